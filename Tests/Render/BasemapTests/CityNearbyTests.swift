import Testing

@testable import Basemap

@Suite("Cities near places")
struct CityNearbyTests {
  private static let names = try? PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")

  @Test(
    "An airport and a suburb are of the city that is greater by far, and nothing else is",
    arguments: [
      ("Frankfurt’s airport", 50.05, 8.57, "Frankfurt am Main"),
      ("Munich’s airport", 48.3538, 11.7861, "Munich"),
      ("Narita’s airport", 35.772, 140.393, "Tokyo"), ("Roissy", 49.0097, 2.5479, "Paris"),
      ("Rottnest", -31.9969, 115.5406, nil), ("Rome’s airport", 41.8003, 12.2389, "Rome"),
      ("Versailles", 48.8049, 2.1204, "Paris"),
      // Cities themselves, and great neighbours.
      ("Paris", 48.8584, 2.2945, nil), ("Yokohama", 35.4657, 139.6223, nil),
      ("Newark", 40.7347, -74.1644, nil),
      // A village in the country, 24 km from a town of a hundred and fifty thousand.
      ("Saint-Quentin-la-Poterie", 44.0464, 4.4414, nil), ("Nîmes’ airport", 43.7574, 4.4163, "Nîmes"),
      // Too far, no city around, another country’s, and the sea.
      ("Katoomba", -33.7320, 150.3120, nil), ("Vík", 63.4186, -19.0060, nil),
      ("Kehl", 48.5735, 7.8085, nil), ("the ocean", 40, -40, nil), ("the pole", 90, 0, nil),
      ("the other pole", -90, 0, nil),
    ] as [(String, Double, Double, String?)])
  func cities(_ spot: String, _ latitude: Double, _ longitude: Double, _ city: String?) throws {
    let names = try #require(Self.names)
    let name = try #require(names.name(latitude: latitude, longitude: longitude))
    #expect(
      names.city(near: name, latitude: latitude, longitude: longitude)?.name == city, "\(spot): \(name)")
  }

  @Test(
    "An airport in one great town is of a much greater one near by, which a place in that town is not",
    arguments: [
      ("Haneda", 35.5494, 139.7798, "Tokyo"), ("Munich’s airport", 48.3538, 11.7861, "Munich"),
      // Kobe is nearer.
      ("Kansai", 34.4347, 135.2440, "Osaka"),
      ("Yokohama", 35.4657, 139.6223, nil), ("the ocean", 40, -40, nil), ("the pole", 90, 0, nil),
    ] as [(String, Double, Double, String?)])
  func airports(_ spot: String, _ latitude: Double, _ longitude: Double, _ city: String?) throws {
    let names = try #require(Self.names)
    let name = try #require(names.name(latitude: latitude, longitude: longitude))
    let found = names.cityOfAirport(near: name, latitude: latitude, longitude: longitude)
    #expect(found?.name == city, "\(spot): \(name)")
    if spot == "Haneda" { #expect(names.city(near: name, latitude: latitude, longitude: longitude) == nil) }
  }
}
