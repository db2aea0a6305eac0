import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Where the way of a day began and ended")
struct RouteEndTests {
  /// Places by a letter: of a town, near one, far from all, in a region without any, and at sea.
  private static let places = [
    "Évora": Locality(town: "Évora", isInTown: true, country: "PT"),
    "Beja": Locality(town: "Beja", isInTown: true, country: "PT"),
    "by Beja": Locality(town: "Beja", metres: 9_000, direction: .north, country: "PT"),
    "behind Beja": Locality(town: "Beja", metres: 8_000, direction: .south, country: "PT"),
    "40 km off": Locality(town: "Beja", metres: 40_200, direction: .north, country: "PT"),
    "as far off": Locality(town: "Beja", metres: 39_800, direction: .north, country: "ES"),
    "41 km off": Locality(town: "Beja", metres: 41_000, direction: .north, country: "PT"),
    "in a desert": Locality(region: "Desert", country: "NA"),
    "sea": Locality(sea: "Alboran Sea"),
  ]

  /// A day's route by these places, one to each so many degrees of latitude.
  private static func route(_ names: [String], apart: Double, called name: String? = nil) throws -> RoutePlan
  {
    let stops = try names.enumerated().map { number, place in
      var stop = Stop(coordinate: try at(Double(number) * apart, 0))
      stop.locality = places[place]
      stop.name = name.map { Reasoned($0, because: .written(file: "a.md")) }
      return stop
    }
    return RoutePlan(legs: [], stops: stops, visits: Array(stops.indices))
  }

  private static func told(_ ends: [RouteEnd]) -> [String] {
    ends.map { end in
      switch end.name {
      case .known(let name): name
      case .near(let town): "near \(town)"
      case .byPlace: "\(end.place.town ?? end.place.region ?? end.place.sea ?? "–") \(Int(end.place.metres))"
      case nil: "nil"
      }
    }
  }

  @Test(
    "of a day that led far is at both its ends, whatever is between, and of another in its first and last town",
    arguments: [
      (["by Beja", "Évora", "40 km off"], 0.5, ["near Beja", "Beja 40200"]),
      (["by Beja", "Évora", "40 km off"], 0.1, ["Évora 0", "Évora 0"]),
      (["Beja", "by Beja", "Évora"], 0.1, ["Beja 0", "Évora 0"]),
      (["Beja", "by Beja", "Évora"], 0.5, ["Beja", "Évora"]),
      (["sea", "Beja", "Évora", "sea"], 0.5, ["Beja", "Évora"]), (["sea"], 0.5, ["Alboran Sea 0"]),
      (["by Beja", "40 km off"], 0.1, ["Beja 9000"]), ([], 0.5, []),
      // Two within a walk of each other are one place.
      (["Beja", "Évora"], 0.015, ["Beja 0"]),
    ] as [([String], Double, [String])])
  func ends(names: [String], apart: Double, expected: [String]) throws {
    let route = try Self.route(names, apart: apart)
    claim(Self.told(route.ends(ofWalk: false, in: .kilometres)), is: expected)
  }

  @Test(
    "have between them where a ride led on from the recorded way, if that is far from both",
    arguments: [
      (0.5, 1, ["Beja", "Évora", "Beja 40200"]), (0.2, 1, ["Beja", "Beja 40200"]),
      (0.5, 2, ["Beja", "Beja 40200"]), (0.5, nil, ["Beja", "Beja 40200"]),
    ] as [(Double, Int?, [String])])
  func change(apart: Double, stop: Int?, expected: [String]) throws {
    var route = try Self.route(["Beja", "Évora", "40 km off"], apart: apart)
    route.changeToRide = stop
    claim(Self.told(route.ends(ofWalk: false, in: .kilometres)), is: expected)
  }

  @Test(
    "are left by a ride that sets out behind all that was recorded of the day",
    arguments: [("18:00", 2), ("08:30", nil)] as [(String, Int?)])
  func leftByRide(hour: String, index: Int?) throws {
    var trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "UTC") },
      tracks: [
        try track("ride.gpx", [[(at(47.5, 6.8), "2026-05-03 09:00"), (at(47.55, 7.59), "2026-05-03 15:00")]])
      ])
    trip.events = [
      try event(
        .train, "TGV", "2026-05-03 \(hour)", "2026-05-03 23:00", in: "UTC", from: spot("Basel", 47.55, 7.6),
        to: spot("Paris", 48.84, 2.37))
    ]
    let route = try unwrapped(planned(trip, today: "2026-06-01").plan.days.first).route
    claim(route.changeToRide == nil, is: index == nil)
    let left = route.changeToRide.map { route.stops[$0].coordinate.longitude }
    #expect(left.map { $0 > 7.5 } ?? (index == nil))
  }

  @Test(
    "of a day that led far is one place where both ends are called the same",
    arguments: [
      (["by Beja", "behind Beja"], 1), (["40 km off", "as far off"], 1), (["40 km off", "41 km off"], 2),
      (["in a desert", "in a desert"], 1), (["in a desert", "40 km off"], 2), (["Beja", "by Beja"], 2),
    ] as [([String], Int)])
  func alike(names: [String], count: Int) throws {
    let ends = try Self.route(names, apart: 0.5).ends(ofWalk: false, in: .kilometres)
    claim(ends.map(\.place), is: names.prefix(count).compactMap { Self.places[$0] })
  }

  @Test("of a walk outside of towns is at both its ends, and the traveller's names go before towns near by")
  func others() throws {
    let walk = try Self.route(["by Beja", "sea", "40 km off"], apart: 0.1)
    claim(Self.told(walk.ends(ofWalk: true, in: .kilometres)), is: ["Beja 9000", "Beja 40200"])
    let named = try Self.route(["by Beja", "Évora", "40 km off"], apart: 0.5, called: "Hut")
    claim(Self.told(named.ends(ofWalk: false, in: .kilometres)), is: ["Hut"])
    let alone = try Self.route(["by Beja"], apart: 0.1, called: "Hut")
    claim(Self.told(alone.ends(ofWalk: false, in: .kilometres)), is: ["Hut"])
  }

  @Test(
    "is told in whole kilometres or miles from a town, and never none",
    arguments: [
      (40_200, .kilometres, 40_000), (40_200, .miles, 25 * 1609.344), (300, .kilometres, 1000),
    ] as [(Double, Units, Double)])
  func told(metres: Double, units: Units, expected: Double) {
    claim(Locality(town: "Beja", metres: metres).toldMetres(in: units), is: expected)
  }
}
