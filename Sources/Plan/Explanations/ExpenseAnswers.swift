import Diagnostics
import TripModel
import TripPlanning

/// What is said of money.
extension TripReasons {
  func answer(_ expense: ExpensePlan) -> Answer {
    let spent = expense.expense
    let what = spent.what.isEmpty ? spent.category : spent.what
    let place = [spent.place.file, spent.place.span.map { String($0.line) }].compactMap(\.self)
    if spent.isRepayment {
      let names = spent.shares.map(\.traveller).joined(separator: " and ")
      let amount = amount(of: expense)
      return Answer(
        subject: place.joined(separator: ":") + " “\(what)”",
        [
          "It is on \(name(of: expense.day)): \(day(of: spent)).", amount,
          "\(spent.paidBy ?? "Somebody") gave it to \(names), so it moves their balances, and is in no sum of "
            + "what was spent.",
        ])
    }
    var sentences = [
      "It is on \(name(of: expense.day)): \(day(of: spent)).", amount(of: expense), sharing(of: spent),
    ]
    if let means = spent.means { sentences.append("It was paid with \(means).") }
    if let position = expense.position {
      sentences.append(
        "On the map of the money it is at \(position.value.inDegrees): \(position.because(spent.place.file))."
      )
    }
    if let left = expense.leftInCategory {
      sentences.append("After it \(left.plain) of the budget for \(spent.category) were left.")
    } else if let left = expense.leftInAll {
      sentences.append("After it \(left.plain) of the whole budget were left.")
    }
    let ofBudget = plan.money.kept.map(Withholding.mark)
    let withholding = ofBudget ?? (spent.keptBack.isEmpty ? nil : .ofSums)
    return Answer(
      subject: place.joined(separator: ":") + " “\(what)”", sentences, [withholding].compactMap(\.self))
  }

  private func day(of expense: Expense) -> String {
    if expense.withholdsHour {
      return "that is the date that it is written with. " + String(Self.withheldHour.dropLast())
    }
    let isWithTime = expense.when.time != nil
    return isWithTime
      ? "that is the date and time that it is written with" : "that is the date that it is written with"
  }

  private func amount(of expense: ExpensePlan) -> String {
    let (paid, counted) = (expense.expense.amount, expense.amount)
    let verb = expense.expense.isRepayment ? "It was" : expense.expense.isRefund ? "It gave back" : "It cost"
    if case .inTripCurrency = counted.reason { return "\(verb) \(paid.plain), the trip's own currency." }
    return
      "\(verb) \(paid.plain), which is \(counted.value.plain): \(counted.because(expense.expense.place.file))."
  }

  private func sharing(of expense: Expense) -> String {
    let payer = expense.paidBy.map { "\($0) paid it" } ?? "Nobody is named who paid it"
    guard !expense.shares.isEmpty else { return "\(payer), and it is for everybody in equal parts." }
    if expense.shares.count == 1 { return "\(payer), and it is for \(expense.shares[0].traveller) alone." }
    let isEqual = Set(expense.shares.map(\.parts)).count == 1
    let names = expense.shares.map { isEqual ? $0.traveller : "\($0.traveller) (\($0.parts))" }
    return
      "\(payer), and it is for \(names.joined(separator: ", ")) in \(isEqual ? "equal parts" : "these parts")."
  }
}

extension Money {
  /// `33.80 EUR`.
  fileprivate var plain: String { decimal + " " + currency.code }
}
