import Testing

@testable import TripModel

@Suite("Airports")
struct AirportTests {
  /// By the reference points of the aerodromes, to 0.01°: of the Belgian ones and Luxembourg, one table has them wrong.
  @Test(
    "lie where their reference points are, within three kilometres",
    arguments: [
      ("AMS", 52.31, 4.76), ("ANR", 51.19, 4.46), ("BRU", 50.90, 4.48), ("CRL", 50.46, 4.45),
      ("GRU", -23.44, -46.47), ("HND", 35.55, 139.78), ("JNB", -26.13, 28.24), ("KEF", 63.99, -22.61),
      ("KIX", 34.43, 135.23), ("LAX", 33.94, -118.41), ("LGG", 50.64, 5.44), ("LHR", 51.48, -0.46),
      ("LUX", 49.63, 6.21), ("NAN", -17.76, 177.44), ("OST", 51.20, 2.86), ("SCL", -33.39, -70.79),
      ("SIN", 1.36, 103.99), ("SYD", -33.95, 151.18),
    ])
  func positions(code: String, latitude: Double, longitude: Double) throws {
    let airport = try #require(Airport(code: code))
    let published = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(airport.coordinate.distance(to: published) < 3_000)
  }

  @Test("have codes of three capitals, each once, and none is lost in reading the list")
  func list() {
    #expect(Airport.all.count == Airport.list.split(separator: ";").filter { $0.contains(" ") }.count)
    #expect(Airport.all.count > 8_000 && Airport.all.count(where: { $0.town != nil }) > 3_500)
    #expect(Set(Airport.all.map(\.code)).count == Airport.all.count)
    for airport in Airport.all {
      #expect(airport.code.utf8.count == 3 && airport.code.utf8.allSatisfy { (0x41...0x5A).contains($0) })
      #expect(airport.town?.isEmpty != true && airport.town?.contains("?") != true, "\(airport)")
    }
  }

  @Test("others are none", arguments: ["QQQ", "kix", "LON", "TYO", "KI", "", "RJBB"])
  func unknown(code: String) {
    #expect(Airport(code: code) == nil)
  }

  @Test(
    "around a place are those with scheduled flights, the nearest first",
    arguments: [
      ("Kyoto", 35.0116, 135.7681, "ITM Osaka, UKB Kobe, KIX Osaka"),
      ("Nice", 43.7031, 7.2661, "NCE Nice, CEQ Cannes, LTT La Mole"),
      ("London", 51.5074, -0.1278, "LCY London, LHR London, LGW London"),
      ("Porto", 41.15, -8.61, "OPO Porto, VRL Vila Real, VSE Viseu"),
      ("Cusco", -13.53, -71.97, "CUZ Cusco"),
      ("Longyearbyen", 78.22, 15.63, "LYR Longyearbyen"),
      // Across the line where days change.
      ("Taveuni", -16.8, 179.99, "TVU Matei, SVU Savusavu, LBS Labasa"),
      ("east of Taveuni", -16.8, -179.99, "TVU Matei, SVU Savusavu, LBS Labasa"),
      ("the South Pacific", -30, -120, ""),
      ("the South Pole", -90, 0, ""),
    ])
  func near(_: String, latitude: Double, longitude: Double, names: String) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let found = Airport.near(place)
    #expect(found.map { "\($0.code) \($0.town ?? "–")" }.joined(separator: ", ") == names)
  }

  @Test(
    "of a city the largest one serves a place, and where a city has but one, the nearest",
    arguments: [
      ("Kyoto", 35.0116, 135.7681, "KIX"), ("Reykjavík", 64.146, -21.94, "KEF"),
      ("London", 51.5074, -0.1278, "LHR"), ("Buenos Aires", -34.6, -58.38, "EZE"),
      ("Tokyo", 35.6895, 139.6917, "NRT"), ("New York", 40.7128, -74.006, "JFK"),
      // As large as the other one, and nearer.
      ("Dubai", 25.2632, 55.2972, "DXB"),
      // The only one, though Lyon has a longer runway; and none.
      ("Geneva", 46.2044, 6.1432, "GVA"), ("the South Pacific", -30, -120, nil),
    ] as [(String, Double, Double, String?)])
  func serving(_: String, latitude: Double, longitude: Double, code: String?) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(Airport.serving(place)?.code == code)
  }

  @Test("of cities are all in the list, and each is of one city")
  func areas() {
    let codes = Airport.areaList.split { !$0.isLetter }.map(String.init)
    #expect(Set(codes).count == codes.count && codes.count > 70)
    #expect(codes.allSatisfy { Airport(code: $0) != nil })
  }

  @Test(
    "have their town spelt as a place that is called so but for accents",
    arguments: [
      ("RKV", "Reykjavík", "Reykjavík"), ("RKV", "Kópavogur", "Reykjavik"), ("KIX", "Ōsaka", "Ōsaka"),
      ("KIX", "Kyoto", "Osaka"),
    ])
  func spelling(code: String, place: String, town: String) throws {
    #expect(try #require(Airport(code: code)).town(spelledAs: place) == town)
  }

  @Test("around a place are as many and as far away as is asked for")
  func bounds() throws {
    let kyoto = try #require(Coordinate(latitude: 35.0116, longitude: 135.7681))
    #expect(Airport.near(kyoto, atMost: 1).map(\.code) == ["ITM"])
    #expect(Airport.near(kyoto, within: 70_000).map(\.code) == ["ITM", "UKB"])
    #expect(Airport.near(kyoto, within: 30_000) == [])
    #expect(Airport.near(kyoto, atMost: 0) == [] && Airport.near(kyoto, atMost: -1) == [])
    // All on Earth, by their distances.
    let all = Airport.near(kyoto, within: 21_000_000, atMost: .max)
    #expect(all.count == Airport.all.count(where: { $0.town != nil }))
    let distances = all.map { $0.coordinate.distance(to: kyoto) }
    #expect(distances == distances.sorted())
  }
}
