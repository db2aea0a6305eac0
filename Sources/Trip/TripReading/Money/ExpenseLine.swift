import Diagnostics
import TripModel
import TripNotation

/// An expense on one line: date, time, category, `refund`, amount, what it was, over how many days, who paid and for
/// whom.
struct ExpenseLine {
  private let text: TextNode
  private let words: ExpenseWords
  private let place: SourcePlace
  private var rest: Substring
  /// What may not be meant, though it reads well.
  private(set) var warnings: [Problem] = []
  /// Files that prove it, as they are written.
  private(set) var receipts: [TextNode] = []

  /// The days of the lines before and behind it, where they are in order.
  private let around: ClosedRange<LocalDate>?

  init(_ text: TextNode, words: ExpenseWords, file: NotationFile, around: ClosedRange<LocalDate>? = nil) {
    self.text = text
    self.words = words
    self.around = around
    place = file.place(of: text.range)
    rest = text.value[...].withoutLeadingBlanks
  }

  mutating func read() throws(Problem) -> Expense {
    let when = try readWhen()
    let category = try readCategory()
    let isRefund = rest.firstWord?.lowercased() == "refund"
    if isRefund { skip(past: rest.firstWord) }
    let amount = try readAmount()
    let isRepayment = category == Expense.repayment
    let clauses = try TrailingClauses(
      in: text, from: rest, words: words, isRepayment: isRepayment, isRefund: isRefund)
    if isRepayment, let warning = clauses.warnings.first { throw warning }
    warnings += clauses.warnings
    let shares = clauses.shares.map { Expense.Share(traveller: $0, parts: 1) }
    var expense = Expense(
      when: when, category: category, amount: amount, isRefund: isRefund,
      what: clauses.what.isEmpty ? category : clauses.what, paidBy: clauses.payer, shares: shares,
      place: place)
    expense.days = clauses.days ?? 1
    expense.means = clauses.means
    receipts = clauses.receipts
    expense.keptBack = clauses.keptBack.map { [KeptBack($0, at: place)] } ?? []
    expense.isRepayment = isRepayment
    if isRepayment { try RepaymentText.check(expense, text, at: text.range, words) }
    return expense
  }

  private mutating func readWhen() throws(Problem) -> DayAndTime {
    guard let first = rest.firstWord, let day = LeadingDay(first) else {
      if let first = rest.firstWord, Self.isDayWithoutYear(first) { throw .dayWithoutYear(text.part(first)) }
      throw DayGuess(rest) == nil ? .withoutDate(slip) : .noDay(text.part(rest), inLine: true)
    }
    if let mark = day.rest.first, ",;|".contains(mark) { throw .cellsOfTable(text, mark) }
    if let range = range(from: first, behind: day.rest) {
      throw .severalDays(text.part(first.startIndex..<range), first: day.date, slip)
    }
    var end = first.endIndex
    skip(past: first)
    var hasTime = !day.rest.isEmpty
    if !hasTime, let second = rest.firstWord, second.first?.isFigure == true {
      if second.contains(":") {
        hasTime = true
        end = second.endIndex
        skip(past: second)
      } else if let other = otherTime() {
        _ = try DateText.time(text.part(rest.startIndex..<other))
      }
    }
    // An offset, a zone and the half of the day: more words than that are none of it.
    for _ in 0..<3 where hasTime {
      guard let zone = zoneWord() else { break }
      end = zone.endIndex
      skip(past: zone)
    }
    let read = try DateText.reading(text.part(first.startIndex..<end))
    if let doubt = read.doubt { warnings.append(doubt) }
    return read.when
  }

  /// `03/05`, `3.5.` or `05-03`.
  private static func isDayWithoutYear(_ word: Substring) -> Bool {
    let numbers = word.split { "/.-".contains($0) }
    return numbers.count == 2 && numbers.allSatisfy { Int(digits: $0).map { (1...31).contains($0) } ?? false }
  }

  /// Where a range of days ends that begins with this word, of which the end is behind its day; nil where it is one day.
  private func range(from first: Substring, behind: Substring) -> String.Index? {
    if DayGuess.isRange(behind) { return first.endIndex }
    guard behind.isEmpty, DayGuess.isRange(text.value[first.endIndex...]) else { return nil }
    return text.value[first.endIndex...].drop { !$0.isFigure }.firstWord?.endIndex
  }

  /// The end of a time like `14.20` or `2 pm`, where a category and an amount follow.
  private func otherTime() -> String.Index? {
    guard words.categories.first(in: rest) == nil, let meant = ClockText.meant(by: rest),
      let found = words.categories.first(in: meant.rest[...].withoutLeadingBlanks),
      found.rest.contains(where: \.isFigure)
    else { return nil }
    return text.value.index(text.value.endIndex, offsetBy: -meant.rest.count)
  }

