import Diagnostics
import Testing
import TripModel
import TripReading

@Suite("A folder of a library that keeps its trips back")
struct LibraryFolderNameTests {
  @Test(
    "by its name makes them private, with all that they hold back from others",
    arguments: ["private/rome", "_drafts/rome", "geheim/2024/rome", "Privat"])
  func named(trip: String) async throws {
    let folder = try TripFolder([
      "library.yml": "", trip + "/trip.yml": "visibility: public\nhome: 41.9, 12.5\n", "oslo/trip.yml": "",
    ])
    let library = await folder.readLibrary()
    #expect(library.privateTrips.mapValues(\.file) == [TripID(folder: trip): "."])
    #expect(library.places(of: "oslo").map(\.middle.latitude) == [41.9])
    let reading = try await folder.read(trip: trip)
    #expect(reading.blocked?.privateAt == .tripFolder && reading.blocked?.doubts.isEmpty == true)
    #expect(reading.trip.settings.visibility == .preview)
    #expect(try await folder.read(trip: "oslo").blocked == nil)
  }

  @Test("does so where `trips:` names them, and where they have no trip.yml")
  func wanted() async throws {
    let folder = try TripFolder([
      "library.yml": "trips: [private/rome]\n", "private/rome/journal/2026-05-03.md": "Here.\n",
    ])
    #expect(await folder.readLibrary().privateTrips.keys.map(\.folder) == ["private/rome"])
    #expect(try await folder.read(trip: "private/rome").blocked?.privateAt == .tripFolder)
  }

  @Test("does not so by a name that only begins so, nor above the library")
  func others() async throws {
    let folder = try TripFolder(["private/library.yml": "", "private/privateering/trip.yml": ""])
    let library = await LibraryReader.read(
      folder.path + "/private", output: folder.path + "/site", privacy: PrivacySource(), workers: 1)
    #expect(library.trips.count == 1 && library.privateTrips.isEmpty)
    #expect(try await folder.read(trip: "private/privateering").blocked == nil)
  }

  @Test("by a rule is not built by itself either", arguments: ["rome", "rome/old"])
  func ignored(trip: String) async throws {
    let folder = try TripFolder([
      "library.yml": "", ".tripbookignore": "/rome\n", "rome/trip.yml": "", "rome/old/trip.yml": "",
      "rome/2026-05-03-a.md": "A.\n", "rome/old/2026-05-03-a.md": "A.\n", "oslo/trip.yml": "",
    ])
    let doubts = try await folder.read(trip: trip).blocked?.doubts ?? []
    #expect(doubts.map { $0.message.contains("a .tripbookignore of the library") } == [true])
    #expect(try await folder.read(trip: "oslo").blocked == nil)
  }

  @Test("is told as the trip's own folder, in a library by its path")
  func place() {
    var place = SourcePlace.tripFolder
    #expect(place.path == ".")
    place.trip = TripID(folder: "private/rome")
    #expect(place.path == "private/rome")
  }
}
