import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Means of payment, accounts, weeks and what is planned")
struct AccountTests {
  private static let yen = Currency(code: "JPY")

  private func account(
    _ name: String, _ held: Money, _ additions: [MoneyAccount.Addition] = []
  ) -> MoneyAccount {
    var account = MoneyAccount(name: name, held: held, place: SourcePlace(file: "budget.yml"))
    account.additions = additions
    return account
  }

  private func trip(_ expenses: [Expense], _ change: (inout Trip) throws -> Void = { _ in }) throws -> Trip {
    var budget = Budget(total: euros(70_000), expenses: expenses)
    let yen = try unwrapped(Self.yen)
    budget.rates[yen] = ExchangeRate("0.006")
    let source = SourcePlace(file: "budget.yml")
    budget.accounts = [
      account(
        "purse", Money(minorUnits: 10_000, currency: yen),
        [
          MoneyAccount.Addition(
            day: try day("2026-05-05"), amount: Money(minorUnits: 5000, currency: yen), from: "card",
            place: source)
        ]), account("card", euros(10_000)),
    ]
    var trip = Trip(
      try settings { ($0.start, $0.end) = (try day("2026-05-04"), try day("2026-05-14")) }, budget: budget)
    try change(&trip)
    return trip
  }

  private func paid(
    _ date: String, _ amount: Money, with means: String, refund: Bool = false,
    _ change: (inout Expense) throws -> Void = { _ in }
  ) throws -> Expense {
    var expense = try expense(date, 0, refund: refund)
    (expense.amount, expense.means) = (amount, means)
    try change(&expense)
    return expense
  }

  @Test("An account loses what was paid with it and what was taken from it, each in its own currency")
  func ledger() throws {
    let yen = try unwrapped(Self.yen)
    let expenses = [
      try paid("2026-05-04", Money(minorUnits: 9000, currency: yen), with: "purse"),
      // 6 EUR are 1000 yen, and 3000 yen 18 EUR.
      try paid("2026-05-05", euros(600), with: "purse"),
      try paid("2026-05-05", Money(minorUnits: 3000, currency: yen), with: "card"),
      try paid("2026-05-06", euros(1000), with: "card", refund: true),
      try paid("2026-05-06", euros(5000), with: "cash"),
    ]
    let trip = try trip(expenses) { $0.settings.publish.accounts = true }
    let means = try unwrapped(try planned(trip).plan.money.budget).means
    claim(means.map(\.name), is: ["purse", "card", "cash"])
    claim(means.map { $0.account?.held.decimal }, is: ["15000", "100.00", nil])
    // The 5000 yen that went into the purse are 30 EUR of the card.
    claim(means.map { $0.account?.left.decimal }, is: ["5000", "62.00", nil])
    claim(means.map(\.spent.decimal), is: ["60.00", "8.00", "50.00"])
    claim(means.map(\.count), is: [2, 1, 1])
    claim(means.map { $0.account?.level }, is: [nil, nil, nil])
  }

  @Test("An account loses what it paid in its own currency without any rate, and what was paid back from it")
  func withoutRates() throws {
    let krone = try unwrapped(Currency(code: "NOK"))
    let expenses = [
      try paid("2026-05-04", Money(minorUnits: 2500, currency: krone), with: "wallet"),
      try paid("2026-05-05", euros(1500), with: "card") { $0.isRepayment = true },
      // A rate of its own: 100 NOK are 9 EUR.
      try paid("2026-05-05", Money(minorUnits: 10_000, currency: krone), with: "card") {
        $0.rate = ExchangeRate("0.09")
      },
    ]
    let trip = try trip(expenses) {
      $0.settings.publish.accounts = true
      $0.budget?.accounts = [
        account("wallet", Money(minorUnits: 20_000, currency: krone)), account("card", euros(10_000)),
      ]
    }
    let review = AccountReview(of: trip)
    claim(review.accounts.map(\.plan.left.decimal), is: ["175.00", "76.00"])
    #expect(review.withoutRate.isEmpty)
    // Of what no rate brings into the trip's currency nothing is counted there.
    let plan = try planned(trip)
    let means = try unwrapped(plan.plan.money.budget).means
    claim(means.map { $0.account?.left.decimal }, is: ["175.00", "76.00"])
    claim(means.map(\.spent.decimal), is: ["0.00", "9.00"])
  }

  @Test("A payment that no rate brings into the account's currency is told with the currency that has none")
  func missingRates() throws {
    let krone = try unwrapped(Currency(code: "NOK"))
    let trip = try trip([
      try paid("2026-05-04", Money(minorUnits: 2500, currency: krone), with: "card"),
      try paid("2026-05-04", Money(minorUnits: 600, currency: try unwrapped(Self.yen)), with: "wallet"),
    ]) {
      $0.budget?.accounts.append(account("wallet", Money(minorUnits: 20_000, currency: krone)))
    }
    let untold = AccountReview(of: trip).withoutRate
    claim(untold.map(\.account.name), is: ["card", "wallet"])
    claim(untold.map(\.currency), is: [krone, krone])
  }

