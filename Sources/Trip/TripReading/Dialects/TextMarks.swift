import Markdown

/// Pieces of Markdown, and names as they stand in the texts of other programs.
enum TextMarks {
  /// A picture as Markdown; texts of HTML keep their entities, all others are taken letter by letter.
  static func picture(_ source: String, alternative: String = "", caption: String = "", isHTML: Bool = false)
    -> String
  {
    let marks = isHTML ? "" : "&"
    let title = caption.isEmpty ? "" : " \"" + escaped(caption, "\"\\" + marks) + "\""
    return "![" + escaped(alternative, "[]\\`*_<>" + marks) + "](<" + escaped(source, "<>\\" + marks) + ">"
      + title + ")"
  }

  /// A caption without its Markdown: `Up with the *Fløibanen*`.
  static func words(_ caption: String) -> String {
    guard caption.contains(where: { "*_`[<~".contains($0) }), caption.utf8.count < 4000 else {
      return caption
    }
    let text = InlineHTML.converted(MarkdownParser.parse(caption)).plainText
    return text.isEmpty ? caption : text
  }

  /// A text without its HTML: `<p>The <b>pass</b></p>`.
  static func withoutHTML(_ text: String) -> String {
    guard text.contains("<"), text.contains(">"), text.utf8.count < 20_000 else { return text }
    let plain = PlainMarkdown(text, surroundings: DialectSurroundings()).text
    let words = InlineHTML.converted(MarkdownParser.parse(plain)).plainText
    return words.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// A short text without tags, its entities as the letters that they stand for: `Villa O&#8217;<b>Higgins</b>`.
  ///
  /// It is no Markdown: what else stands in it stays.
  static func plainHTML(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }),
      text.utf8.count < 20_000
    else { return text }
    return withoutEntities(withoutTags(text))
  }

  private static func withoutTags(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "<"), let tag = HTMLTag(bytes, at: at),
        InlineHTML.isKnown(tag.name) || parting.contains(tag.name)
      {
        // What ends a line or a paragraph parts words.
        if tag.name == "br" || parting.contains(tag.name), kept.last.map({ !$0.isBlank }) ?? false {
          kept.append(UInt8(ascii: " "))
        }
        at = tag.end
      } else {
        kept.append(bytes[at])
        at += 1
      }
    }
    let plain = String(decoding: kept, as: UTF8.self)
    return kept.count == bytes.count ? text : String(plain[...].trimmed)
  }

  private static let parting: Set<String> = [
    "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  /// Markdown knows all entities by their names.
  static func withoutEntities(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let name = rest[start...].dropFirst().prefix(longestEntity).prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#")
      }
      let behind = rest[name.endIndex...]
      let letter = behind.first == ";" && !name.isEmpty ? MarkdownParser.parse("&\(name);").plainText : ""
      if letter.isEmpty {
        result += "&"
        rest = rest[rest.index(after: start)...]
      } else {
        result += letter
        rest = behind.dropFirst()
      }
    }
    return result + rest
  }

  /// The longest names are of signs that nobody writes by hand.
  private static let longestEntity = 12

  static func link(_ text: String, to destination: String) -> String {
    "[" + text + "](<" + escaped(destination, "<>\\&") + ">)"
  }

  /// A text that says in Markdown what its letters say.
  static func plain(_ text: String) -> String { escaped(text, "\\`*_[]<>&=") }

  /// On one line, with a backslash before each of some marks.
  private static func escaped(_ text: String, _ marks: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 {
        result.append(" ")
      } else {
        if marks.unicodeScalars.contains(scalar) { result.append("\\") }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A path as the destination of a link that has no brackets round it.
  static func address(_ path: String) -> String {
    path.replacing(" ", with: "%20").replacing("(", with: "%28").replacing(")", with: "%29")
  }

  /// A name or path without what Liquid would put before it: `{{ site.baseurl }}/x.jpg`, `{{ '/x.jpg' | relative_url
  /// }}`.
  static func withoutSiteAddress(_ text: String) -> String {
    guard text.contains("{{"), text.utf8.count < 4000 else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "{{") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "}}") else { return text }
      result += literal(in: rest[start.upperBound..<end.lowerBound]) ?? ""
      rest = rest[end.upperBound...]
    }
    return (result + rest).split(separator: " ").joined(separator: " ")
  }

  /// The first text in quotes.
  static func literal(in text: Substring) -> String? {
    guard let start = text.firstIndex(where: { "\"'`".contains($0) }) else { return nil }
    let rest = text[text.index(after: start)...]
    return rest.firstIndex(of: text[start]).map { String(rest[..<$0]) }
  }
}
