import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

/// A folder of walks over two summers is no journey of 400 days.
@Suite("Outings in one folder")
struct OutingTests {
  private static let walks = ["2014-08-17", "2015-07-18", "2015-07-19", "2015-09-06"]

  private func trip(_ days: [String] = walks, _ settings: TripSettings = TripSettings()) throws -> Trip {
    Trip(
      settings,
      photos: try days.enumerated().map { index, day in
        try photo("\(day).jpg", day + " 12:00", at: try at(47 + Double(index) / 10, 11))
      })
  }

  @Test("are counted by the days that hold something")
  func counted() throws {
    let plan = try planned(trip()).plan
    claim(plan.days.map(\.number), is: [1, 2, 3, 4])
    claim(plan.dates?.count, is: 4)
    claim(none: plan.figures.nights)
    claim(plan.dates?.start.value, is: try day("2014-08-17"))
    claim(plan.dates?.end.value, is: try day("2015-09-06"))
  }

  @Test("are not joined by a line, but the days of one are")
  func notJoined() throws {
    let plan = try planned(trip()).plan
    claim(plan.way.route.legs.map(\.points), is: [[try at(47.1, 11), try at(47.2, 11)]])
    claim(plan.way.route.stops.count, is: 4)
    // Nor is there a place at which they began or ended, all together.
    claim(none: plan.way.start)
    claim(none: plan.way.end)
  }

  @Test("are one journey where dates are written, or where no silence is over 60 days")
  func journeys() throws {
    let written = try settings { $0.start = try day("2014-08-17") }
    try claim(planned(trip(Self.walks, written)).plan.dates?.count, is: 386)
    let close = try planned(trip(["2015-05-20", "2015-07-19", "2015-09-06"])).plan
    claim(close.days.map(\.number), is: [1, 61, 110])
    claim(close.way.route.legs.map(\.points.count), is: [3])
  }

  @Test(
    "are what a folder holds whose start is written, where three silences and more are most of the time since",
    arguments: [
      (["2017-04-07", "2017-09-20", "2019-01-02", "2022-07-26"], [1, 2, 3, 4]),
      (["2017-04-07", "2017-09-20", "2019-01-02"], [7, 173, 642]),
    ])
  func scattered(_ days: [String], _ numbers: [Int]) throws {
    let written = try settings { $0.start = try day("2017-04-01") }
    let plan = try planned(trip(days, written)).plan
    let areOutings = numbers.first == 1
    claim(plan.days.map(\.number), is: numbers)
    #expect([plan.way.route.legs.isEmpty, plan.way.start == nil] == [areOutings, areOutings])
  }

  @Test(
    "are under way only while one of them is, though a start is written",
    arguments: [
      ("2018-05-01", [false, false]), ("2022-07-25", [true, false]), ("2022-07-26", [true, false]),
      ("2022-07-27", [false, true]),
    ] as [(String, [Bool])])
  func underWay(today: String, expected: [Bool]) throws {
    let written = try settings { $0.start = try day("2017-04-01") }
    let days = ["2017-04-07", "2017-09-20", "2019-01-02", "2022-07-24", "2022-07-26"]
    let plan = try planned(trip(days, written), today: today).plan
    let summary = TripSummary.sumUp(plan)
    #expect([plan.isOnTheWay, plan.toldState == .ended] == expected)
    #expect([summary.isOnTheWay, summary.state == .ended] == expected)
  }

  @Test(
    "may be of many years, each day by itself; across one silence alone a date is far off",
    arguments: [
      (["2010-10-03", "2016-07-06", "2023-05-27", "2025-12-14", "2025-12-15"], false),
      (["2000-01-01", "2026-05-01", "2026-05-02"], true),
    ] as [([String], Bool)])
  func manyYears(days: [String], isTooLong: Bool) throws {
    let (plan, diagnostics) = try planned(trip(days))
    claim(diagnostics.map(\.code), is: isTooLong ? [.tripTooLong] : [])
    claim(plan.days.map(\.date.description), is: days)
  }

  /// Where a day was, in kilometres along a parallel: `3` in pictures; `3>9` on a recorded way, `3>3` on one that came
  /// back, and `3~3` on one that hardly left; `-` where nothing tells it.
  private func whereabouts(_ text: Substring) throws -> OutingSeams.Ends? {
    let numbers = text.split { $0 == ">" || $0 == "~" }.compactMap { Double($0) }
    guard let first = numbers.first, let last = numbers.last else { return nil }
    let (from, to) = (try at(47, 11 + first / 76), try at(47, 11 + last / 76))
    let reach = text.contains(">") ? 5000.0 : 100
    return OutingSeams.Ends(
      first: from, last: to,
      recorded: numbers.count > 1 ? OutingSeams.Recorded(from: from, to: to, reach: reach) : nil)
  }

