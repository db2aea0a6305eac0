/// Finds the comments that an author wrote for nobody but themselves, in whatever program's way.
///
/// The only place that knows what a comment looks like: texts of entries and the values of fields both ask it. Each
/// mark is looked for at most once at each place, so the time is linear.
struct CommentFinder {
  /// A comment that begins at a place that was asked about.
  enum Comment: Equatable {
    /// It ends before this byte.
    case closed(end: Int)
    /// Nothing ends it: in doubt all behind it is private.
    case open
  }

  private let bytes: [UInt8]
  private var marks = MarkLookup()

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The comment that begins at a byte; nil where none does.
  mutating func comment(at start: Int) -> Comment? {
    switch bytes[start] {
    case UInt8(ascii: "<"): has("<!--", at: start) ? ended(by: "-->", from: start + 4) : nil
    case UInt8(ascii: "%"): has("%%", at: start) ? ofObsidian(at: start) : nil
    case UInt8(ascii: "{"): inBraces(at: start)
    default: nil
    }
  }

  /// `100%%` is a slip of the finger, and no comment.
  private mutating func ofObsidian(at start: Int) -> Comment? {
    let comment = ended(by: "%%", from: start + 2)
    return comment == .open && start > 0 && bytes[start - 1].isWord ? nil : comment
  }

  /// Those of Hugo, Jekyll, Zola, Handlebars, kramdown, MDX and CriticMarkup.
  private mutating func inBraces(at start: Int) -> Comment? {
    guard start + 2 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "{"): return inTwoBraces(at: start)
    case UInt8(ascii: "%"): return ofLiquid(at: start)
    case UInt8(ascii: "/"): return has("{/*", at: start) ? ended(by: "*/}", from: start + 3) : nil
    case UInt8(ascii: ">"): return has("{>>", at: start) ? ended(by: "<<}", from: start + 3) : nil
    case UInt8(ascii: "#"):
      if bytes[start + 2].isBlank || bytes[start + 2] == .lineFeed { return ended(by: "#}", from: start + 2) }
      // `{#name}` is the name of a heading.
      guard let close = next("}", from: start + 2), close > start + 2, bytes[close - 1] == UInt8(ascii: "#")
      else { return nil }
      return .closed(end: close + 1)
    case UInt8(ascii: ":"):
      guard has("{::comment}", at: start) else { return nil }
      let comment = ended(by: "{:/comment}", from: start)
      return comment == .open ? ended(by: "{:/}", from: start) : comment
    default: return nil
    }
  }

  private mutating func inTwoBraces(at start: Int) -> Comment? {
    let inside = pastBlanks(start + 2)
    if has("!--", at: inside) { return ended(by: "--}}", from: inside) }
    if has("!", at: inside) { return ended(by: "}}", from: inside) }
    if has("/*", at: inside) { return ended(by: "*/", then: "}}", from: inside + 2) }
    guard has("{{<", at: start) || has("{{%", at: start) else { return nil }
    let closing = has("{{<", at: start) ? ">}}" : "%}}"
    guard has("comment", at: pastBlanks(start + 3)) else { return nil }
    return ended(by: "/comment", then: closing, from: start + 3)
  }

  private mutating func ofLiquid(at start: Int) -> Comment? {
    let inside = pastBlanks(start + 2)
    if has("#", at: inside) { return ended(by: "%}", from: inside) }
    guard has("comment", at: inside) else { return nil }
    let behind = inside + 7
    guard behind == bytes.count || !bytes[behind].isWord else { return nil }
    return ended(by: "endcomment", then: "%}", from: behind)
  }

  /// Behind the blanks, line breaks and dashes with which tags may begin.
  private func pastBlanks(_ start: Int) -> Int {
    var at = start
    while at < bytes.count, at < start + 8 {
      guard bytes[at].isBlank || bytes[at] == .lineFeed || bytes[at] == .dash else { break }
      at += 1
    }
    return at
  }

  private func has(_ mark: StaticString, at start: Int) -> Bool {
    start <= bytes.count && bytes[start...].starts(with: mark.description.utf8)
  }

  private mutating func ended(by mark: String, from start: Int) -> Comment {
    next(mark, from: start).map { .closed(end: $0 + mark.utf8.count) } ?? .open
  }

  private mutating func ended(by mark: String, then last: String, from start: Int) -> Comment {
    next(mark, from: start).map { ended(by: last, from: $0) } ?? .open
  }

  /// Where a mark next stands.
  private mutating func next(_ mark: String, from start: Int) -> Int? {
    marks.next(mark, in: bytes, from: start)
  }
}

extension CommentFinder {
  /// A comment as a link's definition, `[//]: # (words)`, that begins at the beginning of a line behind its blanks.
  ///
  /// Markdown hides it only where it is written without a slip and not within a paragraph. Where its words do not end
  /// on the line, it ends with the paragraph.
  func definition(at start: Int) -> Comment? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "["), start + 1 < bytes.count,
      bytes[start + 1] != UInt8(ascii: "^")
    else { return nil }
    let line = bytes[start...].prefix { $0 != .lineFeed }
    guard let close = line.prefix(Self.longestName).firstIndex(of: UInt8(ascii: "]")),
      line[(close + 1)...].first == UInt8(ascii: ":")
    else { return nil }
    let name = String(decoding: line[(start + 1)..<close], as: UTF8.self).lowercased()
    let rest = line[(close + 2)...].drop { $0.isBlank }
    let target = rest.prefix { !$0.isBlank && $0 != .carriageReturn }
    let words = rest[target.endIndex...].drop { $0.isBlank }
    let leadsNowhere = target.elementsEqual("#".utf8) || target.elementsEqual("<>".utf8)
    guard Self.names.contains(name) || (leadsNowhere && words.first.map(Self.opens) == true) else {
      return nil
    }
    guard let first = words.first, let last = Self.closing[first] else { return .closed(end: line.endIndex) }
    if words.dropFirst().contains(last) { return .closed(end: line.endIndex) }
    return restOfParagraph(from: line.endIndex, upTo: last)
  }

  /// Up to the line in which a mark stands, or before the next blank line.
  private func restOfParagraph(from start: Int, upTo mark: UInt8) -> Comment {
    var end = start
    while end < bytes.count {
      let line = bytes[(end + 1)...].prefix { $0 != .lineFeed }
      guard line.contains(where: { !$0.isBlank && $0 != .carriageReturn }) else { break }
      end = line.endIndex
      if line.contains(mark) { break }
    }
    return .closed(end: end)
  }

  private static let longestName = 200
  private static let names: Set<String> = ["//", "comment", "_comment", "comment:", "hidden", "private"]
  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "'"): UInt8(ascii: "'"),
  ]

  private static func opens(_ byte: UInt8) -> Bool { closing[byte] != nil }
}
