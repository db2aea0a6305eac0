import Claims
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("The calendar of a trip")
struct TripCalendarTests {
  private func calendar(_ days: [String], _ settings: TripSettings = TripSettings()) throws -> TripCalendar {
    let photos = try days.map { try photo("\($0).jpg", $0 + " 12:00") }
    return TripCalendar.collect(from: try planned(Trip(settings, photos: photos)).plan)
  }

  private func names(_ calendar: TripCalendar) -> [String] {
    calendar.months.map { String($0.month.firstDay.description.prefix(7)) }
  }

  @Test(
    "shows the months that hold a day, over New Year too, and tells those between that hold none",
    arguments: [
      (["2026-05-03"], ["2026-05"], [nil]),
      (["2025-12-30", "2026-01-02"], ["2025-12", "2026-01"], [nil, nil]),
      (["2026-05-31", "2026-07-01"], ["2026-05", "2026-07"], [nil, "2026-06-01...2026-06-01"]),
      (
        ["2014-08-17", "2015-07-18", "2015-07-19", "2015-09-06"], ["2014-08", "2015-07", "2015-09"],
        [nil, "2014-09-01...2015-06-01", "2015-08-01...2015-08-01"]
      ),
    ] as [([String], [String], [String?])])
  func months(days: [String], months: [String], silences: [String?]) throws {
    let calendar = try calendar(days)
    claim(names(calendar), is: months)
    let told = calendar.months.map { month in
      month.silence.map { "\($0.lowerBound.firstDay)...\($0.upperBound.firstDay)" }
    }
    claim(told, is: silences)
  }

  @Test(
    """
    is scattered where several months hold fewer than three days each, taken all together, or no more than a \
    third of the weeks with a day is filled
    """,
    arguments: [
      (["2026-05-03"], true), (["2026-05-03", "2026-06-03"], true),
      (["2026-05-04", "2026-05-05", "2026-05-06"], false), (["2026-05-09", "2026-05-10"], true),
      (["2026-05-03", "2026-05-10", "2026-05-17", "2026-05-24"], true),
      (["2026-05-29", "2026-05-30", "2026-05-31", "2026-06-01", "2026-06-02"], true),
      (["2026-05-29", "2026-05-30", "2026-05-31", "2026-06-01", "2026-06-02", "2026-06-03"], false),
    ] as [([String], Bool)])
  func scattered(days: [String], isScattered: Bool) throws {
    try claim(calendar(days).isScattered, is: isScattered)
  }

  @Test(
    "goes by years where months of several hold hardly more than a day each",
    arguments: [
      (["2010-05-03", "2012-06-03", "2012-08-01"], true), (["2010-05-03", "2012-06-03"], false),
      (["2012-05-03", "2012-06-03", "2012-08-01"], false),
      (["2010-05-03", "2010-05-09", "2012-06-03", "2012-06-09", "2012-08-01", "2012-08-03"], false),
    ] as [([String], Bool)])
  func byYears(days: [String], isByYears: Bool) throws {
    try claim(calendar(days).isByYears, is: isByYears)
  }

  @Test("has every month of a trip whose ends are written")
  func written() throws {
    let settings = try settings {
      $0.start = try day("2025-11-10")
      $0.end = try day("2026-05-28")
    }
    try claim(calendar([], settings).months.count, is: 7)
  }

  @Test("is not made of days that are over and of which nothing was kept", arguments: [false, true])
  func silent(hasPhoto: Bool) throws {
    let settings = try settings {
      $0.start = try day("2026-05-01")
      $0.end = try day("2026-05-04")
    }
    let photos = try hasPhoto ? [photo("a.jpg", "2026-05-03 12:00")] : []
    for (today, isOver) in [("2026-05-04", false), ("2026-05-05", true)] {
      let plan = try planned(Trip(settings, photos: photos), today: today).plan
      claim(plan.isSilent, is: isOver && !hasPhoto)
      claim(plan.addresses.calendar == nil, is: plan.isSilent)
    }
  }

  @Test("is made of days of which only the sums that were spent are published")
  func sumsAlone() throws {
    let settings = try settings {
      $0.start = try day("2026-05-01")
      $0.end = try day("2026-05-04")
      $0.publish.budget = .totals
    }
    let budget = Budget(expenses: [try expense("2026-05-02", 1200)])
    let plan = try planned(Trip(settings, budget: budget), today: "2026-05-09").plan
    #expect(!plan.isSilent && plan.addresses.calendar != nil)
  }

