import Diagnostics
import TripModel
import TripNotation

/// One long text in which days follow each other, each under a heading: `## Tuesday 4 August – Otley to Perth`.
struct DiarySections {
  /// What stands under one such heading.
  struct Section {
    let day: LocalDate
    /// The last of several days.
    let until: LocalDate?
    /// What its heading says beside the day; empty where that is all.
    let title: String
    /// Why it is kept back, by its heading or by one that it stands under: `## 5 August (private)`. In doubt it is private.
    var reason: KeptBack.Reason?
    /// The line of it that may mean that, where its heading does not, by its place in the text.
    var doubt: Int?
    /// The lines of its heading and those below, by their places in the text.
    let heading: Range<Int>
    let lines: Range<Int>
  }

  /// Of the days of the trip, in the order of the text; never of fewer than two days.
  let sections: [Section]
  /// What its first heading calls the trip, above all days.
  let title: String?
  /// How many days of the text are not of the trip.
  let otherDays: Int
  /// The line of the first of them, by its place in the text.
  let firstOtherDay: Int?
  /// The first line that may keep back more than the day in which it stands, likewise.
  let doubt: Int?
  /// The first line below no day at all that holds words, likewise.
  private(set) var firstOther: Int?
  /// The lines, without comments that go over several: a heading may stand in one.
  private let text: [Substring]

  /// Nil for a text of which no two headings of one level are days of the trip.
  init?(_ file: EntryFile, _ days: DiaryDays) {
    let text = Self.lines(of: file)
    let headings = MarkdownHeading.all(in: text)
    let dated = Self.dated(headings, of: file, days)
    guard let level = Self.level(of: dated.filter(\.isOfTrip)) else { return nil }
    let others = dated.filter { !$0.isOfTrip }
    let otherLines = Set(others.map(\.start))
    // Any heading of their level or above ends a day, such as of what came after, and so does a day that is none of the
    // trip wherever it stands.
    let ends = headings.filter { $0.level <= level || otherLines.contains($0.lines.lowerBound) }
      .map(\.lines.lowerBound)
    func end(of dated: DatedHeading) -> Int {
      let index = ends.firstIndex(notBelow: dated.heading.lines.upperBound)
      return index < ends.count ? ends[index] : text.count
    }
    self.text = text
    var sections = dated.filter { $0.isOfTrip && $0.heading.level == level }.compactMap { dated in
      dated.day.map { day in
        Section(
          day: day, until: dated.until, title: dated.title, reason: dated.reason,
          heading: dated.heading.lines, lines: dated.heading.lines.upperBound..<end(of: dated))
      }
    }
    // A heading that stands lower in a day, or says it among other words, keeps back that day at least.
    let doubts = DiaryDoubts.lines(in: text)
    for index in sections.indices {
      let (start, end) = (sections[index].heading.lowerBound, sections[index].lines.upperBound)
      let first = doubts.firstIndex(notBelow: start)
      guard first < doubts.count, doubts[first] < end, sections[index].reason == nil else { continue }
      (sections[index].reason, sections[index].doubt) = (.isPrivate, doubts[first])
    }
    self.sections = sections
    let starts = sections.map(\.heading.lowerBound)
    // What stands under a heading that says so by itself is held without.
    let reasons = Self.reasons(headings)
    let outside = doubts.first { line in
      let index = starts.firstIndex(notBelow: line + 1) - 1
      return (index < 0 || sections[index].lines.upperBound <= line) && reasons[line] == nil
    }
    doubt = outside ?? DiaryDoubts.fields(in: text)
    title = doubt == nil ? Self.title(headings, above: dated) : nil
    (otherDays, firstOtherDay) = (others.count, others.first?.start)
    let known = Set(headings.flatMap(\.lines)).union(others.flatMap { $0.start..<end(of: $0) })
    let rest = self.outside
    firstOther = rest.indices.first { !known.contains($0) && rest[$0].contains(where: \.isLetter) }
  }

  private static func lines(of file: EntryFile) -> [Substring] {
    String(decoding: WithoutComments.blanked(file.parts.body, onlyLong: true), as: UTF8.self).fileLines
  }

  /// The headings that name a day, with what it means.
  private static func dated(
    _ headings: [MarkdownHeading], of file: EntryFile, _ days: DiaryDays
  ) -> [DatedHeading] {
    let reasons = Self.reasons(headings)
    let dated = headings.compactMap { heading in DiaryHeading(heading.words[...]).map { (heading, $0) } }
    guard let first = dated.first?.0.lines.lowerBound else { return [] }
    let year = Self.year(in: headings.prefix { $0.lines.lowerBound < first }.map(\.words), file)
    return dated.map { heading, written in
      let day = days.day(of: written, year: year)
      let until = day.flatMap { days.until(written, from: $0) }
      return DatedHeading(
        heading: heading, title: written.title, day: day, until: until,
        isOfTrip: day.map(days.isOfTrip) ?? false && until.map(days.isOfTrip) ?? true,
        reason: reasons[heading.lines.lowerBound] ?? KeepingWords.reason(in: written.title))
    }
  }

