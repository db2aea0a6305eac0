import TripModel
import TripNotation

/// A diary in several texts, one for each stage of a trip: `01 Madrid-Calafate.md`, `02 el chalten.md`, each with headings for its
/// days.
///
/// By such a row alone is it one: what a single text is for, and for whom, its headings do not say.
enum DiaryStages {
  /// Texts of a row, and words on each of its days, of fewer of which it may be a plan.
  private static let (leastTexts, leastWords) = (2, 30)

  /// The days of each text of the row, by their files; none where the texts that tell of days do not follow each other as their
  /// numbers do.
  static func find(_ files: [EntryFile], _ days: DiaryDays) -> [String: DiarySections] {
    let numbered = files.compactMap { file in number(of: file).map { (number: $0, file: file) } }
    guard numbered.count >= leastTexts else { return [:] }
    let stages = numbered.sorted { ($0.number, $0.file.file) < ($1.number, $1.file.file) }.compactMap {
      numbered in
      DiarySections(numbered.file, days, least: 1).map {
        Stage(number: numbered.number, file: numbered.file, days: $0)
      }
    }.filter(tellsDays)
    let told = stages.flatMap(\.days.sections)
    guard stages.count >= leastTexts, Set(stages.map(\.number)).count == stages.count,
      told.count > stages.count,
      // One day alone is a diary's between two texts of it.
      stages.dropFirst().dropLast().count
        + [stages.first, stages.last].compactMap(\.self).count(where: { $0.days.sections.count > 1 })
        >= stages.count - 1,
      zip(told, told.dropFirst()).allSatisfy({
        $0.day < $1.day && $1.day - ($0.until ?? $0.day) <= longestGap
      }),
      let last = told.last, days.span.map({ (last.until ?? last.day) <= $0.upperBound + 1 }) ?? false
    else { return [:] }
    return Dictionary(uniqueKeysWithValues: stages.map { ($0.file.file, $0.days) })
  }

  private struct Stage {
    let number: Int
    let file: EntryFile
    let days: DiarySections
  }

  /// Days from one that is told to the next.
  private static let longestGap = 3

  /// Whether the days of a text hold as many words as one writes of them, and it does not begin as a letter does.
  private static func tellsDays(_ stage: Stage) -> Bool {
    let words = stage.days.countWords()
    return words >= leastWords * stage.days.sections.count && !stage.days.beginsAsLetter
  }

  /// The number with which the name of a text at the top of the folder begins; nil where no words follow it, or where they say
  /// that it is a plan, a note or for somebody.
  private static func number(of file: EntryFile) -> Int? {
    guard file.file.pathParts.count == 1, file.dating != .dated, !file.path.namesDay, !file.fields.isUnread,
      file.holdsWords, !DiaryName.isKeeping(name: stem(of: file)), !DiaryName.isPlan(stem(of: file)),
      !NoteName.isNote(stem(of: file)),
      !DiaryName.isOfOthers(stem(of: file))
    else { return nil }
    let figures = stem(of: file).prefix(while: \.isFigure)
    let behind = stem(of: file).dropFirst(figures.count)
    guard (1...3).contains(figures.count), let mark = behind.first, " -_.".contains(mark),
      behind.contains(where: \.isLetter)
    else { return nil }
    return Int(digits: figures)
  }

  private static func stem(of file: EntryFile) -> String {
    file.path.stem.lastPathPart.map(String.init) ?? ""
  }
}
