/// The words of a description that may be HTML: a line for each that it has, its entities as letters.
struct NoteText {
  /// Nil where there are none.
  let words: String?
  /// Whether it is a page that a program made for a balloon: tables of what it knows, and no note.
  let isPage: Bool

  init(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      (words, isPage) = (trimmed(text), false)
      return
    }
    let small = text.lowercased()
    isPage = Self.marksOfPages.contains { small.contains($0) }
    words = isPage ? nil : trimmed(Self.lines(Self.withoutEntities(Self.withoutTags(text))))
  }

  private static let marksOfPages = [
    "<table", "<style", "<script", "<html", "<head", "<body", "<iframe", "<form",
  ]

  /// Tags that end a line, and those that only dress words.
  private static let breaks: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote",
  ]
  private static let dresses: Set<String> = [
    "a", "b", "i", "u", "s", "em", "strong", "small", "big", "span", "font", "sub", "sup", "img", "center",
    "tt", "code", "strike", "del", "ins", "abbr", "cite",
  ]

  private static func withoutTags(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        // What nothing ends hides all behind it.
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let inside = rest.dropFirst().prefix(longestTag).prefix { $0 != ">" && $0 != "<" }
      let name = inside.drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
      guard rest[inside.endIndex...].first == ">", breaks.contains(name) || dresses.contains(name) else {
        result += "<"
        rest = rest.dropFirst()
        continue
      }
      if breaks.contains(name) { result += "\n" }
      rest = rest[inside.endIndex...].dropFirst()
    }
    return result + rest
  }

  /// Characters.
  private static let longestTag = 2000

  private static func withoutEntities(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let name = rest[start...].dropFirst().prefix(longestEntity).prefix { $0 != ";" && $0 != "&" }
      let behind = rest[name.endIndex...]
      if behind.first == ";", let letter = letter(of: String(name)) {
        result += letter
        rest = behind.dropFirst()
      } else {
        result += "&"
        rest = rest[rest.index(after: start)...]
      }
    }
    return result + rest
  }

  private static let longestEntity = 10

  private static let letters = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "hellip": "…", "deg": "°", "euro": "€",
    "pound": "£",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
    "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]

  /// The letter of an entity by its name or its number.
  private static func letter(of name: String) -> String? {
    if let letter = letters[name] { return letter }
    guard name.first == "#" else { return nil }
    let figures = name.dropFirst()
    let isHexadecimal = figures.first == "x" || figures.first == "X"
    let number = isHexadecimal ? UInt32(figures.dropFirst(), radix: 16) : UInt32(figures)
    guard let number, number >= 0x20, let scalar = Unicode.Scalar(number) else { return nil }
    return String(Character(scalar))
  }

  /// Without blanks at the ends of lines, and with no more than one empty line between others.
  private static func lines(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = trimmed(String(line)) ?? ""
      if !words.isEmpty || lines.last?.isEmpty == false { lines.append(words) }
    }
    return lines.joined(separator: "\n")
  }
}
