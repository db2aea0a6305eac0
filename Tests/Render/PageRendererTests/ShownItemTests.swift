import Claims
import Diagnostics
import PageReading
import Search
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Things of every kind")
struct ShownItemTests {
  @Test(
    "can be found, but for pages to which no navigation leads and for money that was only given back",
    arguments: ItemKind.allCases)
  func search(kind: ItemKind) throws {
    let site = try ShownItemTests.site()
    let scope = PageScope(site: site, path: site.plan.addresses.home)
    let found = site.plan.items(of: kind).map { ($0 as? any ShownItem)?.searchDocument(scope) }
    switch kind {
    // Conversations are found by their pages.
    case .album, .chat: #expect(found.allSatisfy { $0 == nil })
    case .page: claim(found.map { $0?.title }, is: [nil, "Packing"])
    case .expense:
      let payments = site.plan.items(of: kind).compactMap { $0 as? ExpensePlan }
      claim(payments.map(\.expense.isRepayment), is: found.map { $0 == nil })
      #expect(found.contains { $0 != nil } && found.contains { $0 == nil })
    default: #expect(!found.isEmpty && found.allSatisfy { $0?.title.isEmpty == false })
    }
  }

  @Test("have something to show wherever they stand among the hours of a day")
  func hours() throws {
    let site = try ShownItemTests.site()
    let scope = PageScope(site: site, path: site.plan.addresses.home)
    var kinds: Set<ItemKind> = []
    for day in site.plan.days {
      for item in day.timeline {
        guard case .item(let ref) = item.subject else { continue }
        kinds.insert(ref.kind)
        let shown = site.plan.items(of: ref.kind)[ref.index] as? any ShownItem
        // What was bought at no known hour stands beside them alone.
        let isUntimed = (shown as? ExpensePlan)?.expense.what == "Bread"
        claim(shown?.hourRecord(on: day, scope) == nil, is: isUntimed, "\(ref)")
      }
    }
    claim(kinds, is: [.entry, .pin, .attraction, .expense])
  }

  @Test("what was bought at an hour stands among the hours of its day, and beside them with all else")
  func purchase() throws {
    var trip = try SampleTrips.full()
    var bread = try SampleTrips.expense(3, "food", 100, "Bread")
    bread.when = DayAndTime(date: try SampleTrips.day(3))
    trip.budget?.expenses.append(bread)
    let page = try BuiltSite(trip, today: "2026-06-01").page("days/2026-05-03/index.html")
    let hours = page.texts.filter { $0.around.contains("ol") && $0.around.contains("p") }.map(\.text)
    let soup = try unwrapped(hours.firstIndex(of: "Pastéis for four"))
    #expect(hours[soup...].contains("€7.80") && !hours.contains("Bread"), "\(hours)")
    let beside = page.texts.filter { $0.around.contains("table") }.map(\.text)
    #expect(beside.contains("Bread") && beside.contains("Pastéis for four"), "\(beside)")
    // So that what is listed adds up: nothing of it stands elsewhere alone.
    claim(beside, has: "Together", "\(beside)")
    #expect(!page.texts.contains { $0.text.contains("more stands in") })
  }

