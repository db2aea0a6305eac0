import Diagnostics
import TripModel
import TripNotation

/// Amounts as travellers write them: `23.50 CHF`, `CHF 23.50`, `€23.50`, `23,50 €`, `12 euros`, `1'200.50`, `1400`.
struct MoneyText {
  /// The currency of a bare number, and of a symbol or name that several currencies share.
  let tripCurrency: Currency
  /// Whether that is named beside the amount, so that the amount can name no other one.
  var isNamed = false

  /// A positive amount.
  func money(_ text: TextNode) throws(Problem) -> Money {
    let value = text.value
    guard let first = value.firstIndex(where: \.isFigure), let last = value.lastIndex(where: \.isFigure)
    else { throw .badMoney(text) }
    if let code = Self.codeWithFigures(in: text) { throw .codeWithFigures(code, of: text, tripCurrency) }
    let end = value.index(after: last)
    let before = text.part(value.startIndex..<first)
    let after = text.part(Self.endOfRound(value[end...])..<value.endIndex)
    if before.value.contains(where: { "-−–".contains($0) }) { throw .notPositive(text) }
    // Punctuation alone is a slip in the number, and no currency that somebody might look for.
    if [before, after].contains(where: \.isPunctuation) { throw .badMoney(text) }
    let currency = try currency(of: text, marks: before.words + after.words)
    if isNamed, currency != tripCurrency {
      throw .twoCurrencies(text, [[currency.code], [tripCurrency.code]])
    }
    let isWritten = isNamed || !before.words.isEmpty || !after.words.isEmpty
    return try amount(text.part(first..<end), in: currency, isWritten: isWritten)
  }

  /// The word beside a number that stands where a currency does and has figures in it: of `12 X4` the second one. `12 x4`
  /// is a sum, and `EUR12 000` has a number of two parts.
  static func codeWithFigures(in text: TextNode) -> TextNode? {
    let words = text.words
    guard words.count == 2, let number = words.firstIndex(where: \.isNumber) else { return nil }
    if number == 1, words[1].value.prefix(while: \.isFigure).count == 3 { return nil }
    let code = words[1 - number]
    guard let first = code.value.first, first.isLetter, first != "x", code.value.contains(where: \.isFigure)
    else { return nil }
    return code
  }

  /// Behind the `.–` of `23.–`, which stands for no cents.
  private static func endOfRound(_ rest: Substring) -> String.Index {
    let dashes = rest.dropFirst().prefix { "-–—".contains($0) }
    guard let mark = rest.first, mark == "." || mark == ",", (1...2).contains(dashes.count) else {
      return rest.startIndex
    }
    return dashes.endIndex
  }

  /// The one that is named; `$12 CAD` names one twice.
  private func currency(of text: TextNode, marks: [TextNode]) throws(Problem) -> Currency {
    guard let first = marks.first else { return tripCurrency }
    guard marks.count > 1 else {
      if Self.codes(of: first.value) == nil { throw .badCurrency(first, of: text, tripCurrency) }
      return try currency(first)
    }
    let named = marks.compactMap { Self.codes(of: $0.value) }
    guard named.count == marks.count else {
      throw named.isEmpty ? .badCurrency(first, of: text, tripCurrency) : .notAlone(text)
    }
    let common = named[0].filter { code in named.allSatisfy { $0.contains(code) } }
    guard let code = common.first else { throw .twoCurrencies(text, named) }
    guard common.count == 1, let currency = Currency(code: code) else { return try currency(first) }
    return currency
  }

  /// The codes that a code, a symbol or a name may mean; nil for any other word.
  private static func codes(of mark: String) -> [String]? {
    Currency(code: mark).map { [$0.code] } ?? CurrencySymbols.codes[mark.lowercased()]
      ?? CurrencyNames.codes(of: mark)
  }

  /// A currency by its code, symbol or name.
  func currency(_ mark: TextNode) throws(Problem) -> Currency {
    guard let codes = Self.codes(of: mark.value) else { throw .badCurrency(mark, of: mark, tripCurrency) }
    if codes.contains(tripCurrency.code) { return tripCurrency }
    guard codes.count == 1, let currency = Currency(code: codes[0]) else {
      throw .sharedSymbol(mark, codes: codes)
    }
    return currency
  }

