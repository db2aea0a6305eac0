import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

/// Trips to make pages of, written out.
enum SampleTrips {
  /// A trip with something of every kind.
  static func full() throws -> Trip {
    var settings = TripSettings()
    settings.title = "Five days in Lisbon"
    settings.description = "Tiles, trams and too many pastéis."
    settings.category = "city break"
    settings.destination = Written(
      NamedPlace(name: "Lisbon", coordinate: try at(38.7223, -9.1393)), at: SourcePlace(file: "trip.yml"))
    settings.start = try day(1)
    settings.end = try day(5)
    settings.timeZone = ZoneRules(identifier: "Europe/Lisbon")
    settings.travellers = [
      Traveller(name: "Ana"), Traveller(name: "Ben"), Traveller(name: "Uninvited", status: .declined),
    ]
    return Trip(
      folderName: "lisbon", settings: settings, entries: try entries(), photos: try photos(),
      pins: try pins(),
      budget: try budget(), tracks: [try track()])
  }

  static func day(_ number: Int) throws -> LocalDate {
    try #require(LocalDate(year: 2026, month: 5, day: number))
  }

  static func at(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  static func clock(_ hour: Int, _ minute: Int) throws -> LocalTime {
    try #require(LocalTime(hour: hour, minute: minute))
  }

  static let place = SourcePlace(file: "some.yml")

  static func photo(
    _ name: String, day number: Int, hour: Int, width: Int = 3000, height: Int = 2000, caption: String? = nil
  ) throws -> Photo {
    var photo = Photo(
      file: "photos/\(name).jpg", contentHash: name, width: width, height: height,
      cameraClock: LocalDateTime(date: try day(number), time: try clock(hour, 5)),
      offset: UTCOffset(seconds: 3600), coordinate: try at(38.69 + Double(hour) / 1000, -9.21),
      camera: Camera(make: "Canon", model: "Canon EOS R6"))
    (photo.timeSource, photo.altitude, photo.caption) = (.original, 12, caption)
    photo.exposure = Exposure(time: 0.004, fNumber: 2.8, iso: 200, focalLength: 35)
    return photo
  }

  private static func photos() throws -> [Photo] {
    [
      try photo("tram", day: 3, hour: 9), try photo("counter", day: 3, hour: 14, width: 2000, height: 3000),
      try photo("tower", day: 3, hour: 15, caption: "The tower, from the wrong side"),
      try photo("panorama", day: 4, hour: 19, width: 6000, height: 1500),
      try photo("tiny", day: 4, hour: 20, width: 200, height: 200),
    ]
  }

  static func entry(_ slug: String, day number: Int, title: String, _ body: MarkdownDocument) throws
    -> JournalEntry
  {
    var entry = JournalEntry(
      file: "journal/2026-05-0\(number)-\(slug).md", slugWish: slug, title: Written(title, at: place),
      day: .fileName(try day(number)), time: .timeOfDay(try clock(14, 20)), tags: ["tram"], body: body,
      pictures: ["counter.jpg": "photos/counter.jpg", "tower.jpg": "photos/tower.jpg"])
    entry.place = Written(NamedPlace(name: "Belém", coordinate: try at(38.6916, -9.216)), at: place)
    (entry.mood, entry.weather, entry.who) = ("😋", "sunny, 24 °C", ["Ana"])
    entry.links = ["other.md": "journal/2026-05-04-alfama.md"]
    return entry
  }

  private static func entries() throws -> [JournalEntry] {
    [
      try entry("belem", day: 3, title: "The monks' recipe", SampleTexts.everything),
      try entry("alfama", day: 4, title: "Up, mostly", SampleTexts.plain("It goes up.")),
    ]
  }

  private static func pins() throws -> [Pin] {
    var tower = Pin(
      title: "Torre de Belém", coordinate: try at(38.6916, -9.216),
      time: DayAndTime(date: try day(3), time: try clock(15, 30)), category: "sight", tags: ["unesco"],
      photos: ["photos/tower.jpg"], description: "Closed on Mondays, as we found out.", place: place)
    tower.link = "https://example.org/torre?a=1&b=2"
    return [tower, Pin(title: "The good bench", coordinate: try at(38.71, -9.13), place: place)]
  }

  static func expense(
    _ number: Int, _ category: String, _ cents: Int, _ what: String, paidBy: String? = nil,
    isRefund: Bool = false
  ) throws -> Expense {
    Expense(
      when: DayAndTime(date: try day(number), time: try clock(14, 20)), category: category,
      amount: Money(minorUnits: cents, currency: .euro), isRefund: isRefund, what: what, paidBy: paidBy,
      place: place)
  }

  private static func budget() throws -> Budget {
    let franc = try unwrapped(Currency(code: "CHF"))
    var tram = try expense(3, "fun", 2350, "Tram museum", paidBy: "Ben")
    tram.amount = Money(minorUnits: 2350, currency: franc)
    return Budget(
      total: Money(minorUnits: 140_000, currency: .euro),
      categories: [
        CategoryBudget(name: "food", amount: Money(minorUnits: 30_000, currency: .euro)),
        CategoryBudget(name: "lodging", amount: Money(minorUnits: 30_000, currency: .euro)),
      ],
      rates: [franc: try unwrapped(ExchangeRate("1.04"))],
      expenses: [
        try expense(1, "lodging", 35_000, "Pensão Flor, 4 nights", paidBy: "Ana"),
        try expense(3, "food", 780, "Pastéis for four", paidBy: "Ben"), tram,
        try expense(4, "transport", 1250, "Tram card returned", isRefund: true),
      ])
  }

  private static func track() throws -> Track {
    let noon = try day(3).dayNumber * 86_400 + 11 * 3600
    let points = try (0..<60).map { step in
      TrackPoint(
        coordinate: try at(38.69 + Double(step) / 4000, -9.21), elevation: 10,
        instant: Instant(seconds: noon + step * 60))
    }
    return Track(file: "tracks/day3.gpx", segments: [points])
  }
}
