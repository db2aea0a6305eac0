import Diagnostics
import TripModel
import TripNotation

/// An expense on one line: date, time, category, `refund`, amount, what it was, who paid and for whom.
struct ExpenseLine {
  private let text: TextNode
  private let words: ExpenseWords
  private let place: SourcePlace
  private var rest: Substring
  /// What may not be meant, though it reads well.
  private(set) var warnings: [Problem] = []

  init(_ text: TextNode, words: ExpenseWords, file: NotationFile) {
    self.text = text
    self.words = words
    place = file.place(of: text.range)
    rest = text.value[...].withoutLeadingBlanks
  }

  mutating func read() throws(Problem) -> Expense {
    let when = try readWhen()
    let category = try readCategory()
    let isRefund = rest.firstWord?.lowercased() == "refund"
    if isRefund { skip(past: rest.firstWord) }
    let amount = try readAmount()
    let names = try TrailingNames(in: text, from: rest, words: words)
    warnings += names.warnings
    let shares = names.shares.map { Expense.Share(traveller: $0, parts: 1) }
    return Expense(
      when: when, category: category, amount: amount, isRefund: isRefund,
      what: names.what.isEmpty ? category : names.what, paidBy: names.payer, shares: shares, place: place)
  }

  private mutating func readWhen() throws(Problem) -> DayAndTime {
    guard let first = rest.firstWord else { throw .endsEarly(text, wanted: "a date") }
    guard first.first?.isFigure == true else { throw .noDate(part(first)) }
    var when = try DateText.dayAndTime(part(first))
    skip(past: first)
    if when.time == nil, let second = rest.firstWord, second.first?.isFigure == true, second.contains(":") {
      when.time = try DateText.time(part(second))
      skip(past: second)
    }
    return when
  }

  private mutating func readCategory() throws(Problem) -> String {
    if let found = words.categories.first(in: rest) {
      rest = found.rest
      return found.name
    }
    guard let word = rest.firstWord else { throw .endsEarly(text, wanted: "a category and an amount") }
    throw word.contains(where: \.isFigure) ? .noCategory(part(word)) : .unknownCategory(part(word), words)
  }

  private mutating func readAmount() throws(Problem) -> Money {
    guard let first = ExpenseWord(at: rest) else { throw .endsEarly(text, wanted: "an amount") }
    let second = first.isLast ? nil : ExpenseWord(at: first.rest)
    if first.isCurrency, let second, second.text.first?.isFigure == true { return try take(first, second) }
    guard first.text.contains(where: \.isFigure) else { throw .noAmount(part(first.text)) }
    guard first.isBareNumber, let second else { return try take(first, first) }
    if second.isCurrency { return try take(first, second) }
    if second.text.first?.isFigure == true {
      throw .twoNumbers(part(first.text.startIndex..<second.text.endIndex), words.money)
    }
    if second.isSmallCode { warnings.append(.smallCode(part(second.text))) }
    return try take(first, first)
  }

  /// The amount from one word to the end of another.
  private mutating func take(_ first: ExpenseWord, _ last: ExpenseWord) throws(Problem) -> Money {
    let amount = try words.money.money(part(first.text.startIndex..<last.text.endIndex))
    rest = last.rest
    return amount
  }

  private mutating func skip(past word: Substring?) {
    guard let word else { return }
    rest = rest[word.endIndex...].withoutLeadingBlanks
  }

  private func part(_ piece: Substring) -> TextNode { text.part(piece.startIndex..<piece.endIndex) }

  private func part(_ range: Range<String.Index>) -> TextNode { text.part(range) }
}

/// A word where the amount is expected, without a comma that ends it.
private struct ExpenseWord {
  let text: Substring
  /// What follows, a comma included.
  let rest: Substring
  /// Whether a comma parts it from what follows.
  let isLast: Bool

  init?(at start: Substring) {
    guard let word = start.firstWord else { return nil }
    var text = word
    while text.last == "," { text.removeLast() }
    self.text = text
    isLast = text.endIndex < word.endIndex
    rest = isLast ? start[text.endIndex...] : start[word.endIndex...].withoutLeadingBlanks
  }

  /// A number with neither code nor symbol.
  var isBareNumber: Bool { text.first?.isFigure == true && text.last?.isFigure == true }

  /// A code or symbol by itself. One of letters alone counts as it is usually written: `5 ft of rope` is no money.
  var isCurrency: Bool {
    let isWord = text.allSatisfy { $0.isASCII && ($0.isLetter || $0 == ".") }
    return Currency(code: String(text)) != nil || Self.letterSymbols.contains(String(text))
      || (CurrencySymbols.codes[text.lowercased()] != nil && !isWord)
  }

  private static let letterSymbols: Set<String> = [
    "kr", "kr.", "Kr", "Kr.", "Fr.", "fr.", "SFr.", "sFr.", "Ft", "Rs", "Rs.", "Rp", "RM", "Dh", "DH", "lei",
  ]

  /// The code of a common currency in small letters; many other codes are words.
  var isSmallCode: Bool {
    ["eur", "usd", "gbp", "chf", "jpy", "sek", "nok", "dkk"].contains(text.lowercased())
  }
}

extension Problem {
  private static let form = "Write: 2026-05-03 14:20 food 7.80 Pastéis for four, paid by Ben, for Ana Ben."

  fileprivate static func noDate(_ text: TextNode) -> Problem {
    Problem(
      .badExpense, "An expense begins with its date, not with “\(text.value.shortened)”", at: text.range,
      advice: form)
  }

  fileprivate static func noCategory(_ text: TextNode) -> Problem {
    Problem(
      .badExpense, "The category is missing before “\(text.value.shortened)”", at: text.range, advice: form)
  }

  fileprivate static func noAmount(_ text: TextNode) -> Problem {
    Problem(
      .badExpense, "Here the amount is expected, not “\(text.value.shortened)”", at: text.range, advice: form)
  }

  fileprivate static func endsEarly(_ text: TextNode, wanted: String) -> Problem {
    Problem(.badExpense, "The expense ends before it has \(wanted)", at: text.range, advice: form)
  }

  fileprivate static func twoNumbers(_ text: TextNode, _ money: MoneyText) -> Problem {
    let number = text.value.prefix { !$0.isBlank }
    return Problem(
      .badExpense, "“\(text.value.shortened)” holds two numbers, and it is not clear which is the amount",
      at: text.range,
      advice:
        "Write one number without blanks, and its currency behind it: \(number) \(money.tripCurrency.code).")
  }

  fileprivate static func smallCode(_ text: TextNode) -> Problem {
    Problem(
      .badCurrency, "“\(text.value)” is read as text, not as a currency", at: text.range,
      advice: "Write the code in capitals: \(text.value.uppercased()).")
  }
}
