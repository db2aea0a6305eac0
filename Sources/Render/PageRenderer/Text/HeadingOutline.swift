import Markdown

/// Levels and anchors of the headings of one text, so that no level of the page is skipped.
struct HeadingOutline {
  private var open: [Int] = []
  /// Anchors by what an author would write after `#`, as GitHub makes them.
  private(set) var anchors: Set<String> = []
  /// The same in the order of the headings.
  private var inOrder: [String] = []
  private var next = 0

  /// The outline of a text's blocks; headings within quotes and lists are not in it.
  init(blocks: [Block]) {
    for case .heading(_, let inlines) in blocks { addAnchor(of: inlines) }
  }

  /// How deep the next heading stands: one deeper than the last that it is below, and those below none at 0.
  mutating func depth(of written: Int) -> Int {
    while let last = open.last, last >= written { open.removeLast() }
    open.append(written)
    return open.count - 1
  }

  /// The anchor of the next heading.
  mutating func nextAnchor() -> String {
    defer { next += 1 }
    return inOrder[next]
  }

  /// Small letters, digits and hyphens; with a number where it is taken.
  private mutating func addAnchor(of inlines: [Inline]) {
    var plain = Self.plain(inlines.plainText)
    if plain.isEmpty { plain = "section" }
    var anchor = plain
    var number = 1
    while !anchors.insert(anchor).inserted {
      anchor = plain + "-\(number)"
      number += 1
    }
    inOrder.append(anchor)
  }

  private static func plain(_ text: String) -> String {
    if let plain = plain(ascii: text) { return plain }
    var plain = ""
    for character in text.lowercased() {
      if let byte = character.asciiValue {
        if let letter = self.plain(ascii: byte) { plain.unicodeScalars.append(Unicode.Scalar(letter)) }
      } else if character.isLetter || character.isNumber || character == "-" || character == "_" {
        plain.append(character)
      } else if character.isWhitespace {
        plain.append("-")
      }
    }
    return plain
  }

  /// The same for a text of ASCII, without Unicode's tables, which are slow to look into; nil for any other.
  private static func plain(ascii text: String) -> String? {
    var plain: [UInt8] = []
    plain.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      // A carriage return and a line feed are one character.
      if byte == 0x0D || byte >= 0x80 { return nil }
      if let letter = self.plain(ascii: byte) { plain.append(letter) }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// What stands for a letter of ASCII; nil where nothing does.
  private static func plain(ascii byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
    case 0x09...0x0D, 0x20: UInt8(ascii: "-")
    default: nil
    }
  }
}
