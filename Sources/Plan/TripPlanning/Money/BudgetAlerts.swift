import TripModel

/// Which budgets are used up or nearly, and what to do about it; or that all is well.
struct BudgetAlerts {
  /// The whole trip's first, then those of categories in the order of the budget.
  private(set) var alerts: [BudgetAlert] = []
  private(set) var praise: BudgetPraise?
  private let plan: BudgetPlan
  private let phase: Phase

  private enum Phase: Equatable {
    case before
    /// Days left, today included; nil without a written end.
    case underWay(daysLeft: Int?)
    case over
  }

  init(_ plan: BudgetPlan, dates: TripDates?, isClosed: Bool, today: LocalDate) {
    self.plan = plan
    phase = Self.phase(dates, isClosed: isClosed, today: today)
    if let total = plan.total, let level = Self.level(plan.spent, of: total) {
      let tip = tip(left: total - plan.spent, category: nil)
      alerts.append(BudgetAlert(category: nil, level: level, budget: total, spent: plan.spent, tip: tip))
    }
    for category in plan.categories {
      guard let budget = category.budget, let level = Self.level(category.spent, of: budget) else { continue }
      let tip = tip(left: budget - category.spent, category: category)
      alerts.append(
        BudgetAlert(category: category.name, level: level, budget: budget, spent: category.spent, tip: tip))
    }
    // Of sums that lack something nobody knows whether they are low.
    praise = plan.isPartial || alerts.contains { $0.category == nil } ? nil : praise(today)
  }

  private static func phase(_ dates: TripDates?, isClosed: Bool, today: LocalDate) -> Phase {
    guard let dates else { return isClosed ? .over : .before }
    if today < dates.start.value { return .before }
    if isClosed || (dates.hasWrittenEnd && today > dates.end.value) { return .over }
    return .underWay(daysLeft: dates.hasWrittenEnd ? dates.end.value - today + 1 : nil)
  }

  private static func level(_ spent: Money, of budget: Money) -> BudgetAlert.Level? {
    let share = Int128(spent.minorUnits) * 100
    let whole = Int128(budget.minorUnits)
    return share >= whole * 100 ? .used : share >= whole * 80 ? .nearly : nil
  }

  private func tip(left: Money, category: CategoryPlan?) -> BudgetAlert.Tip {
    switch phase {
    case .over: return .nextTime(category?.spent ?? plan.spent)
    case .before: return .beforeTheTrip
    case .underWay(let days):
      if left.minorUnits > 0, let days { return .perDay(left.divided(by: days), days: days) }
      return category.map { tip(besides: $0) } ?? biggest
    }
  }

  /// Where there is money still, for a category that has none or an end that nobody knows.
  private func tip(besides category: CategoryPlan) -> BudgetAlert.Tip {
    let others = plan.categories.filter { $0.name != category.name }
    let maximum = others.compactMap { other in other.left.map { (name: other.name, left: $0) } }
      .max { $0.left.minorUnits < $1.left.minorUnits }
    if let maximum, maximum.left.minorUnits > 0 { return .room(category: maximum.name, maximum.left) }
    if let left = plan.left, left.minorUnits > 0 { return .leftInAll(left) }
    return .nothingLeft
  }

  private var biggest: BudgetAlert.Tip {
    let maximum = plan.categories.max { $0.spent.minorUnits < $1.spent.minorUnits }
    return maximum.map { .maxWentOn(category: $0.name, $0.spent) } ?? .nothingLeft
  }

  private func praise(_ today: LocalDate) -> BudgetPraise? {
    guard let total = plan.total, plan.spent.minorUnits > 0 else { return nil }
    switch phase {
    case .before: return nil
    case .over:
      let left = total - plan.spent
      return Self.isFifth(left, of: total) ? .cameHome(left) : nil
    case .underWay:
      guard let day = plan.days.first(where: { $0.date == today }), let planned = day.planSoFar else {
        return nil
      }
      let below = planned - day.spentSoFar
      return Self.isFifth(below, of: planned) ? .below(below) : nil
    }
  }

  private static func isFifth(_ part: Money, of whole: Money) -> Bool {
    part.minorUnits > 0 && Int128(part.minorUnits) * 5 >= Int128(whole.minorUnits)
  }
}
