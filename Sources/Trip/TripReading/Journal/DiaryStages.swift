import TripModel
import TripNotation

/// A diary in several texts, one for each stage of a trip: `01 Madrid-Calafate.md`, `02 el chalten.md`, each with headings for its
/// days.
///
/// By such a row alone is it one: what a single text is for, and for whom, its headings do not say.
enum DiaryStages {
  /// Texts of a row, and words on each of its days, of fewer of which it may be a plan.
  private static let (leastTexts, leastWords) = (2, 30)

  /// The days of each text of the row, by their files; none where the texts that have days do not follow each other as their
  /// numbers do, or tell little of most days.
  static func find(_ files: [EntryFile], _ days: DiaryDays) -> [String: DiarySections] {
    let numbered = files.compactMap { file in number(of: file).map { (number: $0, file: file) } }
    guard numbered.count >= leastTexts else { return [:] }
    let stages = numbered.sorted { ($0.number, $0.file.file) < ($1.number, $1.file.file) }.compactMap {
      numbered in
      DiarySections(numbered.file, days, least: 1).map { (numbered.number, numbered.file.file, $0) }
    }
    let counts = Set(stages.map(\.0)).count
    guard stages.count >= leastTexts, counts == stages.count,
      stages.reduce(0, { $0 + $1.2.sections.count }) > stages.count
    else { return [:] }
    let told = stages.flatMap(\.2.sections)
    guard zip(told, told.dropFirst()).allSatisfy({ $0.day < $1.day }) else { return [:] }
    let words = stages.reduce(0) { $0 + $1.2.countWords() }
    guard words >= leastWords * told.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: stages.map { ($0.1, $0.2) })
  }

  /// The number with which the name of a text at the top of the folder begins; nil where no words follow it, or where they say
  /// that it is a plan, a note or for somebody.
  private static func number(of file: EntryFile) -> Int? {
    guard file.file.pathParts.count == 1, file.dating != .dated, !file.path.namesDay, !file.fields.isUnread,
      file.holdsWords, !DiaryName.isKeeping(name: stem(of: file)), !DiaryName.isPlan(stem(of: file)),
      !NoteName.isNote(stem(of: file))
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
