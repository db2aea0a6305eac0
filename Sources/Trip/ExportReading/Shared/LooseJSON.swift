import JSONText
import TripModel

/// Values as programs write them: numbers as texts, moments as seconds or as texts, nought where nothing is known.
enum LooseJSON {
  /// A number that is one, also written as a text: `"12.5"`.
  static func number(_ node: JSONNode?) -> Double? {
    guard let number = node?.number ?? node?.text.flatMap(plainNumber), number.isFinite else { return nil }
    return number
  }

  /// Of a text that may have blanks around it; the words and other spellings that Swift reads as numbers are none.
  private static func plainNumber(_ text: String) -> Double? {
    guard text.utf8.count <= longestNumber else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first, word.utf8.allSatisfy({ signs.contains($0) }) else {
      return nil
    }
    return Double(word)
  }

  private static let signs = Set("0123456789+-.eE".utf8)
  /// Bytes.
  private static let longestNumber = 64

  /// A whole number of no more than four thousand millions either way, such as one that counts.
  static func whole(_ node: JSONNode?) -> Int? {
    guard let number = number(node), abs(number) <= 4e9 else { return nil }
    return Int(number.rounded())
  }

  /// What tells a thing from others: a text, or a whole number as one.
  static func identifier(_ node: JSONNode?) -> String? {
    if let text = node?.filledText { return text }
    guard let number = node?.number, abs(number) < 1e15, number == number.rounded() else { return nil }
    return String(Int(number))
  }

  /// A position on the Earth; nil for 0, 0, which programs write where they know none.
  static func position(_ latitude: JSONNode?, _ longitude: JSONNode?) -> Coordinate? {
    guard let latitude = number(latitude), let longitude = number(longitude) else { return nil }
    guard latitude != 0 || longitude != 0 else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  // MARK: Moments

  /// Seconds since 1970, with a fraction or in thousandths, or a text such as `2024-06-01T10:00:00Z`; nil for what
  /// stands where nobody knows a time, and for years that no traveller has been in.
  static func instant(_ node: JSONNode?) -> Instant? {
    if let number = number(node) {
      return believable(abs(number) >= 1e11 ? number / 1000 : number)
    }
    return node?.text.flatMap(written)
  }

  /// From 1900 to 2099, but for the time around nought, which means none.
  private static func believable(_ seconds: Double) -> Instant? {
    let isNear = (100_000_000..<4_102_444_800).contains(seconds)
    let isLongAgo = (-2_208_988_800 ..< -200_000).contains(seconds)
    return isNear || isLongAgo ? Instant(seconds: Int(seconds.rounded(.down))) : nil
  }

  /// ISO 8601 with a time of day; without an offset it is UTC.
  private static func written(_ text: String) -> Instant? {
    let bytes = Array(text.utf8.prefix(48))
    guard bytes.count >= 16, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      bytes[13] == UInt8(ascii: ":"),
      let date = LocalDate(iso: String(decoding: bytes[0..<10], as: UTF8.self)),
      let hour = digits(bytes[11..<13]), let minute = digits(bytes[14..<16])
    else { return nil }
    var rest = bytes[16...]
    var second = 0
    if rest.first == UInt8(ascii: ":") {
      guard let written = digits(rest.dropFirst().prefix(2)) else { return nil }
      // A leap second is told as the one before it.
      second = min(written, 59)
      rest = rest.dropFirst(3)
      if let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") {
        rest = rest.dropFirst().drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
    }
    let ending = String(decoding: rest, as: UTF8.self)
    let offset = ending.isEmpty || ending == "Z" ? UTCOffset.utc : ExportClock.offset(of: ending)
    guard let offset, let time = LocalTime(hour: hour, minute: minute, second: second) else { return nil }
    let clock = LocalDateTime(date: date, time: time).clockSeconds
    return believable(Double(clock - offset.seconds))
  }
}
