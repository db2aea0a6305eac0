import Claims
import Foundation
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Values")
struct ValueTests {
  private static let zoneForms =
    "Write an offset such as +01:00, or a zone by its place, such as Europe/Lisbon."

  private static let moments = table(
    #"""
    2026-05-03 → 2026-05-03 - -
    2026-05-03 14:05 → 2026-05-03 14:05:00 -
    2026-05-03T14:05:00+01:00 → 2026-05-03 14:05:00 +01:00
    2026-05-03T14:05Z → 2026-05-03 14:05:00 +00:00
    2026-05-03 9:05:30.250 -0330 → 2026-05-03 09:05:30 -03:30
    2026-05-03 09:35 +01 → 2026-05-03 09:35:00 +01:00
    2026-05-03 09:35 Europe/Amsterdam → 2026-05-03 09:35:00 +02:00
    2026-01-03 09:35 Europe/Amsterdam → 2026-01-03 09:35:00 +01:00
    2026-02-30 → 1 No such day “2026-02-30”: February 2026 has 28 days | Correct the year, month or day.
    2026/5/3 → 1 Unclear date “2026/5/3”: write year, month, day | Write 2026-05-03.
    3.5.2026 → 1 Unclear date “3.5.2026”: write year, month, day | Write 2026-05-03.
    2026-05-03x → 11 Invalid time: “x” | Write hours and minutes on a 24-hour clock, such as 14:05.
    2026-05-03 24:00 → 1 Invalid time: “24:00” | Write 2026-05-04 00:00.
    2026-05-03 2:05 pm → 12 Invalid time: “2:05 pm” | Write 14:05.
    2026-05-03 soon → 12 Invalid time: “soon” | Write hours and minutes on a 24-hour clock, such as 14:05.
    2026-05-03 14:05 Lisbon → 18 Unknown time zone: “Lisbon” | Did you mean Europe/Lisbon?
    2026-05-03 14:05 +19:00 → 18 Unknown time zone: “+19:00” | \#(zoneForms)
    2026-05-03 14:05 +0:100 → 18 Unknown time zone: “+0:100” | \#(zoneForms)
    2026-05-03 14:05 +01:60 → 18 Unknown time zone: “+01:60” | \#(zoneForms)
    """#)

  @Test("a date and time is read in every form, and its problem names the wrong part", arguments: moments)
  func datesAndTimes(written: String, expected: String) {
    let found = result(written) { text throws(Problem) in
      let when = try DateText.dayAndTime(text)
      return "\(when.date) \(when.time?.description ?? "-") \(when.offset?.description ?? "-")"
    }
    claim(found, is: expected)
  }

  @Test(
    "a time of day is one of the 24 hours",
    arguments: [
      ("14:05", "14:05:00"), ("9:05", "09:05:00"), ("00:00", "00:00:00"), ("23:59:59", "23:59:59"),
      ("14:5", nil), ("24:00", nil), ("1405", nil), ("14:05:60", nil), ("-1:00", nil), ("１４:０５", nil),
      ("14:05:30.1234567890123", nil), ("", nil), (":", nil), ("14:05:30.abc", nil),
    ] as [(String, String?)])
  func timesOfDay(written: String, expected: String?) {
    claim((try? DateText.time(text(written)))?.description, is: expected)
  }

  @Test(
    "a length of time counts in seconds",
    arguments: [
      ("45m", 2700), ("1h30", 5400), ("1h 30m", 5400), ("-1h", -3600), ("−1h", -3600), ("+2 days", 172_800),
      ("90s", 90), ("1 week 2 days", 777_600), ("90", nil), ("1.5h", nil), ("h", nil), ("", nil),
      ("45 min", 2700), ("1 h 30 min", 5400), ("1h30m15s", 5415), ("–1h", -3600), ("3 w", 1_814_400),
      ("1h75", nil),
      ("1:30", nil), ("99999999999 days", nil), ("2 months", nil),
      ("1m2h", nil),
      ("1h1h", nil), ("999999999h", nil), ("4000 days", nil), ("2 fortnights", nil), ("-", nil),
    ] as [(String, Int?)])
  func lengthsOfTime(written: String, expected: Int?) {
    claim(try? DurationText.seconds(text(written)), is: expected)
  }

  private static let lengths = table(
    #"""
    1:30 → Write 1h30 for hours and minutes, 1m 30s for minutes and seconds.
    -1:30 → Write -1h30 for hours and minutes, -1m 30s for minutes and seconds.
    1.5h → Write 1h 30m.
    -1,5 h → Write -1h 30m.
    2.25 days → Write 2d 6h.
    90 → Write its unit too: 90m, 90h or 90 days.
    2 months → Write it in days or weeks: months and years differ in length.
    4000 days → Check whether a digit was typed twice.
    1h75 → Write it like 45m, 1h30, -1h or 2 days.
    an hour → Write it like 45m, 1h30, -1h or 2 days.
    """#)

  @Test("a length of time in another form is written anew", arguments: lengths)
  func otherLengths(written: String, advice: String) {
    claim(result(written, DurationText.seconds).components(separatedBy: " | ").last, is: advice)
    if let way = advice.wholeMatch(of: /Write (-?[0-9dhms ]+)\./) {
      #expect((try? DurationText.seconds(text(String(way.1)))) != nil)
    }
  }

  @Test("a zone is proposed by the name of its town")
  func zones() {
    claim(
      result("Europe/Lisbon") { text throws(Problem) in try ZoneText.zone(text).identifier },
      is: "Europe/Lisbon")
    claim(result("Lisbon", ZoneText.zone), is: "1 Unknown time zone: “Lisbon” | Did you mean Europe/Lisbon?")
    claim(
      result("new york", ZoneText.zone),
      is: "1 Unknown time zone: “new york” | Did you mean America/New_York?")
    claim(
      result("Europe/Lisbn", ZoneText.zone),
      is: "1 Unknown time zone: “Europe/Lisbn” | Did you mean Europe/Lisbon?")
    claim(
      result("CEST+1", ZoneText.zone),
      is: "1 Unknown time zone: “CEST+1” | Write one by its place, such as Europe/Lisbon or Asia/Tokyo.")
  }
}
