import SiteLanguage

/// An element's start in a page.
package struct PageElement: Sendable {
  package var name: String
  package var attributes: [String: String]
  /// The elements around it, the outermost first.
  package var around: [String]
}

extension PageElement {
  /// How a block of data begins: it is a `script` by its name alone.
  package static let dataStart = "<script type=\"application/ld+json\">"

  package var isData: Bool { name == "script" && attributes == ["type": "application/ld+json"] }
}

/// Reads a page the strict way: every attribute quoted, every element closed in its order. What a browser
/// would forgive is an error here, so what was meant as text can never pass for markup.
package struct PageReader: Sendable {
  package enum Fault: Error, Equatable {
    case unquotedAttribute(String)
    case repeatedAttribute(String)
    case wrongEnd(String, expected: String?)
    case unclosed([String])
    case bareAmpersand(String)
    case brokenTag(String)
  }

  package private(set) var elements: [PageElement] = []
  /// Text by the elements that it stands in.
  package private(set) var texts: [(text: String, around: [String])] = []
  /// What each link is called: its text, the words of its pictures, or its label.
  package private(set) var linkNames: [String] = []
  private var open: [String] = []

  /// Attributes that are there or not, and have no value.
  package static let bare: Set<String> = ["playsinline", "defer", "hidden", "controls", "download"]
  package static let void: Set<String> = ["meta", "link", "img", "br", "hr", "input", "wbr"]

  /// Of nothing.
  package init() {}

  package init(_ page: String) throws(Fault) {
    // By its bytes, since letters are dear: all markup is ASCII, and no other letter holds a byte of that.
    var rest = Self.asABrowserSeesIt(page)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      try take(text: rest[..<start])
      guard let end = Self.end(of: rest[start...]) else {
        throw .brokenTag(Self.words(rest[start...].prefix(60)))
      }
      try take(tag: rest[(start + 1)..<end])
      rest = rest[(end + 1)...]
    }
    try take(text: rest)
    if !open.isEmpty { throw .unclosed(open) }
  }

  private typealias Bytes = ArraySlice<UInt8>

  private static func words(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  /// With no character made of several: to a browser a quote with an accent is a quote.
  private static func asABrowserSeesIt(_ page: String) -> [UInt8] {
    let bytes = Array(page.utf8)
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes }
    var seen: [UInt8] = []
    seen.reserveCapacity(bytes.count)
    for scalar in page.unicodeScalars {
      if scalar.isASCII {
        seen.append(UInt8(scalar.value))
      } else if scalar != "\u{2060}" {
        // What keeps a line together is not seen.
        seen.append(contentsOf: String(joins(scalar) ? "¤" : scalar).utf8)
      }
    }
    return seen
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    // Of these only the soft hyphen does; most of what is no ASCII is one of them.
    if scalar.value < 0x300 { return scalar.value == 0xAD }
    let category = scalar.properties.generalCategory
    return scalar.properties.isGraphemeExtend || category == .format || category == .spacingMark
  }

  /// The `>` that ends a tag: one in quotes does not.
  private static func end(of tag: Bytes) -> Int? {
    var isQuoted = false
    return tag.indices.first { index in
      if tag[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      return tag[index] == UInt8(ascii: ">") && !isQuoted
    }
  }

  private mutating func take(text: Bytes) throws(Fault) {
    guard !text.isEmpty else { return }
    let plain = try Self.unescaped(text).withPlainSpaces
    texts.append((plain, open))
    if !linkNames.isEmpty, open.contains("a") { linkNames[linkNames.count - 1] += plain }
  }

  private mutating func take(tag: Bytes) throws(Fault) {
    if tag.first == UInt8(ascii: "!") { return }
    if tag.first == UInt8(ascii: "/") {
      let name = Self.words(tag.dropFirst())
      guard open.last == name else { throw .wrongEnd(name, expected: open.last) }
      open.removeLast()
      return
    }
    let isClosed = tag.last == UInt8(ascii: "/")
    let name = tag.prefix { !$0.isBlank && $0 != UInt8(ascii: "/") }
    let element = Self.words(name)
    let attributes = try Self.attributes(
      tag[name.endIndex...].drop(while: \.isBlank), isClosed: isClosed)
    if element == "a" { linkNames.append(attributes["aria-label"]?.withPlainSpaces ?? "") }
    if element == "img", open.contains("a") { linkNames[linkNames.count - 1] += attributes["alt"] ?? "" }
    elements.append(PageElement(name: element, attributes: attributes, around: open))
    if !isClosed && !Self.void.contains(element) { open.append(element) }
  }

  private static func attributes(_ text: Bytes, isClosed: Bool) throws(Fault) -> [String: String] {
    var found: [String: String] = [:]
    var rest = isClosed ? text.dropLast() : text
    while true {
      rest = rest.drop(while: \.isBlank)
      if rest.isEmpty { return found }
      let written = rest.prefix { $0 != UInt8(ascii: "=") && !$0.isBlank }
      let name = words(written)
      rest = rest[written.endIndex...]
      if rest.first != UInt8(ascii: "="), bare.contains(name) {
        found[name] = ""
        continue
      }
      guard rest.starts(with: [UInt8(ascii: "="), UInt8(ascii: "\"")]) else {
        throw .unquotedAttribute(name)
      }
      rest = rest.dropFirst(2)
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { throw .unquotedAttribute(name) }
      guard found[name] == nil else { throw .repeatedAttribute(name) }
      found[name] = try unescaped(rest[..<end])
      rest = rest[(end + 1)...]
      if let next = rest.first, !next.isBlank { throw .unquotedAttribute(name) }
    }
  }

  private static let entities = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "#39": "'", "#123": "{", "#125": "}",
  ]

  private static func unescaped(_ text: Bytes) throws(Fault) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += words(rest[..<start])
      let after = rest[(start + 1)...]
      guard let end = after.firstIndex(of: UInt8(ascii: ";")), let plain = entities[words(after[..<end])]
      else { throw .bareAmpersand(words(rest[start...].prefix(20))) }
      result += plain
      rest = after[(end + 1)...]
    }
    return result + words(rest)
  }
}

extension UInt8 {
  /// Whether a browser takes it for a blank between attributes: a space, a tab, what ends a line or a page.
  fileprivate var isBlank: Bool { self == 0x20 || [0x09, 0x0A, 0x0C, 0x0D].contains(self) }
}
