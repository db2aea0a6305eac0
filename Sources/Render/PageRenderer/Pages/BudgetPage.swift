import Drawing
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// What the trip cost: what is left, what it went on, day by day, and every purchase. Where none is written down, which
/// is not that nothing was spent, it is what is planned alone.
struct BudgetPage {
  private let scope: PageScope
  private let budget: BudgetPlan

  init(site: TripSite, path: OutputPath, budget: BudgetPlan) {
    scope = PageScope(site: site, path: path)
    self.budget = budget
  }

  private var words: Words { scope.words }
  private var money: MoneyStyle { scope.words.money }
  /// Whether the trip is: then one asks what it cost, and no longer what is left.
  private var isOver: Bool { scope.plan.toldState == .ended }
  private var hasPurchases: Bool { budget.hasPurchases }
  /// Whether to say that nothing was spent yet: only on the way, since of a trip that is over it may just
  /// not have been written down.
  private var isEmptyYet: Bool {
    !hasPurchases && budget.repayments.isEmpty && scope.plan.toldState == .underWay
  }

  var file: OutputFile {
    let headline = BudgetHeadline(budget: budget, isOver: isOver, words: words)
    let charts = BudgetCharts(scope: scope, budget: budget)
    let categories = charts.categories
    let sayings = BudgetSayings(scope: scope, budget: budget)
    let accounts = MoneyMeans(scope: scope, budget: budget)
    let statistics = budget.statistics.map {
      StatisticsList(scope: scope, budget: budget, statistics: $0)
    }
    return scope.file(
      "budget", section: .budget, title: words[.navBudget], description: headline.sentence,
      [
        "title": .text(headline.title), "lede": .text(headline.lede), "facts": facts.value,
        "alerts": TemplateValue(sayings.alerts + accounts.alerts), "praise": TemplateValue(sayings.praise),
        "categories": TemplateValue(hasPurchases ? categories : []),
        "planned": TemplateValue(hasPurchases ? [] : charts.planned),
        "categoriesNote": TemplateValue(charts.categoriesNote), "days": charts.days, "course": charts.course,
        "statistics": TemplateValue(statistics?.records ?? []),
        "modes": TemplateValue(statistics?.modes ?? []),
        "purchases": budget.listing.isEmpty
          ? RunningList(scope: scope, budget: budget).value(of: budget.expenses.indices) : .none,
        "listing": TemplateValue(listing), "showsPurchases": .flag(!budget.expenses.isEmpty),
        "purchasesNote": .text(words.counted(.countPurchases, budget.purchaseCount)),
        "patternsHTML": .html(HTML(trusted: ChartPattern.definitions.markup)),
        "people": TemplateValue(charts.people),
        "balances": TemplateValue(balances), "payments": TemplateValue(payments),
        "paymentsNote": TemplateValue(paymentsNote), "unsettledNote": TemplateValue(unsettledNote),
        "showsBalance": .flag(!budget.isPartial), "showsLeft": .flag(charts.showsLeft),
        "unpaidNote": TemplateValue(unpaidNote),
        "repayments": TemplateValue(repayments), "showsRepaid": .flag(showsRepaid),
        "isEmpty": .flag(isEmptyYet), "bookingsNote": bookingsNote,
        "uncounted": .list(sayings.uncounted.map { .text($0) }),
        "csv": TemplateValue(scope.plan.addresses.expenses.map { scope.link($0) }),
        "kept": scope.kept(scope.plan.money.kept), "weeks": TemplateValue(weeks),
        "means": accounts.value, "spentAt": MoneyMap(scope: scope, budget: budget).value,
        "costs": CostsToCome(scope: scope, budget: budget).value,
      ])
  }

  /// That the sums are without what was booked, or will be for readers.
  private var bookingsNote: TemplateValue {
    switch budget.bookings {
    case .counted: .none
    case .leftOut: .text(words[.bookingsNote])
    case .leftOutForReaders: .text(words[.keptBookings])
    }
  }

