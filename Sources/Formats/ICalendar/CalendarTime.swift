package import TripModel

/// When something of a calendar is.
package enum CalendarTime: Hashable, Sendable {
  /// A whole day.
  case day(LocalDate)
  /// By the clocks of wherever one is.
  case floating(LocalDateTime)
  /// Given in UTC, whatever the clocks there show.
  case utc(LocalDateTime)
  /// By the clocks of a place.
  case zoned(LocalDateTime, ZoneRules)
  /// By clocks that are known by their offset alone.
  case offset(LocalDateTime, UTCOffset)

  package var date: LocalDate {
    switch self {
    case .day(let date): date
    case .floating(let local), .utc(let local), .zoned(let local, _), .offset(let local, _): local.date
    }
  }

  /// What the clock shows; nil for a whole day.
  package var local: LocalDateTime? {
    switch self {
    case .day: nil
    case .floating(let local), .utc(let local), .zoned(let local, _), .offset(let local, _): local
    }
  }

  package var isDay: Bool { local == nil }

  /// The instant, where clocks are known.
  package var instant: Instant? {
    switch self {
    case .day, .floating: nil
    case .utc(let local): Moment(local: local, offset: .utc).instant
    case .zoned(let local, let zone):
      Moment(local: local, offset: zone.offset(atLocal: local)).instant
    case .offset(let local, let offset): Moment(local: local, offset: offset).instant
    }
  }

  /// The same clock showing another time.
  func showing(_ other: LocalDateTime) -> CalendarTime {
    switch self {
    case .day: .day(other.date)
    case .floating: .floating(other)
    case .utc: .utc(other)
    case .zoned(_, let zone): .zoned(other, zone)
    case .offset(_, let offset): .offset(other, offset)
    }
  }

  /// What the clock of this time shows at another one, where both are known.
  func local(of other: CalendarTime) -> LocalDateTime {
    let plain = other.local ?? LocalDateTime(date: other.date, time: .midnight)
    guard let instant = other.instant else { return plain }
    switch self {
    case .day, .floating: return plain
    case .utc: return LocalDateTime(clockSeconds: instant.seconds)
    case .zoned(_, let zone):
      return LocalDateTime(clockSeconds: instant.seconds + zone.offset(at: instant).seconds)
    case .offset(_, let offset): return LocalDateTime(clockSeconds: instant.seconds + offset.seconds)
    }
  }
}

/// Dates, times and durations as they are written in calendars (RFC 5545, 3.3).
enum CalendarText {
  /// `20260501`.
  static func date(_ text: some StringProtocol) -> LocalDate? {
    let bytes = Array(text.utf8.prefix(9))
    guard bytes.count == 8, let year = digits(bytes[0..<4]), let month = digits(bytes[4..<6]),
      let day = digits(bytes[6..<8])
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }

  /// `20260501T093500`, with a `Z` behind it for UTC.
  static func time(_ text: some StringProtocol) -> (local: LocalDateTime, isUTC: Bool)? {
    let bytes = Array(text.utf8.prefix(17))
    guard bytes.count == 15 || bytes.count == 16 && bytes[15] | 0x20 == UInt8(ascii: "z"),
      bytes[8] | 0x20 == UInt8(ascii: "t"), let date = date(text.prefix(8)),
      let hour = digits(bytes[9..<11]), let minute = digits(bytes[11..<13]),
      let second = digits(bytes[13..<15]),
      // A leap second is told as the last one before it.
      let time = LocalTime(hour: hour, minute: minute, second: min(second, second == 60 ? 59 : second))
    else { return nil }
    return (LocalDateTime(date: date, time: time), bytes.count == 16)
  }

  /// Seconds of `P1DT2H30M`, `-PT5M`, `P2W`.
  static func duration(_ text: some StringProtocol) -> Int? {
    var rest = Substring(text.uppercased())
    guard rest.utf8.count <= 40 else { return nil }
    var sign = 1
    if let first = rest.first, first == "-" || first == "+" {
      sign = first == "-" ? -1 : 1
      rest.removeFirst()
    }
    guard rest.popFirst() == "P", !rest.isEmpty else { return nil }
    var (seconds, number) = (0, 0)
    var hasNumber = false
    for letter in rest {
      if let figure = letter.wholeNumberValue, letter.isASCII {
        guard number < 100_000_000 else { return nil }
        (number, hasNumber) = (number * 10 + figure, true)
        continue
      }
      if letter == "T" { continue }
      guard hasNumber, let unit = units[letter] else { return nil }
      seconds += number * unit
      (number, hasNumber) = (0, false)
    }
    return hasNumber ? nil : sign * seconds
  }

  private static let units: [Character: Int] = ["W": 604_800, "D": 86_400, "H": 3600, "M": 60, "S": 1]

  /// `+0100`, `-053000`.
  static func offset(_ text: some StringProtocol) -> UTCOffset? {
    let bytes = Array(text.utf8.filter { $0 != UInt8(ascii: ":") }.prefix(8))
    guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      bytes.count == 3 || bytes.count == 5 || bytes.count == 7, let hours = digits(bytes[1..<3])
    else { return nil }
    let minutes = bytes.count > 3 ? digits(bytes[3..<5]) : 0
    let seconds = bytes.count > 5 ? digits(bytes[5..<7]) : 0
    guard let minutes, let seconds, minutes < 60, seconds < 60 else { return nil }
    return UTCOffset(seconds: (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds))
  }
}
