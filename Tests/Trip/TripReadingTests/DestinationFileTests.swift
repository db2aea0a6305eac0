import Claims
import Diagnostics
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Reading destinations.yml")
struct DestinationFileTests {
  /// Pictures are not looked for.
  private func read(_ text: String, currency: Currency = .euro) -> ([Destination], [String]) {
    let (destinations, diagnostics) = DestinationFile.read(Array(text.utf8), currency: currency)
    return (destinations, diagnostics.map(\.told))
  }

  /// The flights of one destination, each as the line of the file has it.
  private func flights(
    _ lines: String..., currency: Currency = .euro
  ) -> (flights: [DestinationFlight], told: [String]) {
    let list = lines.map { "    - \($0)\n" }.joined()
    let (found, told) = read("- name: Kyoto\n  tags: food\n  flights:\n" + list, currency: currency)
    return (found.flatMap(\.flights), told)
  }

  @Test("everything that can be said of one, of a trip or of a library")
  func whole() throws {
    let text = """
      - name: Kyoto
        at: Kyōto, 35.0116 135.7681
        country: JP
        tags: [temples, "#gardens", Food]
        picture: ideas/kyoto.jpg
        currency: JPY
        airport: KIX
        note: In November, for the maples.
        links: ["Walks, https://example.org/kyoto", "https://example.org/a,b"]
        flights:
          - 2026-11-02 08:25, back 2026-11-16 17:00, KLM, economy, 812 EUR, seen 2026-09-01
          - {out: 2026-11-02 13:10, back: 2026-11-16 22:30, airline: ANA, cabin: business, price: 2410 EUR, seen: 2026-09-01}
      """
    let reading = NotationReader.read(Array(text.utf8), file: "destinations.yml")
    let list = DestinationFile.read(
      reading, currency: .euro, photos: PictureNames(["ideas/kyoto.jpg", "ideas/porto.jpg"]))
    claim(list.diagnostics.map(\.told), is: [])
    let kyoto = try unwrapped(list.items.first)
    #expect(kyoto.name == "Kyoto" && kyoto.source.span?.line == 1 && kyoto.keptBack.isEmpty)
    let place = NamedPlace(name: "Kyōto", coordinate: Coordinate(latitude: 35.0116, longitude: 135.7681))
    claim(kyoto.at?.value, is: place)
    claim(kyoto.at?.place.span?.line, is: 2)
    claim(kyoto.country, is: "JP")
    claim(kyoto.currency?.code, is: "JPY")
    claim(kyoto.airport?.code, is: "KIX")
    claim(kyoto.tags, is: ["temples", "gardens", "Food"])
    claim(kyoto.picture, is: "ideas/kyoto.jpg")
    claim(kyoto.note, is: "In November, for the maples.")
    claim(
      kyoto.links,
      is: [
        NamedLink(name: "Walks", address: "https://example.org/kyoto"),
        NamedLink(address: "https://example.org/a,b"),
      ])
    let (first, second) = (try unwrapped(kyoto.flights.first), try unwrapped(kyoto.flights.last))
    claim(kyoto.flights.count, is: 2)
    claim(first.source.span?.line, is: 11)
    claim(second.source.span?.line, is: 12)
    claim(first.out.moment?.local.description, is: "2026-11-02T08:25:00")
    claim(first.back?.moment?.local.description, is: "2026-11-16T17:00:00")
    claim(first.airline, is: "KLM")
    claim(first.cabin, is: .economy)
    claim(first.price, is: Money(minorUnits: 81_200, currency: .euro))
    claim(first.seen, is: LocalDate(iso: "2026-09-01"))
    claim(second.airline, is: "ANA")
    claim(second.cabin, is: .business)
    claim(second.price.minorUnits, is: 241_000)
    claim(second.back?.time?.hourAndMinute, is: "22:30")
    claim(second.seen, is: first.seen)
  }

  @Test("of a flight only when it leaves, its price and the day on which it was seen have to be said")
  func fewWords() throws {
    let franc = try unwrapped(Currency(code: "CHF"))
    let read = flights(
      "2026-11-02, 900, seen 2026-09-01", "2026-11-02 08:25, seen 2026-09-01, S7, First, 812,50 EUR",
      "2026-11-02, ANA, BUSINESS, €2,410.50, seen 2026-09-01",
      "{out: 2026-11-02, price: 900, seen: 2026-09-01}", currency: franc)
    claim(read.told, is: [])
    claim(read.flights.map(\.price.minorUnits), is: [90_000, 81_250, 241_050, 90_000])
    claim(read.flights.map(\.price.currency.code), is: ["CHF", "EUR", "EUR", "CHF"])
    claim(read.flights.map(\.cabin), is: [.economy, .first, .business, .economy])
    claim(read.flights.map(\.airline), is: [nil, "S7", "ANA", nil])
    #expect(read.flights.allSatisfy { $0.back == nil })
  }