  @Test(
    "are joined by lines as far as they belong to one journey",
    arguments: [
      // A walk, one of two days, one of three days, and another on the morning after, a day's drive off.
      (
        ["07-12 0>0", "07-18 20>30", "07-19 30>20", "09-06 100>105", "09-07 105>110", "09-08 20>20"], "|-|-|",
        []
      ),
      // What has come back is over: the day after near by it may have gone on, and later it has not.
      (["07-18 0>0", "07-19 20>20"], "-", []), (["07-18 0>0", "07-20 20>20"], "|", []),
      (["07-18 0>10", "07-19 10>0", "07-21 30"], "-|", []),
      // From one bed one goes out on several days.
      (["07-18 0>0", "07-20 0>0", "07-22 80>80"], "-|", []), (["07-18 0>0", "07-19 90>90"], "-", ["07-18"]),
      // Pictures, ways from here to there, and a receiver on the table are no walk that is over.
      (["07-18 0", "07-20 20", "07-24 40", "07-29 60"], "--|", []), (["07-18 0>10", "07-20 60>70"], "-", []),
      (["07-18 0~0", "07-20 20~20"], "-", []),
      // A day that holds words alone tells that the journey went on.
      (["07-18 0", "07-22 -", "07-26 20"], "--", []),
    ] as [([String], String, [String])])
  func seams(_ days: [String], _ expected: String, _ nights: [String]) throws {
    let told = try days.map { text in
      (day: try day("2015-" + text.prefix(5)), ends: try whereabouts(text.dropFirst(6)))
    }
    let first = try day("2014-08-17")
    let outings = try unwrapped(Outings([first] + told.map(\.day)))
    var ends: [LocalDate: OutingSeams.Ends] = [:]
    for known in told { ends[known.day] = known.ends }
    let beds = try nights.map { try day("2015-" + $0) }
    let seams = OutingSeams(outings, ends, nights: Set(beds))
    let found = zip(told, told.dropFirst()).map { seams.areApart($0.day, $1.day) ? "|" : "-" }
    claim(found.joined(), is: expected)
    #expect(seams.areApart(first, told[0].day) && !seams.areApart(nil, told[0].day))
  }

  private func walk(_ date: String, _ latitude: Double) throws -> Track {
    let places = try [0.0, 0.03, 0].map { try at(latitude + $0, 11) }
    return try track(
      date + "-walk.gpx", [zip(places, ["08:00", "09:30", "11:00"]).map { ($0, date + " " + $1) }])
  }

  @Test("that were walked on two weekends are not joined, and both ways are drawn")
  func weekends() throws {
    let entries = try ["2014-08-17", "2015-07-11", "2015-07-18"].map { try entry($0 + "-walk.md") }
    let trip = Trip(
      entries: entries, tracks: [try walk("2015-07-11", 47), try walk("2015-07-18", 47.3)])
    let legs = try planned(trip, today: "2016-01-01").plan.way.route.legs
    claim(legs.map(\.kind), is: [.recorded, .recorded])
  }

  @Test(
    "have no nights where a few days of months hold anything, and neither dates nor a bed say that one was away",
    arguments: [("", nil), ("dates", 118), ("bed", 118), ("often", 118)] as [(String, Int?)])
  func habit(besides: String, nights: Int?) throws {
    let first = try day("2025-06-02")
    let days = [0, 37, 62, 90, 118] + (besides == "often" ? Array(1...30) : [])
    var trip = try self.trip(days.map { (first + $0).description }.sorted())
    if besides == "dates" { (trip.settings.start, trip.settings.end) = (first, first + 118) }
    if besides == "bed" {
      trip.events = [
        try event(.hotel, "Inn", "2025-07-09 15:00", "2025-07-10 10:00", in: "UTC", at: spot("Inn", 47.1, 11))
      ]
    }
    claim(try planned(trip, today: "2026-01-01").plan.figures.nights, is: nights)
  }

  @Test(
    "are what somebody runs round home, a few days of months, where nothing but recordings tells of them",
    arguments: [
      ("", 47.02, 6), ("entry", 47.02, 113), ("picture", 47.02, 113), ("start", 47.02, 113),
      ("often", 47.02, 113), ("", 48, 113),
    ])
  func workouts(besides: String, last latitude: Double, count: Int) throws {
    let first = try day("2015-02-02")
    let days = [0, 7, 34, 35, 76] + (besides == "often" ? Array(80...111) : [])
    var trip = Trip(
      try settings { if besides == "start" { $0.start = try day("2015-02-02") } },
      tracks: try days.map { try walk((first + $0).description, 47 + Double($0 % 2) / 100) }
        + [walk((first + 112).description, latitude)])
    if besides == "entry" { trip.entries = [try entry("2015-03-30-rest.md")] }
    if besides == "picture" { trip.photos = [try photo("cup.jpg", "2015-03-30 12:00")] }
    let plan = try planned(trip, today: "2016-01-01").plan
    claim(plan.dates?.count, is: count)
    claim(plan.days.last?.number, is: count)
    guard count == 6 else { return }
    claim(none: plan.figures.nights)
    claim(plan.way.route.legs.map(\.kind), is: Array(repeating: .recorded, count: 6))
    claim(plan.figures.straightMetres + plan.figures.betweenMetres, is: 0)
  }
}
