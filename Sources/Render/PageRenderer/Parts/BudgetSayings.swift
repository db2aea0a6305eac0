import SiteLanguage
import TripModel
import TripPlanning

/// What the page says of budgets that are used up or nearly, of one that is well kept, and of what is in no sum.
struct BudgetSayings {
  let scope: PageScope
  let budget: BudgetPlan

  private var words: Words { scope.words }
  private var money: MoneyStyle { scope.words.money }

  var alerts: [Record] {
    guard budget.hasPurchases else { return [] }
    // Of a trip that is over a trifle is not worth a word.
    return budget.alerts.filter { !$0.isPast || !$0.isNearlyKept }.map { alert in
      [
        "text": .text(text(alert)), "tip": .text(tips(alert).joined(separator: " ")),
        "isUsed": .flag(alert.level == .used),
      ]
    }
  }

  var praise: String? {
    switch budget.praise {
    case .below(let amount): words(.praiseBelow, ["amount": money.text(amount)])
    case .cameHome(let amount):
      words(.praiseCameHome, ["amount": money.text(amount), "total": money.short(budget.total ?? amount)])
    case nil: nil
    }
  }

  /// What expenses the sums lack, and why; where only sums are published, not how much that is.
  var uncounted: [String] {
    guard budget.uncounted.count > 0 else { return [] }
    guard !budget.isTotalsOnly else { return [words[.uncountedSome]] }
    let counts: [(Phrase, Int)] = [
      (.uncountedUnread, budget.uncounted.unread), (.uncountedUnrated, budget.uncounted.unrated),
    ]
    return counts.filter { $0.1 > 0 }.map { words.counted($0.0, $0.1) }
  }

  private func text(_ alert: BudgetAlert) -> String {
    let isOver = alert.left.minorUnits < 0
    let phrase: Phrase =
      switch (alert.level, alert.category) {
      case (.nearly, nil): budget.isPartial ? .alertAtLeastTotal : .alertNearlyTotal
      case (.nearly, _): budget.isPartial ? .alertAtLeastCategory : .alertNearlyCategory
      case (.used, nil): isOver ? .alertOverTotal : .alertUsedTotal
      case (.used, _): isOver ? .alertOverCategory : .alertUsedCategory
      }
    return words(
      phrase,
      [
        "category": alert.category.map(label) ?? "",
        "share": words.numbers.share(Double(alert.percent) / 100),
        "budget": money.short(alert.budget), "left": money.text(alert.left), "over": money.text(-alert.left),
      ])
  }

  /// What the sums say, and for a category that one can still do something about a word of advice.
  private func tips(_ alert: BudgetAlert) -> [String] {
    let more = alert.isPast ? nil : alert.category.flatMap { Self.advice[$0.lowercased()] }
    return [budget.known(alert.tip).map { text($0) }, more.map { words[$0] }].compactMap(\.self)
  }

  private func text(_ tip: BudgetAlert.Tip) -> String {
    switch tip {
    case .perDay(let amount, let days): words.counted(.tipPerDay, days, ["amount": money.text(amount)])
    case .room(let category, let amount):
      words(.tipRoom, ["category": label(category), "amount": money.text(amount)])
    case .leftInAll(let amount): words(.tipLeftInAll, ["amount": money.text(amount)])
    case .nothingLeft: words[.tipNothingLeft]
    case .maxWentOn(let category, let amount):
      words(.tipMostWentOn, ["category": label(category), "amount": money.text(amount)])
    case .beforeTheTrip: words[.tipBeforeTheTrip]
    case .nextTime(let amount): words(.tipNextTime, ["amount": money.text(amount)])
    }
  }

  private func label(_ category: String) -> String { scope.label(ofCategory: category).isolated }

  private static let advice: [String: Phrase] = [
    "food": .tipFood, "lodging": .tipLodging, "transport": .tipTransport, "fun": .tipFun,
    "shopping": .tipShopping, "sights": .tipSights, "health": .tipHealth,
  ]
}
