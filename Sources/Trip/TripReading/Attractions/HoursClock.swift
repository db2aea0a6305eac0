import Diagnostics
import TripModel
import TripNotation

/// A time of opening hours: `09:00`, `9`, `9.30`, `18h30`, `0900`, `9:30 am`, `noon`, and up to 48:00 for after
/// midnight.
struct HoursClock {
  private enum Half { case morning, afternoon }

  /// Since midnight.
  private var minutes: Int
  /// Which half of the day it was said to be in.
  private var half: Half?
  /// Whether it is an hour alone.
  private var isBare = false
  /// Whether it is twelve at night: where something opens the beginning of the day, where it closes the end.
  private var isMidnight = false

  init(taking parser: inout HoursParser) throws(Problem) {
    switch parser.kind() {
    case .word("noon"), .word("midday"):
      minutes = 720
      parser.skip()
    case .word("midnight"):
      (minutes, isMidnight) = (0, true)
      parser.skip()
    case .number(let figures):
      (minutes, isBare) = try Self.time(figures, &parser)
      half = Self.half(parser.kind())
      if let half {
        guard (60..<780).contains(minutes) else { throw parser.unread() }
        parser.skip()
        minutes = minutes % 720 + (half == .afternoon ? 720 : 0)
      } else if case .word(let word)? = parser.kind(), HoursWords.clock.contains(word) {
        parser.skip()
      }
    default: throw parser.unread()
    }
  }

  private static func time(
    _ figures: String, _ parser: inout HoursParser
  ) throws(Problem) -> (minutes: Int, isBare: Bool) {
    let number = Int(digits: figures) ?? .max
    if figures.count == 4, case let (hour, minute) = (number / 100, number % 100), hour <= 48, minute < 60 {
      parser.skip()
      return (hour * 60 + minute, false)
    }
    guard figures.count <= 2, number <= 48 else { throw parser.unread() }
    let isMarked = parser.kind(1) == .colon || parser.kind(1) == .word("h")
    guard isMarked, case .number(let minute)? = parser.kind(2) else {
      parser.skip()
      return (number * 60, true)
    }
    parser.skip(2)
    guard minute.count == 2, let minutes = Int(digits: minute), minutes < 60 else { throw parser.unread() }
    parser.skip()
    return (number * 60 + minutes, false)
  }

  private static func half(_ kind: HoursToken.Kind?) -> Half? {
    switch kind {
    case .word("am"): .morning
    case .word("pm"): .afternoon
    default: nil
    }
  }

  /// From one time to the next; past midnight where that is earlier.
  static func span(
    from start: HoursClock, to end: HoursClock, in text: TextNode, _ range: Range<String.Index>
  ) throws(Problem) -> OpeningHours.Span {
    let day = OpeningHours.minutesOfDay
    let written = String(text.value[range]).shortened
    func problem(_ message: String, _ advice: String) -> Problem {
      Problem(.badHours, "“\(written)” \(message)", at: text.range(of: range), advice: advice)
    }
    if (start.half == nil) != (end.half == nil), start.minutes < 780, end.minutes < 780 || end.half != nil,
      !start.isNamed, !end.isNamed
    {
      throw problem("has am or pm at one time only", "Write it at both, such as 9 am - 6 pm, or 09:00-18:00.")
    }
    let isDaytime = start.half == nil && end.half == nil && start.isBare && end.isBare
    if isDaytime, end.minutes <= start.minutes, end.minutes > 0, start.minutes <= 720 {
      let meant = "\(start.minutes / 60):00-\(end.minutes / 60 + 12):00"
      throw problem("is ambiguous: morning or evening", "Write \(meant), if that is meant.")
    }
    guard start.minutes < day else {
      throw problem("begins after the end of its day", "Write the times of one day, such as 18:00-02:00.")
    }
    let isPastMidnight = end.minutes < start.minutes || end.isMidnight
    let closing = end.minutes + (isPastMidnight ? day : 0)
    guard closing != start.minutes else {
      throw problem("opens and closes at the same time", "Write `24 hours`, if it never closes.")
    }
    guard closing - start.minutes <= day else {
      throw problem("is longer than a day", "Write `24 hours`, if it never closes.")
    }
    return OpeningHours.Span(start: start.minutes, end: closing)
  }

  /// Whether it is a word, which needs no half of the day.
  private var isNamed: Bool { isMidnight || minutes == 720 && !isBare && half == nil }
}
