private import ByteSearch

/// The tags of a page that is written as plainly as templates write: names, and values between double quotes.
///
/// Nothing in such a page can be read in two ways, so that browsers and parsers see the same tags. Of what is written
/// otherwise (a comment, a value without quotes, a letter that is written as a number, a `<` that begins nothing) a
/// parser has to judge.
struct PlainTags {
  struct Attribute {
    /// Nil for one that nobody looks at.
    var name: MarkupName?
    /// Empty where there is none.
    var value: Range<Int>
    /// Whether the value holds `&amp;` or another of the few signs that every page writes so.
    var isEscaped = false
    /// Whether it may hold a function of a style sheet.
    var mayCall = false

    var isStyle: Bool { name == .style }
  }

  /// A tag that begins an element.
  struct Tag {
    var name: MarkupName?
    /// Those that anybody looks at.
    var attributes: [Attribute] = []
    /// What stands up to the end of an element that holds letters alone.
    var content = 0..<0

    subscript(name: MarkupName) -> Attribute? { attributes.first { $0.name == name } }
  }

  let bytes: [UInt8]
  private var place = 0
  /// Whether there is a zero in it, which a parser would take for the end.
  private let holdsZero: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    holdsZero = bytes.span.firstPlace(of: 0) != nil
  }

  /// What is met next.
  enum Step {
    /// A tag that begins an element; it is in `tag`.
    case tag
    case end
    /// What is not written plainly.
    case unclear
  }

  /// The last tag that was met.
  private(set) var tag = Tag()

  mutating func next() -> Step {
    if holdsZero { return .unclear }
    while true {
      place = bytes.span.firstPlace(of: lessThan, from: place) ?? bytes.count
      guard place + 1 < bytes.count else { return place == bytes.count ? .end : .unclear }
      place += 1
      switch bytes[place] {
      case UInt8(ascii: "!"): guard skipDoctype() else { return .unclear }
      case UInt8(ascii: "/"): guard skipEnd() else { return .unclear }
      default: return readTag() ? .tag : .unclear
      }
    }
  }

  /// Whether nothing but white space stands before the tag that comes next, and its name is this one.
  func isFollowed(by name: StaticString) -> Bool {
    var place = place
    while place < bytes.count, isSpace(bytes[place]) { place += 1 }
    return bytes[place...].starts(with: Array("<\(name)>".utf8))
  }

  private mutating func skipDoctype() -> Bool {
    let word = Array("!doctype html>".utf8)
    let found = bytes[place...].prefix(word.count)
    guard found.count == word.count, zip(found, word).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) else {
      return false
    }
    place += word.count
    return true
  }

  private mutating func skipEnd() -> Bool {
    place += 1
    guard place < bytes.count, isLetter(bytes[place]) else { return false }
    place = endOfName
    guard place < bytes.count, bytes[place] == greaterThan else { return false }
    place += 1
    return true
  }

  private mutating func readTag() -> Bool {
    guard isLetter(bytes[place]) else { return false }
    tag.attributes.removeAll(keepingCapacity: true)
    tag.name = readName()
    while true {
      let before = place
      while place < bytes.count, isSpace(bytes[place]) { place += 1 }
      guard place < bytes.count else { return false }
      if bytes[place] == UInt8(ascii: "/") {
        place += 1
        guard place < bytes.count, bytes[place] == greaterThan else { return false }
      }
      if bytes[place] == greaterThan {
        place += 1
        return readContent()
      }
      guard place > before, isOfName(bytes[place]), tag.attributes.count < Self.maxAttributes,
        readAttribute()
      else { return false }
    }
  }

  /// More than any page of ours has on one tag.
  private static let maxAttributes = 100

  private mutating func readName() -> MarkupName? {
    let start = place
    place = endOfName
    return MarkupName(start..<place, of: bytes)
  }

  /// Behind the last letter of the name that begins here.
  private var endOfName: Int {
    let bytes = bytes.span
    var place = place
    while place < bytes.count, isOfName(bytes[place]) { place += 1 }
    return place
  }

  /// The next byte from here that is a quote, or may mean something within quotes; the end of all where there is none.
  private var nextSign: Int {
    let bytes = bytes.span
    var place = place
    while place < bytes.count, !mayMean(bytes[place]) { place += 1 }
    return place
  }

  private mutating func readAttribute() -> Bool {
    var attribute = Attribute(name: readName(), value: place..<place)
    if place < bytes.count, bytes[place] == UInt8(ascii: "=") {
      place += 1
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return false }
      place += 1
      let start = place
      scan: while true {
        place = nextSign
        guard place < bytes.count else { return false }
        switch bytes[place] {
        case UInt8(ascii: "\""): break scan
        case UInt8(ascii: "("), UInt8(ascii: "@"), UInt8(ascii: "\\"): attribute.mayCall = true
        case UInt8(ascii: "&"):
          guard isPlainReference() else { return false }
          attribute.isEscaped = true
        default: break
        }
        place += 1
      }
      attribute.value = start..<place
      place += 1
    }
    if attribute.name != nil || attribute.mayCall { tag.attributes.append(attribute) }
    return true
  }

  private static let references = ["amp;", "lt;", "gt;", "quot;", "#39;", "#34;"].map { Array($0.utf8) }

  /// One of those that templates write, and that make no other sign than their own.
  private func isPlainReference() -> Bool {
    let rest = bytes[(place + 1)...].prefix(5)
    return Self.references.contains { rest.starts(with: $0) }
  }

  /// Elements whose content is letters, whatever it looks like, in HTML; not so within drawings, so there may be no
  /// `<` in it at all.
  private mutating func readContent() -> Bool {
    let isOfLetters = tag.name == .script || tag.name == .style || tag.name == .title || tag.name == .textarea
    guard isOfLetters, bytes[place - 2] != UInt8(ascii: "/") else {
      tag.content = place..<place
      return !isOfLetters
    }
    let start = place
    place = bytes.span.firstPlace(of: lessThan, from: place) ?? bytes.count
    tag.content = start..<place
    // What comes next has to be its end.
    guard place + 2 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") else { return false }
    var ended = PlainTags(bytes, at: place + 2)
    return ended.readName() == tag.name
  }

  private init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
    holdsZero = false
  }
}

private let lessThan = UInt8(ascii: "<")
private let greaterThan = UInt8(ascii: ">")

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

/// Letters, figures, and `-`, `.`, `:`, `_`: asked of every letter of a tag, so it is looked up in the bits of two
/// numbers.
private func isOfName(_ byte: UInt8) -> Bool {
  byte < 0x40 ? figures >> UInt64(byte) & 1 != 0 : byte < 0x80 && letters >> UInt64(byte & 0x3F) & 1 != 0
}

/// `"`, `&` and `(`, `@` and `\\`.
private func mayMean(_ byte: UInt8) -> Bool {
  byte <= 0x5C && (byte < 0x40 ? signs >> UInt64(byte) & 1 != 0 : byte == 0x40 || byte == 0x5C)
}

private let signs: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x28
/// `-` and `.`, and U+0030 to U+003A.
private let figures: UInt64 = 1 << 0x2D | 1 << 0x2E | 0x7FF << 0x30
/// U+0040 and above: `A` to `Z`, `_`, `a` to `z`.
private let letters: UInt64 = 0x3FF_FFFF << 1 | 1 << 0x1F | 0x3FF_FFFF << 0x21