  @Test("an event and a purchase of its name at its time are one among the hours, with the price")
  func paidEvent() throws {
    var trip = try SampleTrips.full()
    let when = DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(16, 0))
    trip.events = [
      TripEvent(kind: .activity, title: "Hammam", start: TripEvent.Time(when), place: SampleTrips.place)
    ]
    var hammam = try SampleTrips.expense(3, "fun", 1500, "Hammam")
    hammam.when = when
    trip.budget?.expenses.append(hammam)
    func hours(_ trip: Trip) throws -> [String] {
      let page = try BuiltSite(trip, today: "2026-06-01").page("days/2026-05-03/index.html")
      return page.texts.filter { $0.around.contains("ol") }.map(\.text)
    }
    trip.settings.publish.prices = true
    // As that of a purchase it stands at the end of its line.
    let page = try BuiltSite(trip, today: "2026-06-01").page("days/2026-05-03/index.html")
    let sums = page.texts.filter { $0.around.suffix(2) == ["p", "b"] && $0.around.contains("ol") }.map(\.text)
    claim(sums, has: "€15.00")
    let joined = try hours(trip)
    #expect(joined.count { $0 == "Hammam" } == 1 && joined.contains { $0.contains("€15.00") }, "\(joined)")
    // What an event costs and is kept back is not told by a purchase.
    trip.events[0].cost = try SampleTrips.expense(3, "fun", 2000, "Hammam")
    trip.settings.publish.prices = false
    let apart = try hours(trip).drop { $0 != "Hammam" }
    #expect(apart.count { $0 == "Hammam" } == 2 && apart.contains("Activity"), "\(apart)")
  }

  /// The third day of a trip on which somebody books a ferry, and a room for some nights, in another currency.
  private static func booked(nights: Int) throws -> PageReader {
    var trip = try SampleTrips.full()
    trip.settings.publish.prices = true
    let franc = try unwrapped(Currency(code: "CHF"))
    trip.events = try [(TripEvent.Kind.ferry, "Ferry", 9, 1), (TripEvent.Kind.hotel, "Inn", 17, nights)].map {
      kind, title, hour, days -> TripEvent in
      let when = DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(hour, 0))
      var event = TripEvent(kind: kind, title: title, start: TripEvent.Time(when), place: SampleTrips.place)
      let line = SourceSpan(line: hour, column: 1, text: title)
      var cost = Expense(
        when: when, category: kind.category, amount: Money(minorUnits: 10_000, currency: franc),
        what: title, paidBy: "Ana", place: SourcePlace(file: "itinerary.yml", span: line))
      (cost.isBooking, cost.days) = (true, days)
      event.cost = cost
      return event
    }
    return try BuiltSite(trip, today: "2026-06-01").page("days/2026-05-03/index.html")
  }

  @Test(
    "what a booking costs stands among the hours as a purchase does, also where it is for days",
    arguments: [1, 2])
  func bookedPrice(nights: Int) throws {
    let page = try Self.booked(nights: nights)
    let hours = page.texts.filter { $0.around.contains("ol") }.map { $0.text.replacing("\u{A0}", with: " ") }
    claim(hours.count { $0 == "€104.00" }, is: 2, "\(hours)")
    claim(hours.count { $0 == "paid by Ana" }, is: nights == 1 ? 2 : 1, "\(hours)")
    claim(hours, has: nights == 1 ? "CHF 100.00" : "CHF 100.00 · for 2 nights", "\(hours)")
    #expect(!hours.contains { $0.contains("(€") }, "\(hours)")
    // The list beside them has both as well, so that it adds up to the sum of the day.
    for title in ["Ferry", "Inn"] { claim(page.text(in: "table"), has: title) }
  }

  private static func site() throws -> TripSite {
    var trip = try SampleTrips.full()
    var saved = Attraction(name: "The cloister", place: SampleTrips.place)
    saved.day = DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(11, 0))
    trip.attractions = [saved]
    trip.pages = [("packing", OwnPage.Navigation.shown(order: nil)), ("hidden", .hidden)].map {
      name, navigation in
      OwnPage(
        text: JournalEntry(file: "pages/\(name).md", slugWish: name, body: SampleTexts.plain("Two socks.")),
        navigation: navigation)
    }
    let start = TripEvent.Time(DayAndTime(date: try SampleTrips.day(2)))
    trip.events = [TripEvent(kind: .hotel, title: "Flor", start: start, place: SampleTrips.place)]
    var back = try SampleTrips.expense(3, Expense.repayment, 500, "For the tram", paidBy: "Ana")
    back.isRepayment = true
    trip.budget?.expenses.append(back)
    var bread = try SampleTrips.expense(3, "food", 100, "Bread")
    bread.when = DayAndTime(date: try SampleTrips.day(3))
    trip.budget?.expenses.append(bread)
    let date = try unwrapped(LocalDate(iso: "2026-06-01"))
    let plan = TripPlanner.plan(trip, today: date).plan
    return try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer).site(of: plan, on: nil)
  }
}
