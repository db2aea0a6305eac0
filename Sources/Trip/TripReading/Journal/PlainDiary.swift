import Diagnostics
import TripModel
import TripNotation

/// A diary in which paragraphs begin with their days, and none has a heading: `Thursday. Drove up from Leeds …`, `Fri - Glorious.`,
/// `12.9.: Regen`.
enum PlainDiary {
  /// The same text with a heading before each such paragraph, its lines where they were; nil where it has headings, or fewer than two
  /// such paragraphs.
  static func headed(_ file: EntryFile) -> EntryFile? {
    guard file.parts.fence != .unclosed else { return nil }
    var lines = String(decoding: file.parts.body, as: UTF8.self).fileLines.map(String.init)
    guard lines.count <= mostLines, MarkdownHeading.all(in: lines.map { $0[...] }).isEmpty else { return nil }
    guard !mayBePrivate(lines.map { $0[...] }) else { return nil }
    let openings = lines.indices.compactMap { index -> (line: Int, opening: Opening)? in
      guard index == 0 || lines[index - 1].allSatisfy(\.isWhitespace) else { return nil }
      return opening(of: lines[index][...]).map { (index, $0) }
    }
    // What stands above the first day may say for whom all of it is.
    guard openings.count >= leastDays, let first = openings.first?.line,
      lines[..<first].allSatisfy({ $0.allSatisfy(\.isWhitespace) })
    else { return nil }
    let starts = Set(openings.map(\.line))
    for index in lines.indices where index == 0 || lines[index - 1].allSatisfy(\.isWhitespace) {
      if !starts.contains(index), LetterOpening.stands(lines[index][...]) { return nil }
    }
    guard
      !openings.contains(where: {
        DiaryDoubts.saysPrivate(
          $0.opening.rest.split(separator: " ").prefix(headWords).joined(separator: " ")[...])
      })
    else { return nil }
    var parts = file.parts
    // A day ends where something else begins, and a short paragraph with a label is a list of something.
    let ends = openings.indices.map { $0 + 1 < openings.count ? openings[$0 + 1].line : lines.count }
    for (opening, end) in zip(openings, ends) {
      let stop = self.end(behind: opening.line, before: end, of: lines) ?? end
      for index in stop..<end { lines[index] = "" }
      for index in (opening.line + 1)..<max(opening.line + 1, stop) where isLabelled(lines[index][...]) {
        lines[index] = ""
      }
    }
    for (line, opening) in openings {
      lines[line] = String(opening.rest)
      if line > 0 { lines[line - 1] = "## " + opening.head }
    }
    // The first line has none above it, in whose place its heading could stand.
    if openings[0].line == 0 {
      lines.insert("## " + openings[0].opening.head, at: 0)
      parts.bodyFirstLine -= 1
    }
    parts.body = Array(lines.joined(separator: "\n").utf8)
    return EntryFile.read(parts, at: file.path)
  }

  /// Whether a short paragraph or the beginning of one says that something is private: without headings nobody knows of how much.
  /// A remark before other words, `Privat: the clinic called`, speaks of its paragraph.
  private static func mayBePrivate(_ lines: [Substring]) -> Bool {
    lines.indices.contains { index in
      let line = lines[index]
      if KeepingLabel.stands(at: index, in: lines) { return true }
      let words = line.split(whereSeparator: \.isWhitespace)
      let small = line.lowercased()
      if words.count <= shortWords,
        DiaryDoubts.saysPrivate(line) || closed.contains(where: { small.contains($0) })
      {
        return KeepingRemark.reason(ofPart: line) == nil || words.count <= 1
      }
      guard index == 0 || lines[index - 1].allSatisfy(\.isWhitespace) else { return false }
      let head = words.prefix(headWords).joined(separator: " ")
      return DiaryHeading(head[...]) != nil || WeekdayNames.day(head.prefix(while: \.isLetter)) != nil
        || WeekdayNames.shortDay(head.prefix(while: \.isLetter)) != nil
        ? DiaryDoubts.saysPrivate(head[...]) : false
    }
  }

  /// Words of a paragraph that is no part of a story, and in which a day and a word behind it stand.
  private static let (shortWords, headWords) = (12, 4)
  private static let closed = [
    "finger weg", "bitte nicht lesen", "do not read", "don't read", "keep out", "ne pas lire", "no leer",
    "non leggere", "niet lezen",
    "geheim", "secret",
  ]

  /// The first line behind two empty ones, or of a rule.
  private static func end(behind line: Int, before last: Int, of lines: [String]) -> Int? {
    ((line + 1)..<max(line + 1, last)).first { index in
      let isEmpty = lines[index].allSatisfy(\.isWhitespace)
      let isSecond = isEmpty && lines[index - 1].allSatisfy(\.isWhitespace)
      let mark = lines[index][...].trimmed.first
      return isSecond
        || lines[index][...].trimmed.count >= 3 && mark.map { "-_*=".contains($0) } ?? false
          && lines[index][...].trimmed.allSatisfy { $0 == mark }
    }
  }

  /// `Addresses: Anna, …`, `PIN: …`
  private static func isLabelled(_ line: Substring) -> Bool {
    let label = line.trimmed.prefix { $0 != ":" }
    return label.endIndex < line.trimmed.endIndex && label.split(separator: " ").count <= 3
      && line.split(separator: " ").count <= mostOfList
  }

  private static let mostOfList = 20
  private static let leastDays = 2
  /// A text of more is looked through by nobody.
  private static let mostLines = 20_000

  private struct Opening {
    let head: Substring
    let rest: Substring
  }

  /// Characters in which the day stands.
  private static let longestHead = 40

  /// The day with which a paragraph begins, up to the mark behind it.
  private static func opening(of line: Substring) -> Opening? {
    let text = line.trimmed
    guard let first = text.first, first.isLetter || first.isFigure else { return nil }
    let head = text.prefix(longestHead)
    for index in head.indices {
      guard let end = mark(at: index, of: text) else { continue }
      // `Do. That is …` begins a sentence in English.
      let isShort = text[..<index].count <= 2 && text[index] == "."
      if !isShort, isDay(text[..<index]) { return Opening(head: text[..<index], rest: text[end...].trimmed) }
    }
    // A line of nothing else stands above its text.
    return text.count <= longestHead && isDay(text) ? Opening(head: text, rest: "") : nil
  }

  /// The end of a mark behind a day: `. `, ` - `, `: `.
  private static func mark(at index: Substring.Index, of text: Substring) -> Substring.Index? {
    let rest = text[index...]
    for mark in [". ", ": ", " - ", " – ", " — ", " : ", ".- ", " | "] where rest.hasPrefix(mark) {
      return text.index(index, offsetBy: mark.count)
    }
    return nil
  }

  private static func isDay(_ head: Substring) -> Bool {
    if let heading = DiaryHeading(head), heading.saysMonth, heading.title.isEmpty { return true }
    if let counted = CountedHeading(head), counted.title.isEmpty { return true }
    let word = head.prefix(while: \.isLetter)
    if word.endIndex == head.endIndex, WeekdayNames.shortDay(word) != nil, word.first?.isUppercase == true {
      return true
    }
    return WeekdayHeading(head).map { $0.isWhole && $0.title.isEmpty } ?? false
  }
}
