import Diagnostics
import TripModel
import TripNotation

/// What something costs, on one line: `420 EUR, paid by Ana, for Ana Ben`.
struct CostText {
  let terms: ExpenseTerms
  /// Files that prove it, as they are written.
  let receipts: [TextNode]
  /// A payer whom nobody knows, or means of payment that nobody has named: the cost counts all the same.
  let doubt: Problem?

  init(_ text: TextNode, words: ExpenseWords) throws(Problem) {
    let value = text.value
    // No amount has a comma with a blank behind it.
    let end = value.indices.first { index in
      value[index] == "," && value[value.index(after: index)...].first?.isBlank == true
    }
    if end == nil, let clause = Self.clauseWithoutComma(value) { throw .missingComma(text, before: clause) }
    let amount = try words.money.money(text.part(value.startIndex..<(end ?? value.endIndex)))
    let clauses = try TrailingClauses(in: text, from: value[(end ?? value.endIndex)...], words: words)
    doubt = Self.doubt(in: clauses, words)
    if doubt == nil, let warning = clauses.warnings.first { throw warning }
    if clauses.keptBack != nil { throw .privateCost(text) }
    guard doubt != nil || clauses.what.isEmpty else { throw .notOfACost(text, clauses.what) }
    terms = ExpenseTerms(
      amount: amount, isRefund: false, payer: clauses.payer,
      shares: clauses.shares.map { Expense.Share(traveller: $0, parts: 1) }, rate: nil,
      days: clauses.days ?? 1, means: clauses.means)
    receipts = clauses.receipts
  }
}

extension CostText {
  /// What is wrong with a text of nothing but `paid by` and one name; what stands beside it is none of a cost.
  private static func doubt(in clauses: TrailingClauses, _ words: ExpenseWords) -> Problem? {
    guard !clauses.what.contains(",") else { return nil }
    if let stranger = clauses.stranger { return .unknownPayer(stranger, words) }
    return clauses.unknownMeans.map { .unknownMeans($0, words) }
  }

  /// Where `paid by` or `for` begins behind an amount.
  private static func clauseWithoutComma(_ value: String) -> Substring? {
    guard value.utf8.count <= 200, value.first.map({ $0.isFigure || "€$£".contains($0) }) ?? false else {
      return nil
    }
    let found = [" paid by ", " for "].compactMap { value.lowercased().firstRange(of: $0)?.lowerBound }.min()
    return found.map { value[$0...].dropFirst() }
  }
}

/// What of an expense does not depend on what it was for.
struct ExpenseTerms {
  var amount: Money
  var isRefund: Bool
  var payer: String?
  var shares: [Expense.Share]
  var rate: ExchangeRate?
  var days: Int
  var means: String?
  var receipts: [String] = []
}

extension Problem {
  fileprivate static func privateCost(_ text: TextNode) -> Problem {
    Problem(
      .mayBePrivate, "A cost alone cannot be private; it is left out everywhere", at: text.range,
      advice: "Write `private: yes` below it to keep the whole event private.")
  }

  fileprivate static func missingComma(_ text: TextNode, before clause: Substring) -> Problem {
    let amount = text.value[..<clause.startIndex].split(whereSeparator: \.isBlank).joined(separator: " ")
    return Problem(
      .badMoney, "A comma is missing before “\(String(clause).shortened)”",
      at: text.part(clause).range,
      advice: "Write: \(amount), \(String(clause).whole)")
  }

  fileprivate static func notOfACost(_ text: TextNode, _ rest: String) -> Problem {
    let range = text.value.firstRange(of: rest).map { text.part($0).range } ?? text.range
    return Problem(
      .badMoney, "Unexpected text in a cost: “\(rest.shortened)”", at: range,
      advice: "Write the amount first, then who paid and for whom, such as 420 EUR, paid by Ana, for Ana Ben."
    )
  }
}
