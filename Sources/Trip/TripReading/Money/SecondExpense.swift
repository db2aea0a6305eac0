import Diagnostics
import TripModel
import TripNotation

/// What one item of the expenses holds beside its own: another expense, below it without a dash or behind it.
struct SecondExpense {
  let words: ExpenseWords
  let file: NotationFile

  /// What is wrong with an item that goes on in other lines; nil where none of them looks like an expense.
  func below(_ text: TextNode) -> Problem? {
    let isBlock = text.style == .literal || text.style == .folded
    for line in text.lines.dropFirst(isBlock ? 1 : 0) {
      let words = file.text(at: line)
      if begins(words[...]) { return .expenseWithoutDash(line) }
    }
    return nil
  }

  /// Whether a line begins as an expense does: with a day, or with a category and an amount.
  private func begins(_ line: Substring) -> Bool {
    let line = line.drop { $0.isWhitespace || "-–—*•·".contains($0) }
    if DayGuess(line) != nil { return true }
    guard let found = words.categories.first(in: line) else { return false }
    return isAmount(found.rest)
  }

  private func isAmount(_ text: Substring) -> Bool {
    guard let word = ExpenseWord(at: text.withoutLeadingBlanks) else { return false }
    return word.hasFigureFirst || word.isCurrency
  }

  /// A day with a category and an amount behind what an expense was for.
  func behind(_ text: TextNode) -> Problem? {
    for word in text.value.split(whereSeparator: \.isBlank).dropFirst()
    where LeadingDay(word) != nil {
      var rest = text.value[word.endIndex...].withoutLeadingBlanks
      if let time = rest.firstWord, time.contains(":") { rest = rest[time.endIndex...].withoutLeadingBlanks }
      guard let found = words.categories.first(in: rest), isAmount(found.rest) else { continue }
      return .expenseBehind(text.part(word.startIndex..<text.value.endIndex))
    }
    return nil
  }
}

extension SecondExpense {
  /// An item with commas, semicolons or bars between its parts, as a table would have them.
  static func partsProblem(in text: TextNode) -> Problem? {
    let behind = text.value.drop { $0.isFigure || $0 == "-" }
    guard let mark = behind.first, ",;|".contains(mark),
      LocalDate(iso: text.value[..<behind.startIndex]) != nil
    else { return nil }
    let parts = text.value.split(separator: mark, maxSplits: 3).map {
      $0.split(whereSeparator: \.isBlank).joined(separator: " ")
    }
    return Problem(
      .expenseWithoutCategory, "The parts of an expense stand with spaces between them, not with “\(mark)”",
      at: text.part(behind.startIndex..<behind.index(after: behind.startIndex)).range,
      advice: "Write: \(parts.joined(separator: " ").whole)")
  }

  /// The text within curly quotes, which an editor made of plain ones round the whole item.
  static func withoutCurlyQuotes(_ text: TextNode) -> TextNode {
    guard let first = text.value.first, "“„‟«".contains(first), let last = text.value.last,
      "”“‟»".contains(last),
      text.value.count > 2
    else { return text }
    return text.part(
      text.value.index(after: text.value.startIndex)..<text.value.index(before: text.value.endIndex))
  }
}

extension Problem {
  fileprivate static func expenseWithoutDash(_ line: TextRange) -> Problem {
    Problem(
      .missingDash,
      "This line begins like an expense, but without a dash: neither it nor the one above it is read",
      at: line,
      advice: "Begin it with `- `, so that its dash stands in the column of the dashes above.")
  }

  fileprivate static func expenseBehind(_ text: TextNode) -> Problem {
    Problem(
      .missingDash, "A second expense seems to begin here, and would be a part of what the first was for",
      at: text.range,
      advice: "Write it on a line of its own that begins with `- `; if it is no expense, leave the day out.")
  }
}