  /// The pages of a long running list, each by its days.
  private var listing: [Record] {
    budget.listing.map { page in
      let part = RunningListPart(page: page, budget: budget, words: words)
      return ["href": .text(scope.link(page.page)), "label": .text(part.days), "note": .text(part.numbers)]
    }
  }

  private var facts: [Fact] {
    guard hasPurchases else { return allowanceFacts }
    // The heading says both of a trip that is over, unless nobody knows what is left.
    var facts = isOver ? [] : [Fact(money.text(budget.spent), words[.factSpent])]
    if let total = budget.total, !isOver || budget.known(budget.left) == nil {
      facts.append(Fact(money.short(total), words[.factBudget]))
    }
    // What came back is no mean of what was spent.
    let isSpent = budget.spent.minorUnits >= 0
    if isSpent, let mean = budget.meanPerDay { facts.append(Fact(money.text(mean), words[.factMeanPerDay])) }
    let people = budget.sharedBalances.count
    if isOver, isSpent, people > 1, !budget.lacksExpenses {
      facts.append(Fact(money.text(budget.spent.divided(by: people)), words[.factMeanPerPerson]))
    }
    return facts + allowanceFacts
  }

  /// What may be spent on the days that are left.
  private var allowanceFacts: [Fact] {
    var facts: [Fact] = []
    if let allowance = budget.knownAllowance {
      let week = budget.weeks.first { ($0.first...$0.last).contains(scope.plan.today) }
      let label = week.map { words(.factLeftThisWeekOf, ["amount": money.text($0.allowance)]) }
      facts.append(Fact(money.text(allowance.leftThisWeek), label ?? words[.factLeftThisWeek]))
      facts.append(
        Fact(words.numbers.whole(allowance.daysLeft), words.form(of: .factDaysLeft, for: allowance.daysLeft)))
    }
    return facts
  }

  /// Each calendar week with its part; none where that is the whole trip's.
  private var weeks: [Record] {
    guard hasPurchases, !budget.isPartial, budget.weeks.count > 1 else { return [] }
    return budget.weeks.map { week in
      [
        "label": .text(words.dates.range(week.first, week.last)),
        "allowance": .text(money.text(week.allowance)),
        "spent": .text(money.text(week.spent)), "left": .text(money.text(week.left)),
        "isOver": .flag(week.left.minorUnits < 0),
      ]
    }
  }

  private var balances: [Record] {
    budget.sharedBalances.map { balance in
      let amount = balance.balance
      let phrase: Phrase = amount.minorUnits > 0 ? .isOwed : amount.minorUnits < 0 ? .owes : .isEven
      let magnitude = amount.minorUnits < 0 ? -amount : amount
      return [
        "name": .text(balance.traveller), "paid": .text(money.text(balance.paid)),
        "share": .text(money.text(balance.share)),
        "verdict": TemplateValue(budget.isPartial ? nil : words[phrase]),
        "amount": TemplateValue(amount.minorUnits == 0 || budget.isPartial ? nil : money.text(magnitude)),
        "repaid": .text(money.text(balance.repaid)), "showsRepaid": .flag(showsRepaid),
        "showsBalance": .flag(!budget.isPartial),
      ]
    }
  }

  private var showsRepaid: Bool { !budget.repayments.isEmpty }
}

extension BudgetPage {
  /// Who gives whom what, so that all are even.
  private var payments: [Record] {
    budget.payments.map { payment in
      [
        "text": .text(words(.settlePayment, ["from": payment.from.isolated, "to": payment.to.isolated])),
        "amount": .text(money.text(payment.amount)),
      ]
    }
  }

  /// Whether there might be fewer payments; of a single one nobody asks.
  private var paymentsNote: String? {
    guard budget.payments.count > 1 else { return nil }
    return words[budget.isFewestPayments ? .settleFewest : .settleFew]
  }