  @Test(
    "what is wrong with a flight is told at its place",
    arguments: table(
      """
      2026-11-02 08:25, back 2026-11-01, 812 EUR, seen 2026-09-01 → error ends-before-start destinations.yml:4:25 The flight back leaves before the flight out: “back 2026-11-01” | Correct one of the two; until then the flight is left out.
      2026-11-02 08:25, KLM, seen 2026-09-01 → error missing-field destinations.yml:4:7 Missing price in “2026-11-02 08:25, KLM, seen 2026-09-01” | Write it behind a comma, such as `, 812 EUR`.
      2026-11-02 08:25, 812 EUR → error missing-field destinations.yml:4:7 Missing day on which it was seen in “2026-11-02 08:25, 812 EUR” | Write it behind a comma, such as `, seen 2026-09-01`.
      2026-11-02 08:25, 2026-11-16 17:00, 812 EUR, seen 2026-09-01 → error unclear-flight destinations.yml:4:25 Unclear what is on that day: “2026-11-16 17:00” | Write `back 2026-11-16 17:00`, if that is the flight back, or `seen 2026-11-16`, if that is when you saw it.
      2026-11-02 08:25, back 2026-11-16, 812 EUR, checked 2026-09-01, seen 2026-09-01 → error unclear-flight destinations.yml:4:51 Unclear what is on that day: “checked 2026-09-01” | Write `seen 2026-09-01`, if that is when you saw it.
      2026-11-02 08:25, KLM, Air France, 812 EUR, seen 2026-09-01 → error unclear-flight destinations.yml:4:30 Two airlines: “KLM” and “Air France” | Write them as one, KLM/Air France, or take what is no airline out.
      2026-11-02 08:25, 812 EUR, 900 EUR, seen 2026-09-01 → error unclear-flight destinations.yml:4:34 Two prices: “812 EUR” and “900 EUR” | Take one of them out, or write a line for each flight.
      2026-11-02 08:25, premium economy, 812 EUR, seen 2026-09-01 → error unknown-word destinations.yml:4:25 Unknown cabin: “premium economy” | Write `premium`.
      2026-11-02 08:25, busness, 812 EUR, seen 2026-09-01 → error unknown-word destinations.yml:4:25 Unknown cabin: “busness” | Write `business`.
      2026-11-02 08:25, 812 EUX, seen 2026-09-01 → error bad-currency destinations.yml:4:29 Unknown currency: “EUX” | Did you mean EUR?
      6.11.2026, 812 EUR, seen 2026-09-01 → error bad-date destinations.yml:4:7 Unclear date “6.11.2026”: write year, month, day | Write 2026-11-06.
      {out: 2026-11-02, price: 812 EUR} → error missing-field destinations.yml:4:7 Missing `seen` in a flight | Add a line like `seen: …`.
      {out: 2026-11-02, back: 2026-11-01, price: 812, seen: 2026-09-01} → error ends-before-start destinations.yml:4:31 The flight back leaves before the flight out: “2026-11-01” | Correct one of the two; until then the flight is left out.
      {out: 2026-11-02, price: 812, seen: 2026-09-01, class: first} → warning unknown-key destinations.yml:4:55 Unknown field `class` in a flight | Did you mean `cabin`?
      {out: 2026-11-02, price: 812, seen: 2026-09-01, cabin: Lufthansa} → error unknown-word destinations.yml:4:62 Unknown cabin: “Lufthansa” | Write one of these: `economy`, `premium`, `business`, `first`.
      """))
  func wrongFlight(line: String, told: String) {
    let read = flights(line, "2026-11-03, 500 EUR, seen 2026-09-01")
    claim(read.told, is: [told])
    // The flight below is there in any case; that one only where it is no more than warned of.
    claim(read.flights.count, is: told.hasPrefix("warning") ? 2 : 1)
  }

