import Claims
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("What lies between two days with silent ones between")
struct SilentDayTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  /// When a picture was taken, how many hours ahead of UTC, and how far north.
  typealias Taken = (String, Int, Double)

  /// How far each day was by its figures, in whole kilometres; days without a way are left out.
  private func kilometres(_ plan: TripPlan) -> [String: Int] {
    zip(plan.days, plan.figures.days).reduce(into: [:]) { told, day in
      if day.1.metres > 0 { told[day.0.date.description] = Int(day.1.metres / 1000) }
    }
  }

  @Test(
    "is the way of no day, counts beside the days of one journey, and with them is the whole",
    arguments: [
      // On the next day.
      ([("2026-05-01 12:00", 0, 47), ("2026-05-02 12:00", 0, 48)], ["2026-05-02": 111], 0),
      ([("2026-05-01 12:00", 0, 47), ("2026-05-03 12:00", 0, 48)], [:], 111),
      // So far, it may have been either day, or the next one alone.
      ([("2026-05-01 06:00", 0, 47), ("2026-05-02 12:00", 0, 51.6)], [:], 511),
      ([("2026-05-01 21:00", 0, 47), ("2026-05-02 12:00", 0, 51.6)], ["2026-05-02": 511], 0),
      (
        [
          ("2026-05-01 10:00", 0, 47), ("2026-05-01 15:00", 0, 48), ("2026-05-04 10:00", 0, 50),
          ("2026-05-04 15:00", 0, 51),
        ], ["2026-05-01": 111, "2026-05-04": 111], 222
      ),
      // One was seen there again before one went on.
      (
        [("2026-05-01 12:00", 0, 47), ("2026-05-04 12:00", 0, 47), ("2026-05-05 12:00", 0, 48)],
        ["2026-05-05": 111], 0
      ),
      // In one place.
      ([("2026-05-01 12:00", 0, 47), ("2026-05-03 12:00", 0, 47.01)], [:], 0),
      // Half a day by the sun.
      ([("2026-05-01 22:00", -7, 47), ("2026-05-03 06:00", 12, 48)], ["2026-05-03": 111], 0),
      // Outings.
      (
        [("2026-01-01 12:00", 0, 47), ("2026-01-03 12:00", 0, 48), ("2026-05-01 12:00", 0, 49)], [:], 0
      ),
    ] as [([Taken], [String: Int], Int)])
  func days(_ pictures: [Taken], _ days: [String: Int], _ between: Int) throws {
    let photos = try pictures.enumerated().map { index, taken in
      try photo("\(index).jpg", taken.0, offset: taken.1, at: at(taken.2, 11))
    }
    let plan = try planned(Trip(Self.utc, photos: photos), today: "2026-12-01").plan
    claim(kilometres(plan), is: days)
    claim(Int(plan.figures.betweenMetres / 1000), is: between)
    let sum = plan.figures.days.reduce(plan.figures.betweenMetres) { $0 + $1.metres }
    #expect(abs(sum - plan.figures.metres) < 0.01)
  }

  @Test("is the way of the day of arrival where a ride was booked for those days")
  func ride() throws {
    var trip = Trip(
      Self.utc,
      photos: [
        try photo("a.jpg", "2026-05-01 10:00", offset: 0, at: at(47, 11)),
        try photo("b.jpg", "2026-05-04 14:00", offset: 0, at: at(48, 11)),
      ])
    trip.events = [
      try event(
        .ferry, "Ferry", "2026-05-01 12:00", "2026-05-04 12:00", in: "UTC", from: spot("A", 47, 11),
        to: spot("B", 48, 11))
    ]
    let plan = try planned(trip, today: "2026-06-01").plan
    claim(kilometres(plan), is: ["2026-05-04": 111])
    claim(plan.figures.betweenMetres, is: 0)
  }

  @Test(
    "is nothing from one walk that came back to where it began to the next, and no walk is at least so far for it",
    arguments: [(true, 0), (false, 106)])
  func walks(isRound: Bool, between: Int) throws {
    let tracks = try [(3, 47.0), (8, 48.0)].map { day, start in
      let points = try (0..<60).map { minute in
        let steps = isRound ? 30 - abs(30 - minute) : minute
        let time: String? = "2026-05-0\(day) 08:\(minute < 10 ? "0" : "")\(minute)"
        return (try at(start + Double(steps) * 80 / 111_180, 11), time)
      }
      return try track("\(day).gpx", [points])
    }
    let figures = try planned(Trip(Self.utc, tracks: tracks), today: "2026-06-01").plan.figures
    let told = figures.days.indices.compactMap { figures.toldDistance(ofDay: $0, in: .kilometres) }
    #expect(told.map { Int($0.metres / 1000) } == [4, 4] && told.allSatisfy { !$0.isAtLeast })
    claim(Int(figures.betweenMetres / 1000), is: between)
    claim(figures.isAtLeast, is: !isRound)
  }

  /// A walk of an hour, 80 m a minute: northwards, or there and back.
  private func walk(_ day: Int, from north: Double, isRound: Bool = false) throws -> Track {
    let points = try (0..<60).map { minute in
      let steps = isRound ? 30 - abs(30 - minute) : minute
      let time: String? = "2026-05-0\(day) 08:\(minute < 10 ? "0" : "")\(minute)"
      return (try at(north + Double(steps) * 80 / 111_180, 11), time)
    }
    return try track("\(day).gpx", [points])
  }

  @Test(
    "is none of a day that begins with a recording: the evening's where nothing else can be, else no day's",
    arguments: [
      ([("2026-05-01 17:00", 0, 47)], 47.035, false, ["2026-05-01": 3, "2026-05-02": 4], 0),
      // Farther than the walk to which one came there, and to one that came back.
      ([("2026-05-01 17:00", 0, 47)], 47.1, false, ["2026-05-02": 4], 11),
      ([("2026-05-01 17:00", 0, 47)], 47.035, true, ["2026-05-02": 4], 3),
      // One minute before the day was over.
      ([("2026-05-01 23:59", 0, 47)], 47.035, false, ["2026-05-02": 4], 3),
      // A bed near by.
      ([("2026-05-01 17:00", 0, 47)], 47.01, false, ["2026-05-02": 4], 0),
      // The first that is known of the day is no recording.
      (
        [("2026-05-01 17:00", 0, 46.9), ("2026-05-02 07:00", 0, 47)], 47.035, false, ["2026-05-02": 19], 0
      ),
    ] as [([Taken], Double, Bool, [String: Int], Int)])
  func evening(
    _ pictures: [Taken], start: Double, isRound: Bool, _ days: [String: Int], _ between: Int
  ) throws {
    let photos = try pictures.enumerated().map { index, taken in
      try photo("\(index).jpg", taken.0, offset: taken.1, at: at(taken.2, 11))
    }
    let trip = Trip(Self.utc, photos: photos, tracks: [try walk(2, from: start, isRound: isRound)])
    let plan = try planned(trip, today: "2026-06-01").plan
    claim(kilometres(plan), is: days)
    claim(Int(plan.figures.betweenMetres / 1000), is: between)
    let sum = plan.figures.days.reduce(plan.figures.betweenMetres) { $0 + $1.metres }
    #expect(abs(sum - plan.figures.metres) < 0.01)
  }

  @Test("is none of a day that begins with a ride that is booked")
  func departure() throws {
    var trip = Trip(
      Self.utc,
      photos: [
        try photo("a.jpg", "2026-05-01 17:00", offset: 0, at: at(47.01, 11.01)),
        try photo("b.jpg", "2026-05-02 15:00", offset: 0, at: at(48.11, 11.01)),
      ])
    trip.events = [
      try event(
        .train, "Train", "2026-05-02 12:00", "2026-05-02 14:00", in: "UTC", from: spot("A", 47.11, 11.01),
        to: spot("B", 48.11, 11.01))
    ]
    let plan = try planned(trip, today: "2026-06-01").plan
    claim(kilometres(plan), is: ["2026-05-02": 111])
    claim(Int(plan.figures.betweenMetres / 1000), is: 11)
  }

  @Test(
    "is the way of one silent day between two whose ends are known, and stands on its page",
    arguments: [
      // What is known of the day between, and whether the next begins with a recording; both walks came back.
      (false, true, false, 28), (true, true, false, 28), (true, false, false, 28), (false, false, false, 0),
      (false, true, true, 0), (true, true, true, 0),
    ])
  func dayBetween(isTold: Bool, isRecorded: Bool, isRound: Bool, kilometres: Int) throws {
    var trip = Trip(
      try settings {
        $0.timeZone = ZoneRules(identifier: "UTC")
        // Else a day of which nothing is known has no page.
        ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-03"))
      }, tracks: [try walk(1, from: 47, isRound: isRound)])
    if isTold { trip.photos.append(try photo("b.jpg", "2026-05-02 12:00", offset: 0)) }
    if isRecorded {
      trip.tracks.append(try walk(3, from: 47.3, isRound: isRound))
    } else {
      trip.photos.append(try photo("c.jpg", "2026-05-03 09:00", offset: 0, at: at(47.3, 11)))
    }
    let plan = try planned(trip, today: "2026-06-01").plan
    let between = plan.days[1]
    claim(self.kilometres(plan)["2026-05-02"], is: kilometres == 0 ? nil : kilometres)
    claim(between.route.legs.map(\.kind), is: kilometres == 0 ? [] : [.joined])
    claim(between.route.stops.count, is: kilometres == 0 ? 0 : 2)
    // Without these dates the day has no page, and nothing of the way is lost.
    trip.settings.end = nil
    let figures = try planned(trip, today: "2026-06-01").plan.figures
    let sum = figures.days.reduce(figures.betweenMetres) { $0 + $1.metres }
    #expect(abs(sum - figures.metres) < 0.01, "\(sum), \(figures.metres)")
    // The map of all days has the same stops on that day.
    let ofDay = plan.way.route.stops.filter { $0.days.contains(between.date) }
    claim(ofDay.map(\.parts.count), is: Array(repeating: 2, count: kilometres == 0 ? 0 : 2))
  }
}