  @Test(
    "is on the way between written dates, and after a written start without an end",
    arguments: [
      ("2026-05-01", "2026-05-05", "2026-05-04", true), ("2026-05-01", "2026-05-05", "2026-05-06", false),
      ("2026-05-01", "2026-05-05", "2026-04-30", false), ("2026-05-01", nil, "2026-08-01", true),
      (nil, nil, "2026-05-03", false),
    ] as [(String?, String?, String, Bool)])
  func onTheWay(start: String?, end: String?, today: String, isOnTheWay: Bool) throws {
    let settings = try settings {
      $0.start = try start.map(day)
      $0.end = try end.map(day)
    }
    let trip = Trip(settings, photos: [try photo("a.jpg", "2026-05-03 12:00")])
    try claim(planned(trip, today: today).plan.isOnTheWay, is: isOnTheWay)
  }

  @Test(
    "is told to be over once the last picture is past, unless somebody wrote when it began",
    arguments: [
      (nil, "2026-05-03", .underWay), (nil, "2026-05-04", .ended), ("2026-05-01", "2026-08-01", .underWay),
    ] as [(String?, String, TripState)])
  func told(start: String?, today: String, state: TripState) throws {
    let settings = try settings { $0.start = try start.map(day) }
    let trip = Trip(settings, photos: [try photo("a.jpg", "2026-05-03 12:00")])
    try claim(planned(trip, today: today).plan.toldState, is: state)
  }
}

@Suite("The heat map of the journal")
struct JournalHeatTests {
  /// A trip with an entry of so many words on each of these days.
  private func heat(_ words: [(String, Int)], from start: String? = nil, to end: String? = nil) throws
    -> JournalHeat?
  {
    let entries = try words.map { day, count in
      let text = Array(repeating: "word", count: count).joined(separator: " ")
      return try entry("\(day)-x.md", text: count == 0 ? [] : [.paragraph([.text(text)])])
    }
    let settings = try settings {
      $0.start = try start.map(day)
      $0.end = try end.map(day)
    }
    return JournalHeat.measure(try planned(Trip(settings, entries: entries)).plan)
  }

  @Test("is not drawn where fewer than two days were written on")
  func nothingToCompare() throws {
    try claim(none: heat([]))
    try claim(none: heat([("2026-05-03", 100)], from: "2026-05-01", to: "2026-05-09"))
    #expect(try heat([("2026-05-03", 100), ("2026-05-04", 1)]) != nil)
  }

  @Test("has a square for each day of the trip, in weeks from Monday, and none beyond")
  func squares() throws {
    let heat = try unwrapped(
      try heat([("2026-05-02", 10), ("2026-05-04", 20)], from: "2026-05-01", to: "2026-05-05"))
    claim(heat.weeks.map { $0.monday.description }, is: ["2026-04-27", "2026-05-04"])
    let days = heat.weeks.flatMap { $0.squares.map { $0?.date.day } }
    claim(days, is: [nil, nil, nil, nil, 1, 2, 3, 4, 5, nil, nil, nil, nil, nil])
    claim(heat.written.map(\.words), is: [10, 20])
  }

  @Test("is darker where more was written, and the darkest from the round number at its end on")
  func steps() throws {
    let heat = try unwrapped(
      try heat([
        ("2026-05-01", 1), ("2026-05-02", 233), ("2026-05-03", 234), ("2026-05-04", 466),
        ("2026-05-05", 467), ("2026-05-06", 699), ("2026-05-07", 700), ("2026-05-08", 715),
        ("2026-05-09", 0), ("2026-05-10", 9000), ("2026-05-11", 700),
      ]))
    claim(heat.manyWords, is: 700)
    claim(heat.written.map(\.step), is: [1, 1, 2, 2, 3, 3, 4, 4, 1, 4, 4])
  }

  @Test("of few days has the darkest for the most words, unless that is one very long day")
  func few() throws {
    let two = try unwrapped(try heat([("2026-05-01", 4), ("2026-05-02", 29)]))
    claim(two.manyWords, is: 20)
    claim(two.written.map(\.step), is: [1, 4])
    let long = try unwrapped(try heat([("2026-05-01", 200), ("2026-05-02", 220), ("2026-05-03", 9000)]))
    claim(long.manyWords, is: 800)
    let alike = try unwrapped(try heat([("2026-05-01", 350), ("2026-05-02", 493), ("2026-05-03", 554)]))
    claim(alike.written.map(\.step), is: [1, 3, 4])
    let same = try unwrapped(try heat([("2026-05-01", 300), ("2026-05-02", 300)]))
    claim(same.written.map(\.step), is: [4, 4])
  }

  @Test("leaves out the silence between outings, and no shorter one")
  func gaps() throws {
    let heat = try unwrapped(
      try heat([("2025-05-05", 5), ("2025-05-26", 5), ("2025-09-01", 5)]))
    claim(
      heat.weeks.map { $0.monday.description },
      is: ["2025-05-05", "2025-05-12", "2025-05-19", "2025-05-26", "2025-09-01"])
    claim(heat.weeks.map(\.followsGap), is: [false, false, false, false, true])
  }
}
