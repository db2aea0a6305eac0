import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A day that led out and back")
struct TurnTests {
  /// A way to the east from Aach, by minutes of longitude, each 1.31 km long there; and where pictures were taken.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var way: [Double]
    var pictures: [Double] = []
    var remark: DayRemark?
    var stops: [String]
  }

  /// Aach as far as 4' of longitude, Bach from 20' on, nothing between but the country around Aach.
  private static let names = PlaceLookup { place in
    let minutes = (place.longitude - 11) * 60
    let metres = abs(minutes) * 1310
    if minutes < 4 { return Locality(town: "Aach", metres: metres, isInTown: true, country: "DE") }
    if minutes > 20 { return Locality(town: "Bach", metres: 500, isInTown: true, country: "DE") }
    return Locality(town: "Aach", metres: metres, direction: .east, country: "DE")
  }

  @Test(
    "says where it turned, a town with a stop; not where it stayed in the town, did not come back or a picture tells it",
    arguments: [
      Row(
        testDescription: "to a town", way: [0, 12, 22, 12, 0.2], remark: .turn(.at("Bach")),
        stops: ["Aach", "Bach"]),
      Row(
        testDescription: "into the country", way: [0, 5, 10, 5, 0.2],
        remark: .turn(.off(13_100, .east, of: "Aach")), stops: ["Aach"]),
      Row(testDescription: "half an hour on foot", way: [3, 4, 5, 4, 3], stops: ["Aach"]),
      Row(testDescription: "within the town", way: [-8, -4, 1, -4, -8], stops: ["Aach"]),
      Row(
        testDescription: "most of the way back", way: [0, 12, 22, 12, 3.5], remark: .turn(.reached("Bach")),
        stops: ["Aach", "Bach"]),
      Row(testDescription: "half of the way back", way: [0, 12, 22, 18, 14], stops: ["Aach", "Bach"]),
      Row(testDescription: "one way", way: [0, 6, 12, 18, 22], stops: ["Aach", "Bach"]),
      Row(
        testDescription: "with a picture at its start", way: [0, 12, 22, 12, 0.2], pictures: [0.1],
        remark: .turn(.at("Bach")), stops: ["Aach", "Bach"]),
    ])
  func turn(row: Row) throws {
    let legs = zip(row.way, row.way.dropFirst()).enumerated()
    let points: [(Coordinate, String?)] = try legs.flatMap { (hour, leg) -> [(Coordinate, String?)] in
      try (0..<10).map { (step: Int) -> (Coordinate, String?) in
        let east = leg.0 + (leg.1 - leg.0) * Double(step) / 9
        let minute = (step < 2 ? "0" : "") + String(6 * step)
        return (try at(45, 11 + east / 60), "2026-05-03 1\(hour):" + minute)
      }
    }
    let photos = try row.pictures.enumerated().map { number, minutes in
      try photo("\(number).jpg", "2026-05-03 15:0\(number)", offset: 0, at: at(45, 11 + minutes / 60))
    }
    let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let trip = Trip(utc, photos: photos, tracks: [try track("a.gpx", [points])])
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: Self.names).plan
    let told = plan.days.flatMap(\.remarks).compactMap { (remark: DayRemark) -> DayRemark? in
      guard case .turn(let place) = remark else { return nil }
      if case .off(let metres, let side, let town) = place {
        return .turn(.off((metres / 100).rounded() * 100, side, of: town))
      }
      return remark
    }
    claim(told, is: [row.remark].compactMap(\.self))
    claim(plan.way.route.stops.compactMap(\.name?.value), is: row.stops)
  }

  @Test(
    "is a round where the way back is another one, and by the town that it led through",
    arguments: [
      (0.05, 0.0, .round(.off(13_100, .east, of: "Aach"))), (0.05, -6.0, .round(.at("Aach"))),
      (0.001, 0.0, .turn(.off(13_100, .east, of: "Aach"))),
    ] as [(Double, Double, DayRemark)])
  func round(north: Double, west: Double, expected: DayRemark) throws {
    // Out on one line and back on another; the second time from Cach, and through Aach.
    let corners: [(Double, Double)] = [(0.0, west), (north, west), (north, 10), (0, 10), (0, west)]
    let names = PlaceLookup { place in
      place.longitude > 10.93
        ? Self.names.locality(at: place)
        : Locality(town: "Cach", metres: 500, isInTown: true, country: "DE")
    }
    let sides = zip(corners, corners.dropFirst()).enumerated()
    let points: [(Coordinate, String?)] = try sides.flatMap { (hour, side) -> [(Coordinate, String?)] in
      try (0..<10).map { (step: Int) -> (Coordinate, String?) in
        let share = Double(step) / 9
        let latitude: Double = 45 + side.0.0 + (side.1.0 - side.0.0) * share
        let minutes: Double = side.0.1 + (side.1.1 - side.0.1) * share
        let place = try at(latitude, 11 + minutes / 60)
        return (place, "2026-05-03 1\(hour):" + (step < 2 ? "0" : "") + String(6 * step))
      }
    }
    let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let trip = Trip(utc, tracks: [try track("a.gpx", [points])])
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: names).plan
    let told = plan.days.flatMap(\.remarks).map { (remark: DayRemark) -> DayRemark in
      func rounded(_ place: FarPlace) -> FarPlace {
        guard case .off(let metres, let side, let town) = place else { return place }
        return .off((metres / 100).rounded() * 100, side, of: town)
      }
      switch remark {
      case .turn(let place): return .turn(rounded(place))
      case .round(let place): return .round(rounded(place))
      default: return remark
      }
    }
    claim(told, is: [expected])
  }

  @Test(
    "tells nothing, nor its hours, where a recording beside it was cut, or was all at home",
    arguments: [nil, 25_000, 0] as [Double?])
  func withheld(end: Double?) throws {
    let home = try end.map { metres in
      try track(
        "b.gpx",
        [[(PrivateTrip.home(), "2026-05-03 09:50"), (PrivateTrip.away(metres), "2026-05-03 09:58")]])
    }
    let tracks = [try track("a.gpx", [try Self.wayNearHome()])] + [home].compactMap(\.self)
    let plan = try PrivateTrip.planned(Trip(try PrivateTrip.settings(), tracks: tracks)).plan
    claim(plan.days.contains { $0.route.turn != nil }, is: end == nil)
    claim(plan.days.contains { $0.way?.hours != nil }, is: end == nil)
  }

  @Test("tells nothing where something was withheld on the way", arguments: [true, false])
  func withheldBetween(isHome: Bool) throws {
    let photos = [try photo("1.jpg", "2026-05-03 12:30", offset: 0, at: PrivateTrip.home())]
    let tracks = [try track("a.gpx", [try Self.wayNearHome()])]
    let trip = Trip(try PrivateTrip.settings(), photos: isHome ? photos : [], tracks: tracks)
    try claim(PrivateTrip.planned(trip).plan.days.contains { $0.route.turn != nil }, is: !isHome)
  }

  /// From 25 km beside a home to 60 km and back, in four hours.
  private static func wayNearHome() throws -> [(Coordinate, String?)] {
    let turns = [25_000.0, 40_000, 60_000, 40_000, 25_000]
    return try (0..<40).map { (step: Int) -> (Coordinate, String?) in
      let (hour, tenth) = step.quotientAndRemainder(dividingBy: 10)
      let metres = turns[hour] + (turns[hour + 1] - turns[hour]) * Double(tenth) / 9
      return (
        try PrivateTrip.away(metres), "2026-05-03 1\(hour):" + (tenth < 2 ? "0" : "") + String(6 * tenth)
      )
    }
  }
}
