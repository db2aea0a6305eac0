import CivilDays

/// A day of the calendar, without a zone.
package struct LocalDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01.
  package let dayNumber: Int

  package init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// A date that exists, in the years 1 to 9999; nil otherwise.
  package init?(year: Int, month: Int, day: Int) {
    let civil = CivilDay(year: year, month: month, day: day)
    guard (1...9999).contains(year), civil.exists else { return nil }
    dayNumber = civil.number
  }

  /// Reads `2026-05-03`, and nothing else.
  package init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = digits(bytes[0..<4]), let month = digits(bytes[5..<7]), let day = digits(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  package var year: Int { civil.year }
  package var month: Int { civil.month }
  package var day: Int { civil.day }

  /// 1 for Monday to 7 for Sunday (ISO 8601).
  package var weekday: Int { (dayNumber + 3) - 7 * floorDivide(dayNumber + 3, 7) + 1 }

  /// `2026-05-03`.
  package var description: String {
    let civil = civil
    return padded(civil.year, 4) + "-" + padded(civil.month, 2) + "-" + padded(civil.day, 2)
  }

  package static func + (date: LocalDate, days: Int) -> LocalDate {
    LocalDate(dayNumber: date.dayNumber + days)
  }

  package static func - (date: LocalDate, days: Int) -> LocalDate {
    LocalDate(dayNumber: date.dayNumber - days)
  }

  /// How many days the first date is after the second.
  package static func - (later: LocalDate, earlier: LocalDate) -> Int {
    later.dayNumber - earlier.dayNumber
  }

  package static func < (one: LocalDate, other: LocalDate) -> Bool { one.dayNumber < other.dayNumber }

  private var civil: CivilDay { CivilDay(number: dayNumber) }
}

/// It is kept as it is written.
extension LocalDate: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let date = LocalDate(iso: text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
    }
    self = date
  }

  package func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

/// A whole number from ASCII digits alone; nil for anything else.
package func digits(_ bytes: some Collection<UInt8>) -> Int? {
  guard !bytes.isEmpty, bytes.count <= 9 else { return nil }
  var value = 0
  for byte in bytes {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}

/// A number with leading zeros to a width.
func padded(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
}
