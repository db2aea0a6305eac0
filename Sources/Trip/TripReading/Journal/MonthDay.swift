import TripModel

/// A day as other programs write it in the fields of a text, where it can mean only one: `2018/4/23 18:45:32`,
/// `2016:11:02 12:31:01`, `Jul 08 2022`, `8 July 2022`.
enum MonthDay {
  /// The same day, with its time of day, as Tripbook writes it; nil for any other text.
  static func iso(_ text: String) -> String? {
    guard text.utf8.count <= 60, !isISO(text) else { return nil }
    return yearFirst(text[...]) ?? worded(text)
  }

  /// Whether a text has the figures and marks of `2026-05-03` and no more: it is written as it should be, or means no
  /// day.
  private static func isISO(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count == 10
      && zip(0..., bytes).allSatisfy { place, byte in
        place == 4 || place == 7 ? byte == .dash : (0x30...0x39).contains(byte)
      }
  }

  /// Year, month and day in figures, parted by `/`, `.`, `:` or, where a figure is missing, `-`.
  private static func yearFirst(_ text: Substring) -> String? {
    var rest = text
    guard let year = DayName.figures(4, &rest), let mark = rest.popFirst(), "/.:-".contains(mark),
      let month = shortFigures(&rest), rest.popFirst() == mark, let day = shortFigures(&rest),
      rest.first.map({ $0 == " " || $0 == "T" }) ?? true,
      let date = LocalDate(year: year, month: month, day: day),
      mark != "-" || !text.hasPrefix(date.description)
    else { return nil }
    return date.description + rest
  }

  private static func shortFigures(_ text: inout Substring) -> Int? {
    let figures = text.prefix { $0.isFigure }
    guard (1...2).contains(figures.count) else { return nil }
    text = text[figures.endIndex...]
    return Int(digits: figures)
  }

  private static func worded(_ text: String) -> String? {
    // Several days keep their last one (DaySpan).
    guard text.utf8.count <= 40, WordedDays(text[...]) == nil else { return nil }
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
