import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Stops that would be called the same")
struct StopTownTests {
  /// Each pair of letters is what the gazetteer says of one spot: quarters of Rome, its unnamed north and middle, the
  /// country around Vík, two seas.
  private static let spots: [String: Locality] = [
    "Mo": Locality(town: "Rome", quarter: "Monti", isInTown: true, country: "IT"),
    "Tr": Locality(town: "Rome", quarter: "Trastevere", isInTown: true, country: "IT"),
    "Ro": Locality(town: "Rome", metres: 400, isInTown: true, country: "IT"),
    "No": Locality(town: "Rome", metres: 4000, direction: .north, isInTown: true, country: "IT"),
    "So": Locality(town: "Rome", metres: 4000, direction: .south, isInTown: true, country: "IT"),
    "Ti": Locality(town: "Tivoli", isInTown: true, country: "IT"),
    "V4": Locality(town: "Vík", metres: 4200, direction: .east, country: "IS"),
    "v4": Locality(town: "Vík", metres: 3700, direction: .east, country: "IS"),
    "V7": Locality(town: "Vík", metres: 7000, direction: .east, country: "IS"),
    "VS": Locality(town: "Vík", metres: 4000, direction: .south, country: "IS"),
    "Io": Locality(sea: "Ionian Sea"), "Ae": Locality(sea: "Aegean Sea"),
  ]

  /// What the stops are called, with how many pictures each has; a nameless one by its corner or distance.
  private func gathered(_ way: String, isLong: Bool, extent: Double = 0, apart: Double = 0.005) throws
    -> [String]
  {
    let letters = way.split(separator: " ").map(String.init)
    let lookup = PlaceLookup { Self.spots[letters[Int(($0.latitude / apart).rounded())]] }
    let stops = try letters.indices.map {
      Stop(
        coordinate: try at(Double($0) * apart, 0), days: [try day("2026-05-0\($0 + 1)")],
        photos: [PhotoID($0)])
    }
    return StopTowns(lookup: lookup, isLongWay: isLong, extent: extent).named(stops).stops.map { stop in
      let side =
        switch stop.part {
        case nil: stop.locality?.sea ?? stop.locality.map { "\(Int($0.metres)) m" } ?? "–"
        case .middle: "middle"
        case .side(let direction): "\(direction)"
        case .near(let quarter): "near \(quarter)"
        case .beyond(let direction): "\(direction) of it"
        case .around: "around it"
        }
      return (stop.name?.value ?? side) + " \(stop.photos.count)"
    }
  }

  /// Copenhagen and Malmö, with the Sound or a bridge of land between them.
  private static func sound(isWater: Bool) -> PlaceLookup {
    PlaceLookup { place in
      if place.latitude < 50 { return Locality(town: "Paris", isInTown: true, country: "FR") }
      if place.longitude > 12.95 { return Locality(town: "Malmö", isInTown: true, country: "SE") }
      let isBetween = isWater && place.longitude > 12.85
      return Locality(town: "Copenhagen", isInTown: !isBetween, country: isBetween ? nil : "DK")
    }
  }

  @Test(
    "are not one across a border in the water, however long the way is",
    arguments: [(true, ["Paris", "Copenhagen", "Malmö"]), (false, ["Paris", "Malmö"])]
      as [(Bool, [String])])
  func acrossWater(isWater: Bool, expected: [String]) throws {
    let photos = [
      try photo("a.jpg", "2026-05-01 12:00", at: try at(48.85, 2.35)),
      try photo("b.jpg", "2026-05-03 12:00", at: try at(55.6728, 12.8450)),
      try photo("c.jpg", "2026-05-03 13:00", at: try at(55.6730, 12.8454)),
      try photo("d.jpg", "2026-05-03 16:00", at: try at(55.6692, 12.9600)),
    ]
    let plan = TripPlanner.plan(
      Trip(photos: photos), today: try day("2026-06-01"), names: Self.sound(isWater: isWater)
    ).plan
    claim(plan.way.route.stops.map(\.name?.value), is: expected)
  }

  @Test(
    "are not one on two islands of a country",
    arguments: [(true, ["Horta", "Madalena"]), (false, ["Horta"])])
  func islands(areApart: Bool, expected: [String]) throws {
    let names = PlaceLookup(
      { Locality(town: $0.longitude < -28.58 ? "Horta" : "Madalena", isInTown: true, country: "PT") },
      areOnTwoLands: { one, other in areApart && (one.longitude < -28.58) != (other.longitude < -28.58) })
    let photos = [
      try photo("a.jpg", "2026-05-03 12:00", at: try at(38.534, -28.63)),
      try photo("b.jpg", "2026-05-04 12:00", at: try at(38.535, -28.526)),
      try photo("c.jpg", "2026-05-09 12:00", at: try at(38.534, -34)),
    ]
    let plan = TripPlanner.plan(Trip(photos: photos), today: try day("2026-06-01"), names: names).plan
    let near = plan.way.route.stops.filter { $0.coordinate.longitude > -30 }
    claim(near.map { $0.locality?.town }, is: expected)
  }

