import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Budgets that are nearly used up")
struct BudgetAlertTests {
  /// A week from Monday 4 May 2026 with 1000 euros, of which 100 are for food and 50 for fun.
  private static func week(
    _ expenses: [Expense], unread: [UnreadExpense] = [], today: String = "2026-05-06", isClosed: Bool = false
  ) throws -> BudgetPlan {
    let written = try settings {
      $0.start = try day("2026-05-04")
      $0.end = try day("2026-05-10")
      $0.isClosed = isClosed
    }
    let categories = [
      CategoryBudget(name: "food", amount: euros(10_000)), CategoryBudget(name: "fun", amount: euros(5000)),
    ]
    var budget = Budget(total: euros(100_000), categories: categories, expenses: expenses)
    budget.unread = unread
    return try unwrapped(try planned(Trip(written, budget: budget), today: today).plan.money.budget)
  }

  @Test(
    "are told of at 80 and at 100 per cent, not a cent before, and a refund counts back",
    arguments: [
      (7999, 0, nil, 79), (8000, 0, .nearly, 80), (9999, 0, .nearly, 99), (10_000, 0, .used, 100),
      (10_050, 0, .used, 100), (12_000, 0, .used, 120), (12_000, 3000, .nearly, 90),
    ] as [(Int, Int, BudgetAlert.Level?, Int)])
  func levels(spent: Int, back: Int, level: BudgetAlert.Level?, percent: Int) throws {
    var expenses = [try expense("2026-05-04", spent)]
    if back > 0 { expenses.append(try expense("2026-05-05", back, refund: true)) }
    let alerts = try Self.week(expenses).alerts
    claim(alerts.map(\.level), is: [level].compactMap(\.self))
    #expect(alerts.allSatisfy { $0.category == "food" && $0.percent == percent })
  }

  @Test("come with a tip that fits the time and the other budgets")
  func tips() throws {
    func tips(_ expenses: [Expense], _ today: String = "2026-05-06") throws -> [BudgetAlert.Tip] {
      try Self.week(expenses, today: today).alerts.map(\.tip)
    }
    let nearly = [try expense("2026-05-04", 9000)]
    let used = [try expense("2026-05-04", 11_000)]
    let both = used + [try expense("2026-05-04", 5000, "fun")]
    let all = used + [try expense("2026-05-04", 89_000, "lodging")]
    try claim(tips(nearly), is: [.perDay(euros(200), days: 5)])
    try claim(tips(nearly, "2026-05-10"), is: [.perDay(euros(1000), days: 1)])
    try claim(tips(used), is: [.room(category: "fun", euros(5000))])
    try claim(tips(both), is: [.leftInAll(euros(84_000)), .leftInAll(euros(84_000))])
    try claim(
      tips(all), is: [.maxWentOn(category: "lodging", euros(89_000)), .room(category: "fun", euros(5000))])
    try claim(
      tips(all + [try expense("2026-05-04", 6000, "fun")]).suffix(2), is: [.nothingLeft, .nothingLeft])
    try claim(tips(nearly, "2026-05-03"), is: [.beforeTheTrip])
    try claim(tips(used, "2026-05-11"), is: [.nextTime(euros(11_000))])
    try claim(Self.week(used, isClosed: true).alerts.map(\.tip), is: [.nextTime(euros(11_000))])
  }

  @Test(
    "tell whether a budget was kept but for a hundredth, or a cent",
    arguments: [
      (10_000, true), (10_001, true), (10_099, true), (10_100, false), (11_000, false), (9000, true),
    ])
  func trifle(spent: Int, isNearlyKept: Bool) throws {
    let alert = try unwrapped(Self.week([try expense("2026-05-04", spent)], today: "2026-05-11").alerts.first)
    claim(alert.isNearlyKept, is: isNearlyKept)
  }

  @Test(
    "are none, and a word of praise, where a fifth less is spent than an even spending, or was at the end",
    arguments: [
      ("2026-05-06", 34_285, BudgetPraise.below(euros(8572))), ("2026-05-06", 34_290, nil),
      ("2026-05-03", 100, nil), ("2026-05-11", 79_999, .cameHome(euros(20_001))),
      ("2026-05-11", 80_000, nil),
    ] as [(String, Int, BudgetPraise?)])
  func praise(today: String, spent: Int, praise: BudgetPraise?) throws {
    try claim(Self.week([try expense("2026-05-04", spent, "lodging")], today: today).praise, is: praise)
  }

  @Test("are no praise where an expense is in no sum", arguments: ["2026-05-06", "2026-05-11"])
  func partial(today: String) throws {
    let spent = try expense("2026-05-04", 1000, "lodging")
    #expect(try Self.week([spent], today: today).praise != nil)
    let unread = try Self.week([spent], unread: [UnreadExpense()], today: today)
    claim(unread.uncounted.unread, is: 1)
    claim(none: unread.praise)
    var foreign = spent
    foreign.amount = Money(minorUnits: 100, currency: try unwrapped(Currency(code: "CHF")))
    let unrated = try Self.week([spent, foreign], today: today)
    claim(unrated.uncounted.unrated, is: 1)
    claim(none: unrated.praise)
    claim(none: unrated.known(unrated.left))
    claim(unrated.known(euros(-100)), is: euros(-100))
  }

