import Diagnostics
import TripModel
import TripNotation

/// `accounts:` of `budget.yml`: what holds money, each with what it held.
struct AccountsReading {
  let money: MoneyText

  /// A name alone is an account of which nobody knows what it held: it can be paid with, and is no account here.
  func read(_ named: [Field], _ findings: inout Findings) -> [MoneyAccount] {
    let names = KnownNames(named.map(\.key))
    return named.compactMap { field in
      guard field.value.kind != .empty else { return nil }
      if let text = field.value.text {
        return findings.value(of: text, money.money).map {
          MoneyAccount(name: field.key, held: $0, place: findings.file.place(of: field.keyRange))
        }
      }
      guard field.value.fields != nil else {
        findings.report(.noAccount(field))
        return nil
      }
      return FieldReader.read(field.value, as: "an account", &findings) {
        account(field, names, &$0)
      }
    }
  }

  private func account(_ field: Field, _ names: KnownNames, _ fields: inout FieldReader) -> MoneyAccount? {
    fields.propose(["balance": "held", "amount": "held", "start": "held", "had": "held", "low": "warn below"])
    fields.require("held")
    let held = fields.reading("held") { text throws(Problem) in try money.money(text) }
    guard let held else {
      // One mistake is told once.
      fields.allow("warn below", "added")
      return nil
    }
    var account = MoneyAccount(
      name: field.key, held: held, place: fields.findings.file.place(of: field.keyRange))
    let own = MoneyText(tripCurrency: held.currency)
    account.warnBelow = fields.reading("warn below") { text throws(Problem) in try inOwn(text, own) }
    let added = fields.node("added")
    // One alone needs no list.
    for item in added?.text == nil ? fields.items("added") ?? [] : [added].compactMap(\.self) {
      guard let text = item.text else {
        fields.findings.report(.badAddition(item.range, held.currency))
        continue
      }
      let addition = fields.findings.value(of: text) { text throws(Problem) in
        try self.addition(text, own, names, field.key)
      }
      if let addition {
        account.additions.append(
          MoneyAccount.Addition(
            day: addition.day, amount: addition.amount, from: addition.from,
            place: fields.findings.file.place(of: text.range)))
      }
    }
    return account
  }

  /// An amount in the currency of the account: no rate is asked for what it holds.
  private func inOwn(_ text: TextNode, _ own: MoneyText) throws(Problem) -> Money {
    let amount = try own.money(text)
    guard amount.currency == own.tripCurrency else {
      throw Problem(
        .badCurrency, "Amount in another currency than the account's, \(own.tripCurrency.code)",
        at: text.range,
        advice: "Write what it came to in \(own.tripCurrency.code).")
    }
    return amount
  }

  /// `2026-05-03 20000 JPY, from card`.
  private func addition(
    _ text: TextNode, _ own: MoneyText, _ names: KnownNames, _ name: String
  ) throws(Problem) -> (day: LocalDate, amount: Money, from: String?) {
    let whole = text.value[...]
    guard let first = whole.firstWord, let head = LeadingDay(first),
      head.rest.first.map({ "Tt".contains($0) }) ?? true
    else { throw .badAddition(text.range, own.tripCurrency) }
    var end = first.endIndex
    // With a time, as of an expense: only the day counts.
    if head.rest.isEmpty, let clock = whole[end...].withoutLeadingBlanks.firstWord, clock.contains(":") {
      end = clock.endIndex
    }
    let day = try DateText.dayAndTime(text.part(first.startIndex..<end)).date
    var rest = whole[end...].withoutLeadingBlanks
    var source: String?
    if let comma = rest.firstRange(of: ", from ") ?? rest.firstRange(of: " from ") {
      let written = text.part(comma.upperBound..<rest.endIndex)
      guard let known = names.name(written.value), known != names.name(name) else {
        throw Problem(
          .unknownWord, "Unknown account: “\(written.value.shortened)”", at: written.range,
          advice: "Accounts: \(names.all.filter { $0 != name }.joined(separator: ", ")).")
      }
      source = known
      rest = rest[..<comma.lowerBound]
    }
    guard !rest.isEmpty else { throw .badAddition(text.range, own.tripCurrency) }
    return (day, try inOwn(text.part(rest), own), source)
  }
}

extension Problem {
  fileprivate static func noAccount(_ field: Field) -> Problem {
    Problem(
      .wrongKind, "Unclear account `\(field.key.shortened)`", at: field.value.range,
      advice: "Write what it held after the colon, such as 300 EUR.")
  }

  fileprivate static func badAddition(_ range: TextRange, _ currency: Currency) -> Problem {
    Problem(
      .badMoney, "Unclear what was put into the account", at: range,
      advice:
        "Write the day and the amount, like `2026-05-03 100 \(currency.code)`, and where it was taken from "
        + "another account `, from` and its name.")
  }
}
