import Diagnostics
import TripModel
import TripNotation

/// Takes the diaries among the texts of a folder apart: each of their days is an entry.
struct Diaries {
  /// The days of all diaries, as texts of their own.
  private(set) var sections: [EntryFile] = []
  /// Of each diary its fields, and what stands outside of its days.
  private(set) var remains: [EntryFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let days: DiaryDays?

  /// Without `days` no text is a diary: in a vault of notes one may be of a whole life.
  init(_ days: DiaryDays?) { self.days = days }

  /// The texts without those that were taken apart.
  mutating func takeApart(_ files: [EntryFile]) -> [EntryFile] {
    guard let days else { return files }
    return files.filter { file in
      guard DiaryName.isOne(file.file), !file.path.namesDay, !file.fields.isUnread,
        JournalReader.byFolder(file.file).isEmpty, let diary = DiarySections(file, days)
      else { return true }
      take(diary, of: file)
      return false
    }
  }

  private mutating func take(_ diary: DiarySections, of file: EntryFile) {
    var parts = file.parts
    parts.body = Array(diary.outside.joined(separator: "\n").utf8)
    let rest = EntryFile.read(parts, at: file.path)
    remains.append(rest)
    let keptWith = Self.causes(rest)
    if keptWith.isEmpty { diagnostics += Self.notes(on: diary, in: file) }
    var numbers: [LocalDate: Int] = [:]
    for section in diary.sections where section.lines.contains(where: { diary.holdsWords($0) }) {
      numbers[section.day, default: 0] += 1
      sections.append(
        Self.entry(section, number: numbers[section.day] ?? 1, of: diary, in: file, keptWith: keptWith))
    }
  }

  /// What keeps back all of a diary, its fields or what stands outside of its days saying so; in doubt it is private,
  /// and that is told as the rest is read.
  private static func causes(_ rest: EntryFile) -> [KeptBack] {
    let marks = JournalReader.marks(rest, .entry)
    guard marks.doubt != nil else { return marks.kept }
    var cause = KeptBack(.isPrivate, at: SourcePlace(file: rest.file))
    cause.isToldApart = true
    return marks.kept + [cause]
  }

  private static func entry(
    _ section: DiarySections.Section, number: Int, of diary: DiarySections, in file: EntryFile,
    keptWith: [KeptBack]
  ) -> EntryFile {
    let first = file.parts.bodyFirstLine
    let path = EntryPath(
      file.path, day: section.day, number: number, line: first + section.heading.lowerBound)
    var parts = file.parts
    parts.fence = FrontMatter.Fence.none
    (parts.yaml, parts.strangeFence) = ([], nil)
    parts.body = diary.bytes(of: section.lines)
    parts.bodyFirstLine = first + section.lines.lowerBound
    let tags = KeepingTags.marks(
      inText: diary.bytes(of: section.heading), of: file.file, firstLine: first + section.heading.lowerBound)
    let title = path.heading.flatMap { section.title.isEmpty ? nil : Written(section.title, at: $0) }
    return EntryFile.read(parts, at: path, heading: title, keptWith: keptWith + tags)
  }

  /// What of a diary is not shown, with a way to show it.
  private static func notes(on diary: DiarySections, in file: EntryFile) -> [Diagnostic] {
    guard let line = diary.firstOther else { return [] }
    let place = SourcePlace(
      file: file.file,
      span: SourceSpan(line: file.parts.bodyFirstLine + line, column: 1, text: ""))
    return [diary.otherDays > 0 ? .otherDays(diary.otherDays, place) : .outsideOfDays(place)]
  }

  /// What there is to say of a text at the top of the folder that is no entry though its headings are dates; nil for
  /// any other.
  func note(on file: EntryFile) -> Diagnostic? {
    guard days != nil, file.file.pathParts.count == 1 else { return nil }
    let count = DiarySections.datedHeadings(in: file)
    guard count >= 2 else { return nil }
    return DiaryName.isOne(file.file) ? .diaryWithoutDays(file.file, count) : .likeDiary(file.file, count)
  }
}

extension Diagnostic {
  fileprivate static func outsideOfDays(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .noEntry, "Words of this diary that stand below no day of it are not in the site", at: place,
      advice: "Write them below the heading of a day, or into a page of their own in `pages`.")
  }

  fileprivate static func otherDays(_ count: Int, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .noEntry,
      count == 1
        ? "A day of this diary is outside the trip, and not in the site"
        : "\(count) days of this diary are outside the trip, and not in the site", at: place,
      advice: "To publish such days as well, write `start:` and `end:` of the trip into trip.yml.")
  }

  fileprivate static func diaryWithoutDays(_ file: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .warning, .noEntry,
      "Diary not read: its \(count) headings with dates are of no days of the trip, or say no year",
      at: SourcePlace(file: file),
      advice:
        "Write `start: 2026-05-03` and `end:` of the trip into trip.yml; then each of these days is an entry."
    )
  }

  fileprivate static func likeDiary(_ file: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .note, .noEntry, "Text is not an entry, though \(count) of its headings are dates",
      at: SourcePlace(file: file),
      advice: "To publish each of these days as an entry, which everybody reads, name the file journal.md.")
  }
}
