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

  /// An element around content. Names come from the program; values of attributes are escaped, and nil leaves
  /// the attribute out.
  static func element(_ name: String, _ attributes: [(String, String?)] = [], _ content: HTML) -> HTML {
    HTML(trusted: "<\(name)\(written(attributes))>\(content.text)</\(name)>")
  }

  /// An element that has no content and no end tag.
  static func void(_ name: String, _ attributes: [(String, String?)] = []) -> HTML {
    HTML(trusted: "<\(name)\(written(attributes))>")
  }

  private static func written(_ attributes: [(String, String?)]) -> String {
    var text = ""
    for (name, value) in attributes {
      if let value { text += " \(name)=\"\(HTML(escaping: value).text)\"" }
    }
    return text
  }
}

extension Sequence<HTML> {
  /// One after the other.
  func joined() -> HTML { reduce(into: HTML.empty) { $0 += $1 } }
}
