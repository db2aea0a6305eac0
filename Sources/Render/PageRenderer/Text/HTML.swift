import Drawing

/// Markup that is safe to stand in a page.
struct HTML: Hashable, Sendable {
  private(set) var text: String

  /// Text with what has a meaning in markup made harmless, inside elements and inside quoted attributes.
  ///
  /// Characters that HTML does not allow (C0 controls but tab and line breaks, U+007F to U+009F,
  /// noncharacters) are dropped.
  init(escaping raw: String) { text = escapedForMarkup(raw) }

  /// Markup that this program wrote itself; never anything that a traveller wrote.
  init(trusted text: String) { self.text = text }

  static let empty = HTML(trusted: "")

  static func + (one: HTML, other: HTML) -> HTML { HTML(trusted: one.text + other.text) }

  static func += (one: inout HTML, other: HTML) { one.text += other.text }

  /// Adds text with what has a meaning in markup made harmless.
  mutating func append(escaping raw: String) { text += escapedForMarkup(raw) }

  /// Adds markup that this program wrote itself.
  mutating func append(trusted markup: String) { text += markup }

  /// Begins an element whose content is added next: long texts are written once, not once for each element around them.
  mutating func begin(_ name: String, _ attributes: [(String, String?)] = []) {
    text += "<"
    text += name
    write(attributes)
    text += ">"
  }

  mutating func end(_ name: String) {
    text += "</"
    text += name
    text += ">"
  }

  /// An element around content. Names come from the program; values of attributes are escaped, and nil leaves
  /// the attribute out.
  static func element(_ name: String, _ attributes: [(String, String?)] = [], _ content: HTML) -> HTML {
    var element = HTML.empty
    element.begin(name, attributes)
    element += content
    element.end(name)
    return element
  }

  /// An element that has no content and no end tag.
  static func void(_ name: String, _ attributes: [(String, String?)] = []) -> HTML {
    var element = HTML.empty
    element.begin(name, attributes)
    return element
  }

  /// Attributes within a tag, each with the blank before it; nil leaves one out.
  mutating func write(_ attributes: [(String, String?)]) {
    for (name, value) in attributes {
      guard let value else { continue }
      text += " "
      text += name
      text += "=\""
      text += escapedForMarkup(value)
      text += "\""
    }
  }
}

extension Sequence<HTML> {
  /// One after the other.
  func joined() -> HTML { reduce(into: HTML.empty) { $0 += $1 } }
}
