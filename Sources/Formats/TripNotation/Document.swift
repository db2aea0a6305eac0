import Diagnostics

/// Which lines of a file hold its content: what stands between `---` and `...`.
struct Document {
  private(set) var lines: Range<Int>
  private(set) var problems: [Problem] = []
  /// Tabs on the empty lines and before the comments around the content.
  private(set) var tabs: [TextRange] = []

  static func find(in source: SourceText) -> Document {
    let all = source.lines
    var document = Document(lines: 0..<all.count)
    var start = firstContent(source, from: 0)
    while start < all.count, source.bytes[all[start].start] == UInt8(ascii: "%") {
      document.problems.append(directive(line: start))
      start = firstContent(source, from: start + 1)
    }
    document.tabs = (0..<start).compactMap(source.tab)
    let isOpened = start < all.count && source.isMarker(all[start], .dash)
    if isOpened {
      document.checkOpening(source, line: start)
      start += 1
    }
    let end = all[start...].firstIndex { source.isMarker($0, .dash) || source.isMarker($0, dot) } ?? all.count
    document.lines = start..<end
    guard end < all.count else { return document }
    if end == start && !isOpened {
      document.problems.append(nothingToEnd(line: end))
    } else {
      document.checkClosing(source, line: end)
    }
    return document
  }

  private static func firstContent(_ source: SourceText, from start: Int) -> Int {
    source.lines[start...].firstIndex { !$0.isBlank && !source.isComment($0) } ?? source.lines.count
  }

  private static let dot = UInt8(ascii: ".")

  private mutating func checkOpening(_ source: SourceText, line: Int) {
    let text = source.lines[line]
    var after = text.start + 3
    while after < text.end, source.bytes[after].isBlank { after += 1 }
    guard after < text.end, source.bytes[after] != .hash else { return }
    problems.append(
      Problem(
        .notYAML, "Unexpected text after `---`",
        at: TextRange(line: line, start: after - text.start, length: text.end - after),
        advice: "Begin a new line after `---`."))
  }

  /// Behind `...` there may be comments; anything else, and a second `---`, would begin another document.
  private mutating func checkClosing(_ source: SourceText, line: Int) {
    var next = line
    while next < source.lines.count {
      let text = source.lines[next]
      let isEnd = source.isMarker(text, Self.dot) && endsAfterMarker(source, text)
      guard text.isBlank || source.isComment(text) || isEnd else { break }
      if let tab = source.tab(beforeContentOf: next) { tabs.append(tab) }
      next += 1
    }
    guard next < source.lines.count else { return }
    let text = source.lines[next]
    problems.append(
      Problem(
        .severalDocuments,
        "A second file seems to begin here; nothing below was read",
        at: TextRange(line: next, start: 0, length: text.end - text.start),
        advice: "Delete this line, or move the rest to a file of its own."))
  }

  private func endsAfterMarker(_ source: SourceText, _ line: SourceText.Line) -> Bool {
    var after = line.start + 3
    while after < line.end, source.bytes[after].isBlank { after += 1 }
    return after == line.end || source.bytes[after] == .hash
  }

  private static func nothingToEnd(line: Int) -> Problem {
    Problem(
      .notYAML, "Unexpected end of file: nothing stands before this line",
      at: TextRange(line: line, start: 0, length: 3), advice: "Delete it.")
  }

  private static func directive(line: Int) -> Problem {
    Problem(
      .directive, "Line begins with `%`, an instruction for other programs",
      at: TextRange(line: line, start: 0, length: 1), advice: "Delete the line.")
  }
}
