import Diagnostics
import Testing
import TripChecking
import TripModel
import TripPlanning

@Suite("Attractions that are closed on their day")
struct AttractionHoursTests {
  /// 4 May 2026 is a Monday.
  private func told(_ hours: OpeningHours, on day: Int, at hour: Int? = nil) throws -> [String] {
    var trip = Trip(folderName: "x")
    var saved = Attraction(name: "Museum", place: SourcePlace(file: "attractions.yml"))
    saved.hours = hours
    saved.day = DayAndTime(
      date: try #require(LocalDate(year: 2026, month: 5, day: day)),
      time: hour.flatMap { LocalTime(hour: $0, minute: 0) })
    trip.attractions = [saved]
    let today = try #require(LocalDate(iso: "2026-05-04"))
    return TripChecker.check(trip, plan: TripPlanner.plan(trip, today: today).plan)
      .filter { $0.code == .attractionClosed }.map { "\($0.message) | \($0.advice ?? "")" }
  }

  private func open(_ spans: (Int, Int)...) -> OpeningHours.Day {
    OpeningHours.Day(spans: spans.map { OpeningHours.Span(start: $0.0 * 60, end: $0.1 * 60) })
  }

  @Test("are told, with when they are open")
  func days() throws {
    let split = open((10, 14), (16, 20))
    let hours = OpeningHours(days: [.closed, split, split, split, split, split, open((10, 24))])
    #expect(
      try told(hours, on: 4) == [
        "“Museum” is planned for Monday, 2026-05-04, when it is closed | It is open Tuesday to Saturday 10:00-14:00, 16:00-20:00; Sunday 10:00-24:00."
      ])
    #expect(
      try told(hours, on: 5, at: 15) == [
        "“Museum” is planned for 15:00 on Tuesday, 2026-05-05, when it is closed | That Tuesday it is open 10:00-14:00, 16:00-20:00."
      ])
    #expect(
      try told(hours, on: 5, at: 16) == [] && told(hours, on: 5) == [] && told(hours, on: 10, at: 23) == [])
  }

  @Test("are not told where nothing is known, or where it is open since the evening before")
  func unknown() throws {
    let untold = OpeningHours(days: [.closed, .untold, .untold, .untold, .untold, .untold, .untold])
    #expect(try told(untold, on: 5, at: 3) == [] && told(untold, on: 5) == [])
    #expect(try told(untold, on: 4).count == 1)
    let late = OpeningHours(days: [open((18, 26)), .closed, .closed, .closed, .closed, .closed, .closed])
    #expect(try told(late, on: 5, at: 1) == [] && told(late, on: 5, at: 2).count == 1)
    #expect(
      try told(OpeningHours(days: Array(repeating: .closed, count: 7)), on: 6).first?.hasSuffix(
        "| Give it another day.") == true)
  }
}
