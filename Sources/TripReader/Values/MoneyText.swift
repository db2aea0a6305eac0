import Diagnostics
import TripModel
import TripNotation

/// Amounts as travellers write them: `23.50 CHF`, `CHF 23.50`, `€23.50`, `23,50 €`, `1'200.50`, `1400`.
struct MoneyText {
  /// The currency of a bare number, and of a symbol that several currencies share.
  let tripCurrency: Currency

  /// A positive amount.
  func money(_ text: TextNode) throws(Problem) -> Money {
    let value = text.value
    guard let first = value.firstIndex(where: \.isFigure), let last = value.lastIndex(where: \.isFigure)
    else {
      throw .badMoney(text)
    }
    let end = value.index(after: last)
    let before = text.part(value.startIndex..<first)
    let after = text.part(end..<value.endIndex)
    if before.value.contains(where: { "-−–".contains($0) }) { throw .notPositive(text) }
    guard before.value.isEmpty || after.value.isEmpty else { throw .badMoney(text) }
    let mark = before.value.isEmpty ? after : before
    // Punctuation alone is a slip in the number, and no currency that somebody might look for.
    if !mark.value.isEmpty, mark.value.allSatisfy({ ".,:;'’+-−–*()".contains($0) }) { throw .badMoney(text) }
    let currency = mark.value.isEmpty ? tripCurrency : try self.currency(mark)
    return try amount(text.part(first..<end), in: currency)
  }

  /// A currency by its code or symbol.
  func currency(_ mark: TextNode) throws(Problem) -> Currency {
    if let currency = Currency(code: mark.value) { return currency }
    guard let codes = CurrencySymbols.codes[mark.value.lowercased()] else { throw .badCurrency(mark) }
    if codes.contains(tripCurrency.code) { return tripCurrency }
    guard codes.count == 1, let currency = Currency(code: codes[0]) else {
      throw .sharedSymbol(mark, codes: codes)
    }
    return currency
  }

  /// A positive number with a point or a comma before its decimals, and thousands set apart or not.
  func amount(_ text: TextNode, in currency: Currency) throws(Problem) -> Money {
    let separators = text.value.filter { !$0.isFigure }
    guard text.value.utf8.count <= 60, separators.allSatisfy({ ".,'’ \u{A0}\u{202F}".contains($0) }) else {
      throw .badMoney(text)
    }
    let decimalMark = try decimalMark(of: text, separators: separators, currency: currency)
    let parts = decimalMark.map { mark in
      text.value.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    }
    let whole = parts?[0] ?? text.value[...]
    let fraction = parts?[1] ?? ""
    let groups = whole.split(omittingEmptySubsequences: false) { !$0.isFigure }
    guard Set(whole.filter { !$0.isFigure }).count <= 1,
      groups.dropFirst().allSatisfy({ $0.count == 3 }), let lead = groups.first,
      groups.count == 1 || (1...3).contains(lead.count)
    else { throw .badMoney(text) }
    guard fraction.count <= currency.digits else { throw .tooManyDigits(text, currency) }
    let padded = fraction + String(repeating: "0", count: currency.digits - fraction.count)
    guard let units = Int(groups.joined() + padded), units <= Money.largestMinorUnits else {
      throw .tooMuch(text)
    }
    guard units > 0 else { throw .notPositive(text) }
    return Money(minorUnits: units, currency: currency)
  }

  /// Which separator stands before the decimals; nil where there are none.
  private func decimalMark(
    of text: TextNode, separators: String, currency: Currency
  ) throws(Problem) -> Character? {
    guard let last = separators.last(where: { ".,".contains($0) }) else { return nil }
    let count = separators.filter { $0 == last }.count
    if separators.last != last { throw .badMoney(text) }
    if count > 1 { return nil }
    let decimals = text.value.split(separator: last, omittingEmptySubsequences: false).last?.count ?? 0
    // A nought before it can only be a decimal: thousands do not begin with one.
    if separators.count == 1, decimals == 3, currency.digits != 3, !text.value.hasPrefix("0") {
      throw .ambiguous(text, mark: last, currency)
    }
    return last
  }
}

