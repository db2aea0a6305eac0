import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("Places that are called home")
struct PlacesCalledHomeTests {
  @Test(
    "are known by their whole names",
    arguments: [
      ("Home", true), ("HOME 🏠", true), ("Zuhause", true), ("Chez nous", true), ("à la maison", true),
      ("thuis", true),
      ("Casa", true), ("Hjem", true), ("家", true), ("自宅", true), ("Home Bay", false), ("Casa Milà", false),
      ("Homer", false), ("", false), ("12", false),
    ])
  func names(name: String, isHome: Bool) { claim(PlacesCalledHome.isOne(name), is: isHome) }

  private static let kml = """
    <kml><Document><Placemark><name>Home</name><Point><coordinates>4.9,52.3</coordinates></Point></Placemark>
    <Placemark><name>Faskally</name><Point><coordinates>-3.7,56.7</coordinates></Point></Placemark></Document></kml>
    """

  private func read(_ settings: String) async throws -> (trip: Trip, told: [String]) {
    let reading = try await TripFolder([
      "trip.yml": settings, "map.kml": Self.kml,
      "pins.yml": "- {title: Zuhause, at: 52.3 4.9}\n- {title: Pier, at: 57.5 -4.2}\n",
    ]).read()
    return (reading.trip, reading.told.filter { $0.contains("may be where you live") })
  }

  @Test("are kept back, and each is told")
  func keptBack() async throws {
    let (trip, told) = try await read("title: X\n")
    claim(trip.pins.filter { $0.header.keptBack.isEmpty }.map { $0.title }, is: ["Pier"])
    claim(trip.tracks.flatMap { $0.waypoints }.map { $0.name }, is: ["Faskally"])
    claim(told.count, is: 2, "\(told)")
    // What lies around is no more published than the place itself.
    let near = try unwrapped(Coordinate(latitude: 52.302, longitude: 4.9))
    claim(trip.settings.privatePlaces.count, is: 1)
    claim(trip.settings.privatePlaces.map { $0.circle.contains(near) }, is: [true])
    #expect(told.allSatisfy { $0.hasPrefix("warning may-be-private ") && $0.contains("`home:`") })
  }

  @Test("are kept back where they would only wait for a day")
  func waiting() async throws {
    let pins = "- {title: Zuhause, at: 52.3 4.9, publishDate: 2026-09-01}\n"
    let trip = try await TripFolder(["trip.yml": "title: X\n", "pins.yml": pins]).read().trip
    claim(trip.pins.map { pin in pin.header.keptBack.contains { $0.reason == .isPrivate } }, is: [true])
  }

  @Test(
    "are found among things of all kinds, and what is no place itself stays",
    arguments: [
      ("attractions.yml", "- {name: Home, at: 52.3 4.9}\n", true),
      ("attractions.yml", "- name: Home\n  at: Pekstraat, 52.3 4.9\n", true),
      ("itinerary.yml", "- train: IC 1\n  start: 2026-05-03\n  to: Home, 52.3 4.9\n", false),
      ("journal/2026-05-03.md", "---\nplace: Home, 52.3 4.9\n---\nWe left.\n", false),
    ])
  func kinds(file: String, text: String, isKept: Bool) async throws {
    let reading = try await TripFolder(["trip.yml": "title: X\n", file: text]).read()
    var kept: [Bool] = []
    reading.trip.forEachItem { kept.append(!$0.keptBack.isEmpty) }
    claim(kept, is: [isKept])
    claim(reading.trip.settings.privatePlaces.map { $0.metres }, is: [500])
    claim(reading.told.filter { $0.contains("may be where you live") }.count, is: 1, "\(reading.told)")
  }

  @Test("have circles where the traveller's key says, as written zones have")
  func shift() async throws {
    func circles(_ key: String?, _ pins: String, _ settings: String = "title: X\n") async throws
      -> [PrivateCircle]
    {
      try await TripFolder(["trip.yml": settings, "pins.yml": pins])
        .read(privacy: PrivacySource(key: key)).trip.settings.privatePlaces.map { $0.circle }
    }
    let pin = "- {title: Home, at: 52.3 4.9}\n"
    let (one, other) = (String(repeating: "a", count: 32), String(repeating: "b", count: 32))
    let ofOne = try await circles(one, pin)
    claim(ofOne.count, is: 1)
    #expect(try await circles(other, pin) != ofOne)
    #expect(try await circles(nil, pin) != ofOne)
    let zone = "private zones: [{at: 52.3 4.9, radius: 500 m}]\n"
    let written = try await circles(one, "- {title: Pier, at: 57.5 -4.2}\n", zone)
    claim(written, is: ofOne)
  }

  @Test("are found where the trip begins and ends")
  func ends() async throws {
    let trip = try await TripFolder(["trip.yml": "start at: Home, 52.3 4.9\n"]).read().trip
    claim(trip.settings.privatePlaces.count, is: 1)
  }

  @Test("are not told where home is written")
  func written() async throws {
    let (trip, told) = try await read("home: 52.3 4.9\n")
    claim(trip.pins.filter { $0.header.keptBack.isEmpty }.map { $0.title }, is: ["Pier"])
    claim(told, is: [])
  }
}
