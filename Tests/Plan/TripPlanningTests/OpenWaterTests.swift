import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Pictures taken far out at sea")
struct OpenWaterTests {
  /// Water from 12° to 60° W, with Lisbon before and New York behind it.
  private static let names = PlaceLookup { place in
    if place.longitude > -12 { return Locality(town: "Lisbon", isInTown: true, country: "PT") }
    if place.longitude < -60 { return Locality(town: "New York", isInTown: true, country: "US") }
    return Locality(sea: "North Atlantic Ocean")
  }

  /// From Lisbon to New York, with what was at sea on the second day.
  private func crossing(
    _ photos: [Photo], names: PlaceLookup = Self.names, _ change: (inout Trip) throws -> Void = { _ in }
  ) throws -> TripPlan {
    let ends = [
      try photo("lisbon.jpg", "2026-05-01 10:00", offset: 0, at: at(38.7, -9.1)),
      try photo("late.jpg", "2026-05-04 12:00", offset: 0, at: at(39, -40)),
      try photo("york.jpg", "2026-05-06 18:00", offset: 0, at: at(40.7, -74)),
    ]
    var trip = Trip(photos: ends + photos)
    try change(&trip)
    return TripPlanner.plan(trip, today: try day("2026-05-20"), names: names).plan
  }

  @Test("are no stops, and the way leads past them")
  func passed() throws {
    let (morning, evening) = (try at(38.5, -20), try at(38.6, -25))
    let plan = try crossing([
      photo("a.jpg", "2026-05-02 09:00", offset: 0, at: morning),
      photo("b.jpg", "2026-05-02 20:00", offset: 0, at: evening),
    ])
    claim(plan.way.route.stops.map(\.name?.value), is: ["Lisbon", "New York"])
    claim(plan.way.route.waters.map(\.name), is: ["North Atlantic Ocean"])
    let points = plan.way.route.legs.flatMap(\.points)
    #expect(points.contains(morning) && points.contains(evening))
    let atSea = plan.days.filter(\.route.isAtSea)
    claim(atSea.map { "\($0.date)" }, is: ["2026-05-02", "2026-05-04"])
    #expect(atSea.allSatisfy { $0.course?.value == .sea("North Atlantic Ocean") && !$0.route.isEmpty })
    claim(plan.media.photos.count, is: 5)
  }

  @Test(
    "are a stop where one was for hours at one spot, and where something was written, marked or planned",
    arguments: [
      ("11:00", "", 0), ("13:00", "", 1), ("11:00", "entry", 1), ("11:00", "pin", 1), ("11:00", "landing", 1),
      ("11:00", "activity", 1),
    ] as [(String, String, Int)])
  func stops(later: String, kind: String, count: Int) throws {
    let place = try at(38.5, -20)
    let photos = try ["09:00", later].map { clock in
      try photo("\(clock).jpg", "2026-05-02 " + clock, offset: 0, at: place)
    }
    let plan = try crossing(photos) { trip in
      let here = NamedPlace(name: nil, coordinate: place)
      if kind == "landing" {
        trip.events = [try event(.ferry, "Whales", "2026-05-02 07:00", "2026-05-02 10:00", to: here)]
      }
      if kind == "activity" {
        let named = NamedPlace(name: "Whale ground", coordinate: place)
        trip.events = [try event(.activity, "Whales", "2026-05-02 10:00", at: named)]
      }
      if kind == "entry" { trip.entries = [try entry("2026-05-02-whale.md", place: here)] }
      if kind == "pin" {
        trip.pins = [pin("Whale", place, DayAndTime(date: try day("2026-05-02"), time: try time("10:00")))]
      }
    }
    let onDay = plan.days.first { "\($0.date)" == "2026-05-02" }?.route
    claim(onDay?.stops.count, is: count)
    claim(onDay?.isAtSea, is: count == 0)
    claim(plan.way.route.stops.count, is: 2 + count)
  }

  @Test("tell that a boat went there, as a pin with a position in the sea does not")
  func boat() throws {
    let place = try at(38.5, -16)
    let picture = try crossing([photo("a.jpg", "2026-05-02 09:00", offset: 0, at: place)])
    let written = try crossing([]) { trip in
      trip.photos.removeAll { $0.file == "late.jpg" }
      trip.pins = [pin("Inn", place, DayAndTime(date: try day("2026-05-02"), time: try time("09:00")))]
    }
    let modes = [picture, written].map { $0.way.route.legs.contains { $0.mode == .boat } }
    claim(modes, is: [true, false])
  }

  @Test("on two seas name both, the one with more of them first, by which the day goes")
  func twoSeas() throws {
    let names = PlaceLookup { place in
      if place.longitude < -22, place.longitude > -30 { return Locality(sea: "Sargasso Sea") }
      return Self.names.locality(at: place)
    }
    let plan = try crossing(
      [
        photo("a.jpg", "2026-05-02 09:00", offset: 0, at: at(38.5, -20)),
        photo("b.jpg", "2026-05-02 20:00", offset: 0, at: at(38.6, -25)),
        photo("c.jpg", "2026-05-02 21:00", offset: 0, at: at(38.6, -25)),
      ], names: names)
    let onDay = try unwrapped(plan.days.first { "\($0.date)" == "2026-05-02" })
    claim(onDay.route.waters.map(\.name), is: ["Sargasso Sea", "North Atlantic Ocean"])
    claim(onDay.route.waters.map(\.weight), is: [2, 1])
    #expect(onDay.route.isAtSea && onDay.course?.value == .sea("Sargasso Sea"))
    claim(plan.way.route.stops.map(\.name?.value), is: ["Lisbon", "New York"])
  }

  @Test("are not needed for a crossing that is planned: its ends are stops, and no day is at sea yet")
  func plannedCrossing() throws {
    var trip = Trip(photos: [])
    trip.events = [
      try event(
        .ferry, "Liner", "2026-06-01 10:00", "2026-06-08 18:00", from: spot("Lisbon", 38.7, -9.1),
        to: spot("New York", 40.7, -74))
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-20"), names: Self.names).plan
    claim(plan.way.route.stops.map(\.name?.value), is: ["Lisbon", "New York"])
    #expect(plan.way.route.waters.isEmpty && !plan.days.contains(where: \.route.isAtSea))
  }
}
