import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A walk through a town that is all of a trip")
struct TownCornerTests {
  /// When and where a picture was taken in Rome, the quarter whose middle is nearest, and metres to that.
  private typealias Spot = (time: String, latitude: Double, longitude: Double, near: String, metres: Double)

  private static let spots: [Spot] = [
    ("14:28", 41.905781, 12.482403, "Colonna", 566), ("15:43", 41.903269, 12.483222, "Sant'Eustachio", 664),
    ("17:26", 41.900981, 12.479042, "Sant'Eustachio", 140),
    ("18:15", 41.905353, 12.478694, "Sant'Eustachio", 683), ("18:59", 41.906319, 12.483197, "Colonna", 481),
    ("19:19", 41.910053, 12.479669, "Campo Marzio", 450), ("20:44", 41.901069, 12.465261, "Ponte", 188),
  ]

  private static let names = PlaceLookup { place in
    var here = Locality(town: "Rome", metres: 3000, direction: .northWest, isInTown: true, country: "IT")
    here.townReach = 16_800
    guard let spot = spots.first(where: { abs($0.latitude - place.latitude) < 0.000_05 }) else { return here }
    here.quarterNearby = QuarterNearby(name: spot.near, metres: spot.metres)
    if spot.near == "Ponte" { here.quarter = spot.near }
    return here
  }

  @Test(
    "has a stop for each corner of it, called by a quarter only where that is near, and is one stop of a longer trip",
    arguments: [true, false])
  func corners(isOnlyDay: Bool) throws {
    var photos = try Self.spots.map { spot in
      try photo(
        "\(spot.latitude).jpg", "2026-05-03 \(spot.time)", offset: 2, at: at(spot.latitude, spot.longitude))
    }
    if !isOnlyDay {
      photos.append(try photo("next.jpg", "2026-05-04 10:00", offset: 2, at: at(41.9058, 12.4824)))
    }
    let plan = TripPlanner.plan(Trip(photos: photos), today: try day("2026-05-09"), names: Self.names).plan
    let first = try unwrapped(plan.days.first)
    let stops = first.route.stops
    guard isOnlyDay else {
      claim(stops.map(\.part), is: [.middle, nil], "\(stops)")
      return
    }
    // Each quarter once, and none that is farther off than a few streets.
    let parts: [TownPart?] = [.near("Colonna"), .near("Sant'Eustachio"), nil, .near("Campo Marzio"), nil]
    claim(stops.map(\.part), is: parts, "\(stops)")
    claim(stops.last?.name?.value, is: "Ponte")
    // One came back to the first.
    #expect(stops.map(\.photos.count) == [3, 1, 1, 1, 1] && stops[0].timesAgain.count == 1, "\(stops)")
    #expect(stops.allSatisfy { !$0.isWiderThanPlace })
    // From one quarter to another is worth a line where the way between them was recorded.
    claim(first.remarks, is: [])
    claim(recorded(first).remarks, is: [.fromNear("Colonna", to: "Ponte")])
    photos.append(try photo("before.jpg", "2026-05-03 13:25", offset: 2))
    let later = TripPlanner.plan(Trip(photos: photos), today: try day("2026-05-09"), names: Self.names).plan
    // Where it began then, nobody knows.
    let begun = try unwrapped(later.days.first)
    claim(begun.remarks, is: [])
    claim(recorded(begun).remarks, is: [.knownFrom("Colonna", isNear: true, to: "Ponte")])
  }

  /// The same day with a way of which nothing is told but that there was one.
  private func recorded(_ day: DayPlan) -> DayPlan {
    var day = day
    day.way = DayWay(parts: [], stays: [], heights: [])
    return [day].withChapters(areOneJourney: true)[0]
  }
}
