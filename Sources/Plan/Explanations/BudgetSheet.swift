import Diagnostics
package import TripModel
package import TripPlanning

/// The money of a trip on a screen of letters: what a traveller asks on the road.
///
/// Amounts stand without their currency where the heading names it; bars are of eighths of a letter.
package struct BudgetSheet {
  private let plan: TripPlan
  private let budget: BudgetPlan
  private let today: LocalDate
  private let columns: Int

  /// Of a terminal that is so many letters wide; nil for a trip without a budget.
  package init?(_ plan: TripPlan, today: LocalDate, columns: Int) {
    guard let budget = plan.money.budget else { return nil }
    self.plan = plan
    self.budget = budget
    self.today = today
    self.columns = min(max(columns, 40), 100)
  }

  /// The sheet, line by line. Names in it are the traveller's own, as they were written.
  package var lines: [String] {
    let parts = [[heading], figures, planned, accounts, categories, days, payments].filter { !$0.isEmpty }
    return Array(parts.joined(separator: [""]))
  }

  private var heading: String {
    guard let dates = plan.dates else { return "\(today); amounts in \(budget.currency)" }
    let state =
      today < dates.start.value
      ? "the trip begins on \(dates.start.value)"
      : dates.hasWrittenEnd && today > dates.end.value
        ? "the trip ended on \(dates.end.value)"
        : "day \(today - dates.start.value + 1)" + (dates.hasWrittenEnd ? " of \(dates.count)" : "")
    return "\(today), \(state); amounts in \(budget.currency)"
  }

  // MARK: - What is left

  private var figures: [String] {
    var rows: [(Money, String)] = []
    if let allowance = budget.knownAllowance {
      rows.append(left(allowance.leftToday, "today, of the day's \(allowance.today.decimal)"))
      rows.append(left(allowance.leftThisWeek, "this week"))
    }
    if let left = budget.known(budget.left), let total = budget.total {
      rows.append(self.left(left, "in all, of \(total.decimal)"))
    }
    let count = budget.purchaseCount
    rows.append((budget.spent, "spent, in \(count) \(count == 1 ? "purchase" : "purchases")"))
    let own = budget.expenses.filter(isForAuthorAlone)
    if !own.isEmpty, plan.money.kept == nil {
      rows.append(
        (
          own.reduce(.zero(budget.currency)) { $0 + $1.amount.value },
          "of it for you alone: booked, or kept back"
        ))
    }
    if let mean = budget.meanPerDay { rows.append((mean, "a day, on average")) }
    return table(rows)
  }

  /// What is to come beside what is spent: it is in no other sum.
  private var planned: [String] {
    guard let planned = budget.planned else { return [] }
    var rows = [(planned.sum, "planned, not spent yet" + (planned.isKept ? "; for you alone" : ""))]
    if let left = budget.known(planned.leftAfter) {
      rows.append(
        left.minorUnits < 0 ? (-left, "over in all, after that") : (left, "left in all, after that"))
    }
    return table(rows)
  }

  private func table(_ rows: [(Money, String)]) -> [String] {
    let width = rows.map { $0.0.decimal.count }.max() ?? 0
    return rows.map { $0.0.decimal.filled(to: width, isBefore: true) + "  " + $0.1 }
  }

  /// Whether readers' sums are without it.
  private func isForAuthorAlone(_ expense: ExpensePlan) -> Bool {
    (expense.expense.isBooking && budget.bookings == .leftOutForReaders) || !expense.expense.keptBack.isEmpty
  }

  private func left(_ money: Money, _ when: String) -> (Money, String) {
    money.minorUnits < 0 ? (-money, "over for \(when)") : (money, "left \(when)")
  }

  /// What is left in purses and on cards, each in its own currency.
  private var accounts: [String] {
    let known = budget.means.compactMap { means in means.account.map { (name: means.name, account: $0) } }
    let width = known.map { $0.account.left.decimal.count }.max() ?? 0
    return known.map { name, account in
      let state =
        switch account.level {
        case .overdrawn: ", overdrawn"
        case .low: ", which runs low"
        case nil: ""
        }
      return account.left.decimal.filled(to: width, isBefore: true)
        + "  \(account.left.currency.code) left in \(name)\(state)"
    }
  }

  // MARK: - Charts

  private var categories: [String] {
    let rows = budget.categories.map { category -> Row in
      let standing = budget.known(category.left).map { left in
        left.minorUnits < 0 ? "\((-left).decimal) over" : "\(left.decimal) left"
      }
      return Row(name: category.name, spent: category.spent, mark: category.budget, words: standing ?? "")
    }
    return chart(rows)
  }

  /// As many days as one can take in; the last ones.
  private static let maxDays = 14

  private var days: [String] {
    let lived = budget.days.filter { $0.date <= today || $0.spent.minorUnits != 0 }
    guard lived.count > 1 else { return [] }
    return chart(
      lived.suffix(Self.maxDays).map { day in
        let left = day.left.flatMap { $0.minorUnits < 0 ? "\((-$0).decimal) over" : nil }
        return Row(
          name: Self.weekdays[day.date.weekday - 1] + " " + day.date.description.suffix(5), spent: day.spent,
          mark: day.allowance, words: left ?? "")
      })
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private struct Row {
    var name: String
    var spent: Money
    /// What it was meant to be: an upright mark.
    var mark: Money?
    var words: String
  }

  private func chart(_ rows: [Row]) -> [String] {
    let names = rows.map { Self.short($0.name) }
    let width = names.map { DisplayWidth.of($0) }.max() ?? 0
    let amount = rows.map { $0.spent.decimal.count }.max() ?? 0
    let words = rows.map { $0.words.count }.max() ?? 0
    let room = max(8, columns - width - amount - words - 6)
    // A mark far beyond all bars would press them flat.
    let highest = rows.map(\.spent.minorUnits).max() ?? 0
    let marks = rows.compactMap { $0.mark?.minorUnits }.filter { highest <= 0 || $0 / 3 <= highest }
    let maximum = max(highest, marks.max() ?? 0, 1)
    return zip(rows, names).map { row, name in
      let line =
        name.filled(to: width, isBefore: false) + "  " + bar(row, maximum: maximum, room: room) + "  "
        + row.spent.decimal.filled(to: amount, isBefore: true)
      return row.words.isEmpty ? line : line + "  " + row.words.filled(to: words, isBefore: true)
    }
  }

  private func bar(_ row: Row, maximum: Int, room: Int) -> String {
    func eighths(_ money: Money) -> Int {
      Int(clamping: Int128(max(0, min(money.minorUnits, maximum))) * Int128(room * 8) / Int128(maximum))
    }
    let length = eighths(row.spent)
    var letters = Array(String(repeating: "█", count: length / 8))
    if length % 8 > 0 { letters.append(Self.blocks[length % 8 - 1]) }
    letters += Array(repeating: " ", count: room - letters.count)
    if let mark = row.mark, mark.minorUnits <= maximum {
      letters[min(room - 1, eighths(mark) / 8)] = "│"
    }
    return String(letters)
  }

  /// From one eighth of a letter to seven.
  private static let blocks: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private static func short(_ name: String) -> String {
    DisplayWidth.of(name) <= 20 ? name : String(name.prefix(18)) + "…"
  }

  // MARK: - Who pays whom

  private var payments: [String] {
    budget.repayments.map { repaid in
      let names = repaid.expense.shares.map(\.traveller).joined(separator: " and ")
      return
        "\(repaid.expense.paidBy ?? "") paid \(names) \(repaid.amount.value.decimal) back on \(repaid.day)"
    } + budget.payments.map { "\($0.from) pays \($0.to) \($0.amount.decimal)" }
  }
}

extension String {
  /// Filled with blanks up to a number of columns.
  fileprivate func filled(to width: Int, isBefore: Bool) -> String {
    let blanks = String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
    return isBefore ? blanks + self : self + blanks
  }
}