  @Test(
    "are one, and each name is given once",
    arguments: [
      ("Mo Mo Tr Mo", false, ["Monti 3", "Trastevere 1"]),
      // Where nothing tells a town's corners apart they are all the town; beside quarters its sides are told.
      ("Ro No Ro", false, ["Rome 3"]), ("Mo Ro No No", false, ["Monti 1", "middle 1", "north 2"]),
      ("Mo No So", false, ["Monti 1", "north 1", "south 1"]),
      ("Mo Ti Tr No Ti", true, ["Rome 3", "Tivoli 2"]), ("Mo Ti", false, ["Monti 1", "Tivoli 1"]),
      // In the country how far off it is tells nothing of what is near one another.
      ("V4 v4", false, ["4200 m 2"]), ("V4 v4 V7 v4", false, ["east of it 4"]),
      ("V4 VS V4", false, ["around it 3"]), ("V4 V7 VS", false, ["around it 3"]),
      // The sea behind a landfall is another stop than the sea before it.
      ("Io Io Ti Io Ae Ae", true, ["Ionian Sea 2", "Tivoli 1", "Ionian Sea 1", "Aegean Sea 2"]),
      ("?? ?? Mo", false, ["– 1", "– 1", "Monti 1"]),
    ] as [(String, Bool, [String])])
  func gathering(_ way: String, _ isLong: Bool, _ expected: [String]) throws {
    try claim(gathered(way, isLong: isLong), is: expected)
  }

  @Test(
    "The middle of a great town is wider than that of a small one",
    arguments: [(0, false), (3000, false), (16_800, true)] as [(Double, Bool)])
  func middle(ofTownReaching reach: Double, isWide: Bool) throws {
    let lookup = PlaceLookup { place in
      guard place.latitude > 0.02 else { return Self.spots["Mo"] }
      var corner = Locality(town: "Rome", metres: 4000, direction: .northWest, isInTown: true, country: "IT")
      corner.townReach = reach
      return corner
    }
    let stops = try [0.0, 0.05].map { Stop(coordinate: try at($0, 0)) }
    let parts = StopTowns(lookup: lookup, isLongWay: false).named(stops).stops.map(\.part)
    claim(parts, is: [nil, isWide ? .middle : .side(.northWest)])
  }

  @Test("In the country what is far from one another stays apart")
  func country() throws {
    try claim(gathered("V4 V7 V7", isLong: false, apart: 0.1), is: ["4200 m 1", "7000 m 1", "7000 m 1"])
  }

  @Test(
    "In the country the end of a track is a stop of its own, unless that led back to its start",
    arguments: [(0.03, [0, 0.03]), (0.008, [0])] as [(Double, [Double])])
  func aim(degrees: Double, expected: [Double]) throws {
    let lookup = PlaceLookup { _ in Self.spots["V4"] }
    // Round a lake, and then to where it ends.
    let way = [0, 0.01, 0.02, 0.01, degrees]
    let points = try way.enumerated().map { (try at(63 + $1, -19), Optional("2026-05-03 1\($0):00")) }
    let trip = Trip(tracks: [try track("walk.gpx", [points])])
    let days = TripPlanner.plan(trip, today: try day("2026-05-20"), names: lookup).plan.days
    let stops = try unwrapped(days.first).route.stops
    claim(stops.map { $0.coordinate.latitude }, is: expected.map { 63 + $0 })
  }

  @Test(
    "Quarters are told within one town and on short ways, and towns on the way from one to another",
    arguments: [
      ("Mo Tr Ti", 15_000, ["Monti 1", "Trastevere 1", "Tivoli 1"]),
      ("Mo Tr Ti", 30_000, ["Rome 2", "Tivoli 1"]),
      ("Mo Tr No", 30_000, ["Monti 1", "Trastevere 1", "north 1"]),
    ] as [(String, Double, [String])])
  func quarters(_ way: String, _ extent: Double, _ expected: [String]) throws {
    try claim(gathered(way, isLong: false, extent: extent), is: expected)
  }

  @Test("One that comes back keeps its days, its hours and its pictures in order")
  func returning() throws {
    let lookup = PlaceLookup { Self.spots[$0.latitude < 0.01 ? "Mo" : "Tr"] }
    let hours = try [(9, 10), (11, 12), (14, 16)].map { first, last in
      try unwrapped(LocalTime(hour: first, minute: 0))...(try unwrapped(LocalTime(hour: last, minute: 0)))
    }
    let stops = try [0.0, 0.01, 0.005].enumerated().map { index, latitude in
      Stop(
        coordinate: try at(latitude, 0), days: [try day("2026-05-0\(index + 3)")], times: hours[index],
        photos: [PhotoID(index)])
    }
    let monti = try unwrapped(StopTowns(lookup: lookup, isLongWay: false).named(stops).stops.first)
    claim(monti.days, is: [try day("2026-05-03"), try day("2026-05-05")])
    claim(monti.times, is: hours[0].lowerBound...hours[2].upperBound)
    #expect(monti.photos == [PhotoID(0), PhotoID(2)] && monti.coordinate == stops[0].coordinate)
  }

