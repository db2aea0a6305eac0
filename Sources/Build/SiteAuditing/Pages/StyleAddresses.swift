/// The addresses that a style sheet has a browser fetch (CSS Syntax 3; CSS Values 4, section 4.5).
struct StyleAddresses {
  struct Found: Hashable {
    let address: String
    let range: Range<Int>
  }

  private(set) var found: [Found] = []
  private let bytes: [UInt8]
  private var place: Int
  private let end: Int
  /// The names of the functions that are open.
  private var open: [String] = []
  /// The name of the rule that has begun, until its block or its end.
  private var rule = ""

  /// Reads a part of a text.
  init(in bytes: [UInt8], _ range: Range<Int>) {
    (self.bytes, place, end) = (bytes, range.lowerBound, range.upperBound)
    while place < end { readToken() }
  }

  /// Functions of pictures, in which a text is an address.
  private static let pictureFunctions: Set<String> = [
    "image-set", "-webkit-image-set", "image", "cross-fade", "src", "url",
  ]

  private mutating func readToken() {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = readText(until: byte)
      let isAddress = open.isEmpty ? rule == "import" : Self.pictureFunctions.contains(open[open.count - 1])
      if isAddress { keep(text) }
    case UInt8(ascii: "@"):
      place += 1
      rule = readName().lowercased()
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      rule = ""
      if open.isEmpty || byte != UInt8(ascii: ";") { open = [] }
      place += 1
    case UInt8(ascii: "("):
      open.append("")
      place += 1
    case UInt8(ascii: ")"):
      _ = open.popLast()
      place += 1
    default:
      if Self.isOfName(byte) { readWord() } else { place += 1 }
    }
  }

  private mutating func readWord() {
    let name = readName().lowercased()
    guard place < end, bytes[place] == UInt8(ascii: "(") else { return }
    place += 1
    open.append(name)
    guard name == "url" else { return }
    while place < end, Self.isSpace(bytes[place]) { place += 1 }
    guard place < end, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "'") else { return }
    let start = place
    var address: [UInt8] = []
    while place < end, bytes[place] != UInt8(ascii: ")") {
      if bytes[place] == UInt8(ascii: "\\") {
        address += readEscape()
      } else {
        address.append(bytes[place])
        place += 1
      }
    }
    keep((String(decoding: address, as: UTF8.self), start..<place))
  }

  private mutating func keep(_ text: (String, Range<Int>)) {
    // A namespace is a name that looks like an address.
    if rule != "namespace" { found.append(Found(address: text.0, range: text.1)) }
  }

  private mutating func skipComment() {
    place += 2
    while place < end, !(bytes[place] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { place += 1 }
    place += 2
  }

  private mutating func readText(until quote: UInt8) -> (String, Range<Int>) {
    place += 1
    let start = place
    var text: [UInt8] = []
    while place < end, bytes[place] != quote, bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: "\\") {
        text += readEscape()
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    let range = start..<place
    place += 1
    return (String(decoding: text, as: UTF8.self), range)
  }

  private mutating func readName() -> String {
    var name: [UInt8] = []
    while place < end, Self.isOfName(bytes[place]) {
      if bytes[place] == UInt8(ascii: "\\") {
        name += readEscape()
      } else {
        name.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// What stands for a letter: a backslash and up to six digits, with a space behind them, or any sign.
  private mutating func readEscape() -> [UInt8] {
    place += 1
    guard place < end else { return [] }
    let digits = bytes[place..<end].prefix(6).prefix { Self.isDigit($0) }
    guard !digits.isEmpty else {
      place += 1
      return bytes[place - 1] == 0x0A ? [] : [bytes[place - 1]]
    }
    place += digits.count
    if place < end, Self.isSpace(bytes[place]) { place += 1 }
    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
    return Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
  }

  private func peek(_ step: Int) -> UInt8? { place + step < end ? bytes[place + step] : nil }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "\\")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
