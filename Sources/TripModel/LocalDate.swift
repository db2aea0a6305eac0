/// A day of the calendar, without a zone.
///
/// The arithmetic is that of the proleptic Gregorian calendar, by day number from 1970-01-01 (the civil-date
/// algorithms of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
package struct LocalDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01.
  package let dayNumber: Int

  package init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// A date that exists, in the years 1 to 9999; nil otherwise.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let number = Self.number(year: year, month: month, day: day)
    self.dayNumber = number
    guard self.month == month, self.day == day else { return nil }
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
    let (year, month, day) = civil
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
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

  private var civil: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
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

/// Division that rounds towards minus infinity.
func floorDivide(_ number: Int, _ divisor: Int) -> Int {
  let quotient = number / divisor
  return number % divisor != 0 && (number < 0) != (divisor < 0) ? quotient - 1 : quotient
}

/// A whole number from ASCII digits alone; nil for anything else.
func digits(_ bytes: some Collection<UInt8>) -> Int? {
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