  @Test("It warns at a fifth, and when more was taken than it held")
  func levels() throws {
    func level(_ cents: Int) throws -> AccountPlan.Level? {
      var trip = try trip([try paid("2026-05-04", euros(cents), with: "card")])
      trip.settings.publish.accounts = true
      trip.budget?.accounts = [account("card", euros(10_000))]
      return try unwrapped(try planned(trip).plan.money.budget).means.first?.account?.level
    }
    try claim(none: level(8000))
    try claim(level(8001), is: .low)
    try claim(level(10_000), is: .low)
    try claim(level(10_001), is: .overdrawn)
  }

  @Test("Readers get neither what accounts hold nor what they are called, unless the trip says so")
  func privacy() throws {
    let expenses = [
      try paid("2026-05-04", euros(500), with: "purse"), try paid("2026-05-04", euros(700), with: "cash"),
    ]
    let readers = try unwrapped(try planned(try trip(expenses)).plan.money.budget)
    claim(readers.means.map(\.name), is: ["cash"])
    claim(readers.expenses.map(\.expense.means), is: [nil, "cash"])
    let author = try unwrapped(
      TripPlanner.plan(try trip(expenses), today: try day("2026-05-04"), for: .author).plan.money.budget)
    #expect(author.means.map(\.name) == ["purse", "card", "cash"] && author.areAccountsKept)
    let sums = try planned(try trip(expenses) { $0.settings.publish.budget = .totals }).plan.money.budget
    claim(sums?.means.isEmpty, is: true)
    claim(sums?.places.isEmpty, is: true)
  }

  @Test("Each week has its part: of those that began as it was then, of those to come as it is today")
  func weeks() throws {
    let expenses = [try expense("2026-05-04", 16_000), try expense("2026-05-12", 2000)]
    let budget = try unwrapped(
      try planned(try trip(expenses), today: "2026-05-11").plan.money.budget)
    claim(budget.weeks.map(\.first.description), is: ["2026-05-04", "2026-05-11"])
    claim(budget.weeks.map(\.last.description), is: ["2026-05-10", "2026-05-14"])
    // 700 over 11 days, seven of them; then 540 for four days.
    claim(budget.weeks.map(\.allowance.decimal), is: ["445.45", "540.00"])
    claim(budget.weeks.map(\.left.decimal), is: ["285.45", "520.00"])
    claim(budget.weeks.last?.left, is: budget.allowance?.leftThisWeek)
  }

  @Test("What attractions on days to come cost is planned, and in no sum of what is spent")
  func costsToCome() throws {
    let yen = try unwrapped(Self.yen)
    let trip = try trip([try expense("2026-05-04", 10_000)]) { trip in
      trip.settings.publish.prices = true
      for (index, (date, cost)) in [("2026-05-06", 1000), ("2026-05-03", 500)].enumerated() {
        let line = SourceSpan(line: index + 1, column: 1, text: date)
        var saved = Attraction(name: date, place: SourcePlace(file: "attractions.yml", span: line))
        saved.day = DayAndTime(date: try day(date))
        saved.cost = Money(minorUnits: cost, currency: yen)
        trip.attractions.append(saved)
      }
    }
    let budget = try unwrapped(try planned(trip).plan.money.budget)
    claim(budget.spent, is: euros(10_000))
    claim(budget.planned?.sum, is: euros(600))
    claim(budget.planned?.leftAfter, is: euros(59_400))
    claim(budget.planned?.sum(on: try day("2026-05-06")), is: euros(600))
    var kept = trip
    kept.settings.publish.prices = false
    try claim(none: planned(kept).plan.money.budget?.planned)
  }

  @Test("A purchase stands where it says, at the pin that it names, and nowhere else on its day")
  func places() throws {
    var said = try expense("2026-05-04", 100)
    said.header.at = ItemPlace(
      Written(NamedPlace(name: "Stall", coordinate: try at(1, 1)), at: SourcePlace(file: "budget.yml")))
    var named = try expense("2026-05-05", 300)
    named.what = "Lunch at Torre Nova"
    let ofDay = try expense("2026-05-05", 200)
    let nowhere = try expense("2026-05-07", 900)
    let trip = try trip([said, named, ofDay, nowhere]) {
      $0.pins = [
        pin("Torre Nova", try at(2, 2), DayAndTime(date: try day("2026-05-05"), time: try time("10:00")))
      ]
    }
    let budget = try unwrapped(try planned(trip).plan.money.budget)
    claim(budget.places.map(\.name), is: ["Torre Nova", "Stall"])
    claim(budget.places.map(\.spent), is: [euros(300), euros(100)])
    claim(budget.expenses.map { $0.position != nil }, is: [true, true, false, false])
  }

