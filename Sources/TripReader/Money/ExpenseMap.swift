import Diagnostics
import TripModel
import TripNotation

/// An expense as a map: `{date: 2026-05-03, category: fun, amount: 23.50 CHF, what: Tram museum}`.
struct ExpenseMap {
  let words: ExpenseWords

  /// Nil, with errors, where date, category or amount is missing, or anything that changes a sum is wrong.
  func read(_ fields: inout FieldReader) -> Expense? {
    for key in ["date", "category"] { fields.require(key) }
    let date = fields.dayAndTime("date")
    let time = fields.time("time")
    let category = fields.reading("category") { text throws(Problem) in try words.category(text) }
    let what = fields.text("what")
    let terms = terms(&fields)
    fields.allow(where: MeantKey.isOfItem)
    fields.allow("draft", "private", "published", "publish", "visibility")
    guard let date, let category, let terms else { return nil }
    let when = time.map { DayAndTime(date: date.date, time: $0, offset: date.offset) } ?? date
    var expense = Expense(
      when: when, category: category, amount: terms.amount, isRefund: terms.isRefund, what: what ?? category,
      paidBy: terms.payer, shares: terms.shares, rate: terms.rate, days: terms.days,
      place: fields.findings.file.place(of: fields.range))
    if let what, let (reason, _) = PrivateClause.last(of: what[...]) {
      expense.keptBack = [KeptBack(reason, at: expense.place)]
    }
    return expense
  }

  /// What it cost, who paid and for whom. Nil, with errors, where anything of that is wrong, since it would change a sum.
  func terms(_ fields: inout FieldReader) -> ExpenseTerms? {
    fields.require("amount")
    let amount = fields.reading("amount") { text throws(Problem) in try words.money.money(text) }
    let payer = fields.reading("paid by") { text throws(Problem) in try words.traveller(text) }
    let isRefund = fields.yesNo("refund")
    let rate = fields.reading("rate", rate)
    let days = fields.reading("over") { text throws(Problem) in try DayCount.read(text) }
    let isLost =
      fields.isUnread("paid by", payer) || fields.isUnread("refund", isRefund)
      || fields.isUnread("rate", rate) || fields.isUnread("over", days)
    let shares = shares(&fields)
    guard let amount, let shares, !isLost else { return nil }
    return ExpenseTerms(
      amount: amount, isRefund: isRefund ?? false, payer: payer, shares: shares, rate: rate, days: days ?? 1)
  }

  /// A line that YAML takes for a map, because a colon with a blank stands in it.
  static func lineWithColon(_ node: Node) -> Problem? {
    guard let first = node.fields?.first, LocalDate(iso: first.key.prefix(10)) != nil || isLine(first) else {
      return nil
    }
    let rest = node.fields?.count == 1 ? first.value.text?.value ?? "…" : "…"
    let line = "\(first.key): \(rest)"
    // Within single quotes only they themselves are written twice.
    let quoted = "'" + line.shortened.replacing("'", with: "''") + "'"
    return Problem(
      .colonInExpense, "Colon in an expense cuts the line in two", at: first.keyRange,
      advice: "Put quotes round the whole line: - \(quoted)")
  }

  /// Whether a key is the beginning of a line rather than a field: several words with a figure among them.
  private static func isLine(_ field: Field) -> Bool {
    field.key.contains(where: \.isBlank) && field.key.contains(where: \.isFigure)
  }

  private func rate(_ text: TextNode) throws(Problem) -> ExchangeRate {
    guard let rate = ExchangeRate(text.value) else {
      throw .badRate(
        text.range, "“\(text.value.shortened)”", code: "unit", currency: words.money.tripCurrency)
    }
    return rate
  }

  /// For whom: names, or names with their shares; nil where one of them is wrong.
  private func shares(_ fields: inout FieldReader) -> [Expense.Share]? {
    guard let node = fields.node("for") else { return [] }
    var seen: Set<String> = []
    if let parts = node.fields { return parts.compactMapAll { share($0, &fields.findings, &seen) } }
    guard let names = fields.names("for") else { return nil }
    return names.flatMap(spaced).compactMapAll { name in
      traveller(name, &fields.findings, &seen).map { Expense.Share(traveller: $0, parts: 1) }
    }
  }

  /// A text between commas may hold several names with blanks between them.
  private func spaced(_ text: TextNode) -> [TextNode] {
    words.travellers(in: text.value[...])?.map { text.part($0.startIndex..<$0.endIndex) } ?? [text]
  }

  private func share(
    _ field: Field, _ findings: inout Findings, _ seen: inout Set<String>
  ) -> Expense.Share? {
    let name = TextNode(field.key, style: .plain, at: field.keyRange)
    guard let traveller = traveller(name, &findings, &seen) else { return nil }
    guard let text = field.value.text, let parts = Int(digits: text.value),
      (1...Expense.Share.mostParts).contains(parts)
    else {
      findings.report(
        Problem(
          .badNumber, "Share of \(traveller) must be a whole number from 1 to \(Expense.Share.mostParts)",
          at: field.value.range,
          advice: "Write it like {\(traveller): 2}."))
      return nil
    }
    return Expense.Share(traveller: traveller, parts: parts)
  }

  private func traveller(
    _ text: TextNode, _ findings: inout Findings, _ seen: inout Set<String>
  ) -> String? {
    do throws(Problem) {
      let name = try words.traveller(text)
      if !seen.insert(name).inserted { throw .namedTwice(text) }
      return name
    } catch {
      findings.report(error)
      return nil
    }
  }
}

extension Array {
  /// All results, or nil where one is missing; every element is looked at, so that all problems are told.
  fileprivate func compactMapAll<Result>(_ transform: (Element) -> Result?) -> [Result]? {
    let results = map(transform)
    return results.contains { $0 == nil } ? nil : results.compactMap(\.self)
  }
}
