import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

struct BudgetTests {
  /// A trip from Monday 4 May to Sunday 10 May 2026 with 700 euros.
  private static func week(
    _ expenses: [Expense], total: Int? = 70_000, hasEnd: Bool = true, today: String = "2026-05-06"
  ) throws -> BudgetPlan {
    let written = try settings {
      $0.start = try day("2026-05-04")
      $0.end = hasEnd ? try day("2026-05-10") : nil
    }
    let budget = Budget(total: total.map(euros), expenses: expenses)
    return try unwrapped(try planned(Trip(written, budget: budget), today: today).plan.money.budget)
  }

  @Test(
    "A purchase without an hour stands behind the one above it in the file, and first of its day at its end")
  func order() throws {
    func bought(_ day: String, _ cents: Int, _ hour: Int?) throws -> Expense {
      var bought = try expense(day, cents)
      bought.when.time = try hour.map { try unwrapped(LocalTime(hour: $0, minute: 0)) }
      return bought
    }
    let plan = try Self.week([
      try bought("2026-05-04", 100, nil), try bought("2026-05-05", 200, 9),
      try bought("2026-05-05", 300, nil),
      try bought("2026-05-05", 400, 21), try bought("2026-05-04", 500, 20),
    ])
    claim(plan.expenses.map(\.amount.value.minorUnits), is: [500, 100, 200, 300, 400])
  }

  @Test(
    "Overspending spreads over the days that remain, and what was paid before the trip counts on the first")
  func spreading() throws {
    let plan = try Self.week([
      try expense("2026-02-01", 7000), try expense("2026-05-04", 15_000), try expense("2026-05-06", 1000),
    ])
    let days = plan.days.filter { $0.date >= LocalDate(dayNumber: 20_577) }
    claim(days.map { $0.allowance?.minorUnits }, is: [9000, 8000, 9600, 9600, 9600, 9600, 9600])
    claim(days.map { $0.left?.minorUnits }, is: [-6000, 8000, 8600, 9600, 9600, 9600, 9600])
    claim(none: plan.days.first?.allowance)
    claim(
      plan.allowance,
      is: AllowancePlan(today: euros(9600), leftToday: euros(8600), leftThisWeek: euros(47_000), daysLeft: 5))
    claim(plan.spent, is: euros(23_000))
    claim(plan.left, is: euros(47_000))
    claim(
      plan.days.map(\.spentSoFar.minorUnits),
      is: [
        7000, 22_000, 22_000, 23_000, 23_000, 23_000, 23_000, 23_000,
      ])
    claim(plan.days.last?.planSoFar, is: euros(70_000))
  }

  @Test("Days to come are promised only what is left once today is over")
  func promised() throws {
    let gone = try Self.week([try expense("2026-05-04", 70_000)], today: "2026-05-04")
    claim(gone.days.map { $0.allowance?.minorUnits }, is: [10_000, 0, 0, 0, 0, 0, 0])
    let over = try Self.week([try expense("2026-05-04", 40_000)], today: "2026-05-04")
    #expect(over.days.dropFirst().allSatisfy { $0.allowance == euros(5000) })
    // What is left of today's share may still be spent today.
    let below = try Self.week([try expense("2026-05-04", 4000)], today: "2026-05-04")
    #expect(below.days.dropFirst().allSatisfy { $0.allowance == euros(10_000) })
  }

  @Test("When more was spent than there is, the allowance is negative")
  func negative() throws {
    let plan = try Self.week([try expense("2026-05-04", 75_000)])
    claim(plan.allowance?.today, is: euros(-1000))
    claim(plan.left, is: euros(-5000))
  }

  @Test(
    "There is no allowance without a total, without an end, before the trip and after it, but a mean a day")
  func noAllowance() throws {
    let spent = [try expense("2026-05-04", 10_000), try expense("2026-05-05", 5000)]
    try claim(none: Self.week(spent, total: nil).allowance)
    try claim(none: Self.week(spent, hasEnd: false).allowance)
    try claim(none: Self.week(spent, today: "2026-05-03").allowance)
    let after = try Self.week(spent, today: "2026-05-11")
    claim(none: after.allowance)
    claim(after.meanPerDay, is: euros(2143))
    try claim(Self.week(spent, today: "2026-05-05").meanPerDay, is: euros(7500))
    try claim(none: Self.week(spent, today: "2026-05-03").meanPerDay)
  }

