import Diagnostics
import TripModel
import TripPlanning

/// Texts that may be of another day than the one on which they stand. Only what is published is looked at, as by tags.
func checkDoubtfulDays(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  let texts = trip.entries.filter { $0.file == $0.diskFile }
  let written = Dictionary(texts.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  let told = plan.journal.entries.compactMap { entry in written[entry.file].map { (entry, $0) } }
  let counted = told.filter { $0.1.dayNumber != nil }
  let doubted = counted.compactMap { entry, text in secondCount(in: entry, text, plan) }
  let known = Set(doubted.compactMap { $0.place?.file })
  let twice = countedTwice(told, plan).filter { !known.contains($0.place?.file ?? "") }
  return told.compactMap { entry, text in dayOfPictures(of: entry, text, plan) } + doubted + twice
}

/// A date may be that on which a text was put up: one whose name says no day, and whose pictures are all of one other day.
private func dayOfPictures(of entry: EntryPlan, _ text: JournalEntry, _ plan: TripPlan) -> Diagnostic? {
  guard text.isDatedByField, entry.withheld == nil, !entry.withholdsHour else { return nil }
  let shown = Set(entry.pictures.values).union(entry.gallery.map(\.photo))
  let days = shown.compactMap { plan[$0].day?.value }
  guard days.count >= leastPictures, let day = days.first, Set(days).count == 1,
    !(entry.day.value...(entry.until ?? entry.day.value)).contains(day)
  else { return nil }
  // After midnight one writes of the day before.
  if day + 1 == entry.day.value, let hour = entry.time?.value.local.time.hour, hour < 6 { return nil }
  return Diagnostic(
    .note, .doubtfulDay,
    "This text is on \(entry.day.value), and all \(days.count) pictures that it shows are of \(day)",
    at: SourcePlace(file: entry.file),
    advice:
      "A `date` may say when a text was put up. If it is of that day, write `date: \(day)` in the place of its date;"
      + " if not, it can stay.")
}

/// Fewer pictures of another day may be there to compare.
private let leastPictures = 3

/// `Day 9 (really 10)`: the name of the file counts one day, and its heading says another in brackets.
private func secondCount(in entry: EntryPlan, _ text: JournalEntry, _ plan: TripPlan) -> Diagnostic? {
  let title = entry.title.value
  guard let number = text.dayNumber, let dates = plan.dates, let bracket = title.firstIndex(of: "("),
    let end = title[bracket...].firstIndex(of: ")"),
    numbers(in: title[..<bracket]) == [number]
  else { return nil }
  let within = title[title.index(after: bracket)..<end]
  guard let last = within.last, last.isNumber,
    let other = numbers(in: within).last,
    other != number, abs(other - number) <= nearestCounts, other >= 1, other <= dates.span
  else { return nil }
  let day = entry.day.value + (other - number)
  return Diagnostic(
    .note, .doubtfulDay, "This text is counted as day \(number), and its heading says \(other) in brackets",
    at: SourcePlace(file: entry.file),
    advice: "If day \(other) is right, write `date: \(day)` at its top; if not, it can stay.")
}

/// The numbers of a text, in its order.
private func numbers(in text: Substring) -> [Int] {
  text.split { !$0.isNumber }.compactMap { Int($0) }
}

/// Days by which somebody miscounts; other numbers in brackets are kilometres, say.
private let nearestCounts = 2

/// Two texts of a folder that count the same day, of which the folder has none of the next: one of them is likely of that.
private func countedTwice(_ told: [(EntryPlan, JournalEntry)], _ plan: TripPlan) -> [Diagnostic] {
  guard let dates = plan.dates else { return [] }
  let folders = Dictionary(grouping: told) { $0.1.folder }
  return folders.keys.sorted().flatMap { folder -> [Diagnostic] in
    let texts = folders[folder] ?? []
    let days = Set(texts.map { $0.0.day.value })
    let counted = Dictionary(grouping: texts.filter { $0.1.dayNumber != nil }) { $0.0.day.value }
    // Where most days have several texts nobody wrote one a day.
    let several = counted.filter { $0.value.count > 1 }
    guard several.count * 3 <= counted.count else { return [] }
    return several.keys.sorted().compactMap { day in
      guard let second = several[day]?.map({ $0.1 }).max(by: { $0.file < $1.file }),
        let number = second.dayNumber,
        several[day]?.count == 2, !days.contains(day + 1), day + 1 <= dates.end.value
      else { return nil }
      return Diagnostic(
        .note, .doubtfulDay,
        "This is the second text of day \(number) in its folder, and day \(number + 1) has none there",
        at: SourcePlace(file: second.file),
        advice: "If it is of the next day, write `date: \(day + 1)` at its top; if not, it can stay.")
    }
  }
}

extension JournalEntry {
  /// Whether a field says its day, and its name none.
  fileprivate var isDatedByField: Bool {
    if self.namedDay != nil || self.dayNumber != nil || self.until != nil { return false }
    switch (self.day, self.time) {
    case (.frontMatter, _), (nil, .moment): return true
    default: return false
    }
  }

  /// The folder in which its file lies.
  fileprivate var folder: String {
    self.file.lastIndex(of: "/").map { String(self.file[..<$0]) } ?? ""
  }
}
