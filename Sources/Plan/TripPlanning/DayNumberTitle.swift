import Diagnostics
import TripModel

/// Tells a title that only counts the day, `Day 3` or `TAG 03:`, from one that says something of it.
///
/// Every page counts the days itself, so that such a title would stand beside the same words. Where its author counts
/// something else, as the days of a passage, it says that, and stays if nothing else that was written calls the entry.
enum DayNumberTitle {
  static func isOne(_ title: String) -> Bool {
    // Most titles are told by their bytes: there is no figure in them, nor a letter that could be one.
    guard title.utf8.contains(where: { (0x30...0x39).contains($0) || $0 >= 0x80 }) else { return false }
    let small = title.lowercased()
    let words = small.split { !$0.isLetter }
    let numbers = small.split { !$0.isNumber }
    guard words.count == 1, numbers.count == 1, Self.words.contains(String(words[0])),
      words[0].startIndex < numbers[0].startIndex
    else { return false }
    // What is neither, such as a drawn sign, was put there for its own sake.
    return small.allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || $0.isPunctuation }
  }

  /// The day that such a title counts; nil for any other.
  static func number(_ title: String) -> Int? {
    isOne(title) ? Int(title.filter { !$0.isLetter && $0.isNumber }) : nil
  }

  /// What days are counted by, in small letters.
  static let words: Set<String> = ["day", "tag", "jour", "día", "dia", "dag", "giorno"]
}

extension TripJournal {
  /// Gives entries their written titles back that count another day than their pages do, where neither a heading nor the
  /// name of a file has called them.
  mutating func keepCounts(of written: [JournalEntry], besides dates: TripDates?) {
    var titles: [String: Written<String>] = [:]
    for entry in written {
      if let title = entry.title, DayNumberTitle.isOne(title.value) { titles[entry.file] = title }
    }
    guard !titles.isEmpty else { return }
    for index in entries.indices {
      let (reason, day) = (entries[index].title.reason, entries[index].day.value)
      guard let title = titles[entries[index].file], reason != .fileName, reason != .firstHeading,
        DayNumberTitle.number(title.value) != dates?.number(of: day)
      else { continue }
      entries[index].title = Reasoned(title.value, because: .written(file: title.place.file))
    }
  }
}
