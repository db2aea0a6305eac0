import Diagnostics
import Foundation
import Testing
import TripModel
import TripReading

@Suite("The private places of a library")
struct LibraryPlacesTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  private static func library(_ trips: [String: String]) throws -> TripFolder {
    let files = trips.map { ($0.key + "/trip.yml", $0.value + "\n") }
    return try TripFolder(Dictionary(files + [("library.yml", "")]) { first, _ in first })
  }

  @Test("hold for all of its trips, those of private ones, too")
  func hold() async throws {
    let folder = try Self.library([
      "a": "home: 52.3702, 4.8952", "b": "title: B", "c": "draft: yes\nprivate zones: [38.7 -9.1]",
    ])
    let reading = await folder.readLibrary(privacy: PrivacySource(home: "48.1, 11.6", key: Self.key))
    for trip in ["a", "b", "c"] {
      let places = reading.places(of: trip)
      #expect(Set(places.map(\.middle.latitude)) == [52.3702, 38.7, 48.1], "\(trip)")
    }
    #expect(reading.places.map(\.circle) != [])
    #expect(
      Set(reading.places(of: "a").map(\.circle)) == Set(reading.places(of: "b").map(\.circle)))
  }

  @Test("are home to the trip that says so, and to all where the machine or library.yml says so")
  func kinds() async throws {
    let folder = try Self.library(["a": "home: 52.3702, 4.8952", "b": "home: 41.1, -8.6", "c": ""])
    let reading = await folder.readLibrary(privacy: PrivacySource(home: "48.1, 11.6", key: Self.key))
    func homes(_ trip: String) -> [Double] {
      reading.places(of: trip).filter { $0.kind == .home }.map(\.middle.latitude)
    }
    #expect(homes("a") == [52.3702, 48.1])
    #expect(homes("b") == [41.1, 48.1])
    #expect(homes("c") == [48.1])
    let own = reading.places(of: "a").map { $0.place?.path }
    #expect(own == ["trip.yml", nil, "b/trip.yml"])
  }

  @Test("are the same for a trip that is built by itself", arguments: ["a", "b", "c"])
  func alone(trip: String) async throws {
    let folder = try Self.library(["a": "home: 52.3702, 4.8952", "b": "home: 52.39, 4.9", "c": "title: C"])
    let privacy = PrivacySource(key: Self.key)
    let alone = try await folder.read(trip: trip, privacy: privacy)
    let places = await folder.readLibrary(privacy: privacy).places(of: trip)
    #expect(alone.trip.settings.privatePlaces == places)
    #expect(alone.blocked == nil)
  }

  @Test("are none of a trip that the library leaves out, or that lies in none")
  func elsewhere() async throws {
    let folder = try Self.library(["a": "home: 52.3702, 4.8952", "b": "title: B"])
    try folder.write("library.yml", Array("leave out: [b]\n".utf8))
    #expect(try await folder.read(trip: "b").trip.settings.privatePlaces.isEmpty)
    let other = try TripFolder(["a/trip.yml": "home: 52.3702, 4.8952", "b/trip.yml": ""])
    #expect(try await other.read(trip: "b").trip.settings.privatePlaces.isEmpty)
  }

  @Test("are one circle where homes are near each other, whatever the order of the trips")
  func near() async throws {
    let homes = ["52.3702, 4.8952", "52.3950, 4.9000", "52.4100, 4.9300"]
    var seen: Set<Set<PrivateCircle>> = []
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      let folder = try Self.library([
        "a": "home: " + homes[order[0]], "b": "home: " + homes[order[1]], "c": "home: " + homes[order[2]],
      ])
      let places = await folder.readLibrary(privacy: PrivacySource(key: Self.key)).places
      #expect(places.count == 1)
      seen.insert(Set(places.map(\.circle)))
      // All that is near any of them is near it.
      for home in homes {
        let parts = home.split(separator: ",").compactMap { Double($0.drop { $0 == " " }) }
        let middle = try #require(Coordinate(latitude: parts[0], longitude: parts[1]))
        #expect(places.allSatisfy { $0.middle.distance(to: middle) + 5000 <= $0.metres })
        for degrees in stride(from: 0.0, to: 360, by: 15) {
          #expect(places[0].circle.contains(middle.moved(by: 4990, towards: degrees)))
        }
      }
    }
    #expect(seen.count == 1)
  }

  @Test("are the circle of the trip alone where only one says where home is")
  func single() async throws {
    let privacy = PrivacySource(key: Self.key)
    let library = try Self.library(["a": "home: 52.3702, 4.8952", "b": "home: 52.3702, 4.8952", "c": ""])
    let circles = await library.readLibrary(privacy: privacy).places.map(\.circle)
    let alone = try await TripFolder(["trip.yml": "home: 52.3702, 4.8952", "a.jpg": ""]).read(
      privacy: privacy)
    #expect(circles == alone.trip.settings.privatePlaces.map(\.circle))
    let far = try Self.library(["a": "home: 52.3702, 4.8952", "b": "home: 52.4302, 4.8952"])
    #expect(await far.readLibrary(privacy: privacy).places.count == 2)
  }
}
