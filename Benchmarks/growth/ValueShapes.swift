import TripModel
import TripNotation

@testable import TripReading

extension Shape {
  private static let pictures = PictureNames(["photos/a.jpg", "photos/b.jpg"])

  private static let settings: TripSettings = {
    var settings = TripSettings()
    settings.travellers = ["Ana", "Ben Bo", "Zoë"].map { Traveller(name: $0) }
    return settings
  }()

  /// One value as long as a line may be.
  private static func value<Value>(
    _ name: String, _ part: String, before: String = "", after: String = "",
    _ read: @escaping @Sendable (TextNode) throws(Problem) -> Value
  ) -> Shape {
    repeating(
      name, part, before: before, after: after, largest: 96_000 / part.utf8.count,
      { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        let range = TextRange(line: 0, start: 0, length: bytes.count)
        _ = try? read(TextNode(text, style: .plain, at: range, verbatim: range))
      })
  }

  private static func file(
    _ name: String, _ part: String, before: String = "", largest: Int = 1 << 15,
    _ read: @escaping @Sendable (NotationReader.Reading) -> Void
  ) -> Shape {
    repeating(name, part, before: before, largest: largest) {
      read(NotationReader.read($0, file: "trip.yml"))
    }
  }

  @Sendable
  private static func budget(_ reading: NotationReader.Reading) {
    _ = BudgetFile.read(reading, ListContext(settings: settings))
  }

  @Sendable
  private static func attractions(_ reading: NotationReader.Reading) {
    _ = ListFile.attractions.read(reading, ListContext(settings: settings, photos: pictures))
  }

  @Sendable
  private static func destinations(_ reading: NotationReader.Reading) {
    _ = DestinationFile.read(reading, currency: .euro, photos: pictures)
  }

  /// A line of expenses in the words of a trip.
  @Sendable
  private static func expense(_ text: TextNode) throws(Problem) -> Expense {
    let words = ExpenseWords(
      categories: ["street food"], travellers: settings.travellers, money: MoneyText(tripCurrency: .euro))
    var line = ExpenseLine(text, words: words, file: NotationFile(name: "budget.yml", lines: [text.value]))
    return try line.read()
  }

  private static let paid = "2026-05-03 food 3 "

  /// Fields of the small files, and single values.
  static let values: [Shape] = longValues + longFiles

  private static let longValues: [Shape] = [
    value("date: figures", "1", before: "2026-05-03", DateText.dayAndTime),
    value("date: words", "a ", DateText.dayAndTime), value("time: colons", ":0", before: "14", DateText.time),
    value("position: figures", "1", before: "38.", CoordinateText.coordinate),
    value("position: commas", ",", before: "38", CoordinateText.place),
    value("position: degrees", "38° ", CoordinateText.place),
    value("position: words", "N 38 ", CoordinateText.place),
    value("link: slashes", "/@", before: "https://www.google.com/maps", CoordinateText.coordinate),
    value("link: parameters", "&q=1", before: "https://maps.google.com/?", CoordinateText.coordinate),
    value("link: percent signs", "%2C", before: "geo:0,0?q=", CoordinateText.coordinate),
    value("money: figures", "1", MoneyText(tripCurrency: .euro).money),
    value("money: commas", "1,", after: "1", MoneyText(tripCurrency: .euro).money),
    value("money: words", "a ", before: "3 ", MoneyText(tripCurrency: .euro).money),
    value("duration: parts", "1h ", DurationText.seconds),
    value("duration: figures", "1", DurationText.seconds),
    value("hours: rules", "Mo 9:00-18:00; ", HoursText.week),
    value("hours: spans", "9:00-9:01,", before: "Mo ", after: "10:00-11:00", HoursText.week),
    value("hours: days", "Mo,", after: "Tu 9:00-18:00", HoursText.week),
    value("hours: words", "a ", HoursText.week), value("hours: figures", "1", HoursText.week),
    value("rating: figures", "1", AttractionValues.rating),
    value("price: signs", "€", AttractionValues.price),
    value("zone: parts", "a/", ZoneText.zone), value("expense: words", "word ", before: paid, expense),
    value("expense: commas", ", ", before: paid + "x", expense),
    value("expense: names", ", for Ana Ben Bo", before: paid + "x", expense),
    value("expense: payers", ", paid by Ana", before: paid + "x", expense),
    value("expense: unknown payers", ", paid by Xyz", before: paid + "x", expense),
    value("expense: many for whom", " Ana", before: paid + "x, for", expense),
    value("expense: no amount", "word ", before: "2026-05-03 food ", expense),
    value("expense: a long category", "street ", before: "2026-05-03 ", expense),
  ]

