import SiteLanguage
import TripModel
import TripPlanning

/// The figures over all purchases, each with what it means.
struct StatisticsList {
  let scope: PageScope
  let budget: BudgetPlan
  let statistics: ExpenseStatistics

  /// Fewer purchases are read faster than any figure over them.
  private static let minPurchases = 5
  /// An amount that came less often says nothing of a trip.
  private static let minTimes = 3
  /// One that came in no more than one purchase of so many neither.
  private static let maxShare = 10
  private static let maxModes = 12
  private static let maxAsPaid = 3

  private var words: Words { scope.words }
  private var money: MoneyStyle { scope.words.money }
  private var isTold: Bool { statistics.count >= Self.minPurchases }

  /// Empty where there is too little to reckon with.
  var records: [Record] {
    let figures = statistics
    guard isTold else { return [] }
    var records = [
      record(.statMean, money.text(figures.mean), .statMeanNote),
      record(.statMedian, money.text(figures.median), .statMedianNote),
    ]
    if isModeClear, let mode = figures.modes.first {
      let own = (asPaid(mode).map { [$0] } ?? []) + [times]
      records.append(
        record(.statMode, money.text(mode), .statModeNote, besides: own.joined(separator: words[.listMark])))
    }
    records.append(range)
    if figures.biggest < budget.expenses.count {
      let biggest = budget.expenses[figures.biggest]
      let what =
        biggest.expense.what.isEmpty
        ? scope.label(ofCategory: biggest.expense.category) : biggest.expense.what
      let own = ExpenseLine(scope: scope, expense: biggest).asPaid.map { " (\($0))" } ?? ""
      records.append(
        record(.statBiggest, money.text(biggest.amount.value), .statBiggestNote, besides: what + own))
    }
    if let dearest = figures.dearestDay {
      records.append(record(.statDearest, dearest, areShared ? .statDaySpreadNote : .statDearestNote))
    }
    if let cheapest = figures.cheapestDay {
      records.append(record(.statCheapest, cheapest, areShared ? .statDaySpreadNote : .statCheapestNote))
    }
    return records
  }

  /// Whether something was paid for several days: a day may then have cost less than the biggest purchase on it.
  private var areShared: Bool { budget.days.contains { $0.costs.contains { $0.parts > 1 } } }

  /// The commonest amounts, each on its own, where none of them says enough to stand among the rest.
  var modes: [Record] {
    guard isTold, !isModeClear else { return [] }
    return statistics.modes.prefix(Self.maxModes).map { amount in
      ["label": .text(money.text(amount)), "text": .text(times), "besides": TemplateValue(asPaid(amount))]
    }
  }

  /// Whether one amount alone came often, by itself and beside all others.
  private var isModeClear: Bool {
    let (count, figures) = (statistics.modeCount, statistics)
    return figures.modes.count == 1 && count >= Self.minTimes && count > figures.count / Self.maxShare
  }

  private var times: String { words.counted(.statModeTimes, statistics.modeCount) }

  private var range: Record {
    func range(_ low: String, _ high: String) -> String { words(.statRangeText, ["low": low, "high": high]) }
    let (low, high) = (statistics.smallest, statistics.largest)
    let own: String?
    switch (asPaid(low), asPaid(high)) {
    case (nil, nil): own = nil
    case (let ofLow, let ofHigh): own = range(ofLow ?? money.text(low), ofHigh ?? money.text(high))
    }
    return record(.statRange, range(money.text(low), money.text(high)), .statRangeNote, besides: own)
  }

  /// What was really paid for an amount, in other currencies.
  private func asPaid(_ amount: Money) -> String? {
    let own = (statistics.asPaid[amount] ?? []).prefix(Self.maxAsPaid).map { money.text($0) }
    return own.isEmpty ? nil : words.list(own)
  }

  private func record(_ label: Phrase, _ day: DayMoney, _ note: Phrase) -> Record {
    record(label, money.text(day.spent), note, besides: scope.shortDate(day.date))
  }

  /// `besides` stands small below the figure: its currency, its day.
  private func record(_ label: Phrase, _ text: String, _ note: Phrase, besides: String? = nil) -> Record {
    [
      "label": .text(words[label]), "text": .text(text), "note": .text(words[note]),
      "besides": TemplateValue(besides),
    ]
  }
}
