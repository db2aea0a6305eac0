import CivilDays

/// Seconds since 1970-01-01T00:00:00Z of `2026-05-03T14:05:12Z`, of the same with a fraction or an offset, or
/// without a zone, which GPX means as UTC; nil for a time that does not exist.
func trackTime(_ text: [UInt8]) -> Double? {
  var rest = ByteReader(text)
  guard let year = rest.digits(4), rest.take("-"), let month = rest.digits(2), rest.take("-"),
    let day = rest.digits(2), rest.take("T") || rest.take("t") || rest.take(" "),
    let hour = rest.digits(2), rest.take(":"), let minute = rest.digits(2)
  else { return nil }
  var (second, fraction) = (0, 0.0)
  if rest.take(":") {
    guard let digits = rest.digits(2) else { return nil }
    second = digits
    if rest.take(".") || rest.take(",") {
      guard let digits = rest.fraction() else { return nil }
      fraction = digits
    }
  }
  let civil = CivilDay(year: year, month: month, day: day)
  guard let offset = rest.offset(), rest.isAtEnd, civil.exists, hour < 24, minute < 60, second <= 60
  else { return nil }
  let clock = civil.number * 86_400 + hour * 3_600 + minute * 60 + second
  return Double(clock - offset) + fraction
}

/// Takes a short text apart from its front, without the white space at its ends.
private struct ByteReader {
  private let bytes: [UInt8]
  private var place: Int
  private var end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    end = bytes.count
    while end > place, bytes[end - 1] <= 0x20 { end -= 1 }
  }

  var isAtEnd: Bool { place == end }

  mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard place < end, bytes[place] == UInt8(ascii: letter) else { return false }
    place += 1
    return true
  }

  /// Exactly that many digits as a number.
  mutating func digits(_ count: Int) -> Int? {
    guard end - place >= count else { return nil }
    var number = 0
    for byte in bytes[place..<place + count] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    place += count
    return number
  }

  /// Digits behind a decimal point, of which the first fifteen count.
  mutating func fraction() -> Double? {
    var (number, scale, count) = (0.0, 1.0, 0)
    while let digit = digits(1) {
      count += 1
      if count > 15 { continue }
      number = number * 10 + Double(digit)
      scale *= 10
    }
    return count == 0 ? nil : number / scale
  }

  /// Seconds ahead of UTC behind `Z`, `+05:30`, `-0700`, `+02` or nothing.
  mutating func offset() -> Int? {
    if isAtEnd || take("Z") || take("z") { return 0 }
    let sign: Int
    if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return nil }
    guard let hours = digits(2) else { return nil }
    _ = take(":")
    let minutes = isAtEnd ? 0 : digits(2)
    guard let minutes, hours <= 18, minutes < 60 else { return nil }
    return sign * (hours * 3_600 + minutes * 60)
  }
}
