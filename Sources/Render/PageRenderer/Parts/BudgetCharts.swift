import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// The three charts of the budget, each with the table behind it.
struct BudgetCharts {
  let scope: PageScope
  let budget: BudgetPlan

  private var words: Words { scope.words }
  private var money: MoneyStyle { scope.words.money }

  /// What it went on, from what took most to what took least: a bar, the amount, and how it stands to the budget.
  var categories: [Record] { records { _ in true } }

  /// Those for which something is put aside.
  var planned: [Record] { records { $0.budget != nil } }

  private func records(of isShown: (CategoryPlan) -> Bool) -> [Record] {
    let categories = budget.categories.filter(isShown).enumerated().sorted {
      ($1.element.spent.minorUnits, $0.offset) < ($0.element.spent.minorUnits, $1.offset)
    }.map(\.element)
    let signs = scope.site.spendingSigns
    let rows = categories.map {
      CategoryAmount(category: signs.tone(of: $0.name), spent: $0.spent, budget: $0.budget)
    }
    let bars = drawCategoryBars(rows)
    return categories.enumerated().map { index, category in
      let left = budget.known(category.left)
      let isOver = left.map { $0.minorUnits < 0 } ?? false
      return [
        "label": .text(scope.label(ofCategory: category.name)), "signHTML": .html(signs.html(category.name)),
        "barHTML": index < bars.count ? .html(HTML(trusted: bars[index].markup)) : .none,
        "spent": .text(money.text(category.spent)),
        "budget": TemplateValue(category.budget.map { money.text($0) }),
        "left": TemplateValue(left.map { money.text($0) }), "standing": TemplateValue(standing(category)),
        "isOver": .flag(isOver), "showsLeft": .flag(showsLeft),
      ]
    }
  }

  /// Whether what is left of any category is known.
  var showsLeft: Bool { budget.categories.contains { budget.known($0.left) != nil } }

  /// What the upright marks beside the bars are, where there is any.
  var categoriesNote: String? {
    budget.categories.contains { $0.budget != nil } ? words[.categoriesNote] : nil
  }

  private func standing(_ category: CategoryPlan) -> String? {
    guard let total = category.budget, let left = budget.known(category.left) else { return nil }
    if left.minorUnits < 0 {
      return words(.overCategory, ["amount": money.text(-left), "total": money.short(total)])
    }
    return words(.leftOfCategory, ["amount": money.text(left), "total": money.short(total)])
  }

  /// Spending by day against the allowance.
  var days: TemplateValue {
    let shown = pastDays
    guard budget.hasPurchases, shown.count > 1 else { return .none }
    // What was left each morning is as little known as what is left now.
    let allowances = shown.map { budget.isPartial ? nil : $0.allowance }
    let labels = labels(shown.map(\.date))
    let gaps = gaps(shown)
    let bars = shown.indices.map { index in
      let day = shown[index]
      return Drawing.DaySpending(
        label: labels[index].long, shortLabel: labels[index].short, spent: day.spent,
        fixed: day.spread, allowance: allowances[index], value: money.rounded(day.spent),
        isBehindGap: gaps.contains(day.date))
    }
    let drawing = drawSpendingByDay(bars, wording: wording(.chartDays), idPrefix: "by-day")
    let hasAllowance = allowances.contains { $0 != nil }
    let rows = zip(shown, allowances).map { day, allowance -> Record in
      [
        "day": .record(scope.dayLink(day.date)), "spent": .text(money.text(day.spent)),
        "allowance": TemplateValue(allowance.map { money.text($0) }),
        "left": TemplateValue(budget.known(day.left).map { money.text($0) }), "hasPlan": .flag(hasAllowance),
      ]
    }
    return chart(
      drawing, rows: rows, hasPlan: hasAllowance, hasSpread: bars.contains { $0.fixed != nil },
      hasGap: !gaps.isEmpty)
  }

  /// Those of some days, in their order, that do not follow the one before: between them lie days without money that are
  /// none of the trip's, or are still to come.
  private func gaps(_ days: [DayMoney]) -> Set<LocalDate> {
    Set(zip(days, days.dropFirst()).filter { $1.date - $0.date > 1 }.map(\.1.date))
  }

