import Claims
import Diagnostics
import Foundation
import Testing
import TripModel

@testable import TripReading

@Suite("destinations.yml in a folder")
struct DestinationFolderTests {
  private static let privacy = PrivacySource(key: "0123456789abcdef0123456789abcdef")

  private static func picture() throws -> [UInt8] {
    let root = #filePath.components(separatedBy: "/Tests/")[0]
    let good = root + "/Tests/BrokenTrips/truncated-photo/photos/good.jpg"
    return Array(try Data(contentsOf: URL(fileURLWithPath: good)))
  }

  /// Two places to go, one of them for nobody else, each with its picture.
  private static let two = """
    - name: Kyoto
      tags: temples
      picture: ideas/kyoto.jpg
      flights:
        - {out: 2026-11-02, price: 812, seen: 2026-05-01}
    - name: Porto
      tags: food
      picture: ideas/porto.jpg
      private: yes

    """

  @Test("of a trip: its pictures are none of the journey, and what is private keeps its own")
  func trip() async throws {
    let folder = try TripFolder([
      "trip.yml": "currency: CHF\n", "journal/2026-05-03.md": "Here.\n", "destinations.yml": Self.two,
      "rates.csv": "Date,JPY\n2026-05-04,172.4\n",
    ])
    for (index, file) in ["ideas/kyoto.jpg", "ideas/porto.jpg", "c.jpg"].enumerated() {
      try folder.write(file, try Self.picture() + [UInt8(index)])
    }
    let reading = try await folder.read(hashing: { $0 })
    #expect(!reading.told.contains { $0.contains("destinations.yml") || $0.contains("rates.csv") })
    let trip = reading.trip
    claim(trip.destinations.map(\.name), is: ["Kyoto", "Porto"])
    claim(trip.destinations[0].flights.map(\.price.currency.code), is: ["CHF"])
    let may = try unwrapped(LocalDate(iso: "2026-05-04"))
    claim(trip.destinations.published(on: may).map(\.name), is: ["Kyoto"])
    claim(trip.portraits.map { $0.file }, is: ["ideas/kyoto.jpg", "ideas/porto.jpg"])
    claim(trip.photos.map { $0.file }, is: ["c.jpg"])
    claim(trip.filesKeptBack.map(\.files), is: [["ideas/porto.jpg"]])
    #expect(trip.rates != DatedRates() && trip.budget == nil)
  }

  @Test("of a library: read beside it, with a word on what is no file of a library's")
  func library() async throws {
    let folder = try TripFolder([
      "library.yml": "currency: CHF\n", "destinations.yml": Self.two, "rome/trip.yml": "",
      "rome/2026-05-03-a.md": "A.\n",
      "climate.csv": "", "forecast.csv": "",
    ])
    for file in ["ideas/kyoto.jpg", "ideas/porto.jpg"] { try folder.write(file, try Self.picture()) }
    let reading = await folder.readLibrary()
    claim(reading.told, is: [])
    claim(reading.trips.map(\.id.folder), is: ["rome"])
    claim(reading.destinations.map(\.name), is: ["Kyoto", "Porto"])
    claim(reading.destinations[0].flights.map(\.price.currency.code), is: ["CHF"])
    claim(reading.pictures, is: ["ideas/kyoto.jpg", "ideas/porto.jpg"])
    claim(reading.picturesKeptBack.map(\.files), is: [["ideas/porto.jpg"]])
  }

  @Test("has tables of the weather beside it, in a trip and in a library")
  func tables() async throws {
    let climate =
      "place,month,high,low,rain,wet days,years,source,fetched\n"
      + "Kyoto,1,9.1,1.3,52.3,8.4,2016-2025,Open-Meteo.com,2026-08-01\n"
    let forecast =
      "place,time,low,high,humidity,code,source,fetched\n"
      + "Kyoto,2026-08-01 06:00,21,24.5,80,61,Open-Meteo.com,2026-08-01\n"
    let files = [
      "destinations.yml": "- name: Kyoto\n  tags: food\n", "climate.csv": climate, "forecast.csv": forecast,
    ]
    let trip = try TripFolder(files.merging(["2026-05-03-a.md": "A.\n"]) { first, _ in first })
    let reading = try await trip.read()
    claim(reading.told, is: [])
    claim(reading.trip.climates.map(\.months.count), is: [1])
    claim(reading.trip.forecasts.map(\.steps.count), is: [1])
    let library = try TripFolder(
      files.merging(["library.yml": "", "rome/trip.yml": "", "rome/2026-05-03-a.md": "A.\n"]) { first, _ in
        first
      })
    let read = await library.readLibrary()
    claim(read.told, is: [])
    claim(read.climates.count, is: 1)
    claim(read.forecasts.count, is: 1)
  }

  @Test("has no weather from a table that is larger than anybody asks for, and that is said")
  func hugeTables() async throws {
    let text = "- name: Kyoto\n  tags: food\n"
    let folder = try TripFolder(["2026-05-03-a.md": "A.\n", "destinations.yml": text])
    for name in ["climate.csv", "forecast.csv"] {
      try folder.write(name, [UInt8](repeating: UInt8(ascii: "#"), count: ClimateFile.limit + 1))
    }
    let reading = try await folder.read()
    #expect(reading.trip.climates.isEmpty && reading.trip.forecasts.isEmpty)
    claim(
      reading.told.map { String($0.prefix { $0 != "|" }) },
      is: [
        "error unreadable climate.csv Cannot read this: it is larger than 4 MB ",
        "error unreadable forecast.csv Cannot read this: it is larger than 4 MB ",
      ])
  }

