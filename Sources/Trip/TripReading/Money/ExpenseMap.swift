import Diagnostics
import TripModel
import TripNotation

/// An expense as a map: `{date: 2026-05-03, category: fun, amount: 23.50 CHF, what: Tram museum}`.
struct ExpenseMap {
  let words: ExpenseWords

  /// Nil, with errors, where date, category or amount is missing, or anything that changes a sum is wrong.
  func read(_ fields: inout FieldReader) -> Expense? {
    let told = fields.propose(Self.otherKeys, required: ["date", "category", "amount"])
    for key in ["date", "category"] where !told.contains(key) { fields.require(key) }
    let date = fields.dayAndTime("date")
    let time = fields.time("time")
    let category = fields.reading("category") { text throws(Problem) in
      text.value.lowercased() == Expense.repayment ? Expense.repayment : try words.category(text)
    }
    let what = fields.text("what")
    let at = fields.isOneText("at") ? fields.place("at") : nil
    let terms = terms(
      &fields, isAmountTold: told.contains("amount"), isRepayment: category == Expense.repayment)
    fields.allowKeepingKeys()
    guard let date, let category, let terms else { return nil }
    let when = time.map { DayAndTime(date: date.date, time: $0, offset: date.offset) } ?? date
    var expense = Expense(
      when: when, category: category, amount: terms.amount, isRefund: terms.isRefund, what: what ?? category,
      paidBy: terms.payer, shares: terms.shares, place: fields.findings.file.place(of: fields.range))
    (expense.rate, expense.days) = (terms.rate, terms.days)
    (expense.means, expense.receipts) = (terms.means, terms.receipts)
    expense.header.at.told = at
    if let what, let (reason, _) = PrivateClause.last(of: what[...]) {
      expense.keptBack = [KeptBack(reason, at: expense.place)]
    }
    expense.isRepayment = category == Expense.repayment
    guard expense.isRepayment else { return expense }
    do throws(Problem) {
      try RepaymentText.check(expense, nil, at: fields.range, words)
    } catch {
      fields.findings.report(error)
      return nil
    }
    return expense
  }

  /// What other programs, and people in a hurry, call our fields.
  private static let otherKeys = [
    "price": "amount", "cost": "amount", "sum": "amount", "total": "amount", "value": "amount",
    "betrag": "amount",
    "montant": "amount", "importe": "amount", "day": "date", "when": "date", "datum": "date", "fecha": "date",
    "payer": "paid by", "paid": "paid by", "who paid": "paid by", "who": "paid by", "by": "paid by",
    "from": "paid by",
    "description": "what", "title": "what", "note": "what", "name": "what", "text": "what", "comment": "what",
    "notes": "what", "split": "for", "shared": "for", "shared by": "for", "with": "for", "to": "for",
    "people": "for",
    "kind": "category", "type": "category", "nights": "over", "days": "over", "method": "paid with",
    "means": "paid with", "account": "paid with", "payment": "paid with", "payment method": "paid with",
    "receipts": "receipt", "bill": "receipt", "invoice": "receipt", "where": "at", "place": "at",
    "location": "at",
  ]

  /// What it cost, who paid and for whom. Nil, with errors, where anything of that is wrong, since it would change a
  /// sum.
  func terms(
    _ fields: inout FieldReader, isAmountTold: Bool = false, isRepayment: Bool = false
  ) -> ExpenseTerms? {
    if !isAmountTold { fields.require("amount") }
    let money = currencyBeside(&fields).map { MoneyText(tripCurrency: $0, isNamed: true) } ?? words.money
    let amount = fields.reading("amount") { text throws(Problem) in try money.money(text) }
    let (payer, isPayerLost) = readPayer(&fields, isNeeded: isRepayment)
    let isRefund = fields.yesNo("refund")
    let form = RateText(foreign: amount?.currency, own: words.money.tripCurrency)
    let rate = fields.reading("rate", form.rate)
    if let rate, let node = fields.textNode("rate") { doubt(rate, form, at: node.range, &fields.findings) }
    let days = fields.reading("over") { text throws(Problem) in try DayCount.read(text) }
    let means = fields.reading("paid with") { text throws(Problem) in try words.means(text) }
    let receipts = (fields.names("receipt") ?? []).compactMap { words.receipts.file($0, &fields.findings) }
    let isLost =
      isPayerLost || fields.isUnread("refund", isRefund)
      || fields.isUnread("rate", rate) || fields.isUnread("over", days)
    let shares = shares(&fields)
    guard let amount, let shares, !isLost else { return nil }
    return ExpenseTerms(
      amount: amount, isRefund: isRefund ?? false, payer: payer, shares: shares, rate: rate, days: days ?? 1,
      means: means, receipts: receipts)
  }

  /// Who paid. A name that nobody has is told, and what was paid stays out of the balances, as on a line; a repayment
  /// says nothing without it.
  private func readPayer(
    _ fields: inout FieldReader, isNeeded: Bool
  ) -> (payer: String?, isLost: Bool) {
    let name = fields.nameOfPerson("paid by")
    if !isNeeded, let text = name, words.names.name(text.value) == nil {
      let slip = ValueSlip.problem(in: text, of: fields.findings.file) { words.names.name($0.value) != nil }
      if slip == nil {
        fields.findings.report(.unknownPayer(text, words), as: .warning)
        return (nil, false)
      }
    }
    let payer = name.flatMap { name in
      fields.findings.value(of: name) { text throws(Problem) in try words.traveller(text) }
    }
    return (payer, fields.isUnread("paid by", payer))
  }