  /// Days by their numbers alone where there is little room, if one follows the other; what was paid months before has
  /// its month. Of very many days only the first of a month has a name, which is that of the month.
  private func labels(_ dates: [LocalDate]) -> [(long: String, short: String)] {
    if dates.count > Self.mostNamedDays { return monthLabels(dates) }
    let isInARow = zip(dates, dates.dropFirst()).allSatisfy { $1 - $0 == 1 }
    return dates.map { date in
      let tiny = words.dates.tiny(date)
      return (tiny, isInARow ? String(date.day) : tiny)
    }
  }

  /// Beyond as many days some weeks' names would be numbers of days without an order that one sees.
  private static let mostNamedDays = 60

  /// The year stands beside the first month of each, if there are several.
  private func monthLabels(_ dates: [LocalDate]) -> [(long: String, short: String)] {
    let isOfYears = dates.first?.year != dates.last?.year
    return dates.indices.map { index in
      let date = dates[index]
      let before = index == 0 ? nil : dates[index - 1]
      if let before, CalendarMonth(of: before) == CalendarMonth(of: date) { return ("", "") }
      let name = words.dates.shortMonth(date, withYear: isOfYears && before?.year != date.year)
      return (name, name)
    }
  }

  /// Whose the cost was: each one's share, its part of all shares, and what they have paid.
  var people: [Record] {
    let shown = budget.sharedBalances
    let all = shown.reduce(0.0) { $0 + Double($1.share.minorUnits) }
    let bars = drawPersonBars(shown.map { PersonAmount(share: $0.share, paid: $0.paid) })
    return zip(shown, bars).map { balance, bar in
      let part = all > 0 ? Double(balance.share.minorUnits) / all : 0
      return [
        "name": .text(balance.traveller), "barHTML": .html(HTML(trusted: bar.markup)),
        "share": .text(money.text(balance.share)),
        "standing": .text(
          words(
            .personStanding, ["share": words.numbers.share(part), "paid": money.text(balance.paid)])),
      ]
    }
  }

  /// Spending in all against an even one; that is no plan where sums lack what was booked, which it has in it.
  var course: TemplateValue {
    let shown = pastDays
    guard budget.hasPurchases, shown.count > 1, let last = shown.last else { return .none }
    let gaps = gaps(budget.days)
    func plan(_ day: DayMoney) -> Money? { budget.isPartial ? nil : day.planSoFar }
    let all = zip(budget.days, labels(budget.days.map(\.date))).map { day, label in
      CumulativeDay(
        label: label.long, shortLabel: label.short,
        spent: day.date <= last.date ? day.spentSoFar : nil, planned: plan(day),
        isBehindGap: gaps.contains(day.date))
    }
    let planned = budget.days.last.flatMap(plan).map {
      LineEnd(name: words[.chartPlan], amount: money.rounded($0))
    }
    let ends = CumulativeEnds(
      spent: LineEnd(name: words[.chartSpent], amount: money.rounded(last.spentSoFar)), planned: planned)
    let drawing = drawCumulativeSpending(
      all, ends: ends, wording: wording(planned == nil ? .chartSoFar : .chartCourse),
      idPrefix: "course")
    let rows = shown.map { day -> Record in
      [
        "day": .record(scope.dayLink(day.date)), "spent": .text(money.text(day.spentSoFar)),
        "plan": TemplateValue(plan(day).map { money.text($0) }), "hasPlan": .flag(planned != nil),
      ]
    }
    return chart(drawing, rows: rows, hasPlan: planned != nil, hasGap: !gaps.isEmpty)
  }

  /// Days up to today, and later ones on which money was already spent.
  private var pastDays: [DayMoney] {
    budget.days.filter { $0.date <= scope.site.plan.today || $0.spent.minorUnits != 0 }
  }

  private func chart(
    _ drawing: SVGDrawing?, rows: [Record], hasPlan: Bool, hasSpread: Bool = false, hasGap: Bool
  ) -> TemplateValue {
    let record: Record = [
      "chartHTML": TemplateValue(drawing.map { HTML(trusted: $0.markup) }), "rows": TemplateValue(rows),
      "hasPlan": .flag(hasPlan), "hasSpread": .flag(hasSpread), "hasGap": .flag(hasGap),
    ]
    return .record(record)
  }

  private func wording(_ title: Phrase) -> ChartWording {
    let money = money
    let span = budget.days.first.flatMap { first in
      budget.days.last.map { words.dates.range(first.date, $0.date) }
    }
    return ChartWording(title: words[title], description: span ?? words[title], amount: { money.short($0) })
  }
}