  @Test("nobody is told to pay anybody where an expense is in no sum, which may turn it round")
  func partialPayments() throws {
    func payments(unread: Int) throws -> [Payment] {
      let written = settings { $0.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")] }
      var budget = Budget(expenses: [try expense("2026-05-04", 1000, by: "Ana")])
      budget.unread = Array(repeating: UnreadExpense(), count: unread)
      return try unwrapped(try planned(Trip(written, budget: budget)).plan.money.budget).payments
    }
    try claim(payments(unread: 0).map(\.amount), is: [euros(500)])
    try claim(payments(unread: 1).map(\.amount), is: [])
  }

  @Test("no average, and no dearest or cheapest day, is told where an expense is in no sum")
  func partialFigures() throws {
    let spent = [try expense("2026-05-04", 1000), try expense("2026-05-05", 2000)]
    let whole = try Self.week(spent)
    claim(whole.meanPerDay, is: euros(1000))
    claim(whole.statistics?.cheapestDay?.date, is: try day("2026-05-04"))
    let partial = try Self.week(spent, unread: [UnreadExpense()])
    claim(none: partial.meanPerDay)
    claim(none: partial.statistics)
    claim(partial.spent, is: euros(3000))
  }

  @Test(
    "are no praise for readers where what was booked is in no sum, whether it cost anything or not",
    arguments: [("2026-05-06", true), ("2026-05-11", true), ("2026-05-11", false)])
  func booked(today: String, hasCost: Bool) throws {
    func plan(pricesTold: Bool, for audience: Audience = .readers) throws -> BudgetPlan {
      var trip = Trip(
        try settings {
          $0.start = try day("2026-05-04")
          $0.end = try day("2026-05-10")
          $0.publish.prices = pricesTold
        }, budget: Budget(total: euros(100_000), expenses: [try expense("2026-05-04", 1000)]))
      trip.events = [try event(.hotel, "Inn", "2026-05-04 15:00", "2026-05-08 11:00")]
      if hasCost {
        trip.events[0].cost = try expense("2026-05-04", 100, "lodging")
        trip.events[0].cost?.isBooking = true
      }
      return try unwrapped(TripPlanner.plan(trip, today: try day(today), for: audience).plan.money.budget)
    }
    let kept = try plan(pricesTold: false)
    #expect(
      kept.isPartial && kept.praise == nil && !kept.lacksExpenses)
    claim(none: kept.known(kept.left))
    #expect(kept.knownAllowance == nil)
    claim(none: kept.known(.perDay(euros(1), days: 1)))
    for whole in [try plan(pricesTold: true), try plan(pricesTold: false, for: .author)] {
      #expect(!whole.isPartial && whole.praise != nil && whole.known(whole.left) != nil)
    }
  }
}

@Suite("A cost that is spread over days")
struct SpreadCostTests {
  /// From Monday 4 May to Sunday 10 May 2026 with 700 euros, and a room of 100 euros for three nights from the 5th.
  private static func plan(today: String) throws -> BudgetPlan {
    let written = try settings {
      $0.start = try day("2026-05-04")
      $0.end = try day("2026-05-10")
    }
    var room = try expense("2026-05-05", 10_000, "lodging")
    room.days = 3
    let budget = Budget(total: euros(70_000), expenses: [room, try expense("2026-05-06", 1000)])
    return try unwrapped(try planned(Trip(written, budget: budget), today: today).plan.money.budget)
  }

  @Test("counts on each of them with its part, the first one more where it does not come out even")
  func parts() throws {
    let plan = try Self.plan(today: "2026-05-06")
    claim(plan.days.map(\.spent.minorUnits), is: [0, 3334, 4333, 3333, 0, 0, 0])
    claim(plan.days.last?.spentSoFar, is: euros(11_000))
    let second = plan.days[2].costs
    claim(second.map(\.amount.minorUnits), is: [3333, 1000])
    claim(second.map { "\($0.part) of \($0.parts)" }, is: ["2 of 3", "1 of 1"])
  }

  @Test("is spent at once all the same, and the allowance goes by the parts of the days before")
  func allowance() throws {
    let plan = try Self.plan(today: "2026-05-06")
    claim(plan.spent, is: euros(11_000))
    claim(plan.left, is: euros(59_000))
    claim(plan.expenses.map { $0.leftInAll?.minorUnits }, is: [60_000, 59_000])
    // 700 less the first night, shared over five days; and of that the second night is spent.
    claim(plan.allowance?.today, is: euros(13_333))
    claim(plan.allowance?.leftToday, is: euros(13_333 - 4333))
  }

  @Test("is a refund in the same way, and no part is lost, whatever the amount")
  func sums() throws {
    for (cents, days) in [(1, 3), (100, 7), (99_999, 400), (5, 5)] {
      for isRefund in [false, true] {
        var room = try expense("2026-05-05", cents, refund: isRefund)
        room.days = days
        let plan = try unwrapped(try planned(Trip(budget: Budget(expenses: [room]))).plan.money.budget)
        claim(plan.days.reduce(0) { $0 + $1.spent.minorUnits }, is: isRefund ? -cents : cents)
        claim(plan.days.count { $0.spent.minorUnits != 0 }, is: min(cents, days))
      }
    }
  }
}
