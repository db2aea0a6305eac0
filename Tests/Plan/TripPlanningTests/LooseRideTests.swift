import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Rides that were booked for the same hours, or far from each other")
struct LooseRideTests {
  private static let towns: [String: (Double, Double)] = [
    "Frankfurt": (50.11, 8.68), "Paris": (48.86, 2.35), "Cologne": (50.94, 6.96), "Stockholm": (59.33, 18.07),
    "Hanover": (52.37, 9.73), "Prague": (50.08, 14.44), "Vienna": (48.21, 16.37), "Warsaw": (52.23, 21.0),
    "Luxembourg": (49.61, 6.13),
  ]

  private func place(_ name: String) throws -> NamedPlace {
    let place = try unwrapped(Self.towns[name])
    return try spot(name, place.0, place.1)
  }

  private func train(_ from: String, _ to: String, _ start: String, _ end: String) throws -> TripEvent {
    try event(
      .train, "\(from) to \(to)", start, end, in: "UTC", endIn: "UTC", from: place(from), to: place(to))
  }

  private func planned(_ events: [TripEvent], _ more: (inout Trip) throws -> Void = { _ in }) throws
    -> TripPlan
  {
    var trip = Trip()
    trip.events = events
    try more(&trip)
    return TripPlanner.plan(trip, today: try day("2026-08-01")).plan
  }

  /// The ends of all that is drawn, by the names of the towns.
  private func lines(_ route: RoutePlan) -> [[String]] {
    route.legs.map { leg in
      leg.points.map { point in
        Self.towns.first { $0.value == (point.latitude, point.longitude) }?.key ?? "elsewhere"
      }
    }
  }

  private func overlapping() throws -> [TripEvent] {
    [
      try train("Frankfurt", "Paris", "2026-05-01 10:26", "2026-05-01 16:05"),
      try train("Stockholm", "Hanover", "2026-05-01 11:21", "2026-05-02 00:00"),
      try train("Prague", "Vienna", "2026-05-01 11:56", "2026-05-01 16:49"),
      try train("Warsaw", "Luxembourg", "2026-05-01 12:15", "2026-05-02 08:31"),
    ]
  }

  @Test("are each drawn by themselves, and no line leads from one to another")
  func legs() throws {
    let plan = try planned(overlapping())
    let expected = [
      ["Frankfurt", "Paris"], ["Stockholm", "Hanover"], ["Prague", "Vienna"], ["Warsaw", "Luxembourg"],
    ]
    claim(lines(plan.way.route), is: expected)
    #expect(plan.way.route.legs.allSatisfy { $0.mode == .rail })
    claim(lines(plan.days[0].route), is: [expected[0], expected[2]])
    #expect(plan.days[1].route.legs.isEmpty)
    claim(plan.way.route.stops.count, is: 8)
  }

  @Test("are not drawn where they lead through a private circle")
  func circle() throws {
    let home = try PrivatePlace(.home, at: at(49.28, 4.46), metres: 20_000, shift: PrivateTrip.shift)
    let legs = try planned(overlapping()) { $0.settings.privatePlaces = [home] }.way.route.legs
    try #require(legs.count == 5 && legs.allSatisfy { $0.points.count == 2 })
    let gap = [legs[0].points[1], legs[1].points[0]]
    #expect(gap.allSatisfy { abs($0.distance(to: home.circle.middle) - home.circle.metres) < 1 })
    #expect(gap[0] != gap[1] && legs.prefix(2).allSatisfy { $0.mode == .rail })
  }

  @Test("give the trip no beginning and no end, and the day no way from the first place to the last")
  func ends() throws {
    let plan = try planned(overlapping())
    claim(none: plan.way.start)
    claim(none: plan.way.end)
    let two = DayCourse.apart(
      .way(from: "Frankfurt", to: "Paris"), .towards(from: "Stockholm", to: "Hanover"))
    let ways = DayCourse.apart(two, .way(from: "Prague", to: "Vienna"))
    let all = DayCourse.apart(ways, .towards(from: "Warsaw", to: "Luxembourg"))
    let starts = ["Frankfurt", "Stockholm", "Prague"]
    claim(
      plan.days.map { $0.course?.value },
      is: [
        .rides(4, from: starts + ["Warsaw"], all), .at([.town("Hanover"), .town("Luxembourg")]),
      ])
    claim(plan.days.map(\.remarks), is: [[.rides(all, areAll: true)], []])
    let three = try planned(Array(overlapping().prefix(3)))
    claim(three.days[0].course?.value, is: .rides(3, from: starts, ways))
  }

