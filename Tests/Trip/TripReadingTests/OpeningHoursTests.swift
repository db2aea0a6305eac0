import Claims
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Opening hours")
struct OpeningHoursTests {
  /// Days of one kind together: `1-5 9:00-18:00, 6-7 closed`.
  private func said(_ hours: OpeningHours) -> String {
    var parts: [(from: Int, to: Int, text: String)] = []
    for (index, day) in hours.days.enumerated() {
      let text = day.said
      if let last = parts.last, last.text == text {
        parts[parts.count - 1].to = index + 1
      } else {
        parts.append((index + 1, index + 1, text))
      }
    }
    let days = parts.map { ($0.from == $0.to ? "\($0.from)" : "\($0.from)-\($0.to)") + " " + $0.text }
    return (days + [hours.holidays.map { "PH " + $0.said }].compactMap(\.self)).joined(separator: ", ")
  }

  private func week(_ text: String) -> String {
    result(text) { node throws(Problem) in said(try HoursText.week(node)) }
  }

  @Test(
    "are read as travellers, sights and OpenStreetMap write them",
    arguments: table(
      """
      Mon-Fri 09:00-18:00; Sat 10:00-14:00, 16:00-20:00 → 1-5 9:00-18:00, 6 10:00-14:00 16:00-20:00, 7 closed
      Mo-Fr 09:00-18:00; PH off → 1-5 9:00-18:00, 6-7 closed, PH closed
      Mo-Fr 08:00-12:00,13:00-17:30 → 1-5 8:00-12:00 13:00-17:30, 6-7 closed
      Mo-Su 09:00-18:00; We off → 1-2 9:00-18:00, 3 closed, 4-7 9:00-18:00
      Mo-Fr 08:00-18:00, Sa 10:00-14:00 → 1-5 8:00-18:00, 6 10:00-14:00, 7 closed
      Mo-Fr 08:00-12:00, We 14:00-18:00 → 1-2 8:00-12:00, 3 8:00-12:00 14:00-18:00, 4-5 8:00-12:00, 6-7 closed
      24/7 → 1-7 0:00-24:00
      24 hours → 1-7 0:00-24:00
      open 24 hours → 1-7 0:00-24:00
      daily 18:00-02:00 → 1-7 18:00-26:00
      Fr-Mo 22:00-26:00 → 1 22:00-26:00, 2-4 closed, 5-7 22:00-26:00
      closed on Mondays → 1 closed, 2-7 ?
      Closed Mon and Tue → 1-2 closed, 3-7 ?
      closed → 1-7 closed
      09:00-18:00 → 1-7 9:00-18:00
      every day from 9 to 18 → 1-7 9:00-18:00
      Tuesday: 9:30 AM – 6:00 PM → 1 closed, 2 9:30-18:00, 3-7 closed
      weekdays 9am-noon; weekends 10 a.m. - midnight → 1-5 9:00-12:00, 6-7 10:00-24:00
      Tues. 9.30-17.00 Uhr → 1 closed, 2 9:30-17:00, 3-7 closed
      Samstag 10h-18h30 → 1-5 closed, 6 10:00-18:30, 7 closed
      Mon-Fri 9-18 Sat 10-14 → 1-5 9:00-18:00, 6 10:00-14:00, 7 closed
      Mo-Fr 0900-1800 → 1-5 9:00-18:00, 6-7 closed
      Mon 09:00-12:00, 11:00-15:00 → 1 9:00-15:00, 2-7 closed
      """))
  func areRead(written: String, meant: String) {
    claim(week(written), is: meant, "\(written)")
  }

  @Test(
    "that do not read are told at the part that does not",
    arguments: table(
      """
      Mon-Fri 09:00-18:00; Sut 10:00-14:00 → 22 Opening hours not understood from “Sut 10:00-14:00” on | Write days and times, such as Mon-Fri 09:00-18:00; Sat 10:00-14:00; Sun closed.
      Mon-Fri 09:00-18:00; Satuday 10:00-14:00 → 22 Unknown word in opening hours: “Satuday” | Did you mean `Saturday`?
      Mon-Fri 09:00-18:00 (winter) → 21 Opening hours not understood from “(winter)” on | Write days and times, such as Mon-Fri 09:00-18:00; Sat 10:00-14:00; Sun closed.
      Mon-Fri → 1 Missing hours after “Mon-Fri” | Write the hours, such as 09:00-18:00, or `closed`.
      Mon 9-5 → 5 “9-5” is ambiguous: morning or evening | Write 9:00-17:00, if that is meant.
      Mon 9-6pm → 5 “9-6pm” has am or pm at one time only | Write it at both, such as 9 am - 6 pm, or 09:00-18:00.
      Mon 09:00-09:00 → 5 “09:00-09:00” opens and closes at the same time | Write `24 hours`, if it never closes.
      Mon 09:75-10:00 → 8 Opening hours not understood from “75-10:00” on | Write days and times, such as Mon-Fri 09:00-18:00; Sat 10:00-14:00; Sun closed.
      sunrise-sunset → 1 Opening hours not understood from “sunrise-sunset” on | Write days and times, such as Mon-Fri 09:00-18:00; Sat 10:00-14:00; Sun closed.
      Mon 09:00 - → 1 Incomplete opening hours | Write days and times, such as Mon-Fri 09:00-18:00; Sat 10:00-14:00; Sun closed.
      Mon 25:00-26:00 → 5 “25:00-26:00” begins after the end of its day | Write the times of one day, such as 18:00-02:00.
      """))
  func areTold(written: String, told: String) {
    claim(week(written), is: told, "\(written)")
  }

  @Test("past midnight belong to the evening's day, and are open in the small hours of the next")
  func pastMidnight() throws {
    let hours = try HoursText.week(text("Fri-Sat 18:00-02:00"))
    let friday = try unwrapped(LocalDate(iso: "2026-05-08"))
    func isOpen(_ day: LocalDate, _ hour: Int, _ minute: Int = 0) -> Bool? {
      LocalTime(hour: hour, minute: minute).flatMap { hours.isOpen(on: day, at: $0) }
    }
    claim(isOpen(friday, 1), is: false)
    claim(isOpen(friday, 17, 59), is: false)
    claim(isOpen(friday, 18), is: true)
    claim(isOpen(friday + 1, 1, 59), is: true)
    claim(isOpen(friday + 1, 2), is: false)
    claim(isOpen(friday + 2, 1), is: true)
    claim(hours.isOpen(on: friday + 2), is: false)
    claim(hours.isOpen(on: friday - 1), is: false)
    claim(hours.openWeekdays, is: [5, 6])
  }

  @Test("of which only closed days are told leave the others open to question")
  func untold() throws {
    let hours = try HoursText.week(text("closed on Mondays"))
    let monday = try unwrapped(LocalDate(iso: "2026-05-04"))
    let noon = try unwrapped(LocalTime(hour: 12, minute: 0))
    claim(hours.isOpen(on: monday), is: false)
    claim(hours.isOpen(on: monday, at: noon), is: false)
    claim(none: hours.isOpen(on: monday + 1))
    claim(none: hours.isOpen(on: monday + 1, at: noon))
  }
}

extension OpeningHours.Day {
  fileprivate var said: String {
    switch self {
    case .closed: "closed"
    case .untold: "?"
    case .open(let spans):
      spans.map { "\(clock($0.start))-\(clock($0.end))" }.joined(separator: " ")
    }
  }

  private func clock(_ minutes: Int) -> String {
    "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
  }
}
