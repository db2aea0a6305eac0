import Diagnostics
import TripModel
import TripNotation

/// What a repayment has to say: who gave money to whom, and nothing else.
enum RepaymentText {
  /// Words that people have for it, in other languages too: proposed, never read.
  static let words: Set<String> = [
    "payback", "repay", "repaid", "settlement", "settle", "settled", "payment", "reimbursement", "transfer",
    "owed", "debt", "rückzahlung", "zurückgezahlt", "ausgleich", "überweisung", "zahlung", "remboursement",
    "virement", "reembolso", "pago", "devolución", "rimborso", "pagamento", "terugbetaling", "betaling",
    "återbetalning", "tilbakebetaling", "spłata", "zwrot", "возврат", "返金", "返済", "还款",
  ]

  /// Throws what is missing or too much. `text` is all of it, where it is a line: its names are used for the advice.
  static func check(
    _ expense: Expense, _ text: TextNode?, at range: TextRange, _ words: ExpenseWords
  ) throws(Problem) {
    guard let payer = expense.paidBy, !expense.shares.isEmpty else {
      throw Problem(
        .badRepayment, "A repayment says who paid, and to whom", at: range,
        advice: words.names.all.isEmpty
          ? "Name who travels below `travellers:` in trip.yml; then end it with: , paid by Ana, for Ben"
          : "Write: " + example(expense, words.names(within: text?.value[...] ?? ""), words))
    }
    if expense.shares.contains(where: { $0.traveller == payer }) {
      throw Problem(
        .badRepayment, "\(payer) would pay this to \(payer)", at: range,
        advice: "Behind `for` stands who got the money.")
    }
    if expense.isRefund {
      throw Problem(
        .badRepayment, "A repayment is no refund", at: range,
        advice: "Leave out `refund`; if the money went the other way, exchange who paid and who got it.")
    }
    if expense.days > 1 {
      throw Problem(
        .badRepayment, "A repayment is of one day", at: range,
        advice: "Leave out over how many days it is.")
    }
  }

  /// The line with the names that it holds: who is named first is mostly who paid.
  private static func example(_ expense: Expense, _ named: [String], _ words: ExpenseWords) -> String {
    var names = named.filter { $0 != expense.paidBy }
    let payer = expense.paidBy ?? (names.isEmpty ? "NAME" : names.removeFirst())
    let other = expense.shares.first?.traveller ?? names.first { $0 != payer } ?? "NAME"
    let currency =
      expense.amount.currency == words.money.tripCurrency ? "" : " \(expense.amount.currency.code)"
    return
      "\(expense.when.date) \(Expense.repayment) \(expense.amount.decimal)\(currency), paid by \(payer), for \(other)"
  }
}