  @Test("has offices where money is changed out of the maps beside it")
  func offices() async throws {
    let map =
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":"#
      + #"{"type":"Point","coordinates":[135.76,35.01]},"properties":{"amenity":"bureau_de_change"}}]}"#
    let files = ["destinations.yml": "- name: Kyoto\n  tags: food\n", "maps/kyoto.geojson": map]
    let trip = try TripFolder(files.merging(["2026-05-03-a.md": "A.\n"]) { first, _ in first })
    let reading = try await trip.read()
    claim(reading.told, is: [])
    claim(reading.trip.exchangeOffices.count, is: 1)
    let library = try TripFolder(
      files.merging(["library.yml": "", "rome/trip.yml": "", "rome/2026-05-03-a.md": "A.\n"]) { first, _ in
        first
      })
    let read = await library.readLibrary()
    claim(read.told, is: [])
    claim(read.exchangeOffices.count, is: 1)
  }

  @Test(
    "of a library may be told of money changers near its own home, and near that of no single trip",
    arguments: [("home: 48.2082, 16.3738\n", "", true), ("", "home: 48.2082, 16.3738\n", false)])
  func homeOfChangers(ofLibrary: String, ofTrip: String, isKnown: Bool) async throws {
    let folder = try TripFolder([
      "library.yml": "money changers: near home\n" + ofLibrary, "rome/trip.yml": ofTrip,
      "rome/2026-05-03-a.md": "A.\n",
    ])
    let read = await folder.readLibrary(privacy: Self.privacy)
    claim(read.settings.changersNearHomeAt?.span?.line, is: 1)
    claim(read.ownHome != nil, is: isKnown)
    claim(read.places.count, is: 1)
  }

  @Test("names airports near by, but none near a home, be it that of one trip of a library")
  func airports() async throws {
    let text = "- {name: Kyoto, at: 35.0116 135.7681, tags: food, airport: QQQ}\n"
    func told(_ home: String) async throws -> [String] {
      try await TripFolder([
        "trip.yml": home, "2026-05-03-a.md": "A.\n", "destinations.yml": text,
      ]).read().told.filter { $0.contains("unknown-airport") }
    }
    #expect(try await told("").allSatisfy { $0.contains("KIX (Osaka)") })
    let near = try await told("home: 35.02 135.77\n")
    #expect(near.count == 1 && !near[0].contains("Osaka"))
    // One in the trip alone, one that is in doubt, and none.
    let homes = [("home: 35.02 135.77\n", 0), ("home: somewhere\n", 0), ("", 1)]
    for (home, count) in homes {
      let library = try TripFolder([
        "library.yml": "", "rome/trip.yml": home, "rome/2026-05-03-a.md": "A.\n", "destinations.yml": text,
      ])
      let read = await library.readLibrary(privacy: Self.privacy).told
      claim(read.count { $0.contains("unknown-airport") }, is: 1, "\(home)")
      claim(read.count { $0.contains("KIX (Osaka)") }, is: count, "\(home)")
    }
  }

  @Test("of a library: a name that is nearly right is told")
  func misnamed() async throws {
    let folder = try TripFolder([
      "library.yml": "", "destination.yml": "- name: Kyoto\n  tags: food\n", "rome/trip.yml": "",
      "rome/2026-05-03-a.md": "A.\n",
    ])
    let reading = await folder.readLibrary()
    #expect(reading.destinations.isEmpty)
    claim(
      reading.told,
      is: [
        "warning file-not-read destination.yml Unknown file “destination.yml”; not read | "
          + "Did you mean “destinations.yml”? Then rename it."
      ])
  }

  @Test("says so where nothing is in it yet", arguments: ["", "# Some day.\n", "[]\n"])
  func empty(text: String) async throws {
    let trip = try TripFolder(["trip.yml": "", "2026-05-03-a.md": "A.\n", "destinations.yml": text])
    let library = try TripFolder([
      "library.yml": "", "rome/trip.yml": "", "rome/2026-05-03-a.md": "A.\n", "destinations.yml": text,
    ])
    let told = [
      "note no-destinations destinations.yml No place to go next in this file yet | "
        + "Add one with its name and its tags, or delete the file."
    ]
    try await claim(trip.read().told, is: told)
    await claim(library.readLibrary().told, is: told)
  }

  @Test("holds codes that no text of the trip or library may tell")
  func codes() async throws {
    let text = "- name: Kyoto\n  tags: food\n  booking code: ZXQ8R9\n"
    let trip = try TripFolder(["trip.yml": "", "2026-05-03-a.md": "A.\n", "destinations.yml": text])
    try await claim(trip.read().trip.confidential.map(\.text), is: ["ZXQ8R9"])
    let codes = try await TripReader.codes(ofFolder: trip.path, skipping: [], above: [], workers: 1)
    claim(codes.trip.confidential.map(\.text), is: ["ZXQ8R9"])
    let library = try TripFolder([
      "library.yml": "", "rome/trip.yml": "", "rome/2026-05-03-a.md": "A.\n", "destinations.yml": text,
    ])
    await claim(library.readLibrary().confidential.map(\.text), is: ["ZXQ8R9"])
  }
}