/// Symbols of currencies, with every currency that uses them.
enum CurrencySymbols {
  static let codes: [String: [String]] = [
    "€": ["EUR"], "£": ["GBP"], "¥": ["JPY", "CNY"], "₹": ["INR"], "₺": ["TRY"], "₽": ["RUB"],
    "₩": ["KRW", "KPW"],
    "₫": ["VND"], "฿": ["THB"], "₪": ["ILS"], "₴": ["UAH"], "₱": ["PHP"], "₦": ["NGN"], "₵": ["GHS"],
    "₸": ["KZT"],
    "₾": ["GEL"], "₼": ["AZN"], "֏": ["AMD"], "zł": ["PLN"], "kč": ["CZK"], "ft": ["HUF"],
    "lei": ["RON", "MDL"],
    "us$": ["USD"], "a$": ["AUD"], "c$": ["CAD"], "nz$": ["NZD"], "hk$": ["HKD"], "s$": ["SGD"],
    "r$": ["BRL"],
    "mx$": ["MXN"], "nt$": ["TWD"], "kr": ["DKK", "ISK", "NOK", "SEK"], "kr.": ["DKK", "ISK", "NOK", "SEK"],
    "fr.": ["CHF"], "sfr.": ["CHF"],
    "$": [
      "USD", "AUD", "CAD", "NZD", "HKD", "SGD", "MXN", "TWD", "ARS", "CLP", "COP", "UYU", "JMD", "BSD", "BBD",
    ],
    "rs": ["INR", "LKR", "MUR", "NPR", "PKR", "SCR"], "rp": ["IDR"], "rm": ["MYR"], "dh": ["MAD", "AED"],
  ]
}

extension Problem {
  fileprivate static func badMoney(_ text: TextNode) -> Problem {
    Problem(
      .badMoney, "“\(text.value.shortened)” is not an amount of money", at: text.range,
      advice: "Write it like 23.50 CHF, €23.50 or 1400.")
  }

  fileprivate static func badCurrency(_ mark: TextNode) -> Problem {
    Problem(
      .badCurrency, "“\(mark.value.shortened)” is not a currency", at: mark.range,
      advice: "Write the three capitals of its code, such as EUR, CHF or JPY.")
  }

  fileprivate static func sharedSymbol(_ mark: TextNode, codes: [String]) -> Problem {
    Problem(
      .badCurrency, "“\(mark.value)” may mean one of \(codes.count) currencies", at: mark.range,
      advice: "Write the code: \(codes.prefix(6).joined(separator: ", "))\(codes.count > 6 ? " …" : "").")
  }

  fileprivate static func notPositive(_ text: TextNode) -> Problem {
    Problem(
      .badMoney, "“\(text.value.shortened)” is not more than nothing", at: text.range,
      advice: "Amounts are positive; money that comes back is written with the word refund before it.")
  }

  fileprivate static func tooMuch(_ text: TextNode) -> Problem {
    Problem(
      .badMoney, "“\(text.value.shortened)” is more than can be counted", at: text.range,
      advice: "Look whether a digit was typed twice, or a point is missing.")
  }

  fileprivate static func tooManyDigits(_ text: TextNode, _ currency: Currency) -> Problem {
    let digits = currency.digits == 0 ? "none" : "at most \(currency.digits)"
    return Problem(
      .badMoney,
      "“\(text.value.shortened)” has too many digits after the point: \(currency.code) has \(digits)",
      at: text.range, advice: "Round it, or correct the currency.")
  }

  fileprivate static func ambiguous(_ text: TextNode, mark: Character, _ currency: Currency) -> Problem {
    let figures = text.value.filter { $0 != mark }
    let parts = text.value.split(separator: mark)
    return Problem(
      .ambiguousMoney, "“\(text.value)” may be \(figures) or \(parts[0]).\(parts[1])", at: text.range,
      advice: currency.digits == 0
        ? "Write \(figures): \(currency.code) has no digits after the point."
        : "Write \(figures) for the one, \(parts[0]).\(parts[1].prefix(currency.digits)) for the other.")
  }
}
