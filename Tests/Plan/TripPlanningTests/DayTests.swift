import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

struct DayTests {
  @Test("Photos alone give days, a title and a cover")
  func photosAlone() throws {
    let plan = try planned(
      Trip(photos: [try photo("b.jpg", "2026-05-04 09:00"), try photo("a.jpg", "2026-05-02 10:00")])
    ).plan
    claim(plan.days.map(\.date.description), is: ["2026-05-02", "2026-05-04"])
    claim(plan.days.map(\.number), is: [1, 3])
    claim(plan.dates?.start.reason, is: .content)
    claim(plan.profile.title.value, is: "Lisbon")
    claim(plan.profile.title.reason, is: .folderName)
    claim(plan.media.cover?.reason, is: .middleOfBest(file: "b.jpg"))
  }

  @Test("A trip without anything has no days and stays under way")
  func emptyTrip() throws {
    let (plan, diagnostics) = try planned(Trip())
    #expect(plan.days.isEmpty)
    claim(none: plan.dates)
    claim(plan.profile.state, is: .underWay)
    #expect(plan.way.route.isEmpty)
    #expect(plan.addresses.map != nil)
    claim(none: plan.addresses.journal)
    #expect(diagnostics.isEmpty)
  }

  @Test("All days of written dates get a page, and a day beyond them only with something on it")
  func writtenDates() throws {
    let written = try settings {
      $0.start = try day("2026-05-01")
      $0.end = try day("2026-05-03")
    }
    let trip = Trip(written, entries: [try entry("2026-05-06-late.md"), try entry("2026-04-29-early.md")])
    let plan = try planned(trip).plan
    claim(
      plan.days.map(\.date.description),
      is: ["2026-04-29", "2026-05-01", "2026-05-02", "2026-05-03", "2026-05-06"])
    claim(plan.days.map(\.number), is: [nil, 1, 2, 3, nil])
  }

  @Test("A trip of one day has one day")
  func oneDay() throws {
    let written = try settings {
      $0.start = try day("2026-05-01")
      $0.end = try day("2026-05-01")
    }
    try claim(planned(Trip(written)).plan.days.count, is: 1)
  }

  @Test(
    "A trip is planned before its start, ended after a written end, and else under way",
    arguments: [
      ("2026-04-30", true, TripState.planned), ("2026-05-01", true, .underWay),
      ("2026-05-05", true, .underWay),
      ("2026-05-06", true, .ended), ("2027-01-01", false, .underWay), ("2026-04-30", false, .planned),
    ] as [(String, Bool, TripState)])
  func state(today: String, hasEnd: Bool, state: TripState) throws {
    let written = try settings {
      $0.start = try day("2026-05-01")
      $0.end = hasEnd ? try day("2026-05-05") : nil
    }
    try claim(planned(Trip(written), today: today).plan.profile.state, is: state)
  }

  @Test("A trip with an end alone has that day")
  func endAlone() throws {
    let plan = try planned(Trip(try settings { $0.end = try day("2026-05-05") })).plan
    claim(plan.dates?.start.value, is: try day("2026-05-05"))
    claim(plan.dates?.start.reason, is: .standard)
    claim(plan.profile.state, is: .planned)
  }

  @Test("Over 4000 days are an error, and only days that hold something get a page")
  func tooLong() throws {
    let written = try settings {
      $0.start = try day("2000-01-01")
      $0.end = try day("2026-05-03")
    }
    let (plan, diagnostics) = try planned(Trip(written, entries: [try entry("2010-01-01-a.md")]))
    claim(diagnostics.map(\.code), is: [.tripTooLong])
    claim(plan.days.count, is: 1)
  }

  @Test(
    "Before the day starts, a photo is of the day before, and at that minute of the new one",
    arguments: [
      ("2026-05-04 03:59", "2026-05-03"), ("2026-05-04 04:00", "2026-05-04"),
      ("2026-05-04 00:00", "2026-05-03"),
    ])
  func smallHours(taken: String, date: String) throws {
    let night = try settings { $0.dayStarts = try time("04:00") }
    let found = try unwrapped(
      try planned(Trip(night, photos: [try photo("a.jpg", taken)])).plan.media.photos.first)
    claim(found.day?.value.description, is: date)
    claim(found.day?.reason == .smallHours, is: date == "2026-05-03")
  }

  @Test("A small hour on the day that a file's name tells is of the night after")
  func nightEntry() throws {
    let night = try settings { $0.dayStarts = try time("04:00") }
    let trip = Trip(
      night,
      entries: [
        try entry("2026-05-03-night.md", time: .timeOfDay(try time("01:30"))),
        try entry("2026-05-03-noon.md", time: .timeOfDay(try time("12:00"))),
      ])
    let plan = try planned(trip).plan
    claim(plan.journal.entries.map(\.file), is: ["2026-05-03-noon.md", "2026-05-03-night.md"])
    claim(plan.journal.entries.map(\.day.value.description), is: ["2026-05-03", "2026-05-03"])
    claim(plan.journal.entries.last?.time?.value.local.description, is: "2026-05-04T01:30:00")
  }

  @Test("Money alone makes no day of a trip that has any other")
  func moneyAlone() throws {
    let bookings = Budget(expenses: [try expense("2026-01-10", 42_000), try expense("2026-05-03", 500)])
    let trip = Trip(entries: [try entry("2026-05-02-a.md"), try entry("2026-05-04-b.md")], budget: bookings)
    try claim(
      planned(trip).plan.days.map(\.date.description), is: ["2026-05-02", "2026-05-03", "2026-05-04"])
    try claim(planned(Trip(budget: bookings)).plan.days.count, is: 2)
  }
}
