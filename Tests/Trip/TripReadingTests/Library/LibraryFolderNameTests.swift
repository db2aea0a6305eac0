import Claims
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
    claim(library.privateTrips.mapValues(\.file), is: [TripID(folder: trip): "."])
    claim(library.places(of: "oslo").map(\.middle.latitude), is: [41.9])
    let reading = try await folder.read(trip: trip)
    claim(reading.blocked?.privateAt, is: .tripFolder)
    claim(reading.blocked?.doubts.isEmpty, is: true)
    claim(reading.trip.settings.visibility, is: .preview)
    try await claim(none: folder.read(trip: "oslo").blocked)
  }

  @Test("does so where `trips:` names them, and where they have no trip.yml")
  func wanted() async throws {
    let folder = try TripFolder([
      "library.yml": "trips: [private/rome]\n", "private/rome/journal/2026-05-03.md": "Here.\n",
    ])
    await claim(folder.readLibrary().privateTrips.keys.map(\.folder), is: ["private/rome"])
    try await claim(folder.read(trip: "private/rome").blocked?.privateAt, is: .tripFolder)
  }

  @Test("does not so by a name that only begins so, nor above the library")
  func others() async throws {
    let folder = try TripFolder(["private/library.yml": "", "private/privateering/trip.yml": ""])
    let library = await LibraryReader.read(
      folder.path + "/private", output: folder.path + "/site", privacy: PrivacySource(), workers: 1)
    #expect(library.trips.count == 1 && library.privateTrips.isEmpty)
    try await claim(none: folder.read(trip: "private/privateering").blocked)
  }

  @Test("by a rule is not built by itself either", arguments: ["rome", "rome/old"])
  func ignored(trip: String) async throws {
    let folder = try TripFolder([
      "library.yml": "", ".tripbookignore": "/rome\n", "rome/trip.yml": "", "rome/old/trip.yml": "",
      "rome/2026-05-03-a.md": "A.\n", "rome/old/2026-05-03-a.md": "A.\n", "oslo/trip.yml": "",
    ])
    let doubts = try await folder.read(trip: trip).blocked?.doubts ?? []
    claim(doubts.map { $0.message.contains("a .tripbookignore of the library") }, is: [true])
    try await claim(none: folder.read(trip: "oslo").blocked)
  }

  @Test("is told as the trip's own folder, in a library by its path")
  func place() {
    var place = SourcePlace.tripFolder
    claim(place.path, is: ".")
    place.trip = TripID(folder: "private/rome")
    claim(place.path, is: "private/rome")
  }
}
