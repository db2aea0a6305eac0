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

  /// What stands behind the count of this day, with a capital as any title: `Trogir` of `Day 1: Trogir`. Nil for a title that
  /// counts another day or none, or several of as many as the trip has, and where no mark parts the two, as in `Day 1 at sea`.
  static func behindCount(of number: Int, among days: Int, in title: String) -> String? {
    let word = title.prefix(while: \.isLetter)
    guard Self.words.contains(word.lowercased()) else { return nil }
    let figures = title[word.endIndex...].drop { $0.isWhitespace || $0 == "#" }
    let count = figures.prefix { $0.isASCII && $0.isNumber }
    guard Int(count) == number else { return nil }
    let behind = figures[count.endIndex...].drop(while: \.isWhitespace)
    let rest = behind.drop { ":–—-.,|·".contains($0) }
    guard rest.startIndex > behind.startIndex else { return nil }
    let own = rest.drop(while: \.isWhitespace)
    guard let first = own.first, own.contains(where: \.isLetter), !isCount(own) else { return nil }
    if first.isNumber {
      // `Day 3-4: on the river` counts more than this one, and so does `Day 3 – Day 4`; `Day 3 – 66 and the dam` does not.
      let last = Int(own.prefix { $0.isASCII && $0.isNumber })
      let isApart = rest.startIndex < own.startIndex
      guard isApart, let last, last > days || last <= number else { return nil }
    }
    // `eBay` has its capital.
    let hasCapital = own.prefix { !$0.isWhitespace }.contains(where: \.isUppercase)
    return hasCapital ? String(own) : first.uppercased() + own.dropFirst()
  }

  /// Whether a text begins with the count of a day.
  private static func isCount(_ text: Substring) -> Bool {
    let word = text.prefix(while: \.isLetter)
    let behind = text[word.endIndex...].drop { $0.isWhitespace || $0 == "#" }
    return words.contains(word.lowercased()) && behind.first?.isNumber == true
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

  /// Takes the count of its own day from the beginning of a title: every page puts it there itself.
  mutating func dropCounts(besides dates: TripDates?) {
    for index in entries.indices {
      let title = entries[index].title
      guard let dates, let number = dates.number(of: entries[index].day.value),
        let rest = DayNumberTitle.behindCount(of: number, among: dates.count, in: title.value)
      else { continue }
      entries[index].title = Reasoned(rest, because: title.reason, insteadOf: title.alternatives)
    }
  }
}
