/// A text as it reads when its escapes are undone, and where each of its bytes stood: percent codes of addresses,
/// entities of markup, escapes of JSON and calendars, and marks that nobody sees.
///
/// What is undone where it was no escape at all does no harm to who only searches.
package struct UnescapedText: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var runs: [Run] = []

  /// A part that came from one place: byte for byte, or as a whole.
  private struct Run {
    var start: Int
    var source: Range<Int>
    var isVerbatim: Bool
  }

  /// Of any text, in linear time.
  package init(_ source: [UInt8]) {
    bytes.reserveCapacity(source.count)
    // A calendar's long lines go on behind a break and a blank (RFC 5545, 3.1).
    let isFolded = Self.beginsCalendar(source)
    let mayBegin = Self.mayBegin
    var place = 0
    var verbatim = 0
    while place < source.count {
      guard mayBegin[Int(source[place])], let escape = Escape(source, at: place, isFolded: isFolded)
      else {
        place += 1
        continue
      }
      keep(source, verbatim..<place)
      put(escape.bytes, for: place..<escape.end)
      place = escape.end
      verbatim = place
    }
    keep(source, verbatim..<source.count)
  }

  /// The text between the tags of a text: one that stands within a line is as if it were not there, any other a break.
  package static func betweenTags(_ source: [UInt8]) -> UnescapedText {
    var text = UnescapedText()
    text.bytes.reserveCapacity(source.count)
    var place = 0
    var verbatim = 0
    while let start = source[place...].firstIndex(of: UInt8(ascii: "<")) {
      guard start + 1 < source.count, Self.beginsTag(source[start + 1]) else {
        place = start + 1
        continue
      }
      guard let end = source[start...].firstIndex(of: UInt8(ascii: ">")) else { break }
      text.keep(source, verbatim..<start)
      let name = source[(start + 1)..<end].drop { $0 == UInt8(ascii: "/") }.prefix { Self.isLetter($0) }
      let isInline = inline.contains(String(decoding: name.prefix(8), as: UTF8.self).lowercased())
      text.put(isInline ? [] : [0x0A], for: start..<end + 1)
      place = end + 1
      verbatim = place
    }
    text.keep(source, verbatim..<source.count)
    return text
  }

  private init() {}

  /// Where a part of the text stood in the bytes that it was made of.
  package func source(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, let first = run(at: range.lowerBound), let last = run(at: range.upperBound - 1)
    else { return 0..<0 }
    let start =
      first.isVerbatim ? first.source.lowerBound + range.lowerBound - first.start : first.source.lowerBound
    let end =
      last.isVerbatim ? last.source.lowerBound + range.upperBound - last.start : last.source.upperBound
    return start..<max(start, end)
  }

  private func run(at place: Int) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }

  private mutating func keep(_ source: [UInt8], _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    runs.append(Run(start: bytes.count, source: range, isVerbatim: true))
    bytes.append(contentsOf: source[range])
  }

  private mutating func put(_ new: [UInt8], for range: Range<Int>) {
    guard !new.isEmpty else { return }
    runs.append(Run(start: bytes.count, source: range, isVerbatim: false))
    bytes.append(contentsOf: new)
  }

  /// Whether an escape may begin with this byte.
  static func mayBeginEscape(_ byte: UInt8) -> Bool { mayBegin[Int(byte)] }

  private static let mayBegin: [Bool] = {
    var marks = [Bool](repeating: false, count: 256)
    for mark: UInt8 in [0x25, 0x26, 0x5C, 0x0A, 0x0D, 0xC2, 0xE2, 0xEF] { marks[Int(mark)] = true }
    return marks
  }()

  /// Whether one of the first lines begins an object of a calendar or an address book.
  private static func beginsCalendar(_ source: [UInt8]) -> Bool {
    let head = source.prefix(64)
    return head.indices.contains { head[$0...].starts(with: calendar) }
  }

  private static let calendar = Array("BEGIN:V".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func beginsTag(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  /// Elements that stand within a word as well (HTML and SVG).
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "dfn", "em", "font", "i", "ins", "kbd", "mark",
    "q",
    "s", "samp", "small", "span", "strong", "sub", "sup", "tspan", "u", "var", "wbr",
  ]
}

/// One escape: what it stands for, and where it ends.
private struct Escape {
  var bytes: [UInt8]
  var end: Int

  init?(_ text: [UInt8], at place: Int, isFolded: Bool) {
    let found =
      switch text[place] {
      case UInt8(ascii: "%"): Self.percent(text, place)
      case UInt8(ascii: "&"): Self.entity(text, place)
      case UInt8(ascii: "\\"): Self.backslash(text, place)
      case 0x0A, 0x0D: isFolded ? Self.fold(text, place) : nil
      default: Self.unseen(text, place)
      }
    guard let found else { return nil }
    (bytes, end) = found
  }

  private typealias Found = (bytes: [UInt8], end: Int)

  private static func percent(_ text: [UInt8], _ place: Int) -> Found? {
    guard let value = hex(text, place + 1, count: 2) else { return nil }
    return ([UInt8(value)], place + 3)
  }

