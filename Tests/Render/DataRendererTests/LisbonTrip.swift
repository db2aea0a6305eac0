import Diagnostics
import Markdown
import Testing
import TripModel

/// The trip of the folder format's description, on 4 May, without its itinerary.
enum LisbonTrip {
  static func day(_ day: Int) throws -> LocalDate { try #require(LocalDate(year: 2026, month: 5, day: day)) }

  static func make() throws -> Trip {
    Trip(
      folderName: "lisbon", settings: try settings(), entries: [try entry()], photos: try photos(),
      pins: [
        Pin(
          title: "Torre de Belém", coordinate: try #require(Coordinate(latitude: 38.6916, longitude: -9.216)),
          time: DayAndTime(date: try day(3), time: LocalTime(hour: 15, minute: 30)), category: "sight",
          photos: ["photos/IMG_2231.jpg"], place: SourcePlace(file: "pins.yml"))
      ], budget: try budget(), tracks: [try track()],
      leftOut: [LeftOutPhoto(file: "photos/broken.jpg", cause: .damaged("it breaks off"))])
  }

  private static func settings() throws -> TripSettings {
    var settings = TripSettings()
    settings.title = "Five days in Lisbon"
    settings.start = try day(1)
    settings.end = try day(5)
    settings.timeZone = ZoneRules(identifier: "Europe/Lisbon")
    settings.dayStarts = try #require(LocalTime(hour: 4, minute: 0))
    settings.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")]
    return settings
  }

  private static func entry() throws -> JournalEntry {
    let file = "journal/2026-05-03-belem.md"
    return JournalEntry(
      file: file, slugWish: "belem", title: Written("The monks' recipe", at: SourcePlace(file: file)),
      day: .fileName(try day(3)), time: .timeOfDay(try #require(LocalTime(hour: 14, minute: 5))),
      tags: ["tram"])
  }

  private static func photos() throws -> [Photo] {
    var photo = Photo(file: "photos/IMG_2231.jpg", contentHash: "a", width: 4000, height: 3000)
    photo.cameraClock = LocalDateTime(
      date: try day(3), time: try #require(LocalTime(hour: 14, minute: 5, second: 12)))
    photo.offset = UTCOffset(seconds: 3600)
    photo.timeSource = .original
    photo.coordinate = Coordinate(latitude: 38.6916, longitude: -9.216)
    photo.camera = Camera(make: "Canon", model: "Canon EOS R6")
    var clockOnly = photo
    clockOnly.file = "photos/IMG_2232.jpg"
    clockOnly.offset = nil
    clockOnly.coordinate = nil
    clockOnly.cameraClock = photo.cameraClock.map { $0 + 60 }
    var old = photo
    old.file = "photos/old.jpg"
    old.cameraClock =
      LocalDateTime(date: try #require(LocalDate(iso: "2019-01-02")), time: .midnight) + 43_200
    var late = old
    late.file = "photos/zoo.jpg"
    late.cameraClock = LocalDateTime(date: try day(6), time: .midnight) + 43_200
    let scan = Photo(file: "photos/scan.jpg", contentHash: "s", width: 100, height: 100)
    return [old, clockOnly, photo, late, scan].map { photo in
      var photo = photo
      // Of the same bytes, one would be shown.
      photo.contentHash = photo.file
      return photo
    }
  }

  private static func track() throws -> Track {
    let points = try [38.69, 38.70].map {
      TrackPoint(coordinate: try #require(Coordinate(latitude: $0, longitude: -9.2)))
    }
    let mark = Waypoint(name: "IMG_2232.jpg", point: points[0])
    return Track(file: "tracks/day3.gpx", segments: [points], waypoints: [mark])
  }

  private static func budget() throws -> Budget {
    func euros(_ cents: Int) -> Money { Money(minorUnits: cents, currency: .euro) }
    func expense(
      _ date: Int, _ category: String, _ amount: Money, _ what: String, refund: Bool = false,
      by payer: String? = nil,
      shares: [(String, Int)] = [], time: LocalTime? = nil
    ) throws -> Expense {
      Expense(
        when: DayAndTime(date: try day(date), time: time), category: category, amount: amount,
        isRefund: refund,
        what: what, paidBy: payer, shares: shares.map { Expense.Share(traveller: $0.0, parts: $0.1) },
        place: SourcePlace(file: "budget.yml"))
    }
    let franc = try #require(Currency(code: "CHF"))
    return Budget(
      total: euros(140_000),
      categories: [("food", 30_000), ("lodging", 35_000), ("transport", 55_000), ("fun", 15_000)]
        .map { CategoryBudget(name: $0.0, amount: euros($0.1)) },
      rates: [franc: try #require(ExchangeRate("1.04"))],
      expenses: [
        try expense(1, "lodging", euros(35_000), "Pensão Flor, 4 nights", by: "Ana"),
        try expense(
          3, "food", euros(780), "Pastéis for four", by: "Ben", shares: [("Ana", 1), ("Ben", 1)],
          time: LocalTime(hour: 14, minute: 20)),
        try expense(4, "transport", euros(1250), "Tram card returned", refund: true),
        try expense(
          3, "fun", Money(minorUnits: 2350, currency: franc), "Tram museum", by: "Ana",
          shares: [("Ana", 2), ("Ben", 1)]),
      ])
  }
}
