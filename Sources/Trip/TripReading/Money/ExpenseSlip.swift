import Diagnostics
import TripModel
import TripNotation

/// A line that does not read as an expense: what was read, and what stands where something else should.
struct ExpenseSlip {
  private let text: TextNode
  private let rest: Substring
  private let words: ExpenseWords
  /// The days of the lines before and behind it, where they are in order.
  private let around: ClosedRange<LocalDate>?

  init(_ text: TextNode, at rest: Substring, _ words: ExpenseWords, around: ClosedRange<LocalDate>? = nil) {
    self.text = text
    self.rest = rest
    self.words = words
    self.around = around
  }

  /// What was read, without blanks at its end.
  private var head: String { text.part(text.value.startIndex..<rest.startIndex).value }

  private var isShort: Bool { text.value.utf8.count <= 200 }

  /// The word that does not fit; the whole line where it ends too early.
  var wrong: TextNode {
    rest.firstWord.map { text.part($0.startIndex..<$0.endIndex) } ?? text
  }

  var isAtEnd: Bool { rest.firstWord == nil }

  /// The line with some of its parts in another order.
  private func line(_ parts: String...) -> String { "Write: " + Self.joined(parts) }

  /// The line as far as it is known. Of the amount nothing is, so its place is shown, and no figure that one might copy.
  private func form(_ parts: String...) -> String {
    "Write its amount in the place of AMOUNT: " + Self.joined(parts)
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ").whole
  }

  /// With the day first, taken from where it stands or from the lines around it, and the rest in its order.
  var withDate: String {
    guard isShort else { return "Begin it with its day: YYYY-MM-DD \(rest.prefix(80))" }
    guard let date = rest.split(whereSeparator: \.isBlank).first(where: Self.isDay) else {
      return withDate(before: String(rest))
    }
    let before = rest[..<date.startIndex].split(whereSeparator: \.isBlank).joined(separator: " ")
    let behind = rest[date.endIndex...].withoutLeadingBlanks
    let meant = MeantExpense("\(before) \(behind)", at: text.range, words)
    let parts = Self.joined([String(date), meant.line])
    return meant.isIncomplete
      ? "Begin it with its day, and fill in what is in capitals: \(parts)" : "Write: \(parts)"
  }

  /// The same of a text that is the line without its day.
  func withDate(before written: String) -> String {
    let meant = MeantExpense(written, at: text.range, words)
    let days = around.flatMap { $0.upperBound - $0.lowerBound <= Self.maxDaysAround ? $0 : nil }
    // Of the day nothing is known, so its form is shown and no date that one might copy.
    let line = Self.joined([days?.lowerBound.description ?? "YYYY-MM-DD", meant.line])
    if let days, days.lowerBound == days.upperBound, !meant.isIncomplete { return "Write: \(line)" }
    // Before a trip has days, most of what it may cost was paid on none.
    var way =
      words.isWithoutDays && days == nil
      ? "What is only planned is a sum under `categories:`; what was paid begins with its day"
      : "Begin it with its day"
    if let days, days.lowerBound < days.upperBound {
      way += ", from \(days.lowerBound) to \(days.upperBound)"
    }
    return way + (meant.isIncomplete ? ", and fill in what is in capitals" : "") + ": " + line
  }

  /// Of lines that are farther apart no day is proposed.
  private static let maxDaysAround = 7

  /// Whether a word is a day, perhaps with a time: `14.05.2026`, `2026-05-03T14:05`.
  private static func isDay(_ word: Substring) -> Bool {
    guard let day = LeadingDay(word) else { return false }
    return day.rest.first.map { "Tt".contains($0) } ?? true
  }

  /// With the day that a range begins with.
  func withFirstDay(_ day: LocalDate, of range: TextNode) -> String {
    let behind = rest.dropFirst(range.value.count).withoutLeadingBlanks
    return line(day.description, String(behind.prefix(400)))
  }

  /// With a category before the amount: the one behind it, else food.
  var withCategory: String {
    guard let first = ExpenseWord(at: rest) else { return form(head, "food AMOUNT") }
    guard isShort, let found = words.categories.first(in: first.rest.withoutLeadingBlanks) else {
      return line(head, "food", String(rest.prefix(400)))
    }
    return line(head, found.name, String(first.text), String(found.rest))
  }