  @Test("Before the trip each of its days has an even share")
  func plannedTrip() throws {
    try claim(
      Self.week([], today: "2026-01-01").days.map(\.allowance), is: Array(repeating: euros(10_000), count: 7))
  }

  @Test(
    "What is booked on days to come is not promised to others, and all that is promised is what is left and booked"
  )
  func bookedAhead() throws {
    let booked = [try expense("2026-05-06", 56_000)]
    for (today, shares) in [("2026-01-01", 0...6), ("2026-05-04", 1...6)] {
      let plan = try Self.week(booked, today: today)
      let allowances = plan.days[shares].compactMap { $0.allowance?.minorUnits }
      claim(
        Set(plan.days[shares].compactMap { day in day.allowance.map { ($0 - day.spent).minorUnits } }),
        is: [
          2000
        ])
      claim(allowances.max(), is: 58_000)
      claim(plan.left, is: euros(14_000))
    }
  }

  /// From Thursday 7 May to Tuesday 19 May: the first and last weeks are cut off by the trip's ends.
  @Test(
    "A week goes from Monday to Sunday, and at the trip's edges only the trip's days of it count",
    arguments: [("2026-05-08", 4, 13), ("2026-05-10", 4, 13), ("2026-05-11", 7, 9), ("2026-05-19", 2, 2)]
      as [(String, Int, Int)])
  func weeks(today: String, days: Int, left: Int) throws {
    let written = try settings {
      $0.start = try day("2026-05-07")
      $0.end = try day("2026-05-19")
    }
    let plan = try planned(Trip(written, budget: Budget(total: euros(130_000))), today: today).plan
    // Nothing was spent, so the week's share grows as the days pass.
    claim(plan.money.budget?.allowance?.leftThisWeek, is: euros(130_000).part(days, of: left))
  }

  @Test("The balance after each purchase runs on, in all and in its category, in order of time")
  func running() throws {
    var late = try expense("2026-05-04", 300)
    late.when.time = try time("20:00")
    var early = try expense("2026-05-04", 200)
    early.when.time = try time("08:00")
    let budget = Budget(
      total: euros(10_000), categories: [CategoryBudget(name: "food", amount: euros(1000))],
      expenses: [
        try expense("2026-05-04", 500, "fun"), late, early, try expense("2026-05-03", 100, refund: true),
      ])
    let plan = try unwrapped(try planned(Trip(budget: budget)).plan.money.budget)
    claim(plan.expenses.map(\.amount.value.minorUnits), is: [-100, 200, 300, 500])
    claim(plan.expenses.map { $0.leftInAll?.minorUnits }, is: [10_100, 9900, 9600, 9100])
    claim(plan.expenses.map { $0.leftInCategory?.minorUnits }, is: [1100, 900, 600, nil])
    claim(plan.categories.map(\.name), is: ["food", "fun"])
    claim(plan.categories[0].left, is: euros(600))
    claim(none: plan.categories[1].left)
  }

  @Test("Categories without a budget come after the others, most spent first")
  func categoryOrder() throws {
    let budget = Budget(
      categories: [CategoryBudget(name: "zoo", amount: euros(1))],
      expenses: [
        try expense("2026-05-04", 5, "b"), try expense("2026-05-04", 9, "c"),
        try expense("2026-05-04", 5, "a"),
      ])
    let plan = try unwrapped(try planned(Trip(budget: budget)).plan.money.budget)
    claim(plan.categories.map(\.name), is: ["zoo", "c", "a", "b"])
  }

