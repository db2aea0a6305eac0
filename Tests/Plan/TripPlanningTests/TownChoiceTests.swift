import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Which of several towns of a name is meant")
struct TownChoiceTests {
  /// What the gazetteer has: name, region, country, latitude, longitude, people, and whether it is a part of a city or
  /// called so in foreign languages alone.
  private static let towns = """
    Salamanca | Guanajuato | MX | 20.57 | -101.20 | 161000
    Salamanca | Madrid | ES | 40.43 | -3.68 | 148000 | part
    Salamanca | Castile and León | ES | 40.97 | -5.66 | 145000
    Salamanca | Coquimbo | CL | -31.78 | -70.96 | 13300
    Barcelona | Catalonia | ES | 41.39 | 2.16 | 1690000
    Barcelona | Anzoátegui | VE | 10.14 | -64.69 | 815000
    Barcelona | Rio Grande do Norte | BR | -5.95 | -35.93 | 3990
    Athens | Attica | GR | 37.98 | 23.73 | 664000
    Athens | Georgia | US | 33.96 | -83.38 | 127000
    Athens | Alabama | US | 34.80 | -86.97 | 25000
    Athens | Ohio | US | 39.33 | -82.10 | 25000
    Valencia | Carabobo | VE | 10.16 | -68.00 | 1620000
    Valencia | Valencia | ES | 39.47 | -0.38 | 824000
    Valencia | California | US | 34.44 | -118.61 | 149000
    Córdoba | Cordoba | AR | -31.41 | -64.19 | 2110000
    Córdoba | Andalusia | ES | 37.89 | -4.77 | 326000
    Córdoba | Veracruz | MX | 18.88 | -96.93 | 205000
    Paris | Île-de-France | FR | 48.85 | 2.35 | 2140000
    Paris | Texas | US | 33.66 | -95.56 | 24800
    Paris | Ontario | CA | 43.20 | -80.38 | 12300
    Springfield | Missouri | US | 37.22 | -93.30 | 170000
    Springfield | Massachusetts | US | 42.10 | -72.59 | 154000
    Springfield | Illinois | US | 39.80 | -89.64 | 114000
    Springfield | Oregon | US | 44.05 | -123.02 | 60900
    Springfield | Ohio | US | 39.92 | -83.81 | 59700
    Santiago | Santiago Metropolitan | CL | -33.46 | -70.65 | 4840000
    Santiago | Santiago | DO | 19.45 | -70.69 | 1200000
    Santiago | Cagayan Valley | PH | 16.69 | 121.55 | 108000
    Georgetown | Demerara-Mahaica | GY | 6.80 | -58.16 | 235000
    Georgetown | Penang | MY | 5.41 | 100.34 | 158000
    Georgetown | Texas | US | 30.63 | -97.68 | 63700
    Georgetown | Ontario | CA | 43.65 | -79.92 | 44100
    Georgetown | Kentucky | US | 38.21 | -84.56 | 32400
    Georgetown | - | KY | 19.29 | -81.37 | 29400
    Georgetown | - | US | 38.90 | -77.06 | 11900 | part
    Georgetown | Georgia | US | 31.98 | -81.23 | 11800
    Victoria | - | HK | 22.28 | 114.17 | 7400000
    Victoria | Central and Western | HK | 22.29 | 114.14 | 957000
    Victoria | British Columbia | CA | 48.44 | -123.35 | 290000
    Victoria | Texas | US | 28.81 | -97.00 | 67600
    Granada | Andalusia | ES | 37.19 | -3.61 | 234000
    Granada | Granada | NI | 11.93 | -85.95 | 89400
    Granada | Meta | CO | 3.55 | -73.71 | 68900
    Toledo | Ohio | US | 41.66 | -83.56 | 266000
    Toledo | Central Visayas | PH | 10.38 | 123.64 | 207000
    Toledo | Paraná | BR | -24.71 | -53.74 | 119000
    Toledo | Castilla-La Mancha | ES | 39.86 | -4.02 | 86500
    León | Guanajuato | MX | 21.12 | -101.68 | 1580000
    León | León | NI | 12.44 | -86.88 | 145000
    León | Castile and León | ES | 42.60 | -5.57 | 125000
    Santiago de Compostela | Galicia | ES | 42.88 | -8.55 | 99500
    Ponferrada | Castile and León | ES | 42.55 | -6.60 | 63700
    London | England | GB | 51.51 | -0.13 | 8960000
    London | Ontario | CA | 42.98 | -81.23 | 422000
    London | Ohio | US | 39.89 | -83.45 | 10100
    Birmingham | England | GB | 52.48 | -1.90 | 1160000
    Birmingham | Alabama | US | 33.52 | -86.80 | 196000
    Vienna | Vienna | AT | 48.21 | 16.37 | 1690000
    Vienna | Virginia | US | 38.90 | -77.27 | 16500
    Tripoli | Tripoli | LY | 32.89 | 13.19 | 1300000
    Goris | Shida Kartli | GE | 41.99 | 44.11 | 41900 | abroad
    Goris | Syunik | AM | 39.51 | 46.34 | 17600
    Rom | Lazio | IT | 41.89 | 12.48 | 2320000 | abroad
    Rom | Mecklenburg | DE | 53.44 | 11.97 | 1000
    Tripoli | Liban-Nord | LB | 34.43 | 35.84 | 229000
    Tripoli | Peloponnese | GR | 37.51 | 22.38 | 26600
    """