  /// With `refund` behind the category.
  var withRefundLater: String {
    guard let word = rest.firstWord,
      let found = words.categories.first(in: rest[word.endIndex...].withoutLeadingBlanks)
    else { return withCategory }
    return line(head, found.name, "refund", String(found.rest.prefix(400)))
  }

  /// With the amount before what it was: the first number of the rest, else a word in its place.
  var withAmount: String {
    let amounts = isShort ? rest.split(whereSeparator: \.isBlank).compactMap { ExpenseWord(at: $0) } : []
    guard let amount = amounts.first(where: { isAmount($0) }) else {
      return form(head, "AMOUNT", String(rest.prefix(400)))
    }
    let next = ExpenseWord(at: rest[amount.text.endIndex...].withoutLeadingBlanks)
    let currency = next?.isCurrency == true || next?.isNameOfCurrency == true ? next : nil
    let before = rest[..<amount.text.startIndex].split(whereSeparator: \.isBlank).joined(separator: " ")
    let end = currency?.text.endIndex ?? amount.text.endIndex
    return line(
      head, String(amount.text), String(currency?.text ?? ""), before,
      String(rest[end...].withoutLeadingBlanks))
  }

  /// With one amount in the place of several numbers that make it up; `4x38 = 152` says itself what they come to.
  func withSum(of worked: AmountExpression) -> String {
    guard isShort, case .amount(let sum) = worked.result else { return worked.result.advice }
    let behind = rest[worked.text.endIndex...].withoutLeadingBlanks
    let own = behind.first == "=" ? behind.dropFirst().withoutLeadingBlanks : ""
    return own.first?.isFigure == true ? line(head, String(own)) : line(head, sum, String(behind))
  }

  private func isAmount(_ word: ExpenseWord) -> Bool {
    guard word.text.contains(where: \.isFigure) else { return false }
    return (try? words.money.money(text.part(word.text.startIndex..<word.text.endIndex))) != nil
  }

  /// Whether the category stands here a second time, with the amount behind it.
  var isCategoryAgain: Bool {
    words.categories.first(in: rest).map { ExpenseWord(at: $0.rest)?.hasFigureFirst == true } ?? false
  }
}

extension Problem {
  static func workedOut(_ text: TextNode, _ advice: String) -> Problem {
    Problem(.badMoney, "“\(text.value.shortened)” is more than one number", at: text.range, advice: advice)
  }

  static func costsNothing(_ word: TextNode) -> Problem {
    Problem(
      .expenseWithoutAmount, "Here the amount is expected, and “\(word.value.shortened)” is none",
      at: word.range,
      advice: "What cost nothing is no expense: take the line out.")
  }

  static func unitBehind(_ text: TextNode) -> Problem {
    Problem(
      .badMoney, "“\(text.value.shortened)” is not an amount of money", at: text.range,
      advice: AmountGuess(text.value)?.advice ?? "Write it like 23.50 CHF, €23.50 or 1400.")
  }

  /// A word that stands like a currency and is none.
  static func unknownCode(_ word: TextNode, _ money: MoneyText, _ number: Substring) -> Problem {
    let trip = money.tripCurrency.code
    let code = CurrencySymbols.advice(for: word.value, trip: money.tripCurrency)
    return Problem(
      .badCurrency, "“\(word.value)” is no currency, so the amount is counted in \(trip)", at: word.range,
      advice: "\(code) If it is \(trip), write \(number) \(trip) \(word.value).")
  }

  /// A currency by a name of two words, of which nobody can tell which one the noun alone would be.
  static func currencyInWords(
    _ words: TextNode, _ noun: ExpenseWord, _ money: MoneyText, _ number: Substring
  ) -> Problem {
    let trip = money.tripCurrency.code
    let code = CurrencyNames.codes(of: noun.text)?.first ?? trip
    return Problem(
      .badCurrency, "A currency is written as its code, and not as “\(words.value.shortened)”",
      at: words.range,
      advice:
        "Write it behind the amount, such as \(number) \(code). If it is \(trip), write \(number) \(trip) \(words.value.shortened)."
    )
  }