  /// A word behind a time that belongs to it: an offset, a zone, or the half of the day.
  private func zoneWord() -> Substring? {
    guard let word = rest.firstWord, words.categories.first(in: rest) == nil else { return nil }
    let isOffset = "+-−".contains(word.prefix(1)) && word.dropFirst().first?.isFigure == true
    let isName = word.contains("/") && ZoneText.meant(by: String(word)) != nil
    let isShort = word == word.uppercased() && ZoneText.places(ofShort: String(word)) != nil
    let isZone = isName || isShort || OffsetText.isOne(word) || ClockText.isHalfOfDay(String(word))
    return isOffset || isZone ? word : nil
  }

  private mutating func readCategory() throws(Problem) -> String {
    if let word = rest.firstWord, word.lowercased() == Expense.repayment {
      skip(past: word)
      return Expense.repayment
    }
    if let word = rest.firstWord, word.allSatisfy({ "-–—|:;,".contains($0) }), let mark = word.first {
      throw .cellsOfTable(text, mark)
    }
    if let found = words.categories.first(in: rest) {
      rest = found.rest
      return found.name
    }
    guard let word = rest.firstWord else { throw .withoutCategory(slip) }
    if word.lowercased() == "refund", words.categories.first(in: afterFirst(word)) != nil {
      throw .refundFirst(slip)
    }
    throw word.contains(where: \.isFigure) ? .withoutCategory(slip) : .unknownCategory(text.part(word), words)
  }

  private mutating func readAmount() throws(Problem) -> Money {
    guard let first = ExpenseWord(at: rest) else { throw .withoutAmount(slip) }
    if let worked = AmountExpression(at: rest) {
      let sum = text.part(worked.text)
      guard let code = MoneyText.codeWithFigures(in: sum) else {
        throw .workedOut(sum, slip.withSum(of: worked))
      }
      throw .codeWithFigures(code, of: sum, words.money.tripCurrency)
    }
    let second = first.isLast ? nil : ExpenseWord(at: first.rest)
    if first.isCurrency || first.isAlmostCurrency, let second, second.hasFigureFirst {
      let third = second.isLast ? nil : ExpenseWord(at: second.rest)
      if let third, second.isThousands(before: third) { return try take(first, third) }
      return try take(first, third?.isCommonCode == true ? third ?? second : second)
    }
    guard first.text.contains(where: \.isFigure) else {
      throw AmountGuess.isNothing(first.text) ? .costsNothing(text.part(first.text)) : .withoutAmount(slip)
    }
    guard let second else { return try take(first, first) }
    guard first.isBareNumber else { return try take(first, second.isCommonCode ? second : first) }
    if second.isCurrency || second.isNameOfCurrency {
      let third = second.isLast ? nil : ExpenseWord(at: second.rest)
      if let third, third.isCommonCode { return try take(first, third) }
      // Of a word that is almost one it is told how to write that alone.
      _ = try words.money.currency(text.part(second.text))
      return try take(first, second)
    }
    if first.isThousands(before: second) {
      let third = second.isLast ? nil : ExpenseWord(at: second.rest)
      if let third, third.isCurrency || third.isNameOfCurrency { return try take(first, third) }
      return try take(first, second)
    }
    if second.hasFigureFirst {
      // A million is one of three parts: `1 000 000`.
      var last = second
      while last.isThousand, !last.isLast, let next = ExpenseWord(at: last.rest), next.isThousand {
        last = next
      }
      throw .twoNumbers(text.part(first.text.startIndex..<last.text.endIndex), words.money)
    }
    if let noun = ExpenseWord(at: second.rest), second.isBeforeNoun(noun) {
      throw .currencyInWords(
        text.part(second.text.startIndex..<noun.text.endIndex), noun, words.money, first.text)
    }
    if second.isUnit { throw .unitBehind(text.part(first.text.startIndex..<second.text.endIndex)) }
    if second.isUnknownCode { warnings.append(.unknownCode(text.part(second.text), words.money, first.text)) }
    guard second.isNameOrWord else { return try take(first, first) }
    if second.isName(of: words.money.tripCurrency) || (second.isAlone && first.isLarge) {
      return try take(first, second)
    }
    if second.isAlone || first.isLarge || second.isBeforeCapital {
      warnings.append(.nameOrWord(text.part(second.text), words.money, first.text))
    }
    return try take(first, first)
  }

  /// The amount from one word to the end of another.
  private mutating func take(_ first: ExpenseWord, _ last: ExpenseWord) throws(Problem) -> Money {
    let amount = try words.money.money(text.part(first.text.startIndex..<last.text.endIndex))
    rest = last.rest
    return amount
  }

  private mutating func skip(past word: Substring?) {
    if let word { rest = afterFirst(word) }
  }

  private func afterFirst(_ word: Substring) -> Substring { rest[word.endIndex...].withoutLeadingBlanks }

  /// What was read so far and what was not, for the words of a problem.
  private var slip: ExpenseSlip { ExpenseSlip(text, at: rest, words, around: around) }
}