  /// A day may say so among other words.
  private static func reasons(_ headings: [MarkdownHeading]) -> [Int: KeptBack.Reason] {
    MarkdownHeading.reasons(headings, saidBy: KeepingWords.reason(in:))
  }

  /// The first heading of all, where it is above the first day and says nothing else.
  private static func title(_ headings: [MarkdownHeading], above dated: [DatedHeading]) -> String? {
    guard let first = headings.first, first.level == 1, first.lines.lowerBound != dated.first?.start else {
      return nil
    }
    let words = first.words
    return words.isEmpty || KeepingWords.reason(in: words) != nil ? nil : words
  }

  /// The text without the sections, its lines where they were.
  var outside: [Substring] {
    var lines = text
    for section in sections {
      for index in section.heading.lowerBound..<section.lines.upperBound { lines[index] = "" }
    }
    return lines
  }

  func holdsWords(_ line: Int) -> Bool { text[line].contains { !$0.isWhitespace } }

  /// How many headings of a text are dates, of whatever days.
  static func datedHeadings(in file: EntryFile) -> Int {
    MarkdownHeading.all(in: lines(of: file)).count { DiaryHeading($0.words[...]) != nil }
  }

  /// Some of the lines, as a text of their own.
  func bytes(of lines: Range<Int>) -> [UInt8] { Array(text[lines].joined(separator: "\n").utf8) }

  private struct DatedHeading {
    let heading: MarkdownHeading
    let title: String
    /// Nil where nothing tells its year.
    let day: LocalDate?
    let until: LocalDate?
    /// All of its days are.
    let isOfTrip: Bool
    let reason: KeptBack.Reason?

    var start: Int { heading.lines.lowerBound }
  }

  /// The level with the most days, the upper of two; nil where none has two.
  private static func level(of headings: [DatedHeading]) -> Int? {
    let days = Dictionary(grouping: headings, by: \.heading.level)
      .mapValues { Set($0.compactMap(\.day)).count }
    return days.filter { $0.value >= 2 }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The one year that stands in the headings above the first day or in the file's name, as in
  /// `# Scotland, August 2026`; nil for none and for several.
  private static func year(in headings: [String], _ file: EntryFile) -> Int? {
    let name = file.path.stem.lastPathPart.map(String.init) ?? ""
    let years = Set((headings + [name]).flatMap { Self.years(in: $0) })
    return years.count == 1 ? years.first : nil
  }

  /// A year stands behind a month, or is the only number.
  private static func years(in text: String) -> [Int] {
    let words = text.split { !$0.isLetter && !$0.isFigure }
    let isAlone = words.count { $0.contains(where: \.isFigure) } == 1
    return words.indices.compactMap { index in
      guard words[index].count == 4, words[index].allSatisfy(\.isFigure),
        let year = Int(digits: words[index]), (1900...2100).contains(year)
      else { return nil }
      return isAlone || index > 0 && MonthNames.month(words[index - 1]) != nil ? year : nil
    }
  }
}

/// Headings that say that what stands under them is kept back.
enum KeepingWords {
  /// Why, where all of a heading, or a part of it between marks, says so: `private`, `Perth (privat)`.
  static func reason(in heading: String) -> KeptBack.Reason? {
    heading.replacing(" - ", with: " – ").split { marks.contains($0) }.lazy
      .compactMap { VisibilityVocabulary.reason(ofFolder: $0) }.first
  }

  /// Why, where a heading says nothing else: `Private`, `Privat (nur für uns)`, `3. Private`; not `Private beaches`.
  static func reason(ofWhole heading: String) -> KeptBack.Reason? {
    guard heading.utf8.count <= longest else { return nil }
    let parts = heading.replacing(" - ", with: " – ").split { marks.contains($0) }
      .filter { $0.contains(where: \.isLetter) }
    let reasons = parts.compactMap { VisibilityVocabulary.reason(ofFolder: $0) }
    return reasons.count == parts.count ? reasons.first : nil
  }

  /// Bytes; a longer heading says more.
  static let longest = 200

