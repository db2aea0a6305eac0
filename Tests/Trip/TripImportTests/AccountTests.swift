import Importing
import Testing
import TripModel

@testable import TripImport

@Suite("The account of tables and calendars")
struct AccountTests {
  /// Each field: path, and how many are used, private, not needed and unknown, with the line of the first.
  private static func fields(_ account: ImportAccount) -> [String] {
    account.files.flatMap(\.fields).map { field in
      "\(field.path) " + FieldFate.allCases.map { String(field.counts[$0]) }.joined(separator: "/")
        + " @\(field.firstLine ?? 0)"
    }
  }

  @Test("has every cell below the headings, those of rows that become nothing as not needed")
  func bank() {
    let reading = ImportTrip.read(
      """
      Konto DE12 3456;
      Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;IBAN;Betrag;Waehrung;Info;Laune
      DE1;03.05.26;03.05.26;KARTE;Ref 1;Café;DE2;-4,50;EUR;Umsatz gebucht;gut
      DE1;04.05.26;04.05.26;KARTE;Ref 2;Bar;DE3;-5,00;EUR;Umsatz vorgemerkt;müde;mehr
      """)
    #expect(reading.title == "Sparkasse (CSV-CAMT)" && reading.leftOut == 1)
    #expect(
      Self.fields(reading.account) == [
        "(above the headings) 0/2/0/0 @1", "(column 12) 0/0/0/1 @4", "Auftragskonto 0/2/0/0 @3",
        "Beguenstigter/Zahlungspflichtiger 1/0/1/0 @3", "Betrag 1/0/1/0 @3", "Buchungstag 1/0/1/0 @3",
        "Buchungstext 1/0/1/0 @3", "IBAN 0/2/0/0 @3", "Info 1/0/1/0 @3", "Laune 0/0/0/2 @3",
        "Valutadatum 0/0/2/0 @3", "Verwendungszweck 0/2/0/0 @3", "Waehrung 1/0/1/0 @3",
      ])
  }

  @Test("counts people, and rows of sums, whose cells nobody needs")
  func group() {
    let reading = ImportTrip.read(
      "Date,Description,Category,Cost,Currency,Ana,Ben\n2026-05-02,Fish,Dining out,30.00,EUR,-15.00,15.00\n"
        + "2026-05-02,Total balance, , ,EUR,35.00,-35.00\n")
    let counts = reading.account.counts
    #expect(reading.totals == 1 && (counts.used, counts.notNeeded, counts.sum) == (7, 7, 14))
  }

  @Test("has every property of a calendar, those of events that become nothing as not needed")
  func calendar() {
    let reading = BookingTrip.read(
      "SUMMARY:Talk\nDTSTART:20260502T090000\nATTENDEE:mailto:a@example.org\nX-NEW:1\nBEGIN:VALARM\nTRIGGER:-PT5M\nEND:VALARM",
      "SUMMARY:Off\nDTSTART:20260502T090000\nSTATUS:CANCELLED\nDTSTAMP:20260101T000000Z",
      head: "METHOD:PUBLISH\nX-WR-CALNAME:Ana\nVERSION:2.0\n")
    #expect(
      Self.fields(reading.account) == [
        "VCALENDAR.METHOD 1/0/0/0 @2", "VCALENDAR.VERSION 0/0/1/0 @4", "VCALENDAR.X-WR-CALNAME 1/0/0/0 @3",
        "VEVENT.ATTENDEE 0/1/0/0 @8", "VEVENT.DTSTAMP 0/0/1/0 @18", "VEVENT.DTSTART 1/0/1/0 @7",
        "VEVENT.STATUS 0/0/1/0 @17", "VEVENT.SUMMARY 1/0/1/0 @6", "VEVENT.VALARM.TRIGGER 0/0/1/0 @11",
        "VEVENT.X-NEW 0/0/0/1 @9",
      ])
    #expect(reading.account.files.map(\.fate) == [.used])
  }
}
