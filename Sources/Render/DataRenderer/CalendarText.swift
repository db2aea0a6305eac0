import TripModel

/// Lines of an iCalendar file: escaped, folded, and ended as RFC 5545 has it.
struct CalendarText {
  private(set) var bytes: [UInt8] = []

  /// Octets of a line, its end not counted (3.1).
  private static let longest = 75

  /// A value that is written as it stands.
  mutating func add(_ name: String, _ value: String) {
    var room = Self.longest
    // No letter is cut in two, and none that belongs with the one before it.
    for letter in name + ":" + value {
      let octets = Array(String(letter).utf8)
      for piece in octets.count < Self.longest
        ? [octets] : letter.unicodeScalars.map({ Array(String($0).utf8) })
      {
        if piece.count > room {
          bytes += [0x0D, 0x0A, 0x20]
          room = Self.longest - 1
        }
        bytes += piece
        room -= piece.count
      }
    }
    bytes += [0x0D, 0x0A]
  }

  /// A text (3.3.11): a break is told by `\n`, and no other control may stand in it.
  mutating func add(_ name: String, text: String) {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        escaped.unicodeScalars.append("\\")
        escaped.unicodeScalars.append(scalar)
      case "\n": escaped += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    add(name, escaped)
  }

  static func date(_ day: LocalDate) -> String { day.description.filter { $0 != "-" } }

  /// By the clocks of wherever it is: `20260501T093500`.
  static func local(_ time: LocalDateTime) -> String {
    time.description.filter { $0 != "-" && $0 != ":" }
  }

  /// `20260501T073500Z`.
  static func utc(_ instant: Instant) -> String {
    local(LocalDateTime(clockSeconds: instant.seconds)) + "Z"
  }
}

/// A zone with its changes in the years that matter: a `VTIMEZONE`.
struct CalendarZone {
  let rules: ZoneRules
  let years: ClosedRange<Int>
}

extension CalendarText {
  /// Each change of the clocks as one observance: no rule has to be right beyond the years that it is for.
  mutating func add(_ zone: CalendarZone) {
    add("BEGIN", "VTIMEZONE")
    add("TZID", zone.rules.identifier)
    let first = Self.start(ofYear: zone.years.lowerBound - 1)
    let changes = zone.rules.changes(from: first, to: Self.start(ofYear: zone.years.upperBound + 2))
    let before = zone.rules.offset(at: first)
    addObservance(at: LocalDateTime(clockSeconds: first.seconds), from: before, to: before, isDaylight: false)
    for change in changes {
      addObservance(
        at: LocalDateTime(clockSeconds: change.instant.seconds + change.before.seconds), from: change.before,
        to: change.after, isDaylight: change.isDaylight)
    }
    add("END", "VTIMEZONE")
  }

  private static func start(ofYear year: Int) -> Instant {
    Instant(seconds: (LocalDate(year: min(9998, max(1, year)), month: 1, day: 1)?.dayNumber ?? 0) * 86_400)
  }

  private mutating func addObservance(
    at local: LocalDateTime, from: UTCOffset, to: UTCOffset, isDaylight: Bool
  ) {
    let name = isDaylight ? "DAYLIGHT" : "STANDARD"
    add("BEGIN", name)
    add("DTSTART", Self.local(local))
    add("TZOFFSETFROM", Self.offset(from))
    add("TZOFFSETTO", Self.offset(to))
    add("END", name)
  }

  /// `+0100`, with seconds only where a zone of long ago had them.
  private static func offset(_ offset: UTCOffset) -> String {
    let seconds = abs(offset.seconds)
    let parts = [seconds / 3600, seconds / 60 % 60] + (seconds % 60 == 0 ? [] : [seconds % 60])
    return (offset.seconds < 0 ? "-" : "+") + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }
}
