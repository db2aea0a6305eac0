import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Where places to go next are")
struct DestinationPlaceTests {
  private static func town(
    _ name: String, _ region: String, _ country: String, _ latitude: Double, _ longitude: Double,
    _ population: Int
  ) throws -> TownReading {
    TownReading(
      name: name, region: region, country: country, countryName: country,
      coordinate: try at(latitude, longitude), population: population)
  }

  /// A gazetteer of three names.
  private static func lookup() throws -> PlaceLookup {
    let towns: [String: [TownReading]] = [
      "Kyoto": [try town("Kyoto", "Kyōto", "JP", 35.02, 135.75, 1_460_000)],
      "Cambridge": [
        try town("Cambridge", "England", "GB", 52.2, 0.12, 145_000),
        try town("Cambridge", "Massachusetts", "US", 42.37, -71.11, 110_000),
      ],
    ]
    let areas = [
      "Japan": AreaReading(country: "JP", region: nil, population: 120_000_000, corners: [try at(36, 138)])
    ]
    return PlaceLookup(
      { _ in nil }, towns: { texts in towns.filter { texts.contains($0.key) } },
      areas: { texts in areas.filter { texts.contains($0.key) } })
  }

  struct Case: Sendable {
    var name: String
    var at: String?
    var country: String?
    var airport: String?
    var latitude: Double?
    var isIn: String?
    var code: DiagnosticCode?
  }

  private static let cases = [
    Case(name: "Kyoto", latitude: 35.02, isIn: "JP"),
    Case(name: "The old capital", at: "Kyoto", latitude: 35.02, isIn: "JP"),
    Case(name: "Kyotto", code: .placeNotFound),
    Case(name: "Kyotto", country: "JP", isIn: "JP", code: .placeNotFound),
    Case(name: "Kyoto", country: "FR", isIn: "FR", code: .placeNotFound),
    Case(name: "Cambridge", code: .ambiguousPlace),
    Case(name: "Cambridge", country: "US", latitude: 42.37, isIn: "US"),
    Case(name: "Cambridge", airport: "BOS", latitude: 42.37, isIn: "US"),
    Case(name: "Japan", isIn: "JP"),
  ]

  @Test(
    "is found by the town that is named, where its country or its airport tells which; a country is no point",
    arguments: cases)
  func found(_ expected: Case) throws {
    let place = try destination(expected.name) {
      $0.at = expected.at.map { Written(NamedPlace(name: $0, coordinate: nil), at: SourcePlace(file: "a")) }
      $0.country = expected.country
      $0.airport = try expected.airport.map(airport)
    }
    let (plan, diagnostics) = try planned([place]) { $0.names = try Self.lookup() }
    claim(plan.destinations[0].position?.latitude, is: expected.latitude)
    claim(plan.destinations[0].country, is: expected.isIn)
    claim(diagnostics.map(\.code), is: [expected.code].compactMap(\.self))
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("is the same for who asks others about it, and nothing where no page tells of it")
  func asked() throws {
    let fromBoston = try destination("Cambridge") { $0.airport = try airport("BOS") }
    let places = [
      fromBoston, destination("Japan"), destination("Cambridge"), destination("Kyoto, by the river"),
      destination("Garden", at: try kyoto()),
    ]
    let circle = PrivateCircle(middle: try at(35.02, 135.75), metres: 10_000)
    let found = DestinationPlaces.find(places, outside: [circle], named: try Self.lookup())
    claim(found.map { $0.position?.latitude }, is: [42.37, nil, nil, nil, nil])
    claim(found.map(\.country), is: ["US", "JP", nil, nil, nil])
    claim(found.map(\.isPrivate), is: [false, false, false, true, true])
  }

  @Test("is told with a way out where no town is called so, and with the towns where several are")
  func wayOut() throws {
    let named = destination("Home of tea") {
      $0.at = Written(NamedPlace(name: "Ujji", coordinate: nil), at: SourcePlace(file: "destinations.yml"))
    }
    let places = [destination("Kyotto"), named, destination("Cambridge")]
    let diagnostics = try planned(places) { $0.names = try Self.lookup() }.diagnostics
    claim(
      diagnostics.map(\.message),
      is: [
        "Unknown place “Kyotto”", "Unknown place “Ujji”",
        "Ambiguous place “Cambridge”: several towns have this name",
      ])
    claim(diagnostics[0].advice?.contains("`at: 36.5297, -6.2925`"), is: true)
    claim(diagnostics[1].advice?.hasPrefix("Write its position after the name"), is: true)
    claim(diagnostics[2].advice?.contains("Cambridge, GB; Cambridge, US"), is: true)
    claim(diagnostics[0].place, is: places[0].source)
    // Without a gazetteer nobody can say that there is no such town.
    #expect(try planned(places).diagnostics.isEmpty)
  }

  @Test("is in the country of its position where none is written, and pays in its currency")
  func country() throws {
    let places = [
      destination("Kyoto", at: try kyoto()),
      destination("Busan", at: try kyoto()) { $0.country = "KR" },
      destination("Euroland", at: try kyoto()) { $0.currency = .euro },
      destination("Nowhere"),
    ]
    let plan = try planned(places) { $0.names = PlaceLookup { _ in Locality(country: "JP") } }.plan
    claim(plan.destinations.map(\.country), is: ["JP", "KR", "JP", nil])
    claim(plan.destinations.map { $0.currency?.code }, is: ["JPY", "KRW", "EUR", nil])
  }

  @Test("is not told in a private circle, whatever depends on it, and moving it there changes nothing")
  func withheld() throws {
    let middle = try kyoto()
    func plan(_ place: Coordinate) throws -> NextPlan {
      try planned([destination("Home", at: place)]) {
        $0.circles = [PrivateCircle(middle: middle, metres: 10_000)]
        $0.names = PlaceLookup { _ in Locality(country: "JP") }
        $0.flightsFrom = try airport("AMS")
        $0.sights = [DestinationContents.Sight(name: "Temple", coordinate: try at(35.2, 135.77))]
        $0.changers = [DestinationContents.Changer(coordinate: try at(35.15, 135.77))]
        $0.forecasts = [
          DestinationForecast(place: "Home", steps: [], source: "A", fetched: try day("2026-05-01"))
        ]
      }.plan
    }
    let home = try unwrapped(try plan(middle).destinations.first)
    claim(none: home.position)
    claim(none: home.country)
    claim(none: home.airport)
    claim(none: home.reach)
    #expect(home.sights.isEmpty && home.changers.isEmpty && home.forecast == nil && home.currency == nil)
    let moved = try plan(middle.moved(by: 9000, towards: 0))
    try claim(plan(middle), is: moved)
    let outside = try unwrapped(try plan(middle.moved(by: 11_000, towards: 0)).destinations.first)
    #expect(outside.sights.count == 1 && outside.changers.count == 1 && outside.forecast != nil)
  }
}
