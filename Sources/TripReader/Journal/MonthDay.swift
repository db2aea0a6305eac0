import TripModel

/// A day whose month is an English word, as templates of other programs write it: `Jul 08 2022`, `8 July 2022`.
enum MonthDay {
  /// The same day as Tripbook writes it; nil for any other text.
  static func iso(_ text: String) -> String? {
    guard text.utf8.count <= 40 else { return nil }
    let words = text.split { " ,.-/".contains($0) }
    guard words.count == 3, let year = Int(digits: words[2]), year > 999,
      let place = words.prefix(2).firstIndex(where: { month($0) != nil }), let month = month(words[place])
    else { return nil }
    let figures = words[1 - place].prefix { $0.isFigure }
    guard let day = Int(digits: figures) else { return nil }
    return LocalDate(year: year, month: month, day: day)?.description
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func month(_ word: Substring) -> Int? {
    guard word.count >= 3, word.allSatisfy(\.isLetter) else { return nil }
    return months.firstIndex(of: String(word.prefix(3).lowercased())).map { $0 + 1 }
  }
}