  @Test(
    "One in a town stands where something happened, not where a track broke off at its edge",
    arguments: [(0, 1, 0.05), (1, 0, 0.0), (1, 1, 0.05), (0, 0, 0.05)] as [(Int, Int, Double)])
  func corner(here: Int, there: Int, expected: Double) throws {
    // Five kilometres apart, the second of the two nearer to the middle.
    let lookup = PlaceLookup { place in
      Locality(town: "Vienna", metres: 12_000 - place.latitude * 100_000, isInTown: true, country: "AT")
    }
    let stops = [
      Stop(coordinate: try at(0, 0), photos: (0..<here).map(PhotoID.init)),
      Stop(coordinate: try at(0.05, 0), photos: (0..<there).map { PhotoID($0 + 1) }),
    ]
    let named = StopTowns(lookup: lookup, isLongWay: true).named(stops).stops
    claim(named.map(\.coordinate.latitude), is: [expected])
    claim(named.map(\.name?.value), is: ["Vienna"])
  }

  @Test("Two towns of one name far apart are two stops, and both are called so")
  func namesakes() throws {
    let lookup = PlaceLookup { _ in Locality(town: "Springfield", isInTown: true, country: "US") }
    let places = [try at(39.8, -89.65), try at(39.81, -89.66), try at(42.1, -72.59)]
    let stops = StopTowns(lookup: lookup, isLongWay: true).named(places.map { Stop(coordinate: $0) })
    claim(stops.places, is: [0, 0, 1])
    claim(stops.stops.map(\.name?.value), is: ["Springfield", "Springfield"])
  }

  @Test(
    "An airport from which one flew is its city; a suburb where one stayed, or went on from by tram, is not")
  func airports() throws {
    let lookup = PlaceLookup { place in
      guard place.latitude > 40 else { return Locality(town: "Singapore", isInTown: true) }
      var kelsterbach = Locality(town: "Kelsterbach", metres: 3000, country: "DE")
      kelsterbach.city = "Frankfurt"
      return kelsterbach
    }
    func names(_ photos: Int, to latitude: Double, days: (String, String)? = nil) throws -> [String?] {
      var stops = [
        Stop(coordinate: try at(50.04, 8.55), photos: (0..<photos).map(PhotoID.init)),
        Stop(coordinate: try at(latitude, 8.6)),
      ]
      if let days { (stops[0].days, stops[1].days) = ([try day(days.0)], [try day(days.1)]) }
      return StopTowns(lookup: lookup, isLongWay: true).named(stops).stops.map(\.name?.value)
    }
    try claim(names(2, to: 1.3), is: ["Frankfurt", "Singapore"])
    try claim(names(6, to: 1.3), is: [nil, "Singapore"])
    try claim(names(2, to: 50.3), is: [nil, nil])
    try claim(names(2, to: 1.3, days: ("2026-05-03", "2026-05-04")), is: ["Frankfurt", "Singapore"])
    // Nobody knows where one went from there, and its day is called by the suburb.
    try claim(names(2, to: 1.3, days: ("2024-05-03", "2026-05-04")), is: [nil, "Singapore"])
  }

  @Test(
    "are one beside each other where one has more behind a comma",
    arguments: [
      ("Šešula, Šolta", "Šešula", 0.01, 1), ("Šešula", "Šešula, Šolta", 0.01, 1),
      ("Šešula", "Šešula, Šolta", 0.05, 2), ("Šešula, east", "Šešula, west", 0.01, 2),
    ])
  func behindComma(one: String, other: String, apart: Double, count: Int) throws {
    let names: [String?] = [one, other]
    let stops = try [one, other].enumerated().map { index, name in
      Stop(
        coordinate: try at(0, Double(index) * apart), name: Reasoned(name, because: .written(file: "a.md")),
        place: index == 1 ? PlaceID(0) : nil, photos: [PhotoID(index)])
    }
    let found = StopTowns(lookup: .unknown, isLongWay: true, extent: 100_000).named(stops)
    claim(found.stops.map(\.name?.value), is: Array(names.prefix(count)))
    claim(found.places, is: count == 1 ? [0, 0] : [0, 1])
    claim(found.stops.reduce(0) { $0 + $1.photos.count }, is: 2)
    // The pin leads to it all the same.
    claim(found.stops.last?.place, is: PlaceID(0))
  }

  @Test("What the traveller named stays, and takes in only what is called the same")
  func written() throws {
    let lookup = PlaceLookup { Self.spots[$0.latitude < 0.015 ? "Mo" : "Tr"] }
    let stops = try (0..<4).map { index in
      let name = [0: "Monti", 2: "Our café"][index]
      return Stop(
        coordinate: try at(Double(index) / 100, 0),
        name: name.map { Reasoned($0, because: .pinNearby(title: $0)) })
    }
    let named = StopTowns(lookup: lookup, isLongWay: false).named(stops).stops
    claim(named.map(\.name?.value), is: ["Monti", "Our café", "Trastevere"])
  }
}
