import TripModel
import TripWriting

@testable import TripImport
@testable import TripReading

extension Shape {
  private static func bookings(_ bytes: [UInt8]) -> BookingReading {
    var settings = TripSettings()
    settings.start = LocalDate(iso: "2026-05-01")
    settings.end = LocalDate(iso: "2026-05-31")
    return BookingReading.read(bytes, file: "a.ics", settings: settings)
  }

  @Sendable
  private static func read(_ bytes: [UInt8]) { _ = bookings(bytes) }

  /// A calendar up to the bytes of the itinerary, and what a build reads in them.
  @Sendable
  private static func imported(_ bytes: [UInt8]) {
    let items = bookings(bytes).news(beside: []).bookings.map { ListItem($0).lines }
    guard let edited = try? ListGrowth.adding(all: items, below: nil, to: nil, file: "i") else { return }
    _ = ProofReader.itinerary(edited.bytes, file: "i", settings: TripSettings(), categories: [])
  }

  private static let begin = "BEGIN:VCALENDAR\n"
  private static let zone =
    "BEGIN:VTIMEZONE\nTZID:Z#N\nBEGIN:STANDARD\nDTSTART:16010101T030000\nTZOFFSETTO:+0100\nEND:STANDARD\nEND:VTIMEZONE\n"

  static let calendars = [
    repeating(
      "calendar: imported flights",
      "BEGIN:VEVENT\nSUMMARY:Flight #N from FRA to EWR\nDTSTART:20260501T093500Z\nEND:VEVENT\n",
      before: begin, smallest: 512,
      largest: 1 << 13, imported),
    repeating("calendar: folded lines", "\n x", before: begin + "BEGIN:VEVENT\nSUMMARY:", read),
    repeating("calendar: junk", "junk\n", before: begin, read),
    repeating("calendar: parts without end", "BEGIN:X\n", before: begin, read),
    repeating("calendar: parameters", ";A=\"b\"", before: begin + "BEGIN:VEVENT\nDTSTART", read),
    repeating(
      "calendar: zones", zone + "BEGIN:VEVENT\nDTSTART;TZID=Z#N:20260501T093500\nEND:VEVENT\n", before: begin,
      read),
    repeating(
      "calendar: dates of a list", "20260501T093500,",
      before: begin + "BEGIN:VEVENT\nSUMMARY:A\nDTSTART:20260501T093500\nRDATE:", read),
    repeating(
      "calendar: exceptions",
      "BEGIN:VEVENT\nUID:1\nRECURRENCE-ID:20260501T093500\nDTSTART:20260502T093500\nEND:VEVENT\n",
      before: begin + "BEGIN:VEVENT\nUID:1\nDTSTART:20260401T093500\nRRULE:FREQ=DAILY\nEND:VEVENT\n", read),
    repeating(
      "calendar: lines of a description", "Seat: #N\\n",
      before: begin + "BEGIN:VEVENT\nDTSTART:20260501T093500\nDESCRIPTION:", read),
  ]
}
