import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("A stop of several days")
struct StopReachTests {
  /// Towns along a parallel on which a hundredth of a degree is a kilometre, each two kilometres wide at least; between them
  /// one is in the country.
  private static let towns: [(name: String, kilometre: Double, reach: Double)] = [
    ("Start", 0, 500), ("Market", 12, 3_000), ("Halt", 20, 500), ("Night", 25, 500), ("City", 60, 20_000),
    ("Harbour", 200, 800), ("End", 900, 500),
  ]

  private static let lookup = PlaceLookup { place in
    let kilometre = (place.longitude - west) * 100
    guard
      let town = towns.min(by: { abs($0.kilometre - kilometre) < abs($1.kilometre - kilometre) })
    else { return nil }
    let metres = abs(town.kilometre - kilometre) * 1000
    var here = Locality(
      town: town.name, metres: metres, direction: town.kilometre < kilometre ? .east : .west,
      isInTown: metres <= max(1_000, town.reach), country: "PT")
    here.townReach = town.reach
    return here
  }

  /// At 26° north a degree of longitude is a hundred kilometres. Whole degrees are no positions of a receiver.
  private static func at(_ kilometre: Double) throws -> Coordinate {
    try TripPlanningTests.at(26.01, west + kilometre / 100)
  }

  private static let west = 10.003

