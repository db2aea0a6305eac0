/// The text of HTML, as programs write into descriptions: its paragraphs and lines, without its tags.
enum PlainOfHTML {
  /// Whether a text is HTML: it has a tag that texts of people have not.
  static func isHTML(_ text: String) -> Bool {
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      let name = rest.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if known.contains(name) { return true }
    }
    return false
  }

  /// The text as it would be read; itself where it is no HTML.
  static func text(of text: String) -> String {
    guard isHTML(text) else { return text }
    var written = ""
    var links: [String] = []
    // Breaks of the source are blanks in HTML.
    var rest = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")[...]
    while let start = rest.firstIndex(of: "<") {
      written += decoded(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else {
        return tidy(written + decoded(rest[start...]))
      }
      take(rest[rest.index(after: start)..<end], &written, &links)
      rest = rest[rest.index(after: end)...]
    }
    return tidy(written + decoded(rest))
  }

  private static let known: Set<String> = [
    "p", "br", "div", "b", "i", "em", "strong", "a", "ul", "ol", "li", "span", "img", "h1", "h2", "h3", "h4",
    "table", "tr", "td", "u", "font", "blockquote", "html", "body", "hr", "small",
  ]

  /// What a tag means for the text: an address stands behind what it belongs to.
  private static func take(_ tag: Substring, _ written: inout String, _ links: inout [String]) {
    let isEnd = tag.first == "/"
    switch tag.drop(while: { $0 == "/" }).prefix(while: { $0.isLetter || $0.isNumber }).lowercased() {
    case "br", "tr": written += isEnd ? "" : "\n"
    case "p", "div", "ul", "ol", "table", "blockquote", "hr", "h1", "h2", "h3", "h4": written += "\n\n"
    case "li": written += isEnd ? "" : "\n- "
    case "td": written += isEnd ? " " : ""
    case "a" where !isEnd: links.append(address(in: tag) ?? "")
    case "a":
      if let link = links.popLast(), !link.isEmpty, !written.hasSuffix(link) { written += " \(link)" }
    default: break
    }
  }

  /// The web address in a tag of a link.
  private static func address(in tag: Substring) -> String? {
    guard let start = tag.lowercased().firstRange(of: "href=")?.upperBound else { return nil }
    let value = tag.dropFirst(tag.lowercased().distance(from: tag.lowercased().startIndex, to: start))
    let quote = value.first.flatMap { "\"'".contains($0) ? $0 : nil }
    let inner = quote.map { mark in value.dropFirst().prefix { $0 != mark } } ?? value.prefix { $0 != " " }
    let address = decoded(inner)
    return address.hasPrefix("https://") || address.hasPrefix("http://") ? address : nil
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
    "hellip": "…", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”", "euro": "€", "deg": "°",
  ]

  /// With references replaced; those that nobody knows stay.
  private static func decoded(_ text: Substring) -> String {
    var written = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      written += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix(10).prefix { $0 != ";" && !$0.isWhitespace }
      if rest.dropFirst(name.count).first == ";", let letter = letter(name) {
        written += letter
        rest = rest.dropFirst(name.count + 1)
      } else {
        written += "&"
      }
    }
    return written + rest
  }

  private static func letter(_ name: Substring) -> String? {
    guard name.first == "#" else { return names[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.first.map { "xX".contains($0) } == true
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number >= 0x20, let scalar = Unicode.Scalar(number) else { return nil }
    return String(Character(scalar))
  }

  /// No blanks at the ends of lines, and one empty line at most between two.
  private static func tidy(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ").joined(separator: " ")
      if words.isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(words)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
