import SiteLanguage

/// An element's start in a page.
package struct PageElement {
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
package struct PageReader {
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

  package init(_ page: String) throws(Fault) {
    var rest = Substring(Self.asABrowserSeesIt(page))
    while let start = rest.firstIndex(of: "<") {
      try take(text: rest[..<start])
      guard let end = Self.end(of: rest[start...]) else {
        throw .brokenTag(String(rest[start...].prefix(60)))
      }
      try take(tag: rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    try take(text: rest)
    if !open.isEmpty { throw .unclosed(open) }
  }

  /// With no character made of several: to a browser a quote with an accent is a quote.
  private static func asABrowserSeesIt(_ page: String) -> String {
    var seen = ""
    // What keeps a line together is not seen.
    for scalar in page.unicodeScalars where scalar != "\u{2060}" {
      let category = scalar.properties.generalCategory
      let joins = scalar.properties.isGraphemeExtend || category == .format || category == .spacingMark
      seen.unicodeScalars.append(joins ? "¤" : scalar)
    }
    return seen
  }

  /// The `>` that ends a tag: one in quotes does not.
  private static func end(of tag: Substring) -> Substring.Index? {
    var isQuoted = false
    return tag.indices.first { index in
      if tag[index] == "\"" { isQuoted.toggle() }
      return tag[index] == ">" && !isQuoted
    }
  }

  private mutating func take(text: Substring) throws(Fault) {
    guard !text.isEmpty else { return }
    let plain = try Self.unescaped(text).withPlainSpaces
    texts.append((plain, open))
    if open.contains("a"), !linkNames.isEmpty { linkNames[linkNames.count - 1] += plain }
  }

  private mutating func take(tag: Substring) throws(Fault) {
    if tag.hasPrefix("!") { return }
    if tag.hasPrefix("/") {
      let name = String(tag.dropFirst())
      guard open.last == name else { throw .wrongEnd(name, expected: open.last) }
      open.removeLast()
      return
    }
    let isClosed = tag.hasSuffix("/")
    let name = String(tag.prefix { !$0.isWhitespace && $0 != "/" })
    let attributes = try Self.attributes(
      tag.dropFirst(name.count).drop(while: \.isWhitespace), isClosed: isClosed)
    if name == "a" { linkNames.append(attributes["aria-label"]?.withPlainSpaces ?? "") }
    if name == "img", open.contains("a") { linkNames[linkNames.count - 1] += attributes["alt"] ?? "" }
    elements.append(PageElement(name: name, attributes: attributes, around: open))
    if !isClosed && !Self.void.contains(name) { open.append(name) }
  }

  private static func attributes(_ text: Substring, isClosed: Bool) throws(Fault) -> [String: String] {
    var found: [String: String] = [:]
    var rest = isClosed ? text.dropLast() : text
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { return found }
      let name = String(rest.prefix { $0 != "=" && !$0.isWhitespace })
      rest = rest.dropFirst(name.count)
      if bare.contains(name), !rest.hasPrefix("=") {
        found[name] = ""
        continue
      }
      guard rest.hasPrefix("=\"") else { throw .unquotedAttribute(name) }
      rest = rest.dropFirst(2)
      guard let end = rest.firstIndex(of: "\"") else { throw .unquotedAttribute(name) }
      guard found[name] == nil else { throw .repeatedAttribute(name) }
      found[name] = try unescaped(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if let next = rest.first, !next.isWhitespace { throw .unquotedAttribute(name) }
    }
  }

  private static let entities = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "#39": "'", "#123": "{", "#125": "}",
  ]

  private static func unescaped(_ text: Substring) throws(Fault) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      guard let end = after.firstIndex(of: ";"), let plain = entities[String(after[..<end])] else {
        throw .bareAmpersand(String(rest[start...].prefix(20)))
      }
      result += plain
      rest = after[after.index(after: end)...]
    }
    return result + rest
  }
}
