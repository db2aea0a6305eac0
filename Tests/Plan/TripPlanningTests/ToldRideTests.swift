import Diagnostics
import Claims
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("A way of which a text names the ride")
struct ToldRideTests {
  /// Metres straight by days, of a picture of the first at an hour, and one of a later day elsewhere.
  private func days(_ hour: String, until last: Int, told: [(Int, String)]) throws -> [Int: Bool] {
    let entries = try told.map { number, tag in
      var text = try entry("2026-05-0\(number)-words.md", title: "Wind and cypresses")
      text.tags = [tag]
      return text
    }
    let photos = [
      try photo("a.jpg", "2026-05-03 \(hour)", offset: 0, at: at(-53.16, -70.9)),
      try photo("b.jpg", "2026-05-0\(last) 10:00", offset: 0, at: at(-51.73, -72.5)),
    ]
    let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let plan = try planned(Trip(utc, entries: entries, photos: photos), today: "2026-06-01").plan
    let rows = zip(plan.days, plan.figures.days).map { ($0.date.day, $1.straightMetres > 0) }
    return Dictionary(rows) { first, _ in first }
  }

  @Test("is of that day, if there was time for it, and the next tells of none")
  func evening() throws {
    try claim(days("14:00", until: 4, told: [(3, "bus")]), is: [3: true, 4: false])
    try claim(days("14:00", until: 4, told: [(3, "wind")]), is: [3: false, 4: true])
    try claim(days("22:30", until: 4, told: [(3, "bus")]), is: [3: false, 4: true])
    try claim(days("14:00", until: 4, told: [(3, "bus"), (4, "bus")]), is: [3: false, 4: true])
  }

  /// The means of the ways of a day with pictures in two towns and a text.
  private func modes(_ text: String, title: String = "Wind", apart: Double = 1.5, kept: Bool = false) throws
    -> [TravelMode?]
  {
    var words = try entry("2026-05-03-words.md", title: title, text: [.paragraph([.text(text)])])
    if kept { words.header.keptBack = [KeptBack(.isPrivate, at: SourcePlace(file: words.file))] }
    let photos = [
      try photo("a.jpg", "2026-05-03 09:00", offset: 0, at: at(-53.16, -70.9)),
      try photo("b.jpg", "2026-05-03 15:00", offset: 0, at: at(-53.16 + apart, -70.9)),
    ]
    let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let plan = try planned(Trip(utc, entries: [words], photos: photos), today: "2026-06-01").plan
    return plan.way.route.legs.map(\.mode)
  }

  @Test(
    "where nothing recorded it is by the only means that the texts of its day name",
    arguments: [
      ("The bus at nine, five hours of grass.", .road), ("Mit dem Zug über die Berge.", .rail),
      ("We drove all day.", .car), ("Der Gratisbus fuhr.", .road), ("We took a cable car up.", nil),
      ("The bus to the train.", nil), ("The ferry.", nil), ("Columbus was here.", nil), ("Wind.", nil),
      ("A taxi, then the train.", .rail), ("Vi tog bussen.", .road), ("Hiked, and took the bus.", .road),
    ] as [(String, TravelMode?)])
  func words(text: String, mode: TravelMode?) throws { claim(try modes(text), is: [mode]) }

  @Test("goes by what most days name where its own names nothing", arguments: [true, false])
  func usual(areMany: Bool) throws {
    let texts = [(3, "We drove on."), (4, areMany ? "We drove on." : "Wind."), (5, "Rain.")]
    let entries = try texts.map { day, text in
      try entry("2026-05-0\(day)-words.md", title: "Wind", text: [.paragraph([.text(text)])])
    }
    let photos = try [(3, 9, 0.0), (3, 15, 0.5), (4, 9, 0.5), (4, 15, 1), (5, 9, 1), (5, 15, 1.5)].map {
      day, hour, north in
      try photo(
        "\(day)-\(hour).jpg", "2026-05-0\(day) \(hour < 10 ? "0" : "")\(hour):00", offset: 0,
        at: at(-53.16 + north, -70.9))
    }
    let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let plan = try planned(Trip(utc, entries: entries, photos: photos), today: "2026-06-01").plan
    let last = plan.days.last?.route.legs.map(\.mode)
    claim(last ?? [], is: [areMany ? .car : nil])
  }

  @Test("goes by its title first, not by what is kept back, and not for a walk")
  func limits() throws {
    claim(try modes("The train was late.", title: "By bus to the north"), is: [.road])
    claim(try modes("The bus at nine.", kept: true), is: [nil])
    claim(try modes("Hiked, and took the bus.", apart: 0.09), is: [nil])
    claim(try modes("Took the bus.", apart: 0.09), is: [.road])
  }

  @Test(
    "is of the evening whose text has the hour of a ride, whatever ride the text of the next day tells of",
    arguments: [
      ("Train 17:25 from the south, two hours.", 3), ("Train 09:25 from the south.", 4),
      ("Up a flight of stairs at 17:25.", 4),
      ("Lunch at 17:25. A train.", 4),
      ("The bus 31 at 17:25.", 4),
    ])
  func hours(text: String, day: Int) throws {
    let entries = try [(3, text), (4, "Bus 31 at 17:30 to the beach.")].map { number, words in
      try entry("2026-05-0\(number)-words.md", title: "Wind", text: [.paragraph([.text(words)])])
    }
    let photos = [
      try photo("a.jpg", "2026-05-03 12:00", offset: 0, at: at(-53.16, -70.9)),
      try photo("b.jpg", "2026-05-04 10:00", offset: 0, at: at(-51.73, -72.5)),
    ]
    let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let plan = try planned(Trip(utc, entries: entries, photos: photos), today: "2026-06-01").plan
    let days = zip(plan.days, plan.figures.days).filter { $1.straightMetres > 0 }.map(\.0.date.day)
    claim(days, is: [day])
  }

  @Test("is of the one day between that names it")
  func between() throws {
    let found = try days("14:00", until: 6, told: [(4, "wind"), (5, "train")])
    claim(found, is: [3: false, 4: false, 5: true, 6: false])
  }
}