  private static let marks: Set<Character> = [
    ",", ";", ":", "–", "—", "(", ")", "[", "]", "{", "}", "（", "）", "、", "：", "|", "·", "/", ".", "!", "…",
  ]
}

/// A heading of a text, outside of code.
struct MarkdownHeading {
  let level: Int
  let text: Substring
  /// One line, or two where the second is drawn below the first.
  let lines: Range<Int>

  /// Without comments and marks.
  var words: String { TextMarks.words(WithoutComments.text(String(text))) }

  /// Whether it stands behind a fence that nothing ends: there it counts as text, else days would hide behind it.
  var isBehindOpenCode = false

  static func all(in lines: [Substring]) -> [MarkdownHeading] {
    let code = FencedCode(lines)
    return lines.indices.compactMap { index in
      let line = lines[index]
      // What is indented further is code.
      guard !code.holds(index), line.prefix(4).contains(where: { $0 != " " }) else { return nil }
      var heading = marked(line.drop { $0 == " " }, at: index) ?? underlined(lines, at: index)
      heading?.isBehindOpenCode = code.openAt.map { index > $0 } ?? false
      return heading
    }
  }

  /// By their lines, why what stands under headings is kept back: they say so, or one above them does. What may be code
  /// ends nothing that began outside of it.
  static func reasons(
    _ headings: [MarkdownHeading], saidBy reason: (String) -> KeptBack.Reason?
  ) -> [Int: KeptBack.Reason] {
    var found: [Int: KeptBack.Reason] = [:]
    var above: (heading: MarkdownHeading, reason: KeptBack.Reason)?
    for heading in headings {
      if let open = above?.heading, heading.level <= open.level,
        open.isBehindOpenCode || !heading.isBehindOpenCode
      {
        above = nil
      }
      if above == nil, let said = reason(heading.words) { above = (heading, said) }
      if let said = above?.reason { found[heading.lines.lowerBound] = said }
    }
    return found
  }

  /// `## Tuesday 4 August ##`.
  private static func marked(_ line: Substring, at index: Int) -> MarkdownHeading? {
    let marks = line.prefix { $0 == "#" }
    let behind = line[marks.endIndex...]
    guard (1...6).contains(marks.count), behind.first?.isWhitespace == true else { return nil }
    var text = behind.trimmed
    while text.last == "#" { text.removeLast() }
    return MarkdownHeading(level: marks.count, text: text.trimmed, lines: index..<(index + 1))
  }

  /// A line alone with a line of `=` or `-` below it.
  private static func underlined(_ lines: [Substring], at index: Int) -> MarkdownHeading? {
    let text = lines[index].trimmed
    guard !text.isEmpty, index + 1 < lines.count, index == 0 || lines[index - 1].trimmed.isEmpty else {
      return nil
    }
    let below = lines[index + 1].trimmed
    guard below.utf8.count >= 3, let mark = below.first, mark == "=" || mark == "-", text.first != mark,
      below.allSatisfy({ $0 == mark })
    else { return nil }
    return MarkdownHeading(level: mark == "=" ? 1 : 2, text: text, lines: index..<(index + 2))
  }
}

/// Which lines of a text are code between fences, in which there are no headings and no words.
struct FencedCode {
  private var isCode: [Bool]
  /// Where code begins that nothing ends, which is taken for text.
  private(set) var openAt: Int?

  init(_ lines: [Substring]) {
    isCode = Array(repeating: false, count: lines.count)
    var open: (fence: CodeFence, at: Int)?
    for (index, line) in lines.enumerated() where line.prefix(4).contains(where: { $0 != " " }) {
      let text = line.drop { $0 == " " }
      if let begun = open {
        guard begun.fence.isEnded(by: text) else { continue }
        for inner in begun.at...index { isCode[inner] = true }
        open = nil
      } else if let fence = CodeFence(text) {
        open = (fence, index)
      }
    }
    openAt = open?.at
  }

  /// Whether a line is code, or one of the fences around it.
  func holds(_ line: Int) -> Bool { isCode[line] || line == openAt }
}

/// The line with which code begins: three or more of a mark.
private struct CodeFence {
  private let mark: Character
  private let count: Int

  /// A line with backticks further on is code within a line.
  init?(_ line: Substring) {
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let marks = line.prefix { $0 == mark }
    guard marks.count >= 3, mark == "~" || !line[marks.endIndex...].contains("`") else { return nil }
    (self.mark, count) = (mark, marks.count)
  }

  /// By as many of the same marks at least, and nothing else.
  func isEnded(by line: Substring) -> Bool {
    let marks = line.prefix { $0 == mark }
    return marks.count >= count && line[marks.endIndex...].allSatisfy(\.isWhitespace)
  }
}