  private static func entity(_ text: [UInt8], _ place: Int) -> Found? {
    let name = text[(place + 1)...].prefix(10).prefix {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "#")
    }
    guard !name.isEmpty else { return nil }
    let isClosed = name.endIndex < text.count && text[name.endIndex] == UInt8(ascii: ";")
    let end = name.endIndex + (isClosed ? 1 : 0)
    if name.first == UInt8(ascii: "#") {
      let digits = name.dropFirst()
      let isHex = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
      let number = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
      return UInt32(number, radix: isHex ? 16 : 10).map { (utf8($0), end) }
    }
    guard isClosed, let scalar = names[String(decoding: name, as: UTF8.self)] else { return nil }
    return (utf8(scalar), end)
  }

  /// The entities that stand for marks within numbers, codes and addresses (HTML, 13.5).
  private static let names: [String: UInt32] = [
    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0x20, "ensp": 0x20,
    "emsp": 0x20, "thinsp": 0x20, "deg": 0xB0, "prime": 0x2032, "Prime": 0x2033, "minus": 0x2D, "dash": 0x2D,
    "hyphen": 0x2D, "ndash": 0x2013, "comma": 0x2C, "period": 0x2E, "sol": 0x2F, "colon": 0x3A,
    "semi": 0x3B, "equals": 0x3D, "num": 0x23, "commat": 0x40, "lowbar": 0x5F, "plus": 0x2B, "lpar": 0x28,
    "rpar": 0x29, "lsqb": 0x5B, "rsqb": 0x5D, "shy": 0xAD, "zwj": 0x200D, "zwnj": 0x200C, "rsquo": 0x2019,
    "rdquo": 0x201D, "excl": 0x21, "percnt": 0x25, "quest": 0x3F, "Tab": 0x20, "NewLine": 0x20,
  ]

  private static func backslash(_ text: [UInt8], _ place: Int) -> Found? {
    guard place + 1 < text.count else { return nil }
    switch text[place + 1] {
    case UInt8(ascii: "u"):
      if place + 2 < text.count, text[place + 2] == UInt8(ascii: "{") {
        let digits = text[(place + 3)...].prefix(8).prefix { digit($0) != nil }
        guard digits.endIndex < text.count, text[digits.endIndex] == UInt8(ascii: "}"),
          let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        return (utf8(value), digits.endIndex + 1)
      }
      return hex(text, place + 2, count: 4).map { (utf8($0), place + 6) }
    case UInt8(ascii: "x"): return hex(text, place + 2, count: 2).map { (utf8($0), place + 4) }
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "r"): return ([0x0A], place + 2)
    case UInt8(ascii: "t"): return ([0x20], place + 2)
    case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"),
      UInt8(ascii: "'"), UInt8(ascii: "-"):
      return ([text[place + 1]], place + 2)
    default: return nil
    }
  }

  private static func fold(_ text: [UInt8], _ place: Int) -> Found? {
    let next =
      text[place] == 0x0D && place + 1 < text.count && text[place + 1] == 0x0A ? place + 2 : place + 1
    guard next < text.count, text[next] == 0x20 || text[next] == 0x09 else { return nil }
    return ([], next + 1)
  }

  /// Marks without width, and blanks, hyphens and minus signs of other kinds, which become the plain ones; so do letters,
  /// figures and marks as wide as an ideograph.
  private static func unseen(_ text: [UInt8], _ place: Int) -> Found? {
    let next = place + 1 < text.count ? text[place + 1] : 0
    if text[place] == 0xC2 {
      return next == 0xAD ? ([], place + 2) : next == 0xA0 ? ([0x20], place + 2) : nil
    }
    let last = place + 2 < text.count ? text[place + 2] : 0
    switch (text[place], next, last) {
    case (0xE2, 0x80, 0x8B...0x8D), (0xE2, 0x81, 0xA0), (0xEF, 0xBB, 0xBF): return ([], place + 3)
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F): return ([0x20], place + 3)
    case (0xE2, 0x80, 0x90...0x91), (0xE2, 0x88, 0x92): return ([0x2D], place + 3)
    case (0xEF, 0xBC, 0x81...0xBF): return ([last - 0x60], place + 3)
    case (0xEF, 0xBD, 0x80...0x9E): return ([last - 0x20], place + 3)
    case (0xEF, 0xB9, 0xAB): return ([UInt8(ascii: "@")], place + 3)
    default: return nil
    }
  }

  private static func hex(_ text: [UInt8], _ start: Int, count: Int) -> UInt32? {
    guard start + count <= text.count else { return nil }
    var value: UInt32 = 0
    for byte in text[start..<start + count] {
      guard let digit = digit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }

  /// Marks that are no blank and have no width become nothing.
  private static func utf8(_ value: UInt32) -> [UInt8] {
    switch value {
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF: []
    case 0xA0, 0x2000...0x200A, 0x202F: [0x20]
    case 0x2010, 0x2011, 0x2212: [0x2D]
    case 0xFF01...0xFF5E: [UInt8(value - 0xFEE0)]
    case 0xFE6B: [UInt8(ascii: "@")]
    default: Array(String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
    }
  }
}
