package import TripModel

/// A budget that is used up, or nearly, with something to say about it.
package struct BudgetAlert: Sendable, Hashable {
  /// Its category; nil for the budget of the whole trip.
  package var category: String?
  package var level: Level
  package var budget: Money
  package var spent: Money
  package var tip: Tip

  package enum Level: Sendable, Hashable {
    /// At least 80 % of it is spent.
    case nearly
    /// All of it is, or more.
    case used
  }

  /// What one would say to a friend who asks: chosen by the time of the trip and by what the other budgets have left.
  package enum Tip: Sendable, Hashable {
    /// So much a day for the days that are left, today included.
    case perDay(Money, days: Int)
    /// Another category has the most left.
    case room(category: String, Money)
    /// No other category has anything left, the whole trip has.
    case leftInAll(Money)
    /// Nothing is left anywhere.
    case nothingLeft
    /// Of the whole trip's money most went on this category.
    case maxWentOn(category: String, Money)
    /// The trip has not begun.
    case beforeTheTrip
    /// The trip is over.
    case nextTime(Money)
  }

  /// The whole per cent of the budget that is spent, rounded down: 100 is never said of less.
  package var percent: Int {
    Int(clamping: Int128(spent.minorUnits) * 100 / Int128(max(1, budget.minorUnits)))
  }

  /// Whether it is of a trip that is over: nothing that can be changed any more.
  package var isPast: Bool {
    if case .nextTime = tip { true } else { false }
  }

  /// Whether it was kept but for a trifle: a hundredth of it is more than what was spent beyond, or that is the smallest coin.
  package var isNearlyKept: Bool {
    let over = -left.minorUnits
    return over <= 1 || Int128(over) * 100 < Int128(budget.minorUnits)
  }

  /// What is left; negative for what is spent beyond.
  package var left: Money { budget - spent }
}

/// What somebody who spends little may be told.
package enum BudgetPraise: Sendable, Hashable {
  /// So much less than an even spending up to today: a fifth of that at least.
  case below(Money)
  /// So much of the total was left at the end: a fifth of it at least.
  case cameHome(Money)
}