  /// A name of a currency that is another word as well, where it may be either.
  static func nameOrWord(_ word: TextNode, _ money: MoneyText, _ number: Substring) -> Problem {
    let trip = money.tripCurrency.code
    let ways = (CurrencyNames.codes(of: word.value) ?? []).map { "\(number) \($0)" }
    return Problem(
      .badCurrency, "“\(word.value)” may be a currency, and the amount is counted in \(trip)", at: word.range,
      advice: "Write \(ways.joined(separator: " or ")) if it is; else \(number) \(trip) \(word.value).")
  }

  static func dayWithoutYear(_ word: TextNode) -> Problem {
    Problem(
      .badDate, "“\(word.value.shortened)” has no year", at: word.range,
      advice: "Write year, month and day, such as 2026-05-03.")
  }

  /// A row of a table, or parts with dashes between.
  static func cellsOfTable(_ text: TextNode, _ mark: Character) -> Problem {
    let cells = text.value.split(separator: mark, maxSplits: 4, omittingEmptySubsequences: true)
      .map { $0.split(whereSeparator: \.isBlank).joined(separator: " ") }.filter { !$0.isEmpty }
    // A dash in the day is none between parts.
    let parts =
      mark == "-"
      ? text.value.split(whereSeparator: \.isBlank).filter { $0 != "-" }.map(String.init) : cells
    return Problem(
      .expenseWithoutCategory, "The parts of an expense stand one behind the other, with blanks between",
      at: text.range, advice: "Write: \(parts.joined(separator: " ").whole)")
  }

  static func withoutDate(_ slip: ExpenseSlip) -> Problem {
    Problem(
      .expenseWithoutDate, "Missing day of an expense before “\(slip.wrong.value.shortened)”",
      at: slip.wrong.range, advice: slip.withDate)
  }

  static func severalDays(_ range: TextNode, first: LocalDate, _ slip: ExpenseSlip) -> Problem {
    Problem(
      .dateRange, "More than one day in an expense: “\(range.value.shortened)”",
      at: range.range,
      advice: slip.withFirstDay(first, of: range))
  }

  static func withoutCategory(_ slip: ExpenseSlip) -> Problem {
    let message =
      slip.isAtEnd
      ? "Missing category and amount"
      : "Missing category before “\(slip.wrong.value.shortened)”"
    return Problem(.expenseWithoutCategory, message, at: slip.wrong.range, advice: slip.withCategory)
  }

  static func refundFirst(_ slip: ExpenseSlip) -> Problem {
    Problem(
      .expenseWithoutCategory, "The word refund is before the category", at: slip.wrong.range,
      advice: slip.withRefundLater)
  }

  static func withoutAmount(_ slip: ExpenseSlip) -> Problem {
    let wrong = slip.wrong
    if slip.isAtEnd {
      return Problem(.expenseWithoutAmount, "Missing amount", at: wrong.range, advice: slip.withAmount)
    }
    return Problem(
      .expenseWithoutAmount, "Expected an amount, found “\(wrong.value.shortened)”", at: wrong.range,
      advice: slip.isCategoryAgain ? "Delete one of the two categories." : slip.withAmount)
  }

  /// A bare number and another: thousands set apart by a blank, or an amount and the beginning of what it was.
  static func twoNumbers(_ text: TextNode, _ money: MoneyText) -> Problem {
    let numbers = text.value.split(whereSeparator: \.isBlank).map(String.init)
    let (first, others) = (numbers[0], numbers.dropFirst())
    let second = others.joined(separator: " ")
    let code = money.tripCurrency.code
    let isOne = first.count <= 3 && others.allSatisfy { $0.prefix(while: \.isFigure).count == 3 }
    return Problem(
      .twoAmounts, "Two numbers, “\(text.value.shortened)”: which is the amount?",
      at: text.range,
      advice: isOne
        ? "Write \(first)\(others.joined().shortened) if it is one number, or \(first) \(code) \(second.shortened) if it is not."
        : "Write the currency after the amount: \(first.shortened) \(code) \(second.shortened).")
  }
}