  @Test("are a way where one leads on from another, is a part of it, or is the same")
  func connected() throws {
    let whole = try train("Frankfurt", "Paris", "2026-05-01 10:26", "2026-05-01 16:05")
    let first = try train("Frankfurt", "Cologne", "2026-05-01 10:26", "2026-05-01 11:33")
    let next = try train("Cologne", "Paris", "2026-05-01 11:30", "2026-05-01 16:05")
    let again = try train("Frankfurt", "Paris", "2026-05-01 11:00", "2026-05-01 17:00")
    let way = [["Frankfurt", "Cologne", "Paris"]]
    try claim(lines(planned([first, next]).way.route), is: way)
    try claim(lines(planned([whole, first, next]).way.route), is: way)
    try claim(lines(planned([whole, next]).way.route), is: way)
    try claim(lines(planned([whole, again]).way.route), is: [["Frankfurt", "Paris"]])
  }

  @Test("of two travellers leave no line beside them, and the longer alone counts")
  func ofTwo() throws {
    let one = try [
      train("Frankfurt", "Cologne", "2026-05-01 06:00", "2026-05-01 07:00"),
      train("Cologne", "Vienna", "2026-05-01 08:00", "2026-05-01 18:00"),
    ]
    let other = try train("Paris", "Vienna", "2026-05-01 07:30", "2026-05-01 17:00")
    func plan(_ names: [String]) throws -> TripPlan {
      var events = one + [other]
      for (index, name) in names.enumerated() { events[index].who = [name] }
      return try planned(events) {
        $0.photos = [try photo("a.jpg", "2026-05-01 20:00", offset: 0, at: at(48.21, 16.37))]
      }
    }
    let apart = try plan(["Aoife", "Aoife", "Tomás"])
    claim(
      lines(apart.way.route), is: [["Frankfurt", "Cologne"], ["Paris", "Vienna"], ["Cologne", "Vienna"]])
    claim(apart.way.route.legs.map(\.isBeside), is: [false, false, true])
    let all = try plan([])
    claim(all.way.route.legs.map(\.isBeside), is: [false, false, false])
    #expect(all.figures.straightMetres - apart.figures.straightMetres > 700_000)
  }

  @Test("have a gap between them where the next sets out far off, unless a picture or a car tells of a way")
  func gap() throws {
    let rides = [
      try train("Frankfurt", "Paris", "2026-05-01 06:00", "2026-05-01 10:00"),
      try train("Prague", "Vienna", "2026-05-01 16:00", "2026-05-01 20:00"),
    ]
    let apart = try planned(rides)
    for route in [apart.way.route, apart.days[0].route] {
      claim(lines(route), is: [["Frankfurt", "Paris"], ["Prague", "Vienna"]])
    }
    claim(
      apart.days[0].course?.value,
      is: .apart(.way(from: "Frankfurt", to: "Paris"), .way(from: "Prague", to: "Vienna")))
    let car = try event(.carRental, "Car", "2026-05-01 10:30", "2026-05-01 15:00", in: "UTC", endIn: "UTC")
    let driven = try planned(rides + [car])
    #expect(lines(driven.way.route) != lines(apart.way.route) && driven.days[0].route.ridesApart.isEmpty)
    let seen = try planned(rides) {
      $0.photos = [try photo("a.jpg", "2026-05-01 12:00", offset: 0, at: at(49.6, 8))]
    }
    claim(lines(seen.way.route).flatMap(\.self), has: "elsewhere")
    #expect(seen.days[0].route.ridesApart.isEmpty)
  }
}