  /// A positive number with a point or a comma before its decimals, and thousands set apart or not; whether the currency
  /// stands beside it, and is not only the trip's, tells some of them apart.
  private func amount(
    _ text: TextNode, in currency: Currency, isWritten: Bool
  ) throws(Problem) -> Money {
    let separators = text.value.filter { !$0.isFigure }
    guard text.value.utf8.count <= 60, separators.allSatisfy({ ".,'’".contains($0) || $0.isGroupingBlank })
    else { throw .badMoney(text) }
    let decimalMark = try decimalMark(
      of: text, separators: separators, currency: currency, isWritten: isWritten)
    let parts = decimalMark.map { mark in
      text.value.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    }
    let whole = parts?[0] ?? text.value[...]
    let fraction = parts?[1] ?? ""
    guard let figures = Self.ungrouped(whole) else { throw .badMoney(text) }
    guard fraction.count <= currency.digits else {
      throw .tooManyDigits(text, Self.rounded(figures, fraction, currency), currency)
    }
    let padded = fraction + String(repeating: "0", count: currency.digits - fraction.count)
    guard let units = Int(figures + padded), units <= Money.largestMinorUnits else { throw .tooMuch(text) }
    guard units > 0 else { throw .notPositive(text) }
    return Money(minorUnits: units, currency: currency)
  }

  /// The figures of `1'200`, `1.200.300` or, as India writes it, `12,00,000`; nil where they are grouped otherwise.
  private static func ungrouped(_ whole: Substring) -> String? {
    let groups = whole.split(omittingEmptySubsequences: false) { !$0.isFigure }
    guard Set(whole.filter { !$0.isFigure }).count <= 1, let lead = groups.first, let last = groups.last,
      groups.count == 1 || ((1...3).contains(lead.count) && last.count == 3)
    else { return nil }
    let middle = groups.dropFirst().dropLast()
    let isIndian = whole.contains(",") && lead.count <= 2 && middle.allSatisfy { $0.count == 2 }
    return isIndian || middle.allSatisfy { $0.count == 3 } ? groups.joined() : nil
  }

  /// The nearest amount with as many digits as the currency has, half of the last one up.
  private static func rounded(_ figures: String, _ fraction: Substring, _ currency: Currency) -> Money? {
    guard let units = Int(figures + fraction.prefix(currency.digits)), units < Money.largestMinorUnits else {
      return nil
    }
    let isUp = fraction.dropFirst(currency.digits).first.map { $0 >= "5" } ?? false
    return Money(minorUnits: units + (isUp ? 1 : 0), currency: currency)
  }

  /// Which separator stands before the decimals; nil where there are none.
  private func decimalMark(
    of text: TextNode, separators: String, currency: Currency, isWritten: Bool
  ) throws(Problem) -> Character? {
    guard let last = separators.last(where: { ".,".contains($0) }) else { return nil }
    let count = separators.filter { $0 == last }.count
    if separators.last != last { throw .badMoney(text) }
    if count > 1 { return nil }
    let parts = text.value.split(separator: last, omittingEmptySubsequences: false)
    let decimals = parts.last?.count ?? 0
    // A nought before it can only be a decimal: thousands do not begin with one.
    if separators.count == 1, decimals == 3, currency.digits != 3, !text.value.hasPrefix("0") {
      // Nothing stands behind the point of yen: `31,260円` is one number only. Of `1,200` alone nobody says what it is in.
      if isWritten, currency.digits == 0, parts[0].count <= 3 { return nil }
      throw .ambiguous(text, mark: last, currency)
    }
    return last
  }
}

extension Character {
  /// A blank that sets thousands apart.
  fileprivate var isGroupingBlank: Bool { " \u{A0}\u{202F}\u{2009}\u{2007}".contains(self) }
}

extension TextNode {
  fileprivate var isPunctuation: Bool {
    !value.isEmpty && value.allSatisfy { ".,:;'’+-−–—*()~≈".contains($0) }
  }

  fileprivate var isNumber: Bool { value.allSatisfy { $0.isFigure || ".,'’".contains($0) } }

  /// The words of the text, each with its place.
  fileprivate var words: [TextNode] {
    value.split(whereSeparator: \.isWhitespace).map { part($0.startIndex..<$0.endIndex) }
  }
}

