import Claims
import Foundation
import Diagnostics
import SiteOutput
import TripPlanning
import PageReading
import Testing
import TripModel

@Suite("The head of the budget")
struct BudgetHeadingTests {
  @Test(
    "says of a trip that is over what it cost, in all and for each, and until then what is left",
    arguments: [("2026-05-03", false), ("2026-06-01", true)])
  func cost(today: String, isOver: Bool) throws {
    var trip = try SampleTrips.full()
    trip.settings.travellers = ["Ana", "Ben"].map { Traveller(name: $0) }
    trip.budget?.expenses = [try SampleTrips.expense(3, "food", 9000, "Dinner", paidBy: "Ana")]
    let page = try BuiltSite(trip, today: today).page("budget/index.html")
    claim(page.text(in: "h1") == "€90.00 spent", is: isOver, "\(page.text(in: "h1"))")
    claim(page.text(in: "main").contains("€1,310.00 are left."), is: isOver)
    let labels = page.texts.filter { $0.around.contains("dt") }.map(\.text)
    claim(labels.contains("a person, on average"), is: isOver, "\(labels)")
    #expect(labels.contains("spent") != isOver, "\(labels)")
    // The line below the heading of a trip that is over says how much it was.
    #expect(labels.contains("put aside") != isOver, "\(labels)")
  }

  @Test(
    "says how many expenses are not counted, and then neither what is left nor that it was well kept",
    arguments: [("2026-05-04", false), ("2026-06-01", false), ("2026-05-04", true), ("2026-06-01", true)])
  func uncounted(today: String, isTotalsOnly: Bool) throws {
    var trip = try SampleTrips.full()
    if isTotalsOnly { trip.settings.publish.budget = .totals }
    trip.budget?.expenses = [try SampleTrips.expense(3, "food", 9000, "Dinner")]
    let pages = ["budget/index.html", "index.html", "days/2026-05-04/index.html", "calendar/index.html"]
    func told() throws -> String {
      let site = try BuiltSite(trip, today: today)
      return try pages.map { try site.page($0).text(in: "main") }.joined(separator: "\n")
    }
    let whole = try told()
    claim(whole, has: "Well kept")
    claim(whole, lacks: "not counted")
    claim(whole, lacks: "as far as it is counted")
    trip.budget?.unread = Array(repeating: UnreadExpense(), count: 23)
    let partial = try told()
    claim(
      partial,
      has: isTotalsOnly
        ? "Not everything is counted" : "23 expenses are not counted: they could not be read.")
    claim(partial, has: "spent, as far as it is counted")
    claim(whole.contains("€1,310.00"), is: true)
    claim(whole, has: "a day, on average")
    for promise in [
      "€1,310.00", "Well kept", "left today", "left this week", "are left", "remain", " left of ",
      "a day, on average", "a person, on average",
    ] {
      claim(partial, lacks: promise)
    }
    trip.budget?.unread = [UnreadExpense()]
    try claim(told().contains("1 expense is not counted: it could not be read."), is: !isTotalsOnly)
  }

