import Diagnostics
import Foundation
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

  /// Of the days of the trip, in the order of the text; of two days at least, if not fewer were asked for.
  let sections: [Section]
  /// What its first heading calls the trip, above all days.
  let title: String?
  /// How many days of the text are not of the trip.
  let otherDays: Int
  /// The line of the first of them, by its place in the text.
  let firstOtherDay: Int?
  /// The first line that may keep back more than the day in which it stands, likewise.
  let doubt: Int?
  /// The lines of headings among the days that begin like one of them and are none, likewise.
  private(set) var unclear: [Int] = []
  /// The lines of headings with another month than their day can be of, with the day that they are read as.
  private(set) var slips: [(line: Int, day: LocalDate)] = []
  /// From which day its headings count, where no heading and no setting says that, with the line of the first of them.
  let countedFrom: (day: LocalDate, line: Int)?
  /// The first line below no day at all that holds words, likewise.
  private(set) var firstOther: Int?
  /// The lines, without comments that go over several: a heading may stand in one.
  private let text: [Substring]

  /// In how many of its days one of these photos is shown, by their names in small letters.
  func days(showing photos: Set<String>) -> Int {
    let code = FencedCode(text)
    return sections.count { section in
      section.lines.contains { line in
        !code.holds(line) && !text[line].contains("`") && Self.shows(photos, text[line])
      }
    }
  }

  /// `![](Photos/a.jpg)`, `![[a.jpg|300]]`.
  private static func shows(_ photos: Set<String>, _ line: Substring) -> Bool {
    line.ranges(of: "![").contains { mark in
      let parts = line[mark.upperBound...].split(maxSplits: 12) { "[]()<>|/\\".contains($0) }
      return parts.prefix(12).contains {
        photos.contains($0.lowercased().removingPercentEncoding ?? $0.lowercased())
      }
    }
  }

  /// Nil for a text of which no two headings of one level are days of the trip, or not `least`.
  init?(_ file: EntryFile, _ days: DiaryDays, least: Int = 2) {
    let text = Self.lines(of: file)
    let headings = MarkdownHeading.all(in: text)
    let dated = Self.dated(headings, of: file, days)
    guard let level = Self.level(of: dated.filter(\.isOfTrip), least: least) else { return nil }
    // A day of the week that is none of the trip is one of the diary only beside its days: below them it is any heading.
    let others = dated.filter { !$0.isOfTrip && (!$0.isWeekday || $0.heading.level == level) }
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
          day: day, until: dated.until, title: dated.title.redacted.beginningTitle, reason: dated.reason,
          heading: dated.heading.lines, lines: dated.heading.lines.upperBound..<end(of: dated))
      }
    }
    // A heading that stands lower in a day, or says it among other words, keeps back that day at least.
    let remarks = DiaryDoubts.remarks(in: text)
    let ofParagraphs = Self.ofParagraphs(remarks, of: text, in: sections)
    let doubts = (DiaryDoubts.lines(in: text) + remarks.filter { !ofParagraphs.contains($0) }).sorted()
    for index in sections.indices {
      let (start, end) = (sections[index].heading.lowerBound, sections[index].lines.upperBound)
      let first = doubts.firstIndex(notBelow: start)
      guard first < doubts.count, doubts[first] < end, sections[index].reason == nil else { continue }
      (sections[index].reason, sections[index].doubt) = (.isPrivate, doubts[first])
    }
    self.sections = sections
    let counting = days.start == nil ? dated.first { $0.number != nil && $0.isOfTrip } : nil
    countedFrom = counting.flatMap { first in
      first.day.map { ($0 - (first.number ?? 1) + 1, first.start) }
    }
    let starts = sections.map(\.heading.lowerBound)
    // What stands under a heading that says so by itself is held without.
    let reasons = Self.reasons(headings)
    let outside = (doubts + ofParagraphs).sorted().first { line in
      let index = starts.firstIndex(notBelow: line + 1) - 1
      return (index < 0 || sections[index].lines.upperBound <= line) && reasons[line] == nil
    }
    doubt = outside ?? DiaryDoubts.fields(in: text)
    title = doubt == nil ? Self.title(headings, above: dated) : nil
    (otherDays, firstOtherDay) = (others.count, others.first?.start)
    slips = dated.filter { $0.isSlip && $0.isOfTrip && $0.heading.level == level }.compactMap { slip in
      slip.day.map { (slip.start, $0) }
    }
    let known = Set(headings.flatMap(\.lines)).union(others.flatMap { $0.start..<end(of: $0) })
    let rest = self.outside
    firstOther = rest.indices.first { !known.contains($0) && rest[$0].contains(where: \.isLetter) }
    let daysOfText = Set(dated.map(\.start))
    let among = (starts.first ?? 0)..<(starts.last ?? 0)
    unclear = headings.filter { $0.level == level && among.contains($0.lines.lowerBound) }
      .filter { !daysOfText.contains($0.lines.lowerBound) && reasons[$0.lines.lowerBound] == nil }
      .filter { DiaryHeading.beginsLikeDay($0.words) }.map(\.lines.lowerBound)
  }

  /// The remarks that speak of no more than their paragraph, each the only one of its day.
  private static func ofParagraphs(_ remarks: [Int], of text: [Substring], in sections: [Section]) -> Set<Int>
  {
    let starts = sections.map(\.heading.lowerBound)
    let byDay = Dictionary(grouping: remarks) { starts.firstIndex(notBelow: $0 + 1) - 1 }
    return Set(
      byDay.compactMap { index, lines -> Int? in
        guard index >= 0, lines.count == 1, sections[index].lines.contains(lines[0]) else { return nil }
        return DiaryDoubts.isOfParagraph(lines[0], of: text, in: sections[index].lines) ? lines[0] : nil
      })
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
    let first = dated.first?.0.lines.lowerBound ?? 0
    let year = Self.year(in: headings.prefix { $0.lines.lowerBound < first }.map(\.words), file)
    let all = believed(
      mended(dated) { heading, written in
        let day = days.day(of: written, year: year)
        let until = day.flatMap { days.until(written, from: $0) }
        return DatedHeading(
          heading: heading, title: written.title, day: day, until: until,
          isOfTrip: day.map(days.isOfTrip) ?? false && until.map(days.isOfTrip) ?? true,
          isSure: day.map(written.isSurely) ?? written.isSurelyDay, isWeekday: false,
          reason: reasons[heading.lines.lowerBound] ?? HeadingPrivacy.reason(in: written.title))
      })
    let known = Set(dated.map(\.0.lines.lowerBound))
    let rest = headings.filter { !known.contains($0.lines.lowerBound) }
    let plans = belowPlans(headings)
    let named = rest.compactMap { heading in WeekdayHeading(heading.words[...]).map { (heading, $0) } }
    let found = Dictionary(grouping: named, by: \.0.level).flatMap { level, named in
      weekdays(named, among: all.filter { $0.heading.level == level }, days, reasons)
    }
    let told =
      (all + found + counted(rest.filter { !plans.contains($0.lines.lowerBound) }, beside: all, days, reasons))
      .sorted { $0.start < $1.start }
    return (told + numbers(rest, of: headings, among: told, days, reasons)).sorted { $0.start < $1.start }
  }

  /// The same headings, each that is of no day of the trip on the one day between its neighbours that has its number and its day of the
  /// week: `So 15.5.` between those of 14 and 16 June, where the 15th of May was no Sunday.
  private static func mended(
    _ headings: [(MarkdownHeading, DiaryHeading)],
    _ dated: (MarkdownHeading, DiaryHeading) -> DatedHeading
  ) -> [DatedHeading] {
    var all = headings.map(dated)
    guard all.contains(where: { !$0.isOfTrip }) else { return all }
    for index in all.indices where !all[index].isOfTrip && index > 0 && all[index].until == nil {
      // Which day of the week it was tells that the month is wrong, and not the place in the file.
      guard headings[index].1.year == nil, let written = all[index].day, let above = all[index - 1].sureDay,
        let named = headings[index].1.weekday ?? shortWeekday(in: headings[index].0.words)
      else { continue }
      let level = all[index].heading.level
      guard let below = all[(index + 1)...].first.flatMap({ $0.heading.level == level ? $0.sureDay : nil })
      else {
        continue
      }
      // It may be of another year, as what somebody remembers is.
      let years = (written.year - yearsAround)...(written.year + yearsAround)
      let last = below - 1
      guard
        !years.contains(where: {
          LocalDate(year: $0, month: written.month, day: written.day)?.weekday == named
        }), all[index - 1].heading.level == level, above < last, last - above <= longestSlip
      else { continue }
      let found = (1...(last - above)).map { above + $0 }.filter { day in
        day.day == written.day && day.weekday == named
      }
      guard found.count == 1 else { continue }
      all[index] = all[index].moved(to: found[0])
    }
    return all
  }

  private static let yearsAround = 2
  /// Days between the neighbours of one that was mistaken.
  private static let longestSlip = 14

  private static func shortWeekday(in heading: String) -> Int? {
    WeekdayNames.shortDay(heading.drop { !$0.isLetter }.prefix(while: \.isLetter))
  }

  /// The lines of headings below one that says that it is a plan, where another of its level follows: else all of the text is below it.
  private static func belowPlans(_ headings: [MarkdownHeading]) -> Set<Int> {
    var (found, part, level): (Set<Int>, Set<Int>, Int?) = ([], [], nil)
    for heading in headings {
      if let above = level, heading.level <= above {
        found.formUnion(part)
        (part, level) = ([], nil)
      }
      if level == nil, DiaryName.isPlan(heading.words) { level = heading.level }
      if level != nil { part.insert(heading.lines.lowerBound) }
    }
    return found
  }

  /// The headings that count the days of the trip; none where nothing tells which was the first.
  private static func counted(
    _ headings: [MarkdownHeading], beside dated: [DatedHeading], _ days: DiaryDays,
    _ reasons: [Int: KeptBack.Reason]
  ) -> [DatedHeading] {
    let counted = headings.compactMap { heading in CountedHeading(heading.words[...]).map { (heading, $0) } }
    if counted.isEmpty { return [] }
    let both = dated.compactMap { heading -> (number: Int, day: LocalDate)? in
      guard let day = heading.sureDay, let (number, _) = DayNumberName.number(heading.heading.words[...])
      else { return nil }
      return (number, day)
    }
    // Beside days with dates those that are counted may be of a plan.
    guard !both.isEmpty || dated.allSatisfy({ $0.sureDay == nil }),
      let first = days.first(counting: counted.map(\.1), dated: both)
    else { return [] }
    let found = counted.map { heading, written in
      let day = first + (written.number - 1)
      return DatedHeading(
        heading: heading, title: written.title, number: both.isEmpty ? written.number : nil, day: day,
        until: nil,
        isOfTrip: days.isOfTrip(day), isSure: true, isWeekday: false,
        reason: reasons[heading.lines.lowerBound] ?? HeadingPrivacy.reason(in: written.title))
    }
    let inOrder = (found + dated.filter { $0.sureDay != nil }).sorted { $0.start < $1.start }.compactMap(
      \.day)
    return zip(inOrder, inOrder.dropFirst()).allSatisfy { $0 <= $1 } ? found : []
  }

  /// The headings that are nothing but a number, as `25` below `Lunes 24`: the day of that number that follows the one above.
  private static func numbers(
    _ headings: [MarkdownHeading], of all: [MarkdownHeading], among dated: [DatedHeading], _ days: DiaryDays,
    _ reasons: [Int: KeptBack.Reason]
  ) -> [DatedHeading] {
    var found: [DatedHeading] = []
    let byLevel = Dictionary(grouping: dated, by: \.heading.level)
    // By each level the lines of headings above it, behind which a number begins another list.
    let higher = Dictionary(
      uniqueKeysWithValues: byLevel.keys.map { level in
        (level, all.filter { $0.level < level }.map(\.lines.lowerBound))
      })
    let starts = byLevel.mapValues { $0.map(\.start) }
    var last: [Int: DatedHeading] = [:]
    for heading in headings {
      let words = heading.words[...].trimmed
      let figures = words.prefix(while: \.isFigure)
      guard (1...2).contains(figures.count), let number = Int(digits: figures),
        words[figures.endIndex...].allSatisfy({ $0 == "." }),
        let told = byLevel[heading.level], let places = starts[heading.level]
      else { continue }
      let index = places.firstIndex(notBelow: heading.lines.lowerBound)
      let before = [index > 0 ? told[index - 1] : nil, last[heading.level]].compactMap(\.self)
        .max { $0.start < $1.start }
      guard let above = before?.sureDay, let place = before?.start,
        !isAny(higher[heading.level] ?? [], between: place, and: heading.lines.lowerBound),
        let day = (1...longestGap).map({ above + $0 }).first(where: { $0.day == number }), days.isOfTrip(day),
        index == told.count || told[index].day.map({ $0 > day }) ?? true
      else { continue }
      last[heading.level] = DatedHeading(
        heading: heading, title: "", day: day, until: nil, isOfTrip: true, isSure: true, isWeekday: false,
        reason: reasons[heading.lines.lowerBound])
      found += [last[heading.level]].compactMap(\.self)
    }
    return found
  }

  private static func isAny(_ lines: [Int], between first: Int, and last: Int) -> Bool {
    let index = lines.firstIndex(notBelow: first)
    return index < lines.count && lines[index] < last
  }

  /// Days from one that is told to the next.
  private static let longestGap = 3

  /// The headings of one level that name a day of the week alone: days of the trip by those around them, and where one is
  /// clear, those that are outside of the trip. Where none is, nobody knows of which week they are.
  private static func weekdays(
    _ named: [(MarkdownHeading, WeekdayHeading)], among dated: [DatedHeading], _ days: DiaryDays,
    _ reasons: [Int: KeptBack.Reason]
  ) -> [DatedHeading] {
    guard !dated.isEmpty || named.contains(where: \.1.isWhole) else { return [] }
    let all =
      (dated.map { ($0.heading, ($0.until ?? $0.day).map(DiaryWeek.Heading.dated)) }
      + named.map { ($0.0, DiaryWeek.Heading.named($0.1)) })
      .sorted { $0.0.lines.lowerBound < $1.0.lines.lowerBound }
    let places = Dictionary(uniqueKeysWithValues: named.map { ($0.0.lines.lowerBound, $0.1) })
    let found = days.days(of: all.map(\.1))
    guard found.contains(where: { $0 != nil }) else { return [] }
    return zip(all, found).compactMap { heading, day in
      guard let written = places[heading.0.lines.lowerBound] else { return nil }
      return DatedHeading(
        heading: heading.0, title: written.title, day: day, until: nil, isOfTrip: day != nil, isSure: true,
        isWeekday: true,
        reason: reasons[heading.0.lines.lowerBound] ?? HeadingPrivacy.reason(in: written.title))
    }
  }

  /// Without those that may be mere numbers: `6.06 Elbląg` is a day where it is one of the trip and stands between the
  /// sure ones of its level as it lies between them.
  private static func believed(_ headings: [DatedHeading]) -> [DatedHeading] {
    guard !headings.allSatisfy(\.isSure) else { return headings }
    var next: [Int: LocalDate] = [:]
    var behind: [LocalDate?] = []
    for heading in headings.reversed() {
      behind.append(next[heading.heading.level])
      if let day = heading.sureDay { next[heading.heading.level] = day }
    }
    var last: [Int: LocalDate] = [:]
    var believed: [DatedHeading] = []
    for (heading, next) in zip(headings, behind.reversed()) {
      let level = heading.heading.level
      if heading.isSure {
        believed.append(heading)
        if let day = heading.sureDay { last[level] = day }
      } else if heading.isOfTrip, let day = heading.day {
        let around = [last[level], next].compactMap(\.self).sorted()
        if around.count < 2 || (around[0]...around[1]).contains(day) { believed.append(heading) }
      }
    }
    return believed
  }

  /// A day may say so among other words.
  private static func reasons(_ headings: [MarkdownHeading]) -> [Int: KeptBack.Reason] {
    MarkdownHeading.reasons(headings, saidBy: HeadingPrivacy.reason(in:))
  }

  /// The first heading of all, where it is above the first day and says nothing else.
  private static func title(_ headings: [MarkdownHeading], above dated: [DatedHeading]) -> String? {
    guard let first = headings.first, first.level == 1, first.lines.lowerBound != dated.first?.start else {
      return nil
    }
    let words = first.words
    return words.isEmpty || HeadingPrivacy.reason(in: words) != nil ? nil : words
  }

  /// The text without the sections, its lines where they were.
  var outside: [Substring] {
    var lines = text
    for section in sections {
      for index in section.heading.lowerBound..<section.lines.upperBound { lines[index] = "" }
    }
    return lines
  }

  /// Whether its first words, or those below its first day, address somebody.
  var beginsAsLetter: Bool {
    [0, sections.first?.lines.lowerBound ?? 0].contains { start in
      let first = text[start...].lazy.map(\.trimmed).first { !$0.isEmpty && $0.first != "#" } ?? ""
      return LetterOpening.stands(first)
    }
  }

  /// How many words stand below the headings of its days, but for those of lists and tables.
  func countWords() -> Int {
    sections.reduce(0) { sum, section in
      sum
        + section.lines.reduce(0) { count, line in
          let words = text[line].trimmed
          return words.first.map { "-*+|>#".contains($0) } ?? true
            ? count : count + words.split(whereSeparator: \.isWhitespace).count
        }
    }
  }

  func holdsWords(_ line: Int) -> Bool { text[line].contains { !$0.isWhitespace } }

  /// How many headings of a text are days, of whatever trip; in a diary also those that count days or may be mere numbers.
  static func datedHeadings(in file: EntryFile, isDiary: Bool) -> Int {
    MarkdownHeading.all(in: lines(of: file)).count { heading in
      DiaryHeading(heading.words[...]).map { isDiary || $0.isSurelyDay }
        ?? WeekdayHeading(heading.words[...])?.isWhole
        ?? (isDiary && CountedHeading(heading.words[...]) != nil)
    }
  }

  /// Some of the lines, as a text of their own.
  func bytes(of lines: Range<Int>) -> [UInt8] { Array(text[lines].joined(separator: "\n").utf8) }

  private struct DatedHeading {
    let heading: MarkdownHeading
    let title: String
    /// Of one that counts the days where nothing tells from which.
    var number: Int?
    /// Nil where nothing tells its year or week.
    let day: LocalDate?
    let until: LocalDate?
    /// All of its days are.
    let isOfTrip: Bool
    /// Whether it can be nothing but a day.
    let isSure: Bool
    /// Whether it names a day of the week and no date.
    let isWeekday: Bool
    let reason: KeptBack.Reason?
    /// Whether it was written with another month.
    var isSlip = false

    var start: Int { heading.lines.lowerBound }

    /// The same on another day of the trip.
    func moved(to day: LocalDate) -> DatedHeading {
      DatedHeading(
        heading: heading, title: title, number: number, day: day, until: nil, isOfTrip: true, isSure: true,
        isWeekday: isWeekday, reason: reason, isSlip: true)
    }

    /// Its day, where that is surely one of the trip.
    var sureDay: LocalDate? { isSure && isOfTrip ? day : nil }
  }

  /// The level with the most days, the upper of two; nil where none has so many.
  private static func level(of headings: [DatedHeading], least: Int) -> Int? {
    let days = Dictionary(grouping: headings, by: \.heading.level)
      .mapValues { Set($0.compactMap(\.day)).count }
    return days.filter { $0.value >= least }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
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

extension String {
  /// Without codes, and houses in which people live.
  fileprivate var redacted: String { String(decoding: TextRedaction(Array(utf8)).text, as: UTF8.self) }

  /// With a capital, as what stood behind a day begins a title: `base de las Torres`, not `iPhone lost`.
  fileprivate var beginningTitle: String {
    let word = prefix { !$0.isWhitespace }
    return word.contains(where: \.isUppercase) ? self : prefix(1).uppercased() + dropFirst()
  }
}
