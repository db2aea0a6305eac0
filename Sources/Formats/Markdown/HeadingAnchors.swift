/// The anchors of a text's headings: what an author would write after `#`, as GitHub makes them.
package struct HeadingAnchors: Hashable, Sendable {
  package private(set) var all: Set<String> = []
  /// The same in the order of the headings.
  package private(set) var inOrder: [String] = []

  /// Headings within quotes and lists have none.
  package init(blocks: [Block]) {
    for case .heading(_, let inlines) in blocks { addAnchor(of: inlines) }
  }

  /// The anchor that an address within the text means: what stands behind its `#`.
  package static func meant(by address: String) -> String {
    String(address.dropFirst()).removingPercentCodes.lowercased()
  }

  /// The anchor that an address of another text means; nil for one without.
  package static func behind(_ address: String) -> String? {
    guard let mark = address.firstIndex(of: "#") else { return nil }
    let anchor = meant(by: String(address[mark...]))
    return anchor.isEmpty ? nil : anchor
  }

  /// The anchor of a heading of these words, where none before it has that: small letters, digits and hyphens.
  package static func anchor(of heading: String) -> String {
    let plain = plain(heading)
    return plain.isEmpty ? "section" : plain
  }

  /// With a number where it is taken.
  private mutating func addAnchor(of inlines: [Inline]) {
    let plain = Self.anchor(of: inlines.plainText)
    var anchor = plain
    var number = 1
    while !all.insert(anchor).inserted {
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

extension String {
  /// With `%C3%A9` read as `é`; unchanged where the codes are no text.
  fileprivate var removingPercentCodes: String {
    var bytes: [UInt8] = []
    var rest = Substring(self)
    while let first = rest.first {
      let code = rest.dropFirst().prefix(2)
      if first == "%", code.utf8.count == 2, let byte = UInt8(code, radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        bytes += Array(String(first).utf8)
        rest = rest.dropFirst()
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}
