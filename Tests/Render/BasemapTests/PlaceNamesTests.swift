import Foundation
import Testing

@testable import Basemap

@Suite("Names of places")
struct PlaceNamesTests {
  private static let folder = ZonePoints.root + "/assets/atlas"
  private static let names = try? PlaceNames.open(folder: folder)

  private static func name(_ latitude: Double, _ longitude: Double) throws -> PlaceName {
    let names = try #require(names)
    return try #require(names.name(latitude: latitude, longitude: longitude))
  }

  @Test("The largest towns of a window are found, the largest first, also across the date line and at a pole")
  func window() throws {
    let names = try #require(Self.names)
    func towns(_ south: Double, _ north: Double, _ west: Double, _ east: Double) -> [String] {
      names.towns(in: GeoWindow(south: south, north: north, west: west, east: east), maximum: 3).map(\.name)
    }
    #expect(towns(47, 49, 15, 18).prefix(2) == ["Vienna", "Bratislava"])
    #expect(towns(-20, -15, 176, 184).contains("Suva"))
    #expect(towns(90, 90, -180, 180).isEmpty && towns(-90, -90, -180, 180).isEmpty)
    #expect(towns(-90, 90, -180, 180).count == 3)
  }

  @Test("Across a border a town is nobody's quarter, and what is called a part of a town is none")
  func apart() throws {
    let names = try #require(Self.names)
    // La Línea has more people, and its middle is two and a half kilometres from that of Gibraltar.
    let rock = names.towns(in: GeoWindow(south: 36.05, north: 36.2, west: -5.4, east: -5.3), maximum: 12)
    #expect(rock.first { $0.country == "GI" }?.name == "Gibraltar", "\(rock.map(\.name))")
    #expect(!rock.contains { $0.name.hasSuffix("District") || $0.name.hasSuffix("Area") })
    let south = GeoWindow(south: 36.105, north: 36.118, west: -5.36, east: -5.34)
    #expect(names.towns(in: south, maximum: 4).isEmpty)
    // A map of streets names it all the same.
    #expect(names.places(in: south, maximum: 4).map(\.name) == ["South District"])
  }

  @Test("A place that has the people of a namesake hides no city, and a quarter of a city is called by that")
  func mistaken() throws {
    let names = try #require(Self.names)
    let windows = [
      (34.1, 34.3, 135.1, 135.3), (36.1, 36.4, 140.2, 140.5), (33.5, 33.75, 132.9, 133.1),
      (34.74, 34.8, 134.8, 134.9),
    ]
    let largest = windows.map { south, north, west, east in
      names.towns(in: GeoWindow(south: south, north: north, west: west, east: east), maximum: 1).first?.name
    }
    #expect(largest == ["Wakayama", "Mito", "Kuma", "Kakogawa"])
  }

  @Test("A part of a town that has as many people never stands before the town whose name it bears")
  func part() throws {
    let names = try #require(Self.names)
    let windows = [(34.5, 35.6, -91.0, -89.5), (36.9, 37.2, -76.6, -76.2)]
    let towns = windows.map { south, north, west, east in
      names.towns(in: GeoWindow(south: south, north: north, west: west, east: east), maximum: 12).map(\.name)
    }
    #expect(towns[0].first == "Memphis" && !towns[0].contains("New South Memphis"), "\(towns[0])")
    #expect(towns[1].contains("Hampton") && !towns[1].contains("East Hampton"), "\(towns[1])")
    // In the middle of that part.
    #expect(try Self.name(35.0868, -90.0568).town?.name == "Memphis")
    // Villages may be called by more words than a hamlet on their ground.
    #expect(try Self.name(39.8003, 18.3567).town?.name == "Santa Maria di Leuca")
  }

