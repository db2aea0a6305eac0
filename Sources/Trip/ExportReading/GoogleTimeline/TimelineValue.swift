import JSONText
import TripModel

/// Numbers and positions as Google's programs have written them over the years.
enum TimelineValue {
  /// A number, also one that stands as a text; nil for `NaN` and what is no number.
  static func number(_ node: JSONNode?) -> Double? { LooseJSON.number(node) }

  /// A position in any of the forms: a text, a record with one, or with two numbers.
  static func position(_ node: JSONNode?) -> Coordinate? {
    guard let node else { return nil }
    if let text = node.text { return position(text: text) }
    if let text = (node["latLng"] ?? node["LatLng"])?.text { return position(text: text) }
    return position(node["latitudeE7"] ?? node["latE7"], node["longitudeE7"] ?? node["lngE7"])
  }

  /// Of ten millionths of degrees.
  static func position(_ latitude: JSONNode?, _ longitude: JSONNode?) -> Coordinate? {
    guard let north = number(latitude), let east = number(longitude) else { return nil }
    return place(unwrapped(north, over: 900_000_000) / 1e7, unwrapped(east, over: 1_800_000_000) / 1e7)
  }

  /// Some of Google's exports have negative numbers as if they had no sign: 2^32 more.
  private static func unwrapped(_ number: Double, over limit: Double) -> Double {
    number > limit ? number - 4_294_967_296 : number
  }

  /// `43.775309°, 9.071146°`, `geo:41.570045,-8.468077`, `48.8566, 2.3522`.
  static func position(text: String) -> Coordinate? {
    var rest = text[...]
    if rest.lowercased().hasPrefix("geo:") { rest = rest.dropFirst(4) }
    let parts = rest.prefix { $0 != ";" }.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let north = degrees(parts[0]), let east = degrees(parts[1])
    else { return nil }
    return place(north, east)
  }

  private static func degrees(_ text: Substring) -> Double? {
    guard text.utf8.count < 40 else { return nil }
    var digits: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
        digits.append(byte)
      // A blank, a hard one, and the sign of a degree.
      case 0x20, 0xC2, 0xA0, 0xB0: continue
      default: return nil
      }
    }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  /// Nobody is at 0, 0 in the Gulf of Guinea, where what has no position stands.
  private static func place(_ latitude: Double, _ longitude: Double) -> Coordinate? {
    if abs(latitude) < 1e-4, abs(longitude) < 1e-4 { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Whether a position is said to be so wrong that it tells no way: the mast of a telephone network.
  static func isVague(_ metres: JSONNode?) -> Bool {
    number(metres).map { $0 > mostVague || $0 < 0 } ?? false
  }

  /// Metres.
  static let mostVague = 200.0
}

/// When something was, and how far clocks there were ahead of UTC where that is written.
struct TimelineTime: Hashable {
  var instant: Instant
  var offset: UTCOffset?

  /// From 2000 to 2099: before there was no such history, and what has no time stands at 1970.
  private static let believed = 946_684_800..<4_102_444_800

  /// `2024-06-15T09:00:00.000+02:00`, `2025-03-24 20:07:24 +0100`, seconds or thousandths of them as a number or text.
  init?(_ node: JSONNode?) {
    guard let node else { return nil }
    if let number = node.number {
      self.init(number: number)
    } else if let text = node.text, text.utf8.count <= 40 {
      let bytes = Array(text.utf8)
      if bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
        guard let number = Double(text) else { return nil }
        self.init(number: number)
      } else {
        self.init(iso: bytes)
      }
    } else {
      return nil
    }
  }

  private init?(number: Double) {
    // Seconds of our time have ten digits, thousandths thirteen, millionths sixteen.
    let size = abs(number)
    let seconds = size >= 1e14 ? number / 1e6 : size >= 1e11 ? number / 1e3 : number
    guard seconds.isFinite, seconds >= Double(Self.believed.lowerBound),
      seconds < Double(Self.believed.upperBound)
    else { return nil }
    instant = Instant(seconds: Int(seconds.rounded(.down)))
    offset = nil
  }

  private init?(iso bytes: [UInt8]) {
    guard bytes.count >= 16, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[13] == UInt8(ascii: ":"), let year = digits(bytes[0..<4]), let month = digits(bytes[5..<7]),
      let day = digits(bytes[8..<10]), let hour = digits(bytes[11..<13]),
      let minute = digits(bytes[14..<16]), let date = LocalDate(year: year, month: month, day: day)
    else { return nil }
    var rest = bytes[16...]
    var second = 0
    if rest.first == UInt8(ascii: ":") {
      guard let told = digits(rest.dropFirst().prefix(2)) else { return nil }
      (second, rest) = (min(told, 59), rest.dropFirst(3))
    }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst().drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard let time = LocalTime(hour: hour, minute: minute, second: second),
      let zone = Self.zone(rest.drop(while: { $0 == 0x20 }))
    else { return nil }
    let seconds = LocalDateTime(date: date, time: time).clockSeconds - (zone.offset ?? .utc).seconds
    guard Self.believed.contains(seconds) else { return nil }
    instant = Instant(seconds: seconds)
    offset = zone.offset
  }

  private struct Zone {
    /// Nil for UTC, which says nothing of the clocks there.
    var offset: UTCOffset?
  }

  /// What stands behind the time: nothing, `Z`, `+02:00`, `-0500`; nil for what is none of these.
  private static func zone(_ text: ArraySlice<UInt8>) -> Zone? {
    guard let sign = text.first, text.count > 1 else {
      return text.isEmpty || text.first == UInt8(ascii: "Z") ? Zone() : nil
    }
    let figures = text.dropFirst().filter { $0 != UInt8(ascii: ":") }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), figures.count == 4,
      let hours = digits(figures.prefix(2)), let minutes = digits(figures.suffix(2)), minutes < 60
    else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    return UTCOffset(seconds: sign == UInt8(ascii: "-") ? -seconds : seconds).map { Zone(offset: $0) }
  }
}
