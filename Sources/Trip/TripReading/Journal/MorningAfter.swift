import Diagnostics
import TripModel

/// Entries whose `date` is a moment of the day behind that of their file's name: what was put up on the next morning tells
/// of the day before.
///
/// The name wins where the next day has a text of its own by name and the day itself no other. Else nobody knows, and the
/// `date` counts as always. Either is told.
enum MorningAfter {
  /// Whether a `date` may be that of such an entry: in the morning, or with an offset at any hour but those of the night, which
  /// belong to the day before anyhow.
  static func mayBe(_ date: DayAndTime, of named: LocalDate) -> Bool {
    guard let moment = date.moment else { return false }
    return mayBe(moment, of: named)
  }

  /// Programs name files by the calendar of UTC, too: where that is the day of the name, the moment is on it.
  private static func mayBe(_ moment: Moment, of named: LocalDate) -> Bool {
    guard moment.local.date == named + 1, moment.local.time.hour >= 6 else { return false }
    guard moment.offset != nil else { return isMorning(moment) }
    guard moment.offset != .utc, let instant = moment.instant else { return false }
    return Moment(instant: instant, offset: .utc).local.date == named + 1
  }

  private static func isMorning(_ moment: Moment) -> Bool { moment.local.time.hour < 12 }

  /// Gives such entries the day of their names, or leaves them where they are.
  static func settle(_ entries: inout [JournalEntry]) -> [Diagnostic] {
    var named: [LocalDate: Int] = [:]
    for day in entries.compactMap(ownDay) { named[day, default: 0] += 1 }
    var (ofName, ofDate): ([JournalEntry], [JournalEntry]) = ([], [])
    for index in entries.indices {
      guard entries[index].day == nil, let day = entries[index].namedDay,
        case .moment(let moment)? = entries[index].time, mayBe(moment, of: day)
      else { continue }
      let isOfName = isMorning(moment) && named[day] == 1 && named[day + 1] != nil
      if isOfName { (entries[index].day, entries[index].time) = (.fileName(day), nil) }
      guard entries[index].keptBack.isEmpty else { continue }
      if isOfName {
        ofName.append(entries[index])
      } else {
        ofDate.append(entries[index])
      }
    }
    return [note(ofName, isOfName: true), note(ofDate, isOfName: false)].compactMap(\.self)
  }

  /// That of the name of its file or of its own folder; nil where others of the folder have it as well.
  private static func ownDay(_ entry: JournalEntry) -> LocalDate? {
    if let day = entry.namedDay { return day }
    switch entry.day {
    case .fileName, .folderName: return EntryPath(entry.file).ownDay
    case .frontMatter, nil: return nil
    }
  }

  /// One for all of them.
  private static func note(_ entries: [JournalEntry], isOfName: Bool) -> Diagnostic? {
    guard let first = entries.first, let day = first.namedDay else { return nil }
    var note = Diagnostic(
      .note, .otherDay,
      isOfName
        ? "The `date` is the morning behind the day of the file’s name, which counts: \(day)"
        : "The `date` is of the day behind that of the file’s name, and counts: \(day + 1)",
      at: SourcePlace(file: first.diskFile),
      advice: isOfName
        ? "To have it on the next day, write that alone: `date: \(day + 1)`."
        : "Where it was put up on that day and tells of the one before, delete the `date`: then it is of \(day)."
    )
    note.others = entries.dropFirst().map { SourcePlace(file: $0.diskFile) }
    return note
  }
}