  @Test(
    "A point is off shore where water alone is around it, and never on a lake, on land or where no shores are known",
    arguments: [
      ("in Savusavu Bay", -16.80, 179.25, true), ("off Faial", 38.50, -28.63, true),
      ("in Savusavu", -16.776, 179.34, false), ("on Lake Constance", 47.6, 9.4, false),
      ("off Antarctica", -64.8, -63.0, false),
    ])
  func offShore(place: String, latitude: Double, longitude: Double, isOff: Bool) throws {
    let names = try #require(Self.names)
    #expect(
      names.isOffShore(AtlasPoint(longitude: longitude, latitude: latitude)) == isOff, "\(place)")
  }

  @Test(
    "Two points are on two islands where open water is between them, and not across a bay or a river",
    arguments: [
      ("Faial and Pico", (38.534, -28.63), (38.535, -28.526), true),
      ("both on Pico", (38.535, -28.526), (38.468, -28.399), false),
      ("across the bay of Monterey", (36.965, -122.02), (36.6, -121.89), false),
      ("Manhattan and Brooklyn", (40.758, -73.985), (40.69, -73.96), false),
      ("both far inland", (48.2, 16.37), (48.15, 17.11), false),
    ] as [(String, (Double, Double), (Double, Double), Bool)])
  func lands(_ what: String, _ one: (Double, Double), _ other: (Double, Double), _ areTwo: Bool) throws {
    let names = try #require(Self.names)
    let points = [one, other].map { AtlasPoint(longitude: $0.1, latitude: $0.0) }
    #expect(names.areOnTwoLands(points[0], points[1]) == areTwo, "\(what)")
  }

  @Test(
    "A spot that travellers know is in its town and its country",
    arguments: [
      ("Eiffel Tower", 48.8584, 2.2945, "Paris", "FR"), ("Torre de Belém", 38.6916, -9.2160, "Lisbon", "PT"),
      ("Seljalandsfoss", 63.6156, -19.9886, "Hvolsvöllur", "IS"),
      ("Zürich’s station", 47.3779, 8.5403, "Zürich", "CH"), ("San Marco", 45.4341, 12.3388, "Venice", "IT"),
      ("Schönbrunn", 48.1845, 16.3122, "Vienna", "AT"),
      ("Grand Canyon", 36.0579, -112.1430, "Grand Canyon", "US"),
      ("Machu Picchu", -13.1631, -72.5450, "Machupicchu", "PE"),
      ("Fushimi Inari", 34.9671, 135.7727, "Kyoto", "JP"),
      ("Sydney’s opera", -33.8568, 151.2153, "Sydney", "AU"), ("Uluru", -25.3444, 131.0369, "Yulara", "AU"),
      ("Milan’s cathedral", 45.4641, 9.1919, "Milan", "IT"),
      ("Jökulsárlón", 64.0484, -16.1794, "Höfn", "IS"),
      ("Basel’s German station", 47.5677, 7.6070, "Basel", "CH"),
      ("Kehl’s bridge", 48.5735, 7.8085, "Kehl", "DE"), ("Cabo da Roca", 38.7804, -9.4989, "Azoia", "PT"),
      // A campsite on the Rhine, of which the nearest town is German, and 3.6 km off.
      ("Munchhausen", 48.9185, 8.155, "Seltz", "FR"),
      // As far from a town as from a village beside it.
      ("Blue Springs’ lake", 39.0513, -94.2888, "Blue Springs", "US"),
      // Towns that have grown together, and small countries.
      ("Yokohama’s station", 35.4657, 139.6223, "Yokohama", "JP"),
      ("Shinjuku", 35.6896, 139.7006, "Tokyo", "JP"),
      ("Newark’s station", 40.7347, -74.1644, "Newark", "US"),
      ("Kreuzberg", 52.4990, 13.4030, "Berlin", "DE"),
      ("Times Square", 40.7580, -73.9855, "New York City", "US"),
      ("St Peter’s", 41.9022, 12.4539, "Vatican City", "VA"),
      ("Monaco’s casino", 43.7392, 7.4283, "Monte-Carlo", "MC"),
      ("San Marino’s palace", 43.9363, 12.4467, "San Marino", "SM"),
      ("Ceuta", 35.8894, -5.3213, "Ceuta", "ES"), ("Hong Kong’s ferry", 22.2871, 114.1576, "Hong Kong", "HK"),
      ("Longyearbyen", 78.2232, 15.6267, "Longyearbyen", "SJ"),
      ("Hammerfest", 70.6634, 23.6821, "Hammerfest", "NO"),
      ("Honningsvåg", 70.9821, 25.9704, "Honningsvåg", "NO"),
      // Islands too small for the outlines of countries.
      ("Capri’s Piazzetta", 40.5507, 14.2429, "Capri", "IT"), ("Procida", 40.7601, 14.0250, "Procida", "IT"),
      ("Ålesund", 62.4722, 6.1549, "Ålesund", "NO"),
      ("Cayenne", 4.9372, -52.3260, "Cayenne", "GF"), ("Saint-Denis", -20.8789, 55.4481, "Saint-Denis", "RE"),
    ] as [(String, Double, Double, String, String)])
  func spots(_ spot: String, latitude: Double, longitude: Double, town: String, country: String) throws {
    let name = try Self.name(latitude, longitude)
    #expect(name.town?.name == town && name.country == country, "\(spot): \(name)")
    #expect(name.sea == nil)
  }

  @Test("Outside of a town it is told how far off it is, and in which direction")
  func distances() throws {
    let lagoon = try Self.name(64.0484, -16.1794)
    #expect(!lagoon.isInTown && lagoon.wind == .southWest && Int((lagoon.metres / 1000).rounded()) == 52)
    let rock = try Self.name(-25.3444, 131.0369)
    #expect(!rock.isInTown && rock.wind == .southEast && (11_000...14_000).contains(rock.metres))
    #expect(try Self.name(45.4341, 12.3388).isInTown)
  }

  @Test("It is not told how far off the point is that stands for a valley or a park, but the nearest town")
  func landscapes() throws {
    let inn = try Self.name(36.448333, -116.855)
    #expect(inn.town?.name == "Beatty" && inn.wind == .south && !inn.isInTown)
    #expect((50_000...54_000).contains(inn.metres))
    #expect(inn.region == "California" && inn.country == "US")
    // June Lake is nearer, and might be all around.
    let lake = try Self.name(37.956, -119.119)
    #expect(lake.town?.name == "Mammoth Lakes" && (35_000...38_000).contains(lake.metres))
    // By the point itself it is called so.
    #expect(try Self.name(36.2396, -116.8113).town?.name == "Death Valley")
    for (name, isOne) in [
      ("Kosciuszko National Park", true), ("Estes Park", false), ("Valley", false), ("Valley Stream", false),
      ("Big Bear Lake", true), ("Yulara", false),
    ] {
      #expect(LandscapeNames.isOne(name) == isOne, "\(name)")
    }
  }

  @Test(
    "The region is today's, also where a country was divided anew",
    arguments: [
      (48.5734, 7.7521, "Grand Est"), (43.6045, 1.4442, "Occitanie"), (60.3913, 5.3221, "Vestland"),
      (63.4305, 10.3951, "Trøndelag"), (45.7640, 4.8357, "Auvergne-Rhône-Alpes"),
      (48.1375, 11.5755, "Bavaria"),
      (31.6295, -7.9811, "Marrakesh-Safi"), (63.7533, -20.2243, "Southern Region"),
      (36.0579, -112.143, "Arizona"),
      (28.6139, 77.2090, "Delhi"), (21.0285, 105.8542, "Hanoi"),
      // Divided since the lists were made: rather none than a wrong one.
      (5.3453, -4.0244, nil), (16.0678, 108.2208, nil),
    ] as [(Double, Double, String?)])
  func regions(latitude: Double, longitude: Double, region: String?) throws {
    #expect(try Self.name(latitude, longitude).region == region)
  }

  @Test(
    "On the open water it is the sea that is named, and no country",
    arguments: [
      (37.2, 25.0, "Aegean Sea"), (55.5, 3.0, "North Sea"), (45.0, -40.0, "North Atlantic Ocean"),
      (-30.0, -120.0, "South Pacific Ocean"), (-10.0, 80.0, "Indian Ocean"), (89.9, 10, "Arctic Ocean"),
      (43.3, 15.0, "Adriatic Sea"), (34.3, 133.5, "Seto Inland Sea"),
      // West of the Cyclades the source has the sea south of them.
      (37.4, 24.1, "Aegean Sea"), (36.9, 23.6, "Aegean Sea"), (35.9, 24.8, "Sea of Crete"),
      // A strait is no part of the seas at its ends.
      (35.95, -5.6, "Strait of Gibraltar"), (36.0, -5.1, "Alboran Sea"), (35.9, -6.3, "North Atlantic Ocean"),
    ] as [(Double, Double, String)])
  func seas(latitude: Double, longitude: Double, sea: String) throws {
    let name = try Self.name(latitude, longitude)
    #expect(name.sea == sea, "\(name)")
    #expect(name.country == nil)
  }

  @Test(
    "An island that the outlines of countries leave out is land, and so is a boat at its shore; farther off is the sea",
    arguments: [(43.8595, 15.5033, true), (43.80, 15.45, false), (34.3, 133.5, false)])
  func smallIslands(latitude: Double, longitude: Double, isLand: Bool) throws {
    let name = try Self.name(latitude, longitude)
    #expect((name.sea == nil) == isLand && (name.country == "HR") == isLand, "\(name)")
    #expect(name.town != nil && !name.isInTown)
  }

  @Test(
    "Where countries disagree, the gazetteer's is told; where nobody is at home, none",
    arguments: [
      ("Simferopol", 44.9572, 34.1108, "UA"), ("Taipei", 25.0330, 121.5654, "TW"),
      ("Kyrenia", 35.3364, 33.3182, "CY"),
      ("Laayoune", 27.1418, -13.1872, "EH"), ("Pristina", 42.6629, 21.1655, "XK"),
      ("Hargeisa", 9.56, 44.065, "SO"),
      ("Bir Tawil", 21.87, 33.74, nil), ("Kralendijk", 12.15, -68.2655, "BQ"),
    ] as [(String, Double, Double, String?)])
  func disputed(_ place: String, latitude: Double, longitude: Double, country: String?) throws {
    #expect(try Self.name(latitude, longitude).country == country, "\(place)")
  }

  @Test("What is no place has no name, and the poles and the date line do")
  func edges() throws {
    let names = try #require(Self.names)
    let nowhere: [(Double, Double)] = [(91, 0), (0, 181), (.nan, 0), (0, .infinity)]
    for (latitude, longitude) in nowhere {
      #expect(names.name(latitude: latitude, longitude: longitude) == nil)
    }
    #expect(try Self.name(-90, 0).country == "AQ")
    for longitude in [-180.0, 180] {
      #expect(try Self.name(67, longitude).country == "RU")
      #expect(try Self.name(0, longitude).sea != nil)
    }
    // The date line runs through Taveuni, and the nearest town is on its other side.
    let (west, east) = (try Self.name(-16.84, 179.99), try Self.name(-16.84, -179.98))
    #expect(west.country == "FJ" && east.country == "FJ" && west.town != nil && west.town == east.town)
    #expect(try Self.name(90, 180).sea == "Arctic Ocean")
  }

  @Test("At random, the country is that of the unsimplified map, and the nearest town is found")
  func oracle() throws {
    let names = try #require(Self.names)
    let points = NamePoint.all
    #expect(points.count == 1500)
    for point in points {
      let name = try Self.name(point.latitude, point.longitude)
      #expect(name.country == point.country, "\(point)")
      let search = TownSearch(
        gazetteer: names.gazetteer,
        point: AtlasPoint(longitude: point.longitude, latitude: point.latitude))
      let nearest = search.towns(of: [point.country], within: 249_000).nearest
      let spelt = NameSpelling.name(of: point.town, in: point.country)
      #expect(nearest.map { names.gazetteer.town($0.row).name } ?? "" == spelt, "\(point)")
      #expect(abs((nearest?.metres ?? 0) - point.metres) < 5, "\(point)")
    }
  }

  @Test("Towns are found by name, in any capitals and without accents, the largest first")
  func search() throws {
    let names = try #require(Self.names)
    #expect(names.towns(named: "kyoto").first?.country == "JP")
    #expect(names.towns(named: "REYKJAVIK").map(\.name).first == "Reykjavík")
    #expect(names.towns(named: "hvolsvollur").map(\.country) == ["IS"])
    let springs = names.towns(named: "Springfield")
    #expect(springs.count > 20 && springs == springs.sorted { $0.population > $1.population })
    #expect(names.towns(named: "springfield", in: "AU").allSatisfy { $0.country == "AU" })
    #expect(names.towns(named: "saint denis", in: "RE").count == 1)
    #expect(names.towns(named: "Tromso").first?.name == "Tromsø")
    #expect(names.towns(named: "").isEmpty && names.towns(named: "?!").isEmpty)
    #expect(names.towns(named: "no such town anywhere").isEmpty)
  }

  @Test("A file that is missing or damaged is named, and what that costs")
  func damage() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/names-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in ["towns.atlas", "countries.atlas", "seas.atlas"] {
      #expect(throws: AtlasProblem.missing(file)) { try PlaceNames.open(folder: folder) }
      let whole = try Data(contentsOf: URL(filePath: Self.folder + "/" + file))
      try whole.dropLast().write(to: URL(filePath: folder + "/" + file))
      #expect(throws: AtlasProblem.damaged(file)) { try PlaceNames.open(folder: folder) }
      try whole.write(to: URL(filePath: folder + "/" + file))
      #expect(AtlasProblem.missing(file).message.contains("towns and countries"))
    }
    _ = try PlaceNames.open(folder: folder)
  }

  @Test("A file that was made wrong harms nothing, whatever stands in it")
  func madeWrong() throws {
    var state: UInt64 = 0x5EED
    func chance(_ end: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % end
    }
    let names = try #require(Self.names)
    let towns = try Data(contentsOf: URL(filePath: Self.folder + "/towns.atlas"))
    let countries = Array(
      try Data(contentsOf: URL(filePath: Self.folder + "/countries.atlas")).prefix(12_000))
    // The cells that are asked are those at the end of what is left.
    let whole = Array(towns.prefix(240_000))
    for _ in 0..<60 {
      var bytes = whole
      for _ in 0..<(1 + chance(2000)) { bytes[40 + chance(bytes.count - 40)] = UInt8(chance(256)) }
      if let gazetteer = try? Gazetteer(bytes) { use(gazetteer) }
      bytes = countries
      for _ in 0..<(1 + chance(8)) { bytes[40 + chance(bytes.count - 40)] = UInt8(chance(256)) }
      guard let areas = try? AreaMap(bytes) else { continue }
      _ = PlaceNames(gazetteer: names.gazetteer, countries: areas, seas: areas).name(
        latitude: 48, longitude: 16)
    }
    // Wrong in the towns alone.
    var bytes = Array(towns.prefix(1_000_000))
    for _ in 0..<200_000 { bytes[210_000 + chance(790_000)] = UInt8(chance(256)) }
    if let gazetteer = try? Gazetteer(bytes) { use(gazetteer) }
  }

  private func use(_ gazetteer: Gazetteer) {
    for cell in gazetteer.everyCell {
      gazetteer.forEachTown(in: cell) { row in
        _ = gazetteer.town(row)
        return true
      }
    }
    let search = TownSearch(gazetteer: gazetteer, point: AtlasPoint(longitude: 179.9, latitude: -46))
    _ = search.towns(of: [], within: 250_000)
  }
}
