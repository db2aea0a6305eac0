import Claims
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("A way without times on a day that was recorded")
struct RecordedPlanTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  /// A walk of five kilometres to the north in fifty minutes, a point a minute.
  private static func walk(_ file: String = "walk.gpx", name: String? = nil) throws -> Track {
    var walk = try track(
      file, [(10...59).map { (try at(38 + Double($0 - 10) / 1000, -9), "2026-05-03 10:\($0)") }])
    walk.name = name
    return walk
  }

  /// The same way in other points, or as much of it as leads so far in thousandths of a degree; metres to the east.
  private static func plan(
    _ file: String = "2026-05-03-tour.gpx", isRoute: Bool, metres: Double = 40, length: Int = 49
  ) throws -> Track {
    var plan = try track(
      file,
      [
        (0...(length * 2)).map { step in
          let north = Double(step) / 2000 + 0.0002
          return (try at(38 + north, -9 + metres / 87_700), nil)
        }
      ])
    for point in plan.segments[0].indices { plan.segments[0][point].isPlanned = isRoute }
    plan.name = "Along the river"
    return plan
  }

  private static func planned(_ tracks: [Track], names: PlaceLookup = .unknown) throws -> TripPlan {
    TripPlanner.plan(Trip(utc, tracks: tracks), today: try day("2026-05-09"), names: names).plan
  }

  @Test(
    "of no day is a plan where others were recorded and no picture was taken along it",
    arguments: [true, false])
  func unseen(isAlong: Bool) throws {
    let tour = try track("tour.gpx", [(0...40).map { (try at(39 + Double($0) / 1000, -9), nil) }])
    let photos = try (10...21).map { number in
      try photo(
        "\(number).jpg", "2026-05-04 \(number):00", offset: 0,
        at: at(isAlong && number == 12 ? 39.02 : 38.5, -9))
    }
    let plan = TripPlanner.plan(
      Trip(Self.utc, photos: photos, tracks: [try Self.walk(), tour]), today: try day("2026-05-09"),
      names: .unknown
    ).plan
    claim(plan.way.tracks.map(\.isPlanned), is: [false, !isAlong])
  }

  @Test(
    "is not drawn where the recording leads along it, as a route or as a track; its file keeps its day",
    arguments: [true, false])
  func same(isRoute: Bool) throws {
    let plan = try Self.planned([Self.walk(), Self.plan(isRoute: isRoute)])
    claim(plan.days.map { $0.route.legs.map(\.kind) }, is: [[.recorded]])
    claim(plan.days.map { $0.route.legs.map(\.isUntimed) }, is: [[false]])
    claim(plan.way.tracks.map(\.segments.count), is: [1, 0])
    claim(plan.way.tracks.map(\.recording), is: [nil, "walk.gpx"])
    claim(plan.way.tracks.map { $0.days.map(\.day) }, is: [[3], [3]])
    claim(plan.days[0].title?.value, is: nil)
    claim(plan.figures.plannedMetres, is: 0)
  }

  @Test(
    "is drawn as what it is where the recording leads elsewhere, or was of another day; the day's length is the recorded",
    arguments: [true, false])
  func elsewhere(isRoute: Bool) throws {
    let alone = try unwrapped(try Self.planned([Self.walk()]).days[0].way?.figures.metres)
    let others = [
      try Self.plan(isRoute: isRoute, metres: 500), try Self.plan(isRoute: isRoute, length: 80),
    ]
    for other in others {
      let plan = try Self.planned([Self.walk(), other])
      claim(Set(plan.days[0].route.legs.map(\.kind)), is: isRoute ? [.recorded, .planned] : [.recorded])
      claim(plan.days[0].route.legs.count { $0.isUntimed }, is: isRoute ? 0 : 1)
      claim(plan.days[0].way?.figures.metres, is: alone)
      claim(plan.way.tracks.map(\.recording), is: [nil, nil])
    }
    let later = try Self.planned([Self.walk(), Self.plan("2026-05-04-tour.gpx", isRoute: isRoute)])
    claim(later.way.tracks.map(\.recording), is: [nil, nil])
  }

  @Test(
    "is as near to a recording of a thousand kilometres as to a walk",
    arguments: [(40.0, true), (200.0, false)])
  func long(metres: Double, isAlong: Bool) throws {
    // Ten hours to the north, a point a minute.
    let train = try track(
      "train.gpx",
      [
        (0..<600).map { minute in
          let time: String? = "2026-05-03 \(8 + minute / 60):\(minute % 60)"
          return (try at(38 + Double(minute) / 60, -9), time)
        }
      ])
    let plan = try Self.planned([train, Self.plan(isRoute: true, metres: metres)])
    claim(plan.way.tracks.map(\.recording), is: [nil, isAlong ? "train.gpx" : nil])
  }

  @Test(
    "calls no day of which anything was recorded, however long it is; alone it does",
    arguments: [true, false])
  func title(isRoute: Bool) throws {
    let far = try Self.plan(isRoute: isRoute, metres: 500, length: 150)
    let unnamed = try Self.planned([Self.walk(), far])
    claim(unnamed.days[0].title?.value, is: nil)
    let named = try Self.planned([Self.walk(name: "To the mill"), far])
    claim(named.days[0].title?.value, is: "To the mill")
    try claim(Self.planned([far]).days[0].title?.value, is: "Along the river")
  }

  @Test("has no stops on such a day", arguments: [true, false])
  func stops(isRoute: Bool) throws {
    let names = PlaceLookup { place in
      Locality(town: "Town \(Int((place.latitude * 10).rounded()))", isInTown: true, country: "PT")
    }
    let far = try Self.plan(isRoute: isRoute, metres: 500, length: 400)
    func stops(_ tracks: [Track]) throws -> [String?] {
      try Self.planned(tracks, names: names).days[0].route.stops.map { $0.locality?.town }
    }
    try claim(stops([Self.walk(), far]), is: stops([Self.walk()]))
  }

  @Test("is of no day where its name says that it is a plan, and on no map of a trip that is over")
  func called() throws {
    // It begins where the walk of the day before ended, by which another would be of that day.
    let plan = try Self.planned([
      Self.walk(), Self.plan("Tour (geplant).gpx", isRoute: false, metres: 5_000, length: 90),
    ])
    claim(plan.way.tracks.map { $0.days.map(\.day) }, is: [[3], []])
    claim(plan.way.route.legs.filter(\.isPlanOfNoDay).count, is: 1)
    claim(plan.legsToSee(of: plan.way.route).map(\.kind), is: [.recorded])
    claim(plan.figures.undatedMetres, is: 0)
  }

  @Test("is not drawn where it leads for most of it along what was recorded, on whatever day")
  func along() throws {
    let plan = try Self.planned([Self.walk(), Self.plan("all.gpx", isRoute: false, length: 70)])
    claim(plan.way.route.legs.map(\.kind), is: [.recorded])
    claim(plan.way.tracks.map(\.recording), is: [nil, "walk.gpx"])
    let more = try Self.planned([Self.walk(), Self.plan("all.gpx", isRoute: false, length: 110)])
    claim(more.way.route.legs.contains { $0.isUntimed }, is: true)
  }
}