  @Test(
    "what is wrong with a destination is told at its place",
    arguments: table(
      """
      - name: Kyoto → error missing-field destinations.yml:1:3 Missing `tags` in a destination | Add a line like `tags: …`.
      - {name: Kyoto, tags: []} → error missing-field destinations.yml:1:23 Missing tag of a destination | Write one to three words that it is chosen by, such as `tags: [temples, food]`.
      - {name: Kyoto, tgs: food} → error missing-field destinations.yml:1:17 Missing `tags` in a destination: `tgs` looks like it | Write `tags`.
      - {name: Kyoto, tags: [sea, food, art, ski]} → error too-many-tags destinations.yml:1:40 Too many tags: 4, and a destination has at most 3 | Leave those that say most; until then it has “sea”, “food”, “art”.
      - {tags: food} → error missing-field destinations.yml:1:3 Missing `name` in a destination | Add a line like `name: …`.
      - {name: Kyoto, tags: food, currency: YEN} → error bad-currency destinations.yml:1:39 Unknown currency: “YEN” | Write JPY.
      - {name: Kyoto, tags: food, country: jp} → error unknown-country destinations.yml:1:38 Unknown country: “jp” | Write JP.
      - {name: Kyoto, tags: food, country: Japan} → error unknown-country destinations.yml:1:38 Unknown country: “Japan” | Write the two capitals of its code, such as JP, PT or US.
      - {name: Kyoto, tags: food, airport: kix} → error unknown-airport destinations.yml:1:38 Unknown airport: “kix” | Write KIX.
      - {name: Kyoto, tags: food, airport: Kansai KIX} → error unknown-airport destinations.yml:1:38 Unknown airport: “Kansai KIX” | Write KIX.
      - {name: Kyoto, tags: food, airport: Osaka} → error unknown-airport destinations.yml:1:38 Unknown airport: “Osaka” | Write the code of one of its airports: ITM, KIX.
      - {name: Kyoto, tags: food, airport: Kobe} → error unknown-airport destinations.yml:1:38 Unknown airport: “Kobe” | Write the code of its airport: UKB.
      - {name: Kyoto, tags: food, airport: QQQ} → error unknown-airport destinations.yml:1:38 Unknown airport: “QQQ” | Write the three capitals of its code, such as KIX or LHR.
      - {name: Kyoto, at: 35.0116 135.7681, tags: food, airport: QQQ} → error unknown-airport destinations.yml:1:60 Unknown airport: “QQQ” | Write the code of one that is near by: ITM (Osaka), UKB (Kobe), KIX (Osaka).
      - {name: Kyoto, tags: food, airprt: KIX} → warning unknown-key destinations.yml:1:29 Unknown field `airprt` in a destination | Did you mean `airport`?
      - Kyoto → error wrong-kind destinations.yml:1:3 Expected fields in a destination, found a text | Write a field on each line, like `name: Kyoto`.
      Kyoto: {tags: food} → error wrong-kind destinations.yml:1:1 Expected a list in destinations.yml, found fields | Write an item for each, like `- name: Kyoto`, with its fields below it.
      """))
  func wrong(line: String, told: String) {
    claim(read(line).1, is: [told])
  }

  @Test("a value that is wrong loses no other, but without a tag or a name there is no destination")
  func lost() {
    let (destinations, told) = read(
      """
      - {name: One, tags: [sea, food, art, ski], airport: QQQ, currency: YEN, country: Japan, note: Go.}
      - {name: Two, tags: []}
      - {tags: food}
      - {name: Three, at: 99.5 200.5, tags: "food, FOOD, f ood"}
      """)
    claim(destinations.map(\.name), is: ["One", "Three"])
    claim(destinations[0].tags, is: ["sea", "food", "art"])
    claim(destinations[0].note, is: "Go.")
    claim(none: destinations[0].airport)
    claim(none: destinations[0].currencyThere)
    // One tag in three spellings is one.
    claim(destinations[1].tags, is: ["food"])
    claim(none: destinations[1].at)
    claim(told.count, is: 7, "\(told)")
  }

  @Test("one that is there twice counts once, and is kept back where either is")
  func twice() {
    let (destinations, told) = read(
      """
      - {name: Kyoto, tags: food}
      - {name: KYOTO, tags: sea, private: yes}
      - {name: Porto, tags: wine}
      """)
    claim(
      told,
      is: [
        "error destination-twice destinations.yml:2:10 “KYOTO” is told of in line 1 already; this one is left out"
          + " | Put both into one, or give them different names."
      ])
    claim(destinations.map(\.name), is: ["Kyoto", "Porto"])
    claim(destinations.map { $0.keptBack.isEmpty }, is: [false, true])
  }

  @Test("what is kept back takes its picture with it, and what may be meant to be is left out")
  func kept() throws {
    let text = """
      - {name: Kyoto, tags: food, picture: ideas/kyoto.jpg, private: yes}
      - {name: Porto, tags: wine, prvate: yes}
      - {name: Fez, tags: food, publish: 2026-08-01}
      """
    let reading = NotationReader.read(Array(text.utf8), file: "destinations.yml")
    let files = ["ideas/kyoto.jpg"]
    let list = DestinationFile.read(
      reading, currency: .euro, photos: PictureNames(files), mentions: FileMentions(files, entries: []))
    claim(list.items.map(\.name), is: ["Kyoto", "Fez"])
    claim(list.diagnostics.map(\.code), is: [.mayBePrivate])
    claim(list.filesKeptBack.first?.files, is: ["ideas/kyoto.jpg"])
    let august = try unwrapped(LocalDate(iso: "2026-08-01"))
    #expect(list.items.published(on: august - 1).isEmpty)
    claim(list.items.published(on: august).map(\.name), is: ["Fez"])
  }

  @Test("an empty file has none")
  func empty() {
    #expect(read("").0.isEmpty && read("").1.isEmpty && read("# Later.\n").1.isEmpty)
  }
}
