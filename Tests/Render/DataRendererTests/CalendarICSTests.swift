import Diagnostics
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

@Suite("calendar.ics")
struct CalendarICSTests {
  /// The lines in which an event begins and ends that begins at nine, by no zone, and ends without an hour.
  private func times(_ kind: TripEvent.Kind, until end: String) throws -> [String] {
    let place = SourcePlace(file: "itinerary.yml")
    let first = try #require(LocalDate(iso: "2026-05-04"))
    let last = try #require(LocalDate(iso: end))
    let nine = try #require(LocalTime(hour: 9, minute: 0))
    var trip = Trip(folderName: "t")
    trip.events = [
      TripEvent(
        kind: kind, title: "IC 1", start: TripEvent.Time(DayAndTime(date: first, time: nine)),
        end: TripEvent.Time(DayAndTime(date: last)), place: place)
    ]
    let plan = TripPlanner.plan(trip, today: first).plan
    let words = CalendarWords(title: "T", events: [""], places: [nil], journal: "J", expenses: "E")
    let file = try #require(CalendarICS.file(of: plan, words: words, generator: "0"))
    guard case .bytes(let bytes) = file.content else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    // Reminders stand behind the events.
    return lines.prefix { $0 != "END:VEVENT" }.filter { $0.hasPrefix("DTSTART") || $0.hasPrefix("DTEND") }
  }

  @Test("says no end of a ride that arrives at no known hour", arguments: ["2026-05-04", "2026-05-05"])
  func ride(end: String) throws {
    #expect(try times(.train, until: end) == ["DTSTART:20260504T090000"])
  }

  @Test("ends anything else on its last day")
  func others() throws {
    #expect(
      try times(.activity, until: "2026-05-05") == ["DTSTART:20260504T090000", "DTEND:20260505T235900"])
    #expect(try times(.hotel, until: "2026-05-05") == ["DTSTART:20260504T090000", "DTEND:20260505T110000"])
  }
}