  @Test("A picture of a receipt is kept from readers, unless receipts are published or an entry shows it")
  func receipts() throws {
    var bill = try expense("2026-05-04", 900)
    bill.receipts = ["bill.jpg", "bill.pdf"]
    func trip(_ change: (inout Trip) throws -> Void = { _ in }) throws -> Trip {
      try self.trip([bill]) {
        $0.photos = [try photo("bill.jpg", "2026-05-04 20:00"), try photo("sea.jpg", "2026-05-04 12:00")]
        let reason = KeptBack(.isPrivate, at: SourcePlace(file: "budget.yml"))
        $0.filesKeptBack = [FilesKeptBack(files: ["bill.jpg"], reasons: [reason])]
        try change(&$0)
      }
    }
    func shown(_ trip: Trip) throws -> (photos: [String], receipts: [String]) {
      let plan = try planned(trip).plan
      return (
        plan.media.photos.map(\.photo.file),
        plan.money.budget?.expenses.flatMap { $0.receipts.map(\.file) } ?? []
      )
    }
    let plain = try shown(try trip())
    #expect(plain.photos == ["sea.jpg"] && plain.receipts.isEmpty)
    let open = try shown(try trip { $0.settings.publish.receipts = true })
    claim(open.photos, is: ["sea.jpg", "bill.jpg"])
    claim(open.receipts, is: ["bill.jpg"])
    let sums = try shown(
      try trip {
        $0.settings.publish.receipts = true
        $0.settings.publish.budget = .totals
      })
    #expect(sums.photos == ["sea.jpg"] && sums.receipts.isEmpty)
    let told = try shown(try trip { $0.entries = [try entry("2026-05-04-a.md", shows: ["bill.jpg"])] })
    #expect(told.photos == ["sea.jpg", "bill.jpg"] && told.receipts.isEmpty)
    let author = TripPlanner.plan(try trip(), today: try day("2026-05-04"), for: .author).plan
    claim(author.media.photos.first { $0.photo.file == "bill.jpg" }?.kept, is: .isPrivate)
    claim(author.money.budget?.expenses.first?.receipts.map { $0.photo != nil }, is: [true, false])
  }

  @Test("A published receipt has a page for its purchase, and is among no pictures unless a text shows it")
  func receiptsAlone() throws {
    var bill = try expense("2026-05-04", 900)
    bill.receipts = ["bill.jpg"]
    func plan(_ change: (inout Trip) throws -> Void = { _ in }) throws -> TripPlan {
      try planned(
        try trip([bill]) {
          let there = try at(38.7, -9.1)
          $0.photos = [
            try photo("bill.jpg", "2026-05-04 11:00", at: there), try photo("sea.jpg", "2026-05-04 12:00"),
          ]
          $0.settings.publish.receipts = true
          try change(&$0)
        }
      ).plan
    }
    func pictures(_ plan: TripPlan) -> [[String]] {
      let day = plan.days.first { $0.date.description == "2026-05-04" }?.photos ?? []
      let shown = plan.media.galleries.flatMap(\.pages).flatMap(\.groups).flatMap(\.photos)
      return [day, shown].map { $0.map { plan[$0].photo.file } }
    }
    let alone = try plan()
    #expect(pictures(alone) == [["sea.jpg"], ["sea.jpg"]] && alone.way.route.stops.isEmpty)
    claim(alone.media.pictures.map(\.photo.file), is: ["sea.jpg"])
    claim(alone.media.cover.map { alone[$0.value].photo.file }, is: "sea.jpg")
    let proof = try unwrapped(alone.money.budget?.expenses.first?.receipts.first?.photo)
    #expect(alone[proof].photo.file == "bill.jpg" && alone[proof].isReceipt)
    let told = try plan { $0.entries = [try entry("2026-05-04-a.md", shows: ["bill.jpg"])] }
    claim(pictures(told)[0], is: ["bill.jpg", "sea.jpg"])
    claim(told.media.receiptCount, is: 0)
    let covered = try plan { $0.settings.cover = "bill.jpg" }
    claim(covered.media.cover.map { covered[$0.value].photo.file }, is: "bill.jpg")
  }

  @Test(
    "A trip of which nobody said that it goes on is reminded no more once it was silent for two weeks, and from its next day on",
    arguments: [
      (["2026-05-03"], "2026-05-04"), (["2026-04-20"], "2026-05-04"), (["2026-04-19"], nil),
      (["2026-04-01", "2026-05-20"], "2026-05-20"),
    ] as [([String], String?)])
  func silent(days: [String], first: String?) throws {
    let plan = try planned(Trip(entries: days.map { try entry("\($0)-a.md") })).plan
    claim(plan.daysToRemind.first?.description, is: first)
    claim(plan.daysToRemind.count, is: first == nil ? 0 : 14)
  }

  @Test("A trip without an end is reminded for two weeks, and a booking is no logged expense")
  func reminders() throws {
    var booked = try expense("2026-05-05", 9000)
    booked.isBooking = true
    let trip = Trip(
      try settings { $0.start = try day("2026-05-01") },
      budget: Budget(expenses: [booked, try expense("2026-05-06", 100)]))
    let plan = try planned(trip).plan
    #expect(plan.daysToCome.isEmpty && plan.daysToRemind.count == 14)
    #expect(plan.daysToRemind.first?.description == "2026-05-04" && plan.addresses.ics != nil)
    let money = try unwrapped(plan.money.budget)
    claim(money.days.filter(\.isLogged).map(\.date.description), is: ["2026-05-06"])
    #expect(money.days.contains { $0.date.description == "2026-05-05" && $0.spent.minorUnits == 9000 })
  }
}
