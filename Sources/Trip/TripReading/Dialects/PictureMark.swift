import MovieFile
import PhotoMetadata

/// A mark that means a picture, and how it is to be understood.
struct PictureMark {
  private(set) var words = ""
  private(set) var source = ""
  private(set) var caption = ""
  /// Where the text goes on.
  private(set) var end: Int

  // MARK: Forms

  /// `![words](…)` that Markdown would not take, `![words] (…)`, `![words(…)`, `![words][a.jpg]`, `![a.jpg]`.
  init?(inLine line: ArraySlice<UInt8>, nextLine: ArraySlice<UInt8>) {
    end = line.startIndex
    let start = line.startIndex + 2
    if start < line.endIndex, line[start] == UInt8(ascii: "[") {
      // `![[a.jpg]`: with both brackets at its end it was read before.
      guard let last = line[start...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let name = line[(start + 1)..<last].prefix { $0 != UInt8(ascii: "|") }
      guard Self.nameLength(name) == name.count else { return nil }
      source = Self.text(name)
      end = last + 1
      return
    }
    guard let close = Self.closing(line, from: start) else {
      guard let open = line[start...].firstIndex(of: Self.open), take(line, from: open + 1, isSure: false)
      else { return nil }
      words = Self.text(line[start..<open])
      return
    }
    words = Self.text(line[start..<close])
    if words.contains("![") { return nil }
    let behind = close + 1
    let isName = Self.nameLength(line[start..<close]) == close - start
    guard behind < line.endIndex, line[behind] != .carriageReturn else {
      let below = nextLine.drop { $0.isBlank }
      if below.first == Self.open, take(below, from: below.startIndex + 1, isSure: false) { return }
      guard isName else { return nil }
      (source, words, end) = (words, "", behind)
      return
    }
    switch line[behind] {
    case Self.open:
      if StandardTarget.isOne(line[(behind + 1)...], nextLine: nextLine) { return nil }
      guard take(line, from: behind + 1, isSure: true) else { return nil }
    case 0x20:
      let next = line[behind...].drop { $0 == 0x20 }
      if next.first == Self.open, take(line, from: next.startIndex + 1, isSure: false) { return }
      guard isName else { return nil }
      (source, words, end) = (words, "", behind)
    case UInt8(ascii: "["):
      guard let last = line[behind...].firstIndex(of: UInt8(ascii: "]")), last > behind + 1,
        Self.nameLength(line[(behind + 1)..<last]) == last - behind - 1
      else { return nil }
      source = Self.text(line[(behind + 1)..<last])
      end = last + 1
    default:
      let wide = Array("（".utf8)
      if line[behind...].starts(with: wide), take(line, from: behind + wide.count, isSure: false) { return }
      guard isName, line[behind] != UInt8(ascii: ":") else { return nil }
      (source, words, end) = (words, "", behind)
    }
  }

  /// `!(a.jpg)` and `!(words)[a.jpg]`.
  init?(withoutWords line: ArraySlice<UInt8>) {
    end = line.startIndex
    let start = line.startIndex + 2
    if let close = line[start...].firstIndex(of: Self.close), close + 1 < line.endIndex,
      line[close + 1] == UInt8(ascii: "["),
      let last = line[close...].firstIndex(of: UInt8(ascii: "]")),
      Self.nameLength(line[(close + 2)..<last]) == last - close - 2
    {
      words = Self.text(line[start..<close])
      source = Self.text(line[(close + 2)..<last])
      end = last + 1
      return
    }
    guard take(line, from: start, isSure: false) else { return nil }
  }

  /// `! [words](a.jpg)` at the beginning of a line.
  init?(afterBlank line: ArraySlice<UInt8>) {
    end = line.startIndex
    let rest = line.dropFirst().drop { $0 == 0x20 }
    guard rest.first == UInt8(ascii: "["), let close = Self.closing(line, from: rest.startIndex + 1),
      close + 1 < line.endIndex, line[close + 1] == Self.open, take(line, from: close + 2, isSure: false)
    else { return nil }
    words = Self.text(line[(rest.startIndex + 1)..<close])
  }

  /// `!words](a.jpg)`.
  init?(withoutBracket line: ArraySlice<UInt8>) {
    end = line.startIndex
    let start = line.startIndex + 1
    guard line[start].isWord, let close = line[start...].firstIndex(of: UInt8(ascii: "]")),
      !line[start..<close].contains(UInt8(ascii: "[")), close + 1 < line.endIndex,
      line[close + 1] == Self.open,
      take(line, from: close + 2, isSure: false)
    else { return nil }
    words = Self.text(line[start..<close])
  }

  /// `<img src="a.jpg"` up to the end of its line.
  init?(openImage line: ArraySlice<UInt8>) {
    end = line.endIndex
    let text = String(decoding: line, as: UTF8.self)
    guard !text.contains(">"), let start = text.firstRange(of: "src=") else { return nil }
    let rest = text[start.upperBound...].drop { "\"'“”".contains($0) }
    source = String(rest.prefix { !"\"'“”".contains($0) && !$0.isWhitespace })
    if source.isEmpty { return nil }
  }

  // MARK: Parts

  private static let open = UInt8(ascii: "(")
  private static let close = UInt8(ascii: ")")

  /// The bracket that closes the words, of which some may stand in brackets of their own.
  private static func closing(_ line: ArraySlice<UInt8>, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// What stands between the parentheses, or behind the first where there is no second; `isSure` says that it is a
  /// picture whatever its name.
  private mutating func take(_ line: ArraySlice<UInt8>, from start: Int, isSure: Bool) -> Bool {
    let inside = line[start...]
    let length = Self.nameLength(inside)
    guard length != nil || isSure else { return false }
    let nameEnd: Int
    if let length {
      nameEnd = start + length
    } else {
      guard let last = inside.firstIndex(where: { $0 == Self.close || $0 == UInt8(ascii: "\"") }) else {
        return false
      }
      nameEnd = last
    }
    source = Self.text(line[start..<nameEnd].drop { $0 == UInt8(ascii: "<") })
    var rest = line[nameEnd...].drop { $0.isBlank || $0 == UInt8(ascii: ">") }
    for mark in [")", "）"] where rest.starts(with: mark.utf8) {
      end = rest.startIndex + mark.utf8.count
      return !source.isEmpty
    }
    let quoted = Self.quotedEnd(rest)
    let last = quoted ?? rest.firstIndex(of: Self.close)
    // Without a parenthesis, only what stands in quotes belongs to it.
    guard let last else {
      let title = Self.text(rest)
      let isTitle = title.first.map { "\"“„".contains($0) } == true
      caption = isTitle ? Self.unquoted(title) : ""
      end = isTitle ? line.endIndex : nameEnd
      return !source.isEmpty
    }
    rest = rest[..<last]
    let title = Self.unquoted(Self.text(rest))
    caption = PictureWords.isSize(title.drop { $0 == "=" }) ? "" : title
    end = last + 1
    return !source.isEmpty
  }

  /// The parenthesis behind a text in quotes.
  private static func quotedEnd(_ rest: ArraySlice<UInt8>) -> Int? {
    let quotes = ["\"", "'", "“", "”", "„", "‘", "’", "«", "»"].map { Array($0.utf8) }
    guard quotes.contains(where: rest.starts) else { return nil }
    return rest.indices.dropFirst().first { index in
      guard rest[index] == close else { return false }
      var before = rest[..<index]
      while before.last?.isBlank == true { before.removeLast() }
      return quotes.contains { quote in
        before.count > quote.count && before.suffix(quote.count).elementsEqual(quote)
      }
    }
  }

  private static func unquoted(_ text: String) -> String {
    var text = text[...]
    let quotes: Set<Character> = ["\"", "'", "“", "”", "„", "‘", "’", "«", "»"]
    while let first = text.first, quotes.contains(first) || first.isWhitespace { text.removeFirst() }
    while let last = text.last, quotes.contains(last) || last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// How many bytes the name of a picture, a clip or a recording has with which a text begins; nil where it begins
  /// with none.
  static func nameLength(_ text: ArraySlice<UInt8>) -> Int? {
    var index = text.startIndex
    var depth = 0
    while let point = text[index...].firstIndex(of: UInt8(ascii: ".")) {
      // What closes more than it opens, and brackets, are no part of a name.
      for byte in text[index..<point] {
        if byte == open { depth += 1 }
        if byte == close { depth -= 1 }
        if depth < 0 || "[]!\"".utf8.contains(byte) { return nil }
      }
      let ending = text[(point + 1)...].prefix(10).prefix { $0.isWord && $0 < 0x80 }
      let behind = ending.endIndex < text.endIndex ? text[ending.endIndex] : 0x20
      let isEnd = behind.isBlank || behind >= 0x80 || ")\"'>|=,#?\r".utf8.contains(behind)
      if isEnd, endings.contains(String(decoding: ending, as: UTF8.self).lowercased()) {
        var end = ending.endIndex
        // A part of an address that says how it is to be shown.
        if behind == UInt8(ascii: "#") || behind == UInt8(ascii: "?") {
          end = text[end...].firstIndex { $0.isBlank || $0 == close } ?? text.endIndex
        }
        return end - text.startIndex
      }
      index = point + 1
    }
    return nil
  }

  private static let endings: Set<String> = Set(PictureFormat.endings).union(MovieFacts.endings)
    .union(MediaFiles.endings).union(["gif", "bmp", "jpe", "jfif", "dng"])

  /// Whether a line is the path of a picture and nothing else.
  static func isPath(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count < 300, line.contains(UInt8(ascii: "/")), !line.contains(where: \.isBlank) else {
      return false
    }
    return !line.contains(UInt8(ascii: ":")) && nameLength(line) == line.count
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let last = bytes.last, last.isBlank || last == .carriageReturn { bytes.removeLast() }
    return String(decoding: bytes.drop { $0.isBlank }, as: UTF8.self)
  }
}