  @Test(
    "does not say that it was well kept where the price of what was booked is not published",
    arguments: ["2026-05-04", "2026-06-01"])
  func booked(today: String) throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses = [try SampleTrips.expense(3, "food", 9000, "Dinner")]
    let start = TripEvent.Time(DayAndTime(date: try SampleTrips.day(2)))
    trip.events = [TripEvent(kind: .hotel, title: "Inn", start: start, place: SampleTrips.place)]
    func told(_ paths: [String]) throws -> String {
      let site = try BuiltSite(trip, today: today)
      return try paths.map { try site.page($0).text(in: "main") }.joined(separator: "\n")
    }
    let text = try told([
      "budget/index.html", "index.html", "days/2026-05-04/index.html", "calendar/index.html",
    ])
    claim(text, has: "No sum here counts a price that was noted with a booking")
    claim(text, lacks: "Not everything is counted")
    for promise in ["Well kept", "€1,310.00", "left today", "are left", " left of ", "up to €", "spent, of"] {
      claim(text, lacks: promise)
    }
    func hasBar() throws -> Bool {
      try BuiltSite(trip, today: today).page("days/2026-05-03/index.html").all("svg").contains { drawing in
        drawing.attributes["class"]?.contains("bar-day") == true
      }
    }
    try claim(hasBar(), is: false)
    trip.settings.publish.prices = true
    try claim(told(["budget/index.html"]), has: "Well kept")
    try claim(hasBar(), is: today == "2026-05-04")
  }

  @Test("says who pays whom to make it even only while every expense is counted")
  func uneven() throws {
    var trip = try SampleTrips.full()
    trip.settings.travellers = ["Ana", "Ben"].map { Traveller(name: $0) }
    trip.budget?.expenses = [try SampleTrips.expense(3, "food", 9000, "Dinner", paidBy: "Ana")]
    func told() throws -> [Bool] {
      let text = try BuiltSite(trip, today: "2026-06-01").page("budget/index.html").text(in: "main")
      return [
        "To make it even", "is owed", "Left in its category", "1 expense is not counted",
        "Who owes what is not told: one purchase is not counted.",
      ].map { text.contains($0) }
    }
    try claim(told(), is: [true, true, true, false, false])
    trip.budget?.unread = [UnreadExpense()]
    try claim(told(), is: [false, false, false, true, true])
  }

  @Test(
    "says of a trip that is over what to plan with next time, but not for a trifle",
    arguments: [(140_001, false), (141_399, false), (150_000, true)])
  func trifle(spent: Int, isTold: Bool) throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses = [try SampleTrips.expense(3, "fun", spent, "Balloon")]
    let text = try BuiltSite(trip, today: "2026-06-01").page("budget/index.html").text(in: "main")
    claim(text.contains("For the next trip: plan with"), is: isTold)
  }

  @Test("says of more refunds than purchases that money came back, and of no mean")
  func back() throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses = [try SampleTrips.expense(3, "food", 9000, "Dinner", isRefund: true)]
    let page = try BuiltSite(trip, today: "2026-06-01").page("budget/index.html")
    claim(page.text(in: "h1"), is: "€90.00 more came back than was spent")
    claim(page.text(in: "main"), lacks: "on average")
  }

  @Test(
    "is followed by a map that says what its signs are, where a place has another elsewhere",
    arguments: [("museum", true), ("food", false)])
  func signs(category: String, isTold: Bool) throws {
    var trip = try SampleTrips.full()
    trip.pins[1].category = category
    trip.budget?.expenses = [try SampleTrips.expense(3, "food", 900, trip.pins[1].title + ", two coffees")]
    let text = try BuiltSite(trip, today: "2026-06-01").page("budget/index.html").text(in: "main")
    claim(text, has: "Where it was spent")
    claim(text.contains("The signs tell what the money went on"), is: isTold)
  }

  @Test(
    "says of a trip of which nobody wrote when it is what it cost, once its last day is over",
    arguments: [("2026-05-03", false), ("2026-05-04", true)])
  func unwritten(today: String, isOver: Bool) throws {
    var trip = Trip(folderName: "x")
    trip.photos = [try SampleTrips.photo("a", day: 3, hour: 9)]
    let total = Money(minorUnits: 140_000, currency: .euro)
    trip.budget = Budget(total: total, expenses: [try SampleTrips.expense(3, "food", 9000, "Dinner")])
    let page = try BuiltSite(trip, today: today).page("budget/index.html")
    claim(page.text(in: "h1") == "€90.00 spent", is: isOver, "\(page.text(in: "h1"))")
  }

  @Test("of a trip that has not begun nothing says that money was spent", arguments: [true, false])
  func ahead(hasTotal: Bool) throws {
    var trip = try SampleTrips.full()
    trip.settings.travellers = ["Ana", "Ben"].map { Traveller(name: $0) }
    if !hasTotal { trip.budget?.total = nil }
    let site = try BuiltSite(trip, today: "2026-04-20")
    let page = try site.page("budget/index.html")
    let text = page.text(in: "main")
    let title = hasTotal ? " left" : " planned"
    #expect(page.text(in: "h1").hasSuffix(title), "\(page.text(in: "h1"))")
    claim(text.contains("are put aside"), is: hasTotal)
    claim(text, has: "What it will go on")
    for path in ["budget/index.html", "index.html", "calendar/index.html", "days/2026-05-03/index.html"] {
      let told = try site.page(path).text(in: "main").lowercased().replacing("will be spent", with: "")
      for word in ["spent", "went on", "has neither words", "has paid", "who paid", "were put"] {
        claim(told, lacks: word, "\(path): \(word)")
      }
    }
    // On the way it was.
    let since = try BuiltSite(trip, today: "2026-05-03").page("budget/index.html").text(in: "main")
    claim(since, has: "What it went on")
    claim(since.lowercased(), has: "spent")
  }
}