  /// Pictures of the days of May, each day's in its order, by the kilometre at which they were taken.
  private static func trip(_ days: [[Double]]) throws -> Trip {
    var photos: [Photo] = []
    for (index, kilometres) in days.enumerated() {
      for (number, kilometre) in kilometres.enumerated() {
        let hour = "\(number == 0 ? "0" : "")\(8 + 2 * number)"
        photos.append(
          try photo(
            "\(index)-\(number).jpg", "2026-05-0\(index + 1) \(hour):00", at: try at(kilometre)))
      }
    }
    return Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, photos: photos)
  }

  private static func plan(_ trip: Trip) throws -> TripPlan {
    TripPlanner.plan(trip, today: try day("2026-06-01"), names: lookup).plan
  }

  /// Each stop of the whole way with its days, and how far off its town it is where it has no name.
  private static func told(_ stops: [Stop]) -> [String] {
    stops.map { stop in
      let away = stop.locality.map { "\(Int(($0.metres / 1000).rounded())) km from \($0.town ?? "?")" } ?? "?"
      return (stop.name?.value ?? away) + " " + stop.days.map { String($0.day) }.joined(separator: ",")
    }
  }

  @Test(
    "has the days on which one was there, and is called by where one stayed",
    arguments: [
      // A day's walk apart is two places, however long the way is; a chance picture between them names none.
      ([[0, 12, 20], [20, 25], [900]], ["Start 1", "Halt 1,2", "End 3"]),
      // Most pictures are of the way to where the day ended.
      ([[0], [60, 192, 194, 196, 200], [900]], ["Start 1", "City 2", "Harbour 2", "End 3"]),
      // In the country, 18 and 4 kilometres apart: of each another day.
      ([[0], [240], [258], [900]], ["Start 1", "40 km from Harbour 2", "58 km from Harbour 3", "End 4"]),
      ([[0], [240], [244], [900]], ["Start 1", "40 km from Harbour 2", "44 km from Harbour 3", "End 4"]),
      ([[0], [240], [241], [900]], ["Start 1", "40 km from Harbour 2,3", "End 4"]),
      // Where one slept outside of it the town says more than how far off that was.
      ([[0], [200, 206], [206], [900]], ["Start 1", "Harbour 2,3", "End 4"]),
    ] as [([[Double]], [String])])
  func days(_ kilometres: [[Double]], _ expected: [String]) throws {
    let plan = try Self.plan(try Self.trip(kilometres))
    claim(Self.told(plan.way.route.stops), is: expected)
  }

  @Test("Within a day nothing is one stop that is more than two kilometres apart, unless it is in one town")
  func withinDay() throws {
    let plan = try Self.plan(try Self.trip([[0, 57, 60, 66, 240, 243, 900]]))
    claim(
      Self.told(plan.days[0].route.stops),
      is: ["Start 1", "City 1", "40 km from Harbour 1", "43 km from Harbour 1", "End 1"])
  }

  @Test("A pin beside the only stop in the country names it on its day and on the map of all days")
  func besidePin() throws {
    var trip = try Self.trip([[0], [240], [300, 302.5], [900]])
    trip.pins = [pin("Cove", try Self.at(241.2)), pin("Hill", try Self.at(301.25))]
    let plan = try Self.plan(trip)
    let ofDay = try unwrapped(plan.days[1].route.stops.first)
    claim(ofDay.name?.value, is: "Cove")
    claim(ofDay.coordinate, is: try Self.at(240))
    #expect(plan.way.route.stops.contains { $0.name?.value == "Cove" })
    // Of two nobody would know which is meant.
    claim(plan.days[2].route.stops.map { $0.name?.value }, is: [nil, nil])
  }

  @Test(
    "Far from every town a pin that reads as a name tells where a stop is from three kilometres off",
    arguments: [
      (240, "Cove", 2.8, "Cove"), (240, "Cove", 3.2, nil), (206, "Cove", 2.8, nil),
      (240, "Where we ate", 1.2, "Where we ate"), (240, "Where we ate", 2.8, nil),
    ] as [(Double, String, Double, String?)])
  func farPin(kilometre: Double, title: String, off: Double, expected: String?) throws {
    var trip = try Self.trip([[0], [kilometre], [900]])
    trip.pins = [pin(title, try Self.at(kilometre + off))]
    claim(try Self.plan(trip).days[1].route.stops.map { $0.name?.value }, is: [expected])
  }

  @Test("A day is called by what the traveller names far from every town, also on a way from one to another")
  func namedOutside() throws {
    var trip = try Self.trip([[0], [240, 560], [900]])
    claim(
      try Self.plan(trip).days[1].course?.value,
      is: .at([.beyond(.east, of: "Harbour"), .beyond(.west, of: "End")]))
    trip.pins = [pin("Cove", try Self.at(240)), pin("Ridge", try Self.at(560))]
    claim(try Self.plan(trip).days[1].course?.value, is: .way(from: "Cove", to: "Ridge"))
  }

  @Test(
    "The only text of a day names the only stop of it that is far from every town, where it has a place or its title is one",
    arguments: [
      (240, "Ganda La", nil, "Ganda La"), (240, "Rest", "Shingo", "Shingo"), (240, "We walked on", nil, nil),
      (240, "Shingo - Skiu", nil, nil), (206, "Ganda La", nil, nil), (200, "Ganda La", nil, "Harbour"),
    ] as [(Double, String, String?, String?)])
  func ofText(kilometre: Double, title: String, place: String?, expected: String?) throws {
    var trip = try Self.trip([[0], [kilometre], [300, 340], [900]])
    trip.entries = [
      try entry(
        "2026-05-02-a.md", title: title, place: place.map { NamedPlace(name: $0, coordinate: nil) }),
      try entry("2026-05-03-a.md", title: "Two Hills"),
    ]
    let plan = try Self.plan(trip)
    claim(plan.days[1].route.stops.map { $0.name?.value }, is: [expected])
    claim(plan.days[2].route.stops.map { $0.name?.value }, is: [nil, nil])
  }

  @Test(
    "A pin for a meal, a bed or a sight in a town names no stop of a long way, another one does",
    arguments: [
      ("Grill", "food", "Harbour"), ("The Inn", "hotel", "Harbour"), ("Old Fort", "sight", "Harbour"),
      ("Old Pier", "view", "Old Pier"), ("harbour", "sight", "harbour"),
    ])
  func door(title: String, category: String, expected: String) throws {
    var trip = try Self.trip([[0], [200], [900]])
    trip.pins = [
      Pin(
        title: title, coordinate: try Self.at(200), category: category,
        place: SourcePlace(file: "pins.yml"))
    ]
    claim(Self.told(try Self.plan(trip).way.route.stops), is: ["Start 1", "\(expected) 2", "End 3"])
  }
}