  /// Why nobody is told who owes what; nil where that is told.
  private var unsettledNote: String? {
    guard budget.isPartial else { return nil }
    guard budget.lacksExpenses else { return words[.unsettledBookings] }
    return words.counted(.unsettledUncounted, budget.uncounted.count)
  }

  /// What no share is of, as nobody is said to have paid it: without it the shares would not add up to what was spent.
  private var unpaidNote: String? {
    let rest = budget.sharedBalances.reduce(budget.spent) { $0 - $1.paid }
    return rest.minorUnits > 0 ? words(.unpaidNote, ["amount": money.text(rest)]) : nil
  }

  /// What they gave one another already.
  private var repayments: [Record] {
    budget.repayments.map { repaid in
      let names = words.list(repaid.expense.shares.map(\.traveller.isolated))
      return [
        "text": .text(words(.repaidPayment, ["from": (repaid.expense.paidBy ?? "").isolated, "to": names])),
        "date": .text(scope.shortDate(repaid.day)), "amount": .text(money.text(repaid.amount.value)),
      ]
    }
  }
}

extension BudgetPlan {
  /// The balances, where somebody's payments are to be told.
  var sharedBalances: [Balance] {
    balances.contains { $0.paid.minorUnits != 0 || $0.repaid.minorUnits != 0 } ? balances : []
  }

  /// What was put aside: for the whole trip, or else for its categories; nil where nothing was, or nobody knows how much.
  fileprivate var putAside: Money? {
    if let total { return total }
    if isPutAsideUnread { return nil }
    let amounts = categories.compactMap(\.budget)
    return amounts.isEmpty ? nil : amounts.reduce(Money.zero(currency)) { $0 + $1 }
  }
}

/// What matters most about the money at this moment.
struct BudgetHeadline {
  let title: String
  /// Empty where there is no more to say.
  let lede: String

  var sentence: String { lede.isEmpty ? title : "\(title) \(lede)" }

  init(budget: BudgetPlan, isOver: Bool, words: Words) {
    let money = words.money
    func sum(_ phrase: Phrase, _ amount: Money) -> String { words(phrase, ["amount": money.text(amount)]) }
    let left = budget.known(budget.left)
    if !budget.hasPurchases, budget.knownAllowance == nil {
      title = Self.planned(budget, words)
      lede = ""
    } else if budget.spent.minorUnits < 0, isOver || left == nil {
      title = sum(.givenBackInAll, -budget.spent)
      lede = ""
    } else if let allowance = budget.knownAllowance, let left, let total = budget.total {
      let today = allowance.leftToday
      title = today.minorUnits < 0 ? sum(.overToday, -today) : sum(.leftToday, today)
      lede = words.counted(
        .allowanceLede, allowance.daysLeft,
        ["allowance": money.text(allowance.today), "left": money.text(left), "total": money.short(total)])
    } else if isOver, let left, let total = budget.total {
      title = sum(.spentInAll, budget.spent)
      let isMore = left.minorUnits < 0
      lede = words(
        isMore ? .spentMoreLede : .spentOfLede,
        ["total": money.short(total), "amount": money.text(isMore ? -left : left)])
    } else if let left, let total = budget.total {
      title = left.minorUnits < 0 ? sum(.over, -left) : sum(.left, left)
      lede = words(
        left.minorUnits < 0 ? .overLede : .leftLede,
        ["total": money.short(total), "spent": money.text(budget.spent)])
    } else {
      title = sum(.spentInAll, budget.spent)
      lede = budget.isTotalsOnly ? "" : words.counted(.spentLede, budget.purchaseCount)
    }
  }

  /// What there is to say where nothing was paid for, as far as anybody wrote it down.
  private static func planned(_ budget: BudgetPlan, _ words: Words) -> String {
    if let amount = budget.putAside { return words(.putAside, ["amount": words.money.short(amount)]) }
    guard let planned = budget.planned else { return words[.navBudget] }
    return words(.costPlannedThatDay, ["amount": words.money.text(planned.sum)])
  }
}