extension Problem {
  fileprivate static func badMoney(_ text: TextNode) -> Problem {
    let figures =
      text.value.contains(where: \.isFigure)
      ? "" : text.value.compactMap(\.wholeNumberValue).map(String.init).joined()
    let unsigned = text.value.hasPrefix("+") ? text.value.dropFirst() : ""
    let advice =
      if !figures.isEmpty {
        "Write it with the figures 0 to 9: \(figures.shortened)."
      } else if !unsigned.isEmpty {
        "Write \(String(unsigned).shortened) without the sign; money that comes back has the word refund before it."
      } else if let guess = AmountGuess(text.value) {
        guess.advice
      } else { "Write it like 23.50 CHF, €23.50 or 1400." }
    return Problem(.badMoney, "Invalid amount: “\(text.value.shortened)”", at: text.range, advice: advice)
  }

  fileprivate static func badCurrency(_ mark: TextNode, of text: TextNode, _ trip: Currency) -> Problem {
    let guess = CurrencySymbols.named(mark.value) == nil ? AmountGuess(text.value) : nil
    return Problem(
      .badCurrency, "Unknown currency: “\(mark.value.shortened)”", at: mark.range,
      advice: guess?.advice ?? CurrencySymbols.advice(for: mark.value, trip: trip))
  }

  /// A capital X may be a sign of the sum as well.
  static func codeWithFigures(_ code: TextNode, of text: TextNode, _ trip: Currency) -> Problem {
    var advice = CurrencySymbols.advice(for: code.value, trip: trip)
    if case .amount(let sum) = AmountGuess(text.value) {
      advice += " If it is so many times that, write \(sum)."
    }
    return Problem(
      .badCurrency, "Unknown currency: “\(code.value.shortened)”", at: code.range, advice: advice)
  }

  fileprivate static func notAlone(_ text: TextNode) -> Problem {
    Problem(
      .badMoney, "More than an amount: “\(text.value.shortened)”", at: text.range,
      advice: AmountGuess(text.value)?.advice ?? "Write only the number and its currency.")
  }

  fileprivate static func sharedSymbol(_ mark: TextNode, codes: [String]) -> Problem {
    let isName = CurrencySymbols.codes[mark.value.lowercased()] == nil
    return Problem(
      .sharedSymbol,
      isName
        ? "Ambiguous currency “\(mark.value)”: \(codes.count) are called so"
        : "Ambiguous currency sign “\(mark.value)”: \(codes.count) currencies use it",
      at: mark.range,
      advice: "Write the code: \(codes.joined(separator: ", ")).")
  }

  static func twoCurrencies(_ text: TextNode, _ named: [[String]]) -> Problem {
    let number = text.value.drop { !$0.isFigure }.prefix { $0.isFigure || ".,'’".contains($0) }
    let ways = named.compactMap(\.first).map { "\(number) \($0)" }
    return Problem(
      .twoCurrencies, "Two currencies: “\(text.value.shortened)”", at: text.range,
      advice: "Write one of them: \(ways.joined(separator: " or ")).")
  }

  fileprivate static func notPositive(_ text: TextNode) -> Problem {
    Problem(
      .negativeAmount, "Amount not above zero: “\(text.value.shortened)”", at: text.range,
      advice: AmountGuess.isNothing(text.value)
        ? AmountGuess.nothing.advice
        : "Write money that comes back with the word refund before it.")
  }

  fileprivate static func tooMuch(_ text: TextNode) -> Problem {
    Problem(
      .badMoney, "Amount too large: “\(text.value.shortened)”", at: text.range,
      advice: "Check whether a digit was typed twice, or a point is missing.")
  }

  fileprivate static func tooManyDigits(_ text: TextNode, _ rounded: Money?, _ currency: Currency) -> Problem
  {
    let digits = currency.digits == 0 ? "none" : "at most \(currency.digits)"
    let way = rounded.flatMap { $0.minorUnits > 0 ? "Write \($0.decimal)" : nil } ?? "Round it"
    return Problem(
      .tooManyDigits,
      "Too many decimals in “\(text.value.shortened)”: \(currency.code) has \(digits)",
      at: text.range, advice: "\(way), or correct the currency.")
  }

  fileprivate static func ambiguous(_ text: TextNode, mark: Character, _ currency: Currency) -> Problem {
    let figures = text.value.filter { $0 != mark }
    let parts = text.value.split(separator: mark)
    return Problem(
      .ambiguousMoney, "Ambiguous amount “\(text.value)”: \(figures) or \(parts[0]).\(parts[1])",
      at: text.range,
      advice: currency.digits == 0
        ? "Write \(figures): \(currency.code) has no digits after the point."
        : "Write \(figures) or \(parts[0]).\(parts[1].prefix(currency.digits)).")
  }
}
