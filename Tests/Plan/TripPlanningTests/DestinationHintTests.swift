import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("What suggests places to go next")
struct DestinationHintTests {
  /// A trip that was made and bears words as tags.
  private static func trip(
    _ title: String, _ dates: String, _ words: [String],
    _ change: (inout TripSummary) throws -> Void = { _ in }
  ) throws -> TripSummary {
    try summary(title, dates) {
      $0.tags = words.map { TripSummary.Tag(name: $0, page: .page(["tags", Slug.make($0)]), count: 1) }
      try change(&$0)
    }
  }

  private static func hints(
    _ destinations: [Destination], _ summaries: [TripSummary], people: [PersonProfile] = []
  ) throws -> [DestinationPlan] {
    try planned(destinations) { ($0.trips, $0.people) = (trips(summaries), people) }.plan.destinations
  }

  @Test("is a tag that most made trips bear, however it is spelt, but no trip to come")
  func tags() throws {
    let made = [
      try Self.trip("A", "2024-05-01 2024-05-02", ["Street food", "temples"]),
      try Self.trip("B", "2025-05-01 2025-05-02", ["street  food"]) { $0.category = "Hiking" },
      try Self.trip("C", "2027-05-01 2027-05-02", ["temples"]),
    ]
    let hints = try Self.hints(
      [
        destination("One", tags: ["temples", "streetfood"]), destination("Two", tags: ["hiking"]),
        destination("Three", tags: ["temples"]), destination("Four", tags: ["beach"]),
      ], made)
    claim(hints.map(\.name), is: ["One", "Two", "Three", "Four"])
    claim(
      hints.map(\.hint),
      is: [
        .tag("streetfood", trips: 2), .tag("hiking", trips: 1), .tag("temples", trips: 1), nil,
      ])
  }

  @Test("is a place of a made trip that was rated with four stars and more, the best one first")
  func liked() throws {
    let ratings: KeyValuePairs = ["Good": 420, "Best": 480, "As good": 480, "Fair": 399]
    let made = try Self.trip("A", "2024-05-01 2024-05-02", []) { trip in
      for (name, rating) in ratings {
        try trip.add(.attraction, name) {
          $0.rating = Rating(hundredths: rating)
          $0.tags = [name == "Fair" ? "beach" : "Temples"]
          $0.category = "museum"
        }
      }
    }
    let hints = try Self.hints(
      [
        destination("Sea", tags: ["beach"]), destination("Kyoto", tags: ["temples"]),
        destination("Town", tags: ["museum"]),
      ], [made])
    claim(hints.map(\.name), is: ["Kyoto", "Town", "Sea"])
    claim(
      hints.map(\.hint),
      is: [
        .liked(place: "Best", tag: "temples"), .liked(place: "Best", tag: "museum"), nil,
      ])
  }

  @Test(
    "is a friend who was within 50 km, by the position, else by the name",
    arguments: [
      (.friend, Person.Been(name: "Uji", coordinate: Coordinate(latitude: 34.89, longitude: 135.8)), true),
      (.friend, Person.Been(name: "Kyoto", coordinate: Coordinate(latitude: 34.2, longitude: 135.8)), false),
      (.friend, Person.Been(name: "kyōto"), true), (.friend, Person.Been(name: "Kyoto, Japan"), true),
      (.friend, Person.Been(name: "Kyoto", country: "US"), false),
      (.friend, Person.Been(name: "Nara"), false),
      (.ours, Person.Been(name: "Kyoto"), false), (.everybody, Person.Been(name: "Kyoto"), false),
    ] as [(Person.Relation, Person.Been, Bool)])
  func friends(_ relation: Person.Relation, _ been: Person.Been, _ isHint: Bool) throws {
    let place = try destination("Kyoto", at: kyoto()) { $0.country = "JP" }
    let hints = try Self.hints([place], [], people: [profile("Zoe", relation, been: [been])])
    claim(hints[0].hint, is: isHint ? DestinationHint.friend("Zoe") : nil)
  }

  @Test("is found among five hundred places and all that many friends saw")
  func manyFriends() throws {
    let places = (0..<500).map { destination("Pläce \($0)") }
    let people = (0..<100).map { number in
      profile(
        "Friend \(number)", been: (0..<5).map { Person.Been(name: "place \(5 * number + $0), Somewhere") })
    }
    let plans = try Self.hints(places, [], people: people)
    claim(plans.map(\.rank), is: Array(0..<500))
    claim(plans.compactMap(\.hint), is: (0..<500).map { DestinationHint.friend("Friend \($0 / 5)") })
  }

  @Test("is no friend by a place in a private circle")
  func privateFriend() throws {
    let spot = try kyoto().moved(by: 20_000, towards: 90)
    let been = Person.Been(name: "Home", coordinate: spot)
    let hint = try planned([destination("Kyoto", at: kyoto())]) {
      $0.people = [profile("Zoe", been: [been])]
      $0.circles = [PrivateCircle(middle: spot, metres: 1000)]
    }.plan.destinations[0].hint
    claim(none: hint)
  }

  @Test(
    "deals first what most trips suggest, then what was rated best, then where friends were, then the file")
  func order() throws {
    let made = [
      try Self.trip("A", "2024-05-01 2024-05-02", ["food", "hills"]) { trip in
        try trip.add(.attraction, "Temple") {
          $0.rating = Rating(hundredths: 450)
          $0.tags = ["temples"]
        }
      },
      try Self.trip("B", "2025-05-01 2025-05-02", ["trams"]),
    ]
    let names = [
      destination("Plain", tags: ["a"]), destination("Plain, too", tags: ["b"]),
      destination("Friend", tags: ["c"]), destination("Liked", tags: ["temples"]),
      destination("One trip", tags: ["food", "hills"]),
      destination("One trip, and liked", tags: ["food", "temples"]),
      destination("Two trips", tags: ["trams", "food"]),
    ]
    let zoe = profile("Zoe", been: [Person.Been(name: "Friend")])
    let plans = try Self.hints(names, made, people: [zoe])
    claim(
      plans.map(\.name),
      is: [
        "Two trips", "One trip, and liked", "One trip", "Liked", "Friend", "Plain", "Plain, too",
      ])
    claim(plans.map(\.rank), is: [6, 5, 4, 3, 2, 0, 1])
  }
}
