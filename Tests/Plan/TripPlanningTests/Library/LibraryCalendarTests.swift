import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The calendar of a library")
struct LibraryCalendarTests {
  private static func trips() throws -> [TripSummary] {
    [
      try summary("Winter", "2024-12-30 2025-01-02") {
        try $0.add(day: "2024-12-31", words: 100, title: "Fireworks")
        try $0.add(day: "2025-01-02", words: 300)
        // A ticket that was bought before.
        try $0.add(day: "2024-12-01")
      },
      try summary("Short", "2025-01-01 2025-01-01") { try $0.add(day: "2025-01-01", words: 10) },
      try summary("Sundays", "2025-01-05 2025-03-02") {
        $0.isOneJourney = false
        for day in ["2025-01-05", "2025-03-02"] { try $0.add(day: day) }
      },
    ]
  }

  @Test(
    "shows every trip on a day, the one that began first coming first, with the page of that day",
    arguments: [
      ("2024-12-01", ["Winter - winter/days/2024-12-01/index.html"]),
      ("2024-12-30", ["Winter 1 -"]),
      ("2024-12-31", ["Winter 2 winter/days/2024-12-31/index.html"]),
      ("2025-01-01", ["Winter 3 -", "Short 1 short/days/2025-01-01/index.html"]),
      ("2025-01-03", []),
      ("2025-01-05", ["Sundays 1 sundays/days/2025-01-05/index.html"]),
      ("2025-01-06", []),
    ] as [(String, [String])])
  func days(_ date: String, _ expected: [String]) throws {
    let plan = try library(Self.trips()).plan
    let date = try day(date)
    let days = plan.calendar.years.filter { $0.year == date.year }.flatMap(\.days)
    let found = days.filter { $0.date == date }.flatMap(\.trips).map { day in
      [plan[day.trip].summary.title, day.number.map { "\($0)" } ?? "-", day.page?.text ?? "-"]
        .joined(separator: " ")
    }
    claim(found, is: expected)
  }

  @Test("has a page for each year in which there is anything, and opens at the last that has come")
  func years() throws {
    let ahead = try summary("Ahead", "2027-03-01 2027-03-02")
    let plan = try library(Self.trips() + [ahead]).plan
    claim(plan.calendar.years.map(\.year), is: [2024, 2025, 2027])
    let titles = plan.calendar.years.map { year in year.trips.map { plan[$0].summary.title } }
    claim(titles, is: [["Winter"], ["Sundays", "Short", "Winter"], ["Ahead"]])
    claim(plan.addresses.calendar?.text, is: "calendar/2025/index.html")
    try claim(library([ahead]).plan.addresses.calendar?.text, is: "calendar/2027/index.html")
    try claim(none: library([try summary("Idea")]).plan.addresses.calendar)
  }

  @Test("counts trips of a year and their days, those to come apart, and in all years the days of the totals")
  func counts() throws {
    let ahead = try summary("Ahead", "2027-03-01 2027-03-02")
    let underWay = try summary("Under way", "2026-05-02 2026-05-09")
    let next = try summary("Next", "2026-12-31 2027-01-01")
    let plan = try library(Self.trips() + [ahead, underWay, next]).plan
    let counts = plan.calendar.years.map { plan.count(in: $0) }
    // The ticket of 1 December is no day of the trip.
    claim(counts.map(\.past.trips), is: [1, 3, 1, 0])
    claim(counts.map(\.past.days), is: [2, 4, 3, 0])
    claim(counts.map(\.ahead.trips), is: [0, 0, 1, 2])
    claim(counts.map(\.ahead.days), is: [0, 0, 1, 3])
    claim(counts.reduce(0) { $0 + $1.past.days }, is: plan.totals.days)
    claim(TripCount(counts[2]), is: TripCount(begun: 1, planned: 1))
  }

  @Test("marks trips by the icons that no two of a year have, the others by their numbers")
  func signs() throws {
    let icons = ["⛄", "🌞", "🌞", nil]
    let trips = try icons.enumerated().map { index, icon in
      try summary("T\(index)", "2025-0\(index + 1)-01 2025-0\(index + 1)-02") { $0.icon = icon }
    }
    let other = try summary("Other", "2024-05-01 2024-05-02") { $0.icon = "⛄" }
    let plan = try library(trips + [other]).plan
    let signs = plan.calendar.years.map { year -> [TripSign] in
      let found = plan.signs(in: year)
      return year.trips.compactMap { found[$0] }
    }
    claim(signs, is: [[.icon("⛄")], [.number(1), .number(2), .number(3), .icon("⛄")]])
  }

  @Test("is darker where more was written, of all trips together")
  func heat() throws {
    let calendar = try library(Self.trips()).plan.calendar
    let written = calendar.years.flatMap(\.days).filter { $0.entries > 0 }
    claim(written.map(\.words), is: [100, 10, 300])
    claim(calendar.manyWords, is: 300)
    claim(written.map(\.step), is: [2, 1, 4])
    #expect(calendar.years.flatMap(\.days).allSatisfy { ($0.step == 0) == ($0.entries == 0) })
  }
}
