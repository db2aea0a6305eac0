import Claims
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
      claim(Set(places.map(\.middle.latitude)), is: [52.3702, 38.7, 48.1], "\(trip)")
    }
    #expect(reading.places.map(\.circle) != [])
    claim(Set(reading.places(of: "a").map(\.circle)), is: Set(reading.places(of: "b").map(\.circle)))
  }

  @Test("are home to the trip that says so, and to all where the machine or library.yml says so")
  func kinds() async throws {
    let folder = try Self.library(["a": "home: 52.3702, 4.8952", "b": "home: 41.1, -8.6", "c": ""])
    let reading = await folder.readLibrary(privacy: PrivacySource(home: "48.1, 11.6", key: Self.key))
    func homes(_ trip: String) -> [Double] {
      reading.places(of: trip).filter { $0.kind == .home }.map(\.middle.latitude)
    }
    claim(homes("a"), is: [52.3702, 48.1])
    claim(homes("b"), is: [41.1, 48.1])
    claim(homes("c"), is: [48.1])
    let own = reading.places(of: "a").map { $0.place?.path }
    claim(own, is: ["trip.yml", nil, "b/trip.yml"])
    // Whoever reads what is said of them does not read where they are.
    let lines = ["a", "b"].flatMap { reading.places(of: $0) }.compactMap { $0.place?.span?.text }
    #expect(lines.count == 4 && lines.allSatisfy { $0.hasPrefix("home: ••••••••") && !$0.contains("5") })
  }

  @Test("are the same for a trip that is built by itself", arguments: ["a", "b", "c"])
  func alone(trip: String) async throws {
    let folder = try Self.library(["a": "home: 52.3702, 4.8952", "b": "home: 52.39, 4.9", "c": "title: C"])
    let privacy = PrivacySource(key: Self.key)
    let alone = try await folder.read(trip: trip, privacy: privacy)
    let places = await folder.readLibrary(privacy: privacy).places(of: trip)
    claim(alone.trip.settings.privatePlaces, is: places)
    claim(none: alone.blocked)
  }

  @Test("hold for a trip that the library leaves out as well, and for none that lies in no library")
  func elsewhere() async throws {
    let folder = try Self.library(["a": "home: 52.3702, 4.8952", "b": "title: B"])
    try folder.write("library.yml", Array("leave out: [b]\n".utf8))
    let trip = try await folder.read(trip: "b", privacy: PrivacySource(key: Self.key))
    claim(trip.trip.settings.privatePlaces.map(\.kind), is: [.zone])
    let other = try TripFolder(["a/trip.yml": "home: 52.3702, 4.8952", "b/trip.yml": ""])
    #expect(try await other.read(trip: "b").trip.settings.privatePlaces.isEmpty)
  }

  @Test(
    "are those of trips that the library does not build, too, however these are hidden",
    arguments: [
      ["library.yml": "leave out: [home]\n"], ["library.yml": "trips: [b]\n"],
      ["library.yml": "", ".tripbookignore": "home/\n"],
      [
        "library.yml": "", "home/library.yml": "", "home/trip.yml": "",
        "home/in/trip.yml": "home: 52.3702, 4.8952\n",
      ],
      ["library.yml": "", "home/library.yml": "home: 52.3702, 4.8952\n", "home/trip.yml": ""],
    ])
  func hidden(files: [String: String]) async throws {
    let own = ["home/trip.yml": "home: 52.3702, 4.8952\n", "b/trip.yml": "title: B\n"]
    let folder = try TripFolder(own.merging(files) { _, last in last })
    let privacy = PrivacySource(key: Self.key)
    let reading = await folder.readLibrary(privacy: privacy)
    claim(reading.folders, is: ["b"])
    claim(reading.places(of: "b").map(\.middle.latitude), is: [52.3702])
    claim(reading.places(of: "b").map(\.kind), is: [.zone])
    let alone = try await folder.read(trip: "b", privacy: privacy)
    claim(alone.trip.settings.privatePlaces, is: reading.places(of: "b"))
  }

  @Test("are in doubt where a trip that is left out does not say clearly where home is")
  func hiddenDoubt() async throws {
    let folder = try Self.library(["home": "hme: 52.3702, 4.8952", "b": ""])
    try folder.write("library.yml", Array("leave out: [home]\n".utf8))
    await claim(folder.readLibrary().doubts.compactMap { $0.place?.path }, is: ["home/trip.yml"])
  }

  @Test("are those of all libraries around, for a library as for its trips")
  func around() async throws {
    let folder = try TripFolder([
      "library.yml": "home: 48.1, 11.6\n", "a/trip.yml": "home: 52.3702, 4.8952\n",
      "inner/library.yml": "", "inner/b/trip.yml": "title: B\n",
    ])
    let privacy = PrivacySource(key: Self.key)
    let inner = await LibraryReader.read(
      folder.path + "/inner", output: folder.path + "/site", privacy: privacy, workers: 2)
    claim(Set(inner.places(of: "b").map(\.middle.latitude)), is: [48.1, 52.3702])
    claim(inner.places(of: "b").filter { $0.kind == .home }.map(\.middle.latitude), is: [48.1])
    claim(inner.places(of: "b").compactMap { $0.place?.path }, is: ["../a/trip.yml"])
    let alone = try await folder.read(trip: "inner/b", privacy: privacy)
    claim(alone.trip.settings.privatePlaces, is: inner.places(of: "b"))
  }

  @Test("hold for a trip to which only a link in the library leads, by the path of the link")
  func link() async throws {
    let folder = try Self.library(["a": "home: 52.3702, 4.8952"])
    try folder.writeOutside("elsewhere/trip.yml", "home: 41.1, -8.6\n")
    try folder.link("b", to: folder.path + "/../elsewhere")
    let trip = try await folder.read(trip: "b", privacy: PrivacySource(key: Self.key))
    claim(trip.trip.settings.privatePlaces.map(\.middle.latitude), is: [41.1, 52.3702])
    claim(trip.trip.settings.privatePlaces.map(\.kind), is: [.home, .zone])
    claim(none: trip.blocked)
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
      claim(places.count, is: 1)
      seen.insert(Set(places.map(\.circle)))
      // All that is near any of them is near it.
      for home in homes {
        let parts = home.split(separator: ",").compactMap { Double($0.drop { $0 == " " }) }
        let middle = try unwrapped(Coordinate(latitude: parts[0], longitude: parts[1]))
        #expect(places.allSatisfy { $0.middle.distance(to: middle) + 5000 <= $0.metres })
        for degrees in stride(from: 0.0, to: 360, by: 15) {
          #expect(places[0].circle.contains(middle.moved(by: 4990, towards: degrees)))
        }
      }
    }
    claim(seen.count, is: 1)
  }

  @Test(
    "are one circle where one trip's home is another's private zone, and home to the first alone",
    arguments: [
      ("52.3702 4.8952", "5 km", 5000.0), ("52.3702 4.8952", "800 m", 5000.0),
      ("52.3702 4.8952", "9 km", 9000.0), ("52.3502 4.8952", "800 m", 5000.0),
      ("52.3302 4.8952", "2 km", 6470.0),
    ] as [(String, String, Double)])
  func zone(_ middle: String, _ radius: String, _ metres: Double) async throws {
    let home = "home: 52.3702, 4.8952"
    let zone = "private zones: [{at: \(middle), radius: \(radius)}]"
    let privacy = PrivacySource(key: Self.key)
    let homes = try await Self.library(["a": home]).readLibrary(privacy: privacy).places
    let alone = try unwrapped(homes.first)
    for (homely, other) in [("a", "b"), ("b", "a")] {
      let folder = try Self.library([homely: home, other: zone, "c": ""])
      let reading = await folder.readLibrary(privacy: privacy)
      let places = try [homely, other, "c"].map { try unwrapped(reading.places(of: $0).first) }
      claim(reading.places.count, is: 1)
      claim(Set(places.map(\.circle)).count, is: 1)
      claim(places.map(\.kind), is: [.home, .zone, .zone])
      // Where the circle lies does not depend on the zone, and all that is near either is in it.
      claim(places[0].middle, is: alone.middle)
      claim(places[0].shift, is: alone.shift)
      #expect(abs(places[0].metres - metres) < 40, "\(places[0].metres)")
      #expect(metres > 5000 || places[0].circle == alone.circle)
      claim(places[1].place?.path, is: "trip.yml")
    }
    // Written in one trip they are one as well.
    let trip = try TripFolder(["trip.yml": zone + "\n" + home + "\n", "a.jpg": ""])
    let both = try await trip.read(privacy: privacy)
    claim(both.trip.settings.privatePlaces.map(\.kind), is: [.home])
    claim(both.trip.settings.privatePlaces.map(\.middle), is: [alone.middle])
  }

  @Test("are two circles where a zone is farther from home, and the machine's own place comes first")
  func farther() async throws {
    let (home, zone) = ("home: 52.3702, 4.8952", "private zones: [{at: 52.3102 4.8952, radius: 9 km}]")
    let far = try Self.library(["a": home, "b": zone])
    await claim(far.readLibrary(privacy: PrivacySource(key: Self.key)).places.count, is: 2)
    let near = try Self.library(["a": "private zones: [52.3602 4.8952]", "b": ""])
    let own = await near.readLibrary(privacy: PrivacySource(home: "52.3702, 4.8952", key: Self.key))
    claim(own.places.map(\.middle.latitude), is: [52.3702])
    claim(["a", "b"].map { own.places(of: $0).map(\.kind) }, is: [[.home], [.home]])
  }

  @Test("are one circle where two trips give one zone two radii: two would lead to its middle")
  func radii() async throws {
    let privacy = PrivacySource(key: Self.key)
    for (middle, count) in [("52.3702 4.8952", 1), ("52.3752 4.8952", 1), ("52.3852 4.8952", 2)] {
      let folder = try Self.library([
        "a": "private zones: [{at: 52.3702 4.8952, radius: 2 km}]",
        "b": "private zones: [{at: \(middle), radius: 5 km}]",
      ])
      let places = await folder.readLibrary(privacy: privacy).places
      claim(places.count, is: count, "\(middle)")
      #expect(places.allSatisfy { $0.kind == .zone } && places.contains { $0.metres >= 5000 })
    }
  }

  @Test("are the circle of the trip alone where only one says where home is")
  func single() async throws {
    let privacy = PrivacySource(key: Self.key)
    let library = try Self.library(["a": "home: 52.3702, 4.8952", "b": "home: 52.3702, 4.8952", "c": ""])
    let circles = await library.readLibrary(privacy: privacy).places.map(\.circle)
    let alone = try await TripFolder(["trip.yml": "home: 52.3702, 4.8952", "a.jpg": ""]).read(
      privacy: privacy)
    claim(circles, is: alone.trip.settings.privatePlaces.map(\.circle))
    let far = try Self.library(["a": "home: 52.3702, 4.8952", "b": "home: 52.4302, 4.8952"])
    await claim(far.readLibrary(privacy: privacy).places.count, is: 2)
  }
}