  private static func readings() throws -> [String: [TownReading]] {
    var found: [String: [TownReading]] = [:]
    for line in towns.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      let latitude = try unwrapped(Double(cells[3]))
      let longitude = try unwrapped(Double(cells[4]))
      found[cells[0], default: []].append(
        TownReading(
          name: cells[0], region: cells[1] == "-" ? nil : cells[1], country: cells[2], countryName: cells[2],
          coordinate: try at(latitude, longitude), population: try unwrapped(Int(cells[5])),
          isPart: cells.last == "part", isNamedAbroad: cells.last == "abroad"))
    }
    // What stands behind the comma leaves those of that country.
    for (name, towns) in found { found["\(name), Spain"] = towns.filter { $0.country == "ES" } }
    return found
  }

  /// Where a trip is.
  private static let trips: [String: (Double, Double)] = [
    "Madrid": (40.42, -3.70), "Paris": (48.86, 2.34), "Berlin": (52.52, 13.40), "London": (51.50, -0.12),
    "Lisbon": (38.72, -9.14), "Caracas": (10.50, -66.90), "Atlanta": (33.75, -84.39),
    "New York": (40.71, -74.01), "Dallas": (32.78, -96.80), "Houston": (29.76, -95.40),
    "Boston": (42.36, -71.06), "Chicago": (41.88, -87.63), "Washington": (38.90, -77.03),
    "Kuala Lumpur": (3.14, 101.69), "Austin": (30.27, -97.74), "Vancouver": (49.28, -123.12),
    "Valparaíso": (-33.05, -71.60), "Santo Domingo": (18.47, -69.90), "Managua": (12.10, -86.25),
    "Buenos Aires": (-34.60, -58.40), "Irapuato": (20.68, -101.35), "Beirut": (33.89, 35.50),
    "Toronto": (43.65, -79.38), "Yerevan": (40.18, 44.51), "Tbilisi": (41.69, 44.80),
  ]

  @Test(
    "People and nearness to the rest of the trip tell, a quarter steps back, and what is comparable is ambiguous",
    arguments: [
      ("Salamanca", "Madrid", 40.97), ("Salamanca", "Paris", 40.97), ("Salamanca", "Irapuato", 20.57),
      ("Salamanca, Spain", "Paris", 40.97), ("Salamanca, Spain", nil, 40.97),
      ("Barcelona", "Paris", 41.39), ("Barcelona", "Caracas", 10.14), ("Athens", "Berlin", 37.98),
      ("Athens", "Atlanta", 33.96), ("Athens", "New York", nil), ("Valencia", "Berlin", 39.47),
      ("Valencia", "Caracas", 10.16), ("Córdoba", "Madrid", 37.89), ("Córdoba", "Buenos Aires", -31.41),
      ("Paris", "Berlin", 48.85), ("Paris", "Dallas", 33.66), ("Paris", "Boston", 48.85),
      ("Springfield", "London", nil), ("Springfield", "Chicago", nil), ("Springfield", nil, nil),
      ("Santiago", "Valparaíso", -33.46), ("Santiago", "Santo Domingo", 19.45), ("Santiago", nil, nil),
      ("Georgetown", "Washington", 38.90), ("Georgetown", "Kuala Lumpur", 5.41),
      ("Georgetown", "Austin", 30.63), ("Victoria", "Vancouver", 48.44), ("Granada", "Madrid", 37.19),
      ("Granada", "Managua", 11.93), ("Toledo", "Madrid", 39.86), ("León", "Madrid", 42.60),
      ("London", "New York", 51.51), ("London", "Toronto", 42.98), ("Birmingham", "Atlanta", 33.52),
      ("Birmingham", "London", 52.48), ("Vienna", "Washington", 38.90), ("Vienna", "Berlin", 48.21),
      ("Tripoli", "Beirut", 34.43), ("Goris", "Yerevan", 39.51), ("Goris", "Tbilisi", 39.51),
      ("Rom", "Berlin", 41.89),
    ] as [(String, String?, Double?)])
  func choice(_ name: String, _ trip: String?, _ latitude: Double?) throws {
    let readings = try Self.readings()
    var photos: [Photo] = []
    if let trip {
      let here = try unwrapped(Self.trips[trip])
      photos = [try photo("a.jpg", "2026-05-01 12:00", at: at(here.0, here.1))]
    }
    let named = try entry("2026-05-03-x.md", place: NamedPlace(name: name, coordinate: nil))
    let result = TripPlanner.plan(
      Trip(entries: [named], photos: photos), today: try day("2026-05-09"),
      names: PlaceLookup({ _ in nil }, towns: { texts in readings.filter { texts.contains($0.key) } }))
    claim(result.plan.journal.entries[0].position?.value.latitude, is: latitude)
    let isAmbiguous = result.diagnostics.contains { $0.code == .ambiguousPlace }
    claim(isAmbiguous, is: latitude == nil)
  }

  @Test(
    "Where a trip goes tells where its other names are, and so does what one town alone is called, of middling size too",
    arguments: [("Santiago de Compostela", true), ("Ponferrada", true), ("Ponferrada", false)])
  func neighbours(_ other: String, isDestination: Bool) throws {
    let readings = try Self.readings()
    let place = NamedPlace(name: other, coordinate: nil)
    var entries = [try entry("2026-05-03-x.md", place: NamedPlace(name: "León", coordinate: nil))]
    if !isDestination { entries.append(try entry("2026-05-04-y.md", place: place)) }
    let trip = Trip(
      settings {
        if isDestination { $0.destination = Written(place, at: SourcePlace(file: "trip.yml")) }
      }, entries: entries)
    let plan = TripPlanner.plan(
      trip, today: try day("2026-05-09"),
      names: PlaceLookup({ _ in nil }, towns: { texts in readings.filter { texts.contains($0.key) } })
    ).plan
    claim(plan.journal.entries[0].position?.value.latitude, is: 42.60)
  }
}