  private static let longFiles: [Shape] = [
    file(
      "budget: lines", "- 2026-05-03 food 7.80 Pastéis, paid by Ana, for Ana Ben Bo\n", before: "expenses:\n",
      budget),
    file("budget: broken lines", "- 2026-05-03 fod 7.80 Pastéis\n", before: "expenses:\n", budget),
    file(
      "budget: maps", "- {date: 2026-05-03, category: food, amount: 3, what: x}\n", before: "expenses:\n",
      budget),
    file("budget: categories", "  c#N: 3\n", before: "categories:\n", budget),
    file("budget: rates", "  C#N: 3\n", before: "rates:\n", budget),
    file("trip: unknown fields", "k#N: v\n") { _ = TripFile($0, photos: pictures) },
    file("trip: travellers", "- T#N\n", before: "travellers:\n") { _ = TripFile($0, photos: pictures) },
    file("trip: pictures to leave out", "  - p#N.jpg\n", before: "photos:\n  leave out:\n") {
      _ = TripFile($0, photos: pictures)
    },
    file("trip: what keeps back", "k#N: {draft: no}\n") { _ = TripVisibility.read($0) },
    file("pins", "- {title: T#N, at: 38.7 -9.1}\n") {
      _ = ListFile.pins.read($0, ListContext(settings: settings, photos: pictures))
    },
    file("pins: broken", "- {titel: T, at: 98.7 -9.1}\n") {
      _ = ListFile.pins.read($0, ListContext(settings: settings, photos: pictures))
    },
    file("pins: unknown zones", "- {title: T, at: 1 2, time: 2026-05-03 09:35 A/b#N}\n") {
      _ = ListFile.pins.read($0, ListContext(settings: settings, photos: pictures))
    },
    file("pins: zones", "- {title: T, at: 1 2, time: 2026-05-03 09:35 Europe/Lisbon}\n") {
      _ = ListFile.pins.read($0, ListContext(settings: settings, photos: pictures))
    },
    file("attractions", "- {name: T#N, at: 38.7 -9.1, hours: Mo-Fr 9:00-18:00, rating: 4}\n", attractions),
    file("attractions: one name", "- {name: T, at: 38.7 -9.1}\n", attractions),
    file("attractions: one name elsewhere", "- {name: T, at: Town #N}\n", attractions),
    file("attractions: hours of days", "  k#N: 9:00\n", before: "- name: T\n  hours:\n", attractions),
    file(
      "attractions: reviews", "    - {text: t, rating: 4}\n", before: "- name: T\n  reviews:\n", attractions),
    file("destinations", "- {name: T#N, at: 38.7 -9.1, tags: [a, b], airport: LIS}\n", destinations),
    file("destinations: no airports", "- {name: T#N, at: 38.7 -9.1, tags: a, airport: Q}\n", destinations),
    file(
      "destinations: flights", "    - 2026-05-03, KLM, 812 EUR, seen 2026-05-01\n",
      before: "- name: T\n  tags: a\n  flights:\n", destinations),
    file("words", "key#N: {one: a, other: b}\n") { _ = WordsFile.read($0) },
  ]
}