  /// A line that YAML takes for a map, because a colon with a blank stands in it.
  static func lineWithColon(_ node: Node) -> Problem? {
    guard let first = node.fields?.first, LeadingDay(first.key[...]) != nil || isLine(first) else {
      return nil
    }
    let rest = node.fields?.count == 1 ? first.value.text?.value ?? "…" : "…"
    let line = "\(first.key): \(rest)"
    // Behind the day or the category it only wants to come off.
    let words = first.key.split(whereSeparator: \.isBlank)
    if rest != "…", words.count <= 3,
      words.dropFirst().allSatisfy({ $0.contains(":") || !$0.contains(where: \.isFigure) })
    {
      return Problem(
        .colonInExpense, "The colon with a blank behind it cuts this line in two", at: first.keyRange,
        advice: "Take the colon out: - \(first.key) \(rest.whole)")
    }
    // Within single quotes only they themselves are written twice.
    let quoted = "'" + line.whole.replacing("'", with: "''") + "'"
    return Problem(
      .colonInExpense, "Colon in an expense cuts the line in two", at: first.keyRange,
      advice: "Put quotes round the whole line: - \(quoted)")
  }

  /// A line of a word and an amount with a colon between: `hotel: 30$`. Nil where it may be a field of an expense, or say
  /// that it is for nobody else.
  static func oneField(_ node: Node, _ words: ExpenseWords, around: ClosedRange<LocalDate>?) -> Problem? {
    guard let fields = node.fields, fields.count == 1, let value = fields[0].value.text else { return nil }
    let key = fields[0].key
    let isField = (ownKeys + otherKeys.keys).contains {
      $0 == key.lowercased() || Spelling.isSlip(key, of: $0)
    }
    guard !isField, VisibilityVocabulary.reason(key) == nil, !VisibilityVocabulary.isNearlyAReason(key) else {
      return nil
    }
    if AmountGuess.isNothing(value.value) { return .costsNothing(value) }
    guard value.value.contains(where: \.isFigure), key.utf8.count + value.value.utf8.count <= 200 else {
      return nil
    }
    let slip = ExpenseSlip(value, at: value.value[...], words, around: around)
    return Problem(
      .colonInExpense, "Colon in an expense cuts the line in two", at: fields[0].keyRange,
      advice: slip.withDate(before: "\(key) \(value.value)"))
  }

  private static let ownKeys = [
    "date", "time", "category", "what", "at", "amount", "currency", "paid by", "for", "over", "paid with",
    "receipt",
    "refund", "rate",
  ]

  /// Whether a key is the beginning of a line rather than a field: several words with a figure among them.
  private static func isLine(_ field: Field) -> Bool {
    field.key.contains(where: \.isBlank) && field.key.contains(where: \.isFigure)
  }

  /// The currency in a field of its own, as tables have it: that of a bare number.
  private func currencyBeside(_ fields: inout FieldReader) -> Currency? {
    fields.reading("currency") { text throws(Problem) in try words.money.currency(text) }
  }

  private func doubt(
    _ rate: ExchangeRate, _ form: RateText, at range: TextRange, _ findings: inout Findings
  ) {
    if form.foreign == form.own {
      findings.report(
        Problem(
          .badNumber, "This was paid in \(form.own), the trip's own currency, and needs no rate", at: range,
          advice: "Take the rate out, or write the currency behind the amount: `amount: 30 CHF`."),
        as: .warning)
    } else if let doubt = form.doubt(rate, at: range) {
      findings.report(doubt, as: .warning)
    }
  }

  /// For whom: names, or names with their shares; nil where one of them is wrong.
  private func shares(_ fields: inout FieldReader) -> [Expense.Share]? {
    guard let node = fields.node("for") else { return [] }
    var seen: Set<String> = []
    if let parts = node.fields { return parts.compactMapAll { share($0, &fields.findings, &seen) } }
    guard let names = fields.namesOfPeople("for") else { return nil }
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
    let name = findings.withoutAddress(TextNode(field.key, style: .plain, at: field.keyRange))
    guard let traveller = traveller(name, &findings, &seen) else { return nil }
    guard let text = field.value.text, let parts = Int(digits: text.value),
      (1...Expense.Share.maxParts).contains(parts)
    else {
      findings.report(
        Problem(
          .badNumber, "Share of \(traveller) must be a whole number from 1 to \(Expense.Share.maxParts)",
          at: field.value.range,
          advice: "Write it like {\(traveller): \(Self.percent(field.value.text?.value ?? "") ?? 2)}."))
      return nil
    }
    return Expense.Share(traveller: traveller, parts: parts)
  }

  /// Per cent are parts as well: the number without its sign.
  private static func percent(_ text: String) -> Int? {
    guard text.last == "%" else { return nil }
    return Int(digits: text.dropLast().filter { !$0.isBlank }).flatMap { $0 > 0 ? $0 : nil }
  }

  private func traveller(_ text: TextNode, _ findings: inout Findings, _ seen: inout Set<String>) -> String? {
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
