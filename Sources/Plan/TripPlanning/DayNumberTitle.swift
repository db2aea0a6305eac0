/// Tells a title that only counts the day, `Day 3` or `TAG 03:`, from one that says something of it.
///
/// Every page counts the days itself, so that such a title would stand beside the same words, or beside another number
/// where its author counts otherwise.
enum DayNumberTitle {
  static func isOne(_ title: String) -> Bool {
    let small = title.lowercased()
    let words = small.split { !$0.isLetter }
    let numbers = small.split { !$0.isNumber }
    guard words.count == 1, numbers.count == 1, Self.words.contains(String(words[0])),
      words[0].startIndex < numbers[0].startIndex
    else { return false }
    // What is neither, such as a drawn sign, was put there for its own sake.
    return small.allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || $0.isPunctuation }
  }

  private static let words: Set<String> = ["day", "tag", "jour", "día", "dia", "dag", "giorno"]
}
