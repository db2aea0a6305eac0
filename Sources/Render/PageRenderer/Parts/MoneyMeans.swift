import SiteLanguage
import TripModel
import TripPlanning

/// How it was paid, and what is left in purses and on cards.
struct MoneyMeans {
  let scope: PageScope
  let budget: BudgetPlan

  private var words: Words { scope.words }
  private var money: MoneyStyle { scope.words.money }

  /// Whether accounts are told, or the means of half of what was spent at least: of two purchases in cash nobody learns
  /// how the trip was paid.
  private var isTold: Bool {
    let told = budget.means.reduce(Money.zero(budget.currency)) { $0 + $1.spent }
    return budget.means.contains { $0.account != nil } || told.minorUnits >= budget.spent.minorUnits / 2
  }

  /// Nothing where no purchase says how it was paid, or few do, and no account is told.
  var value: TemplateValue {
    guard !budget.means.isEmpty, isTold else { return .none }
    let hasAccounts = budget.means.contains { $0.account != nil }
    let rows = budget.means.map { means -> Record in
      let account = means.account
      let name = scope.label(ofMeans: means.name)
      // The traveller's own names stay as they are written.
      let isCommon = Expense.commonMeans.contains(means.name)
      return [
        "name": .text(isCommon ? name.prefix(1).uppercased() + name.dropFirst() : name),
        "count": .text(words.numbers.whole(means.count)),
        "spent": .text(money.text(means.spent)), "held": TemplateValue(account.map { money.text($0.held) }),
        "taken": TemplateValue(account.map { money.text($0.taken) }),
        "left": TemplateValue(account.map { money.text($0.left) }), "hasAccounts": .flag(hasAccounts),
        "hasPurchases": .flag(budget.hasPurchases), "isLow": .flag(account?.level != nil),
      ]
    }
    return .record([
      "rows": TemplateValue(rows), "hasAccounts": .flag(hasAccounts),
      "hasPurchases": .flag(budget.hasPurchases),
      "kept": TemplateValue(budget.areAccountsKept ? words[.accountsKept] : nil),
    ])
  }

  /// A word on each account that has not enough left.
  var alerts: [Record] {
    budget.means.compactMap { means in
      guard let account = means.account, let level = account.level else { return nil }
      let amounts = [
        "account": scope.label(ofMeans: means.name).isolated, "left": money.text(account.left),
        "held": money.text(account.held), "over": money.text(-account.left),
      ]
      return [
        "text": .text(words(level == .low ? .accountLow : .accountOverdrawn, amounts)),
        "tip": TemplateValue(budget.areAccountsKept ? words[.accountsKept] : nil),
        "isUsed": .flag(level == .overdrawn),
      ]
    }
  }
}

/// What attractions on days to come will cost.
struct CostsToCome {
  let scope: PageScope
  let budget: BudgetPlan

  var value: TemplateValue {
    guard let planned = budget.planned else { return .none }
    let words = scope.words
    let lines = planned.costs.map { cost -> Record in
      let idea = scope.plan[cost.attraction]
      return [
        "href": .text(scope.link(idea.page)), "name": .text(idea.name),
        "day": .record(scope.dayLink(cost.day)),
        "amount": .text(words.money.text(cost.amount)),
        "paid": TemplateValue(
          cost.cost.currency == cost.amount.currency ? nil : words.money.text(cost.cost)),
      ]
    }
    return .record([
      "lines": TemplateValue(lines), "sum": .text(words.money.text(planned.sum)),
      "left": TemplateValue(
        budget.known(planned.leftAfter).map { words(.costPlannedLeft, ["left": words.money.text($0)]) }),
      "kept": TemplateValue(planned.isKept ? words[.costPlannedKept] : nil),
    ])
  }
}
