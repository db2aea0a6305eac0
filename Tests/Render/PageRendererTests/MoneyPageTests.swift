import Claims
import Diagnostics
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The money of a trip on its pages")
struct MoneyPageTests {
  private func main(_ site: BuiltSite, _ path: String) throws -> String {
    try site.page(path).text(in: "main")
  }

  @Test("the biggest purchase, and each day's part of it, show their own currency")
  func ownCurrency() throws {
    var trip = try MoneyTrip.trip()
    trip.budget?.expenses += try (1...3).map { try SampleTrips.expense(4, "food", 300 + $0, "Soup \($0)") }
    let site = try BuiltSite(trip, today: "2026-05-05")
    try claim(main(site, "budget/index.html"), has: "Ryokan (¥60,000)")
    try claim(main(site, "days/2026-05-05/index.html"), has: "¥15,000")
  }

  @Test("what was bought at an hour is told there, with who paid, and in the list beside the sum, too")
  func hourly() throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses[2].when.time = nil
    let page = try BuiltSite(trip).page("days/2026-05-03/index.html")
    let items = page.all("li").count { $0.attributes["class"] == "at-expense" }
    claim(items, is: 1)
    let hours = page.texts.filter { $0.around.contains("ol") }.map(\.text)
    claim(hours, has: "paid by Ben", "\(hours)")
    claim(page.text(in: "table"), has: "paid by Ben")
    // What has no hour is told beside them alone.
    claim(page.text(in: "table"), has: "Tram museum")
    claim(hours, lacks: "Tram museum")
  }

  @Test(
    "for whom it was stands beside a purchase, with the shares where these differ, and not where it was for all alike",
    arguments: [
      ([("Ben", 1)], "for Ben"), ([("Ana", 2), ("Ben", 1)], "for Ana 2 : Ben 1"),
      ([("Ana", 1), ("Ben", 1)], nil),
      ([], nil),
    ] as [([(String, Int)], String?)])
  func forWhom(shares: [(String, Int)], told: String?) throws {
    var trip = try SampleTrips.full()
    trip.settings.travellers = ["Ana", "Ben"].map { Traveller(name: $0) }
    var spent = try SampleTrips.expense(3, "shopping", 900, "A straw hat", paidBy: "Ana")
    spent.shares = shares.map { Expense.Share(traveller: $0.0, parts: $0.1) }
    trip.budget?.expenses = [spent]
    let site = try BuiltSite(trip, today: "2026-06-01")
    for path in ["budget/index.html", "days/2026-05-03/index.html"] {
      let text = try site.page(path).text(in: "table").replacing("\u{A0}", with: " ")
      claim(text.contains("for Ana") || text.contains("for Ben"), is: told != nil, "\(path): \(text)")
      if let told { claim(text, has: told) }
    }
  }

  @Test("the running list says that what was paid for several days is taken off at once, where anything was")
  func paidAtOnce() throws {
    func note(_ trip: Trip) throws -> Bool {
      try main(try BuiltSite(trip, today: "2026-05-09"), "budget/index.html")
        .contains("paid for several days is taken off at once")
    }
    var trip = try MoneyTrip.trip()
    #expect(try note(trip))
    for index in trip.budget?.expenses.indices ?? 0..<0 { trip.budget?.expenses[index].days = 1 }
    #expect(try !note(trip))
  }

  @Test("a key above the bars of days says what their dotted foot is, where any has one")
  func keyOfDays() throws {
    var trip = try MoneyTrip.trip()
    func hasKey() throws -> Bool {
      try BuiltSite(trip, today: "2026-05-09").page("budget/index.html").all("ul")
        .contains { $0.attributes["class"] == "key" }
    }
    #expect(try hasKey())
    for index in trip.budget?.expenses.indices ?? 0..<0 { trip.budget?.expenses[index].days = 1 }
    #expect(try !hasKey())
  }

  @Test(
    "a day that holds nothing but money tells its sum once, and one with a picture among its numbers too",
    arguments: [false, true])
  func moneyAlone(isPictured: Bool) throws {
    var trip = Trip(folderName: "x")
    (trip.settings.start, trip.settings.end) = (try SampleTrips.day(1), try SampleTrips.day(4))
    trip.budget = Budget()
    trip.budget?.expenses = [
      try SampleTrips.expense(2, "food", 1200, "Soup"), try SampleTrips.expense(2, "food", 300, "Bread"),
    ]
    if isPictured { trip.photos = [try SampleTrips.photo("p", day: 2, hour: 9)] }
    let page = try BuiltSite(trip, today: "2026-06-01").page("days/2026-05-02/index.html")
    claim(page.all("section").contains { $0.attributes["class"] == "numbers" }, is: isPictured)
    claim(page.text(in: "main"), has: "€15.00")
  }

  @Test(
    "what has no rate stands on its day in its own currency, and in no sum",
    arguments: [[], ["Soup"], ["Soup", "Bread"]])
  func unrated(bought: [String]) throws {
    var trip = Trip(folderName: "x")
    (trip.settings.start, trip.settings.end) = (try SampleTrips.day(1), try SampleTrips.day(4))
    trip.budget = Budget()
    trip.budget?.expenses = try bought.map { try SampleTrips.expense(2, "food", 1200, $0) }
    var carpet = try SampleTrips.expense(2, "shopping", 0, "Carpet")
    carpet.amount = Money(minorUnits: 60_000, currency: try unwrapped(Currency(code: "JPY")))
    trip.budget?.expenses.append(carpet)
    let site = try BuiltSite(trip, today: "2026-06-01")
    let text = try main(site, "days/2026-05-02/index.html")
    for told in ["Carpet", "¥60,000", "not counted: nothing tells what its currency is worth"] {
      claim(text, has: told)
    }
    claim(text.contains("€24.00"), is: bought.count == 2)
    claim(text, lacks: "€0.00")
  }

  @Test("the weeks of a budget are a table of their own, whose amounts a phone shows below the dates")
  func weeks() throws {
    let page = try BuiltSite(MoneyTrip.trip(), today: "2026-05-20").page("budget/index.html")
    let weeks = page.all("table").count { $0.attributes["class"] == "lines weeks" }
    claim(weeks, is: 1)
    let style = try unwrapped(ShippedTheme.read().assets["overviews.css"])
    claim(
      String(decoding: style, as: UTF8.self),
      has: ".weeks { display: grid; grid-template-columns: repeat(3, minmax(max-content, 1fr)); }")
  }

  @Test(
    "beyond sixty days the charts name months, each at its first day",
    arguments: [("2026-07-02", false), ("2026-07-03", true)])
  func monthsOfCharts(end: String, areMonths: Bool) throws {
    var trip = try MoneyTrip.trip()
    trip.settings.end = LocalDate(iso: end)
    let page = try BuiltSite(trip, today: "2026-08-01").page("budget/index.html")
    let names = page.texts.filter { $0.around.contains("text") }.map(\.text)
    claim(names.contains("Jun"), is: areMonths, "\(names)")
    claim(names.contains { $0.hasPrefix("4") && $0.hasSuffix("May") }, is: !areMonths, "\(names)")
  }

  @Test("the charts say that days are left out where something was paid long before the trip")
  func leftOutDays() throws {
    var trip = try MoneyTrip.trip()
    let note = "days without any cost are left out"
    func text() throws -> String { try main(try BuiltSite(trip, today: "2026-05-09"), "budget/index.html") }
    try claim(text(), lacks: note)
    var ticket = try SampleTrips.expense(4, "transport", 800, "Ticket")
    ticket.when = DayAndTime(date: try unwrapped(LocalDate(iso: "2026-02-01")))
    trip.budget?.expenses.append(ticket)
    try claim(text(), has: note)
  }

  @Test("a day names what it bears a part of, where that is one thing")
  func spread() throws {
    var trip = try MoneyTrip.trip()
    func day(today: String = "2026-05-05") throws -> String {
      try main(try BuiltSite(trip, today: today), "days/2026-05-05/index.html")
    }
    try claim(day(), has: "€90.00 of what was spent is for Ryokan")
    // Also where nothing is left of a day any more.
    try claim(day(today: "2026-06-01"), has: "€90.00 of what was spent is for Ryokan")
    var pass = try SampleTrips.expense(4, "transport", 800, "Pass")
    pass.days = 4
    trip.budget?.expenses.append(pass)
    try claim(day(), has: "€92.00 of it a part of what was paid for several days")
  }

  @Test("the commonest amounts and the range show the currencies in which they were paid, too")
  func ownCurrencies() throws {
    let yen = try unwrapped(Currency(code: "JPY"))
    var trip = try MoneyTrip.trip()
    for (day, amount) in [(6, 1000), (7, 1000), (8, 500), (9, 500)] {
      var soup = try SampleTrips.expense(day, "food", 6, "Soup")
      soup.amount = Money(minorUnits: amount, currency: yen)
      trip.budget?.expenses.append(soup)
    }
    let page = try BuiltSite(trip, today: "2026-05-09").page("budget/index.html")
    let pairs = page.text(in: "dl")
    claim(pairs, has: "€3.00 to €360.00 ¥500 to ¥60,000", "\(pairs)")
    // Two that came twice are folded.
    let folded = page.texts.filter { $0.around.contains("details") && $0.around.contains("dt") }.map(\.text)
    claim(folded, is: ["€3.00 ", "¥500", "€6.00 ", "¥1,000"])
  }

  @Test(
    "one amount stands among the figures where it came three times and in more than a tenth of all",
    arguments: [(2, 3, false), (3, 3, true), (3, 26, true), (3, 27, false)])
  func commonest(times: Int, others: Int, isTold: Bool) throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses = try (0..<times + others).map {
      try SampleTrips.expense(3, "food", $0 < times ? 250 : 1000 + $0, "Soup \($0)")
    }
    let text = try main(try BuiltSite(trip, today: "2026-06-01"), "budget/index.html")
    claim(text.contains("The amount that came up most often."), is: isTold)
    claim(text.contains("Commonest amounts"), is: !isTold)
    claim(text, has: "\(times) times")
  }

  @Test("the map of where it was spent is small where that is known of less than half", arguments: [20, 21])
  func smallMap(rest: Int) throws {
    var trip = try MoneyTrip.trip()
    var soup = try SampleTrips.expense(6, "food", rest * 100, "Soup")
    soup.when = DayAndTime(date: try SampleTrips.day(6))
    let last = try unwrapped(trip.budget?.expenses.last)
    trip.budget?.expenses = [last, soup]
    let page = try BuiltSite(trip, today: "2026-05-09").page("budget/index.html")
    let classes = page.elements.compactMap { $0.attributes["class"] }
    claim(classes.contains("split scant"), is: rest > 20, "\(classes)")
  }

  @Test("what was given back is no purchase, whether something was bought or not", arguments: [true, false])
  func givenBack(isBought: Bool) throws {
    var trip = try SampleTrips.full()
    if !isBought { trip.budget?.expenses.removeAll { !$0.isRefund } }
    let text = try main(try BuiltSite(trip, today: "2026-06-01"), "budget/index.html")
    #expect(text.contains(isBought ? "3 purchases" : "0 purchases") && text.contains("given back"), "\(text)")
    claim(text, lacks: isBought ? "4 purchases" : "1 purchase")
  }

  @Test("what was given back is no purchase at its place either", arguments: [true, false])
  func givenBackThere(isBought: Bool) throws {
    var trip = try MoneyTrip.trip()
    let spot = NamedPlace(name: "Pontocho", coordinate: Coordinate(latitude: 35.0, longitude: 135.77))
    trip.budget?.expenses = try [("Dinner", 2000), ("Deposit", -500)].suffix(isBought ? 2 : 1).map {
      var line = try SampleTrips.expense(5, "food", $0.1, $0.0)
      line.header.at = ItemPlace(Written(spot, at: line.place))
      line.isRefund = $0.1 < 0
      return line
    }
    let text = try main(try BuiltSite(trip, today: "2026-05-09"), "budget/index.html")
    // The list stands below the map, on which the name is written, too.
    let list = text[try unwrapped(text.ranges(of: "Pontocho").last).lowerBound...].prefix(120)
    claim(list, has: isBought ? "1 purchase" : "given back")
    claim(list, lacks: isBought ? "2 purchases" : "1 purchase")
  }

  @Test("figures over all purchases are told from five on", arguments: [4, 5])
  func statistics(count: Int) throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses = try (1...count).map { try SampleTrips.expense(3, "food", 100 * $0, "Soup \($0)") }
    let text = try main(try BuiltSite(trip, today: "2026-06-01"), "budget/index.html")
    claim(text.contains("Odds and sums"), is: count == 5)
    claim(text.contains("Median"), is: count == 5)
  }

  @Test("nothing is measured against a plan that nobody made", arguments: [true, false])
  func withoutPlan(isPlanned: Bool) throws {
    var trip = try SampleTrips.full()
    let expenses = try (1...3).map { try SampleTrips.expense($0, "food", 100 * $0, "Soup \($0)") }
    let total = Money(minorUnits: 50_000, currency: .euro)
    trip.budget = Budget(total: isPlanned ? total : nil, expenses: expenses)
    let text = try main(try BuiltSite(trip, today: "2026-06-01"), "budget/index.html")
    claim(text.contains("Against the plan"), is: isPlanned)
    claim(text, lacks: "the upright mark what was meant")
    #expect(isPlanned || text.contains("Spent so far"))
  }

  @Test("what was put aside stands in the heading in the order of the words")
  func putAside() throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses = []
    var theme = try ShippedTheme.read()
    theme.phrases["putAside"] = ["other": "Aside: {amount}"]
    let page = try BuiltSite(trip, today: "2026-06-01", theme: theme).page("budget/index.html")
    claim(page.text(in: "h1"), is: "Aside: €1,400")
  }

  @Test(
    "what the categories have is not told as the total where that did not read", arguments: [false, true])
  func putAsideUnread(isUnread: Bool) throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses = []
    trip.budget?.total = nil
    trip.budget?.isPutAsideUnread = isUnread
    let page = try BuiltSite(trip, today: "2026-06-01").page("budget/index.html")
    claim(page.text(in: "h1"), is: isUnread ? "Budget" : "€600 put aside")
  }

  @Test(
    "where no purchase is written down the page has what is planned, and nothing of what was spent",
    arguments: ["2026-04-20", "2026-06-01"])
  func unspent(today: String) throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses = []
    let page = try BuiltSite(trip, today: today).page("budget/index.html")
    claim(page.text(in: "h1"), is: "€1,400 put aside")
    let text = page.text(in: "main")
    claim(text, has: "€300.00")
    for words in ["€0", "spent", "Spent", "on average", "Day by day", "it went on", "it will go on"] {
      claim(text, lacks: words, "\(words)")
    }
  }

  @Test("where no purchase is written down the figures have no money a day", arguments: [true, false])
  func perDay(isSpent: Bool) throws {
    var trip = try SampleTrips.full()
    if !isSpent { trip.budget?.expenses = [] }
    let text = try main(try BuiltSite(trip, today: "2026-06-01"), "figures/index.html")
    claim(text.contains("Money a day"), is: isSpent)
  }

  @Test("it is said before the map of how many purchases the place is known", arguments: [2, 6])
  func whereSpent(count: Int) throws {
    var trip = try MoneyTrip.trip()
    var spent = try SampleTrips.expense(5, "food", 2000, "Dinner")
    spent.header.at = ItemPlace(
      Written(
        NamedPlace(name: "Pontocho", coordinate: Coordinate(latitude: 35.0, longitude: 135.77)),
        at: spent.place))
    let rest = try (2...count).map { number in
      var soup = try SampleTrips.expense(6, "food", 100, "Soup \(number)")
      soup.when = DayAndTime(date: try SampleTrips.day(6))
      return soup
    }
    trip.budget?.expenses = [spent] + rest
    let page = try BuiltSite(trip, today: "2026-05-09").page("budget/index.html")
    let texts = page.texts.map(\.text)
    let total = "€\(20 + count - 1).00"
    let known = try unwrapped(
      texts.firstIndex { $0.hasPrefix("It is known of ") && $0.contains("€20.00 of \(total).") }, "\(texts)")
    claim(texts[known], has: "of \(count > 3 ? "only " : "")1 of \(count) purchases")
    // Before the first word of the map, or else of the list.
    let place = try unwrapped(texts.firstIndex { $0.contains("Pontocho") })
    #expect(known < place)
  }

  @Test("that no other way to settle takes fewer payments is said of several alone", arguments: [2, 3])
  func settling(count: Int) throws {
    var trip = try SampleTrips.full()
    trip.settings.travellers = ["Ana", "Ben", "Cem"].prefix(count).map { Traveller(name: $0) }
    trip.budget?.expenses = [try SampleTrips.expense(3, "food", 9000, "Dinner", paidBy: "Ana")]
    let text = try main(try BuiltSite(trip, today: "2026-06-01"), "budget/index.html")
    claim(text, has: "To make it even")
    claim(text.contains("No other way to settle takes fewer payments."), is: count > 2)
  }

  @Test(
    "what nobody is said to have paid is told beside the shares, which are without it", arguments: [0, 3370])
  func unpaid(cents: Int) throws {
    var trip = try SampleTrips.full()
    trip.settings.travellers = ["Ana", "Ben"].map { Traveller(name: $0) }
    trip.budget?.expenses = [
      try SampleTrips.expense(3, "food", 9000, "Dinner", paidBy: "Ana"),
      try SampleTrips.expense(4, "food", cents, "Soup"),
    ]
    let text = try main(try BuiltSite(trip, today: "2026-06-01"), "budget/index.html")
    claim(text.contains("nobody is noted as having paid"), is: cents > 0)
    guard cents > 0 else { return }
    claim(text, has: "€33.70 of it: nobody is noted as having paid.")
  }

  @Test("the map of where it was spent has the categories of the money, whatever the place is")
  func categoryOfPlace() throws {
    var trip = try SampleTrips.full()
    var soup = try SampleTrips.expense(5, "food", 2000, "Soup")
    soup.header.at = ItemPlace(
      Written(
        NamedPlace(name: "Torre de Belém", coordinate: trip.pins[0].coordinate), at: soup.place))
    trip.budget?.expenses = [soup]
    let page = try BuiltSite(trip, today: "2026-05-09").page("budget/index.html")
    let signs = Set(page.elements.compactMap { $0.attributes["class"] })
    #expect(signs.contains("c-food") && !signs.contains("c-sight"), "\(signs)")
  }

  @Test("how it was paid is told where that is known of half of what was spent", arguments: [900, 1100])
  func halfOfMeans(rest: Int) throws {
    var trip = try SampleTrips.full()
    var paid = try SampleTrips.expense(3, "food", 1000, "Soup")
    paid.means = "cash"
    trip.budget?.expenses = [paid, try SampleTrips.expense(3, "food", rest, "Bread")]
    let text = try main(try BuiltSite(trip, today: "2026-06-01"), "budget/index.html")
    claim(text.contains("How it was paid"), is: rest < 1000)
  }

  @Test("weeks, accounts, places and what is planned have their tables, and an account warns")
  func tables() throws {
    let text = try main(try BuiltSite(try MoneyTrip.trip(), today: "2026-05-05"), "budget/index.html")
    for words in [
      "Week by week", "left of this week’s €1,000.00", "How it was paid", "is overdrawn: €1.00 more",
      "Where it was spent", "Pontocho", "Planned, not spent yet", "¥500", "€6.00", "Receipt",
      "with purse",
    ] {
      claim(text, has: words, "\(words)")
    }
    claim(text, lacks: "bill.pdf")
  }

  @Test("readers get nothing of accounts, receipts and prices unless the trip says so; its author does")
  func kept() throws {
    let trip = try MoneyTrip.trip(publishesAll: false)
    let readers = try BuiltSite(trip, today: "2026-05-05")
    for page in readers.pages {
      for words in ["purse", "overdrawn", "Receipt", "bill", "Planned, not spent yet", "¥500"] {
        claim(page.text, lacks: words, "\(page.path): \(words)")
      }
    }
    let own = try main(try BuiltSite(trip, today: "2026-05-05", for: .author), "budget/index.html")
    for words in ["overdrawn", "Receipt 2: bill.pdf", "What accounts hold: only you see this", "¥500"] {
      claim(own, has: words, "\(words)")
    }
  }

  @Test("a day leads by a short way through what is saved for it, and says what that will cost")
  func day() throws {
    let site = try BuiltSite(try MoneyTrip.trip(), today: "2026-05-05")
    let page = try site.page("days/2026-05-05/index.html")
    let text = page.text(in: "main")
    claim(text, has: "A way through them")
    claim(text, has: "€6.00 planned, not spent yet")
    #expect(
      page.all("a").contains {
        $0.attributes["href"]?.hasSuffix("&travelmode=walking") == true
      })
  }

  @Test("the front page of a trip under way names what is planned for today, and the best near by")
  func today() throws {
    let text = try main(try BuiltSite(try MoneyTrip.trip(), today: "2026-05-05"), "index.html")
    claim(text, has: "Planned for today")
    claim(text, has: "Kinkaku-ji")
    claim(text, has: "Saved near by, the best first")
    claim(text, has: "Soba")
  }

  @Test(
    "where today has no page the front page names the best near to where the trip last was, without a link",
    arguments: [("2026-05-05", true), ("2026-05-18", true), ("2026-05-19", false)])
  func todayWithoutPage(today: String, isTold: Bool) throws {
    var trip = Trip(folderName: "x")
    let place = SourcePlace(file: "attractions.yml")
    trip.photos = try (3...4).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: number, hour: 9)
      photo.coordinate = try SampleTrips.at(38.7 + Double(number), -9.1)
      return photo
    }
    trip.settings.start = try SampleTrips.day(3)
    // On 5 May one is where the day before ended, and not where the one before that did.
    trip.attractions = try [("Past", 41.71), ("Here", 42.71)].map { name, latitude in
      var idea = Attraction(name: name, place: place)
      idea.at = Written(
        NamedPlace(name: nil, coordinate: try SampleTrips.at(latitude, -9.1)), at: place)
      return idea
    }
    let site = try BuiltSite(trip, today: today)
    #expect(!site.pages.contains { $0.path == "days/\(today)/index.html" })
    let page = try site.page("index.html")
    let section = page.texts.filter { $0.around.contains("section") }.map(\.text)
    claim(section.contains("Today"), is: isTold)
    claim(section.contains("Saved near by, the best first"), is: isTold)
    claim(page.all("time").contains { $0.attributes["datetime"] == today }, is: isTold)
    let links = page.all("a").compactMap { $0.attributes["href"] }
    claim(links.contains("ideas/here/index.html"), is: isTold)
    claim(links, lacks: "ideas/past/index.html")
    claim(links, lacks: "days/\(today)/index.html")
  }

  @Test("attractions can be put in order by distance, with script and without")
  func distance() throws {
    var trip = try MoneyTrip.trip()
    trip.settings.destination = Written(
      NamedPlace(name: "Kyoto", coordinate: Coordinate(latitude: 35.01, longitude: 135.77)),
      at: SourcePlace(file: "trip.yml"))
    let page = try BuiltSite(trip, today: "2026-05-05").page("ideas/index.html")
    claim(page.text(in: "summary"), has: "Nearest first")
    claim(page.all("li").count { $0.attributes["data-metres"] != nil }, is: 3)
    #expect(page.all("option").contains { $0.attributes["value"] == "metres" })
  }

  @Test("a place of money outside of every town is called by how far from one it is, and not by its degrees")
  func outside() throws {
    var trip = try MoneyTrip.trip()
    let source = try unwrapped(trip.budget?.expenses[1].place)
    let spot = NamedPlace(name: nil, coordinate: Coordinate(latitude: 35.3, longitude: 135.6))
    trip.budget?.expenses[1].header.at = ItemPlace(Written(spot, at: source))
    func places(_ names: PlaceLookup) throws -> String {
      try main(try BuiltSite(trip, today: "2026-05-05", names: names), "budget/index.html")
    }
    let known = PlaceLookup { _ in
      Locality(town: "Kyoto", metres: 12_000, direction: .north, isInTown: false, country: "JP")
    }
    try claim(places(known).replacing("\u{A0}", with: " "), has: "12 km north of Kyoto")
    try claim(places(known), lacks: "35.3")
    try claim(places(.unknown), has: "35.3")
  }
}
