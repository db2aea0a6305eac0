import SiteLanguage
import TripModel
import TripPlanning

/// The running list of purchases, or a stretch of it.
struct RunningList {
  let scope: PageScope
  let budget: BudgetPlan

  /// Rows know which columns there are, since they see nothing around them.
  func value(of lines: Range<Int>) -> TemplateValue {
    guard !lines.isEmpty else { return .none }
    let columns: Record = [
      "showsPayers": .flag(budget.expenses.contains { $0.expense.paidBy != nil }),
      "showsLeft": .flag(budget.total != nil && !budget.isPartial),
      "showsLeftInCategory": .flag(budget.expenses.contains { $0.leftInCategory != nil }),
    ]
    var anchored: Set<LocalDate> = []
    let records = budget.expenses[lines].map { expense -> Record in
      let isFirst = anchored.insert(expense.day).inserted
      return ExpenseLine(scope: scope, expense: expense).record.with(columns).with([
        "anchor": isFirst ? .text(DayAnchors.anchor(of: expense.day)) : .none
      ])
    }
    return .record(columns.with(["lines": TemplateValue(records), "note": TemplateValue(spreadNote)]))
  }

  /// That what is left here is not what the charts by day leave: here a room of three nights is paid at once.
  private var spreadNote: String? {
    guard budget.total != nil, !budget.isPartial, budget.days.contains(where: { $0.spread != nil }) else {
      return nil
    }
    return scope.words[.purchasesAtOnce]
  }
}

/// What a page of a long running list holds, in words.
struct RunningListPart {
  let page: PurchasePage
  let budget: BudgetPlan
  let words: Words

  /// `3–12 May 2026`.
  var days: String {
    let expenses = budget.expenses[page.lines]
    guard let first = expenses.first, let last = expenses.last else { return "" }
    return words.dates.range(first.day, last.day)
  }

  /// `501–1,000 of 2,345 purchases`.
  var numbers: String {
    words(
      .purchasesPart,
      [
        "first": words.numbers.whole(page.lines.lowerBound + 1),
        "last": words.numbers.whole(page.lines.upperBound),
        "purchases": words.counted(.countPurchases, budget.expenses.count),
      ])
  }
}