  @Test("A rate of the expense comes before the file's, and a missing one is an error that names it")
  func rates() throws {
    let franc = try unwrapped(Currency(code: "CHF"))
    var own = try expense("2026-05-04", 0)
    own.amount = Money(minorUnits: 1000, currency: franc)
    var ours = own
    ours.rate = ExchangeRate("2")
    var yen = own
    yen.amount = Money(minorUnits: 500, currency: try unwrapped(Currency(code: "JPY")))
    let rate = try unwrapped(ExchangeRate("1.04"))
    let (plan, diagnostics) = try planned(
      Trip(budget: Budget(rates: [franc: rate], expenses: [own, ours, yen])))
    claim(plan.money.budget?.expenses.map(\.amount.value), is: [euros(1040), euros(2000)])
    claim(plan.money.budget?.expenses.map(\.amount.reason), is: [.rate("1.04"), .rate("2")])
    claim(diagnostics.map(\.code), is: [.missingRate])
    claim(diagnostics.first?.message.contains("JPY"), is: true)
    // Its day tells it as it was paid, unless sums alone are published.
    claim(plan.money.budget?.unrated.map(\.amount.value), is: [yen.amount])
    try claim(plan.money.budget?.days.filter(\.hasUnrated).map(\.date), is: [day("2026-05-04")])
    let sums = try planned(
      Trip(settings { $0.publish.budget = .totals }, budget: Budget(expenses: [own, yen]))
    ).plan
    claim(sums.money.budget?.unrated.count, is: 0)
    #expect(sums.money.budget?.days.contains(where: \.hasUnrated) == false)
  }

  @Test("What is more than can be counted is refused with a word, and nothing overflows")
  func hostileAmounts() throws {
    let huge = try (0..<3000).map { _ in
      try expense("2026-05-04", Money.largestMinorUnits, by: "Ana", shares: [("Ben", 1000), ("Ana", 999)])
    }
    let people = try settings {
      $0.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")]
      $0.start = try day("2026-05-01")
      $0.end = try day("2026-05-20")
    }
    let budget = Budget(total: euros(Money.largestMinorUnits), expenses: huge)
    let (plan, diagnostics) = try planned(Trip(people, budget: budget))
    claim(plan.money.budget?.expenses.count, is: 1000)
    claim(plan.money.budget?.spent.minorUnits, is: 1000 * Money.largestMinorUnits)
    #expect(diagnostics.count == 2000 && diagnostics.allSatisfy { $0.code == .badMoney })
    let yen = try unwrapped(Currency(code: "JPY"))
    var dear = try expense("2026-05-04", 0)
    dear.amount = Money(minorUnits: Money.largestMinorUnits, currency: yen)
    dear.rate = ExchangeRate("999999999999")
    try claim(planned(Trip(budget: Budget(expenses: [dear]))).diagnostics.map(\.code), is: [.badMoney])
  }

  @Test(
    "Mean, median and mode are those of a pocket calculator",
    arguments: [
      ([300], 300, 300, [], 1), ([100, 200], 150, 150, [], 1), ([100, 200, 200, 300], 200, 200, [200], 2),
      ([5, 5, 7, 7, 9], 7, 7, [5, 7], 2), ([1, 2], 2, 2, [], 1), ([1, 1, 1], 1, 1, [1], 3),
    ] as [([Int], Int, Int, [Int], Int)])
  func statistics(amounts: [Int], mean: Int, median: Int, modes: [Int], count: Int) throws {
    let expenses =
      try amounts.reversed().map { try expense("2026-05-04", $0) } + [
        try expense("2026-05-04", 1, refund: true)
      ]
    let figures = try unwrapped(try Self.week(expenses).statistics)
    claim(figures.count, is: amounts.count)
    claim(figures.mean, is: euros(mean))
    claim(figures.median, is: euros(median))
    claim(figures.modes, is: modes.map(euros))
    claim(figures.modeCount, is: count)
    claim(figures.smallest, is: euros(amounts.min() ?? 0))
    claim(figures.largest, is: euros(amounts.max() ?? 0))
  }

