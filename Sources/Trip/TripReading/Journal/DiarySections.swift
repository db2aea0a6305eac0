import Diagnostics
import TripModel

/// One long text in which days follow each other, each under a heading: `## Tuesday 4 August – Otley to Perth`.
struct DiarySections {
  /// What stands under one such heading.
  struct Section {
    let day: LocalDate
    /// What its heading says beside the day; empty where that is all.
    let title: String
    /// The lines of its heading and those below, by their places in the text.
    let heading: Range<Int>
    let lines: Range<Int>
  }

  /// Of the days of the trip, in the order of the text; never of fewer than two days.
  let sections: [Section]
  /// How many days of the text are not of the trip.
  let otherDays: Int
  /// The first line outside of all sections that holds words, by its place in the text.
  private(set) var firstOther: Int?
  /// The lines, without comments that go over several: a heading may stand in one.
  private let text: [Substring]

  /// Nil for a text of which no two headings of one level are days of the trip.
  init?(_ file: EntryFile, _ days: DiaryDays) {
    let text = String(decoding: Self.withoutLongComments(file.parts.body), as: UTF8.self).fileLines
    let headings = MarkdownHeading.all(in: text)
    let dated = headings.compactMap { heading in DiaryHeading(heading.words[...]).map { (heading, $0) } }
    guard dated.count >= 2 else { return nil }
    let year = Self.year(in: text[..<dated[0].0.lines.lowerBound])
    let found = dated.compactMap { heading, written in
      days.day(of: written, year: year).map { DatedHeading(heading: heading, title: written.title, day: $0) }
    }
    let known = days.ofTrip(found.map(\.day))
    guard let level = Self.level(of: found.filter { known.contains($0.day) }) else { return nil }
    let own = found.filter { $0.heading.level == level }
    // A heading above them, such as of a week or of what came after, ends a day as well.
    let ends =
      headings.filter { $0.level < level }.map(\.lines.lowerBound) + own.map(\.heading.lines.lowerBound)
    self.text = text
    sections = own.filter { known.contains($0.day) }.map { dated in
      let start = dated.heading.lines.upperBound
      let end = ends.filter { $0 >= start }.min() ?? text.count
      return Section(day: dated.day, title: dated.title, heading: dated.heading.lines, lines: start..<end)
    }
    otherDays = own.count { !known.contains($0.day) }
    let marks = Set(headings.flatMap(\.lines))
    let rest = outside
    firstOther = rest.indices.first { !marks.contains($0) && rest[$0].contains(where: \.isLetter) }
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
    let text = String(decoding: withoutLongComments(file.parts.body), as: UTF8.self).fileLines
    return MarkdownHeading.all(in: text).count { DiaryHeading($0.words[...]) != nil }
  }

  /// Some of the lines, as a text of their own.
  func bytes(of lines: Range<Int>) -> [UInt8] { Array(text[lines].joined(separator: "\n").utf8) }

  /// The same bytes with blanks for comments that go over lines, so that no heading parts one; of a comment that
  /// nothing ends its first line stays, which is told, and nothing behind it.
  private static func withoutLongComments(_ bytes: [UInt8]) -> [UInt8] {
    var finder = CommentFinder(bytes)
    var output = bytes
    var at = 0
    var isAtLineStart = true
    while at < bytes.count {
      switch (isAtLineStart ? finder.definition(at: at) : nil) ?? finder.comment(at: at) {
      case .closed(let end):
        if bytes[at..<end].contains(.lineFeed) { blank(&output, at..<end) }
        at = max(end, at + 1)
        isAtLineStart = false
      case .open:
        let end = bytes[at...].firstIndex(of: .lineFeed) ?? bytes.count
        blank(&output, end..<bytes.count)
        return output
      case nil:
        isAtLineStart = bytes[at] == .lineFeed || isAtLineStart && bytes[at].isBlank
        at += 1
      }
    }
    return output
  }

  private static func blank(_ bytes: inout [UInt8], _ range: Range<Int>) {
    for index in range where bytes[index] != .lineFeed && bytes[index] != .carriageReturn {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  private struct DatedHeading {
    let heading: MarkdownHeading
    let title: String
    let day: LocalDate
  }

  /// The level with the most days, the upper of two; nil where none has two.
  private static func level(of headings: [DatedHeading]) -> Int? {
    let days = Dictionary(grouping: headings, by: \.heading.level).mapValues { Set($0.map(\.day)).count }
    return days.filter { $0.value >= 2 }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The one year that stands above the first day, as in `# Scotland, August 2026`; nil for none and for several.
  private static func year(in lines: ArraySlice<Substring>) -> Int? {
    let numbers = lines.flatMap { $0.split { !$0.isFigure } }.filter { $0.count == 4 }.compactMap {
      Int(digits: $0)
    }
    let years = Set(numbers.filter { (1900...2100).contains($0) })
    return years.count == 1 ? years.first : nil
  }
}

/// A heading of a text, outside of code.
struct MarkdownHeading {
  let level: Int
  let text: Substring
  /// One line, or two where the second is drawn below the first.
  let lines: Range<Int>

  /// Without comments and marks.
  var words: String { TextMarks.words(WithoutComments.text(String(text))) }

  static func all(in lines: [Substring]) -> [MarkdownHeading] {
    var found: [MarkdownHeading] = []
    var fence: Character?
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      // What is indented further is code.
      guard text.startIndex <= line.index(line.startIndex, offsetBy: min(3, line.count)) else { continue }
      if let mark = text.first, "`~".contains(mark), text.hasPrefix(String(repeating: mark, count: 3)) {
        fence = fence == nil ? mark : fence == mark ? nil : fence
      } else if fence == nil {
        if let heading = marked(text, at: index) {
          found.append(heading)
        } else if let heading = underlined(lines, at: index) {
          found.append(heading)
        }
      }
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
