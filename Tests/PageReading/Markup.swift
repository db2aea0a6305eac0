/// The tags of a page, as a browser would find them: no tree, only names and attributes.
package struct Markup {
  package struct Tag {
    package var name: String
    package var attributes: [(name: String, value: String)] = []

    package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  package private(set) var tags: [Tag] = []
  private let bytes: [UInt8]
  private var at = 0

  package init(_ page: String) {
    bytes = Array(page.utf8)
    while let tag = next() { tags.append(tag) }
  }

  private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

  /// The next opening tag; closing tags and comments are passed over.
  private mutating func next() -> Tag? {
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        at += 1
        continue
      }
      at += 1
      if bytes[at...].starts(with: Array("!--".utf8)) {
        skipComment()
      } else if let first = byte, first.isLetter {
        return tag()
      }
    }
    return nil
  }

  private mutating func skipComment() {
    while at < bytes.count, !bytes[at...].starts(with: Array("-->".utf8)) { at += 1 }
  }

  private mutating func tag() -> Tag {
    var tag = Tag(
      name: take { !$0.isBlank && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }.lowercased())
    while let byte, byte != UInt8(ascii: ">") {
      if byte.isBlank || byte == UInt8(ascii: "/") {
        at += 1
        continue
      }
      tag.attributes.append(attribute())
    }
    return tag
  }

  private mutating func attribute() -> (name: String, value: String) {
    let name = take { !$0.isBlank && !"=>/".utf8.contains($0) }.lowercased()
    guard byte == UInt8(ascii: "=") else {
      if name.isEmpty { at += 1 }
      return (name, "")
    }
    at += 1
    if let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      at += 1
      let value = take { $0 != quote }
      at += 1
      return (name, value.unescaped)
    }
    return (name, take { !$0.isBlank && $0 != UInt8(ascii: ">") }.unescaped)
  }

  private mutating func take(while fits: (UInt8) -> Bool) -> String {
    let start = at
    while at < bytes.count, fits(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}

extension String {
  /// Without the character references of HTML that the site uses.
  fileprivate var unescaped: String {
    guard contains("&") else { return self }
    var text = self
    for (reference, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
      ("&nbsp;", "\u{A0}"), ("&amp;", "&"),
    ] {
      text = text.replacing(reference, with: character)
    }
    return text
  }
}