  @Test("What was paid in other currencies stands beside the figures, each amount once")
  func asPaid() throws {
    let (yen, franc) = (try unwrapped(Currency(code: "JPY")), try unwrapped(Currency(code: "CHF")))
    var expenses = [try expense("2026-05-04", 600), try expense("2026-05-05", 900)]
    for (index, own) in [(1000, yen), (1000, yen), (600, franc), (3000, yen)].enumerated() {
      var paid = try expense("2026-05-0\(index + 4)", 1)
      paid.amount = Money(minorUnits: own.0, currency: own.1)
      paid.rate = ExchangeRate(own.1 == yen ? "0.006" : "1")
      expenses.append(paid)
    }
    let figures = try unwrapped(try Self.week(expenses, today: "2026-05-09").statistics)
    claim(figures.modes, is: [euros(600)])
    claim(figures.largest, is: euros(1800))
    claim(
      figures.asPaid,
      is: [
        euros(600): [Money(minorUnits: 1000, currency: yen), Money(minorUnits: 600, currency: franc)],
        euros(1800): [Money(minorUnits: 3000, currency: yen)],
      ])
  }

  @Test("The dearest day is the first of equals, and days to come are not the cheapest")
  func dearestDay() throws {
    let plan = try Self.week([
      try expense("2026-05-04", 100), try expense("2026-05-05", 300), try expense("2026-05-06", 300),
      try expense("2026-05-09", 50),
    ])
    claim(plan.statistics?.dearestDay?.date, is: try day("2026-05-05"))
    // Nor is one of which a bed is paid already, say.
    claim(plan.statistics?.cheapestDay?.date, is: try day("2026-05-04"))
    claim(plan.statistics.map { plan.expenses[$0.biggest].day }, is: try day("2026-05-05"))
    try claim(none: Self.week([try expense("2026-05-04", 1, refund: true)]).statistics)
  }

  @Test("The dearest day and the cheapest are of the trip, and something was spent on them")
  func daysOfTrip() throws {
    let expenses = try [("2025-09-14", 900), ("2026-05-01", 10), ("2026-05-04", 100), ("2026-05-06", 300)].map
    {
      try expense($0.0, $0.1)
    }
    let statistics = try unwrapped(try Self.week(expenses, today: "2026-06-01").statistics)
    claim(statistics.dearestDay?.date, is: try day("2026-05-06"))
    claim(statistics.cheapestDay?.date, is: try day("2026-05-04"))
    let before = try unwrapped(try Self.week([expenses[0]], today: "2026-06-01").statistics)
    claim(none: before.dearestDay)
    claim(none: before.cheapestDay)
  }

  @Test("No day is the cheapest where two cost as little")
  func cheapestOfEquals() throws {
    let expenses = try [("2026-05-04", 100), ("2026-05-05", 300), ("2026-05-06", 100)].map {
      try expense($0.0, $0.1)
    }
    let statistics = try unwrapped(try Self.week(expenses).statistics)
    claim(none: statistics.cheapestDay)
    claim(statistics.dearestDay?.date, is: try day("2026-05-05"))
  }

  @Test(
    "Of what is saved for some day there is no mean a day, whatever was bought for it, until one is under way",
    arguments: [
      ("", true, nil), ("Screenshot_20260125-204411.png", true, nil), ("IMG_1.JPG", true, 850),
      ("start", true, 850), ("", false, 850),
    ] as [(String, Bool, Int?)])
  func onlySaved(held: String, isSaved: Bool, mean: Int?) throws {
    var trip = Trip(
      try settings { $0.start = held == "start" ? try day("2026-05-04") : nil },
      budget: Budget(expenses: [try expense("2026-05-04", 1000), try expense("2026-05-05", 700)]))
    if held.contains(".") {
      trip.photos = [try photo(held, "2026-05-04 12:00"), try photo("2-" + held, "2026-05-05 12:00")]
    }
    if isSaved {
      trip.attractions = [Attraction(name: "Moss garden", place: SourcePlace(file: "attractions.yml"))]
    }
    let plan = try unwrapped(try planned(trip, today: "2026-05-05").plan.money.budget)
    claim(plan.meanPerDay, is: mean.map(euros))
    claim(plan.spent, is: euros(1700))
  }

  @Test("A trip over the limit still counts its money")
  func longTrip() throws {
    let budget = Budget(
      total: euros(100), expenses: [try expense("1990-01-01", 10), try expense("2026-01-01", 20)])
    let plan = try unwrapped(try planned(Trip(budget: budget)).plan.money.budget)
    claim(plan.days.map(\.spentSoFar), is: [euros(10), euros(30)])
    claim(none: plan.meanPerDay)
  }
}
