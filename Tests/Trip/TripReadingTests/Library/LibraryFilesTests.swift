import Claims
import Diagnostics
import Testing
import TripModel
import TripReading

@Suite("The files of a library's trips")
struct LibraryFilesTests {
  private static func folder() throws -> TripFolder {
    try TripFolder([
      "library.yml": "", "rome/trip.yml": "title: Rome\n", "rome/.tripbookignore": "old/\n",
      "rome/journal/2026-05-01-here.md": "Here.\n", "rome/journal/2026-05-02-the-forum.md": "Stones.\n",
      "rome/old/the-forum.md": "Driss was here.\n", "japan/tokyo/trip.yml": "travellers: [Ana, Driss]\n",
    ])
  }

  @Test(
    "are found by their paths, else by their names, and never what no trip counts as its own",
    arguments: [
      ("journal/2026-05-01-here.md", ["rome/journal/2026-05-01-here.md"]),
      ("The forum", ["rome/journal/2026-05-02-the-forum.md"]),
      ("trip.yml", ["japan/tokyo/trip.yml", "rome/trip.yml"]), ("md", []), ("bread", []),
    ] as [(String, [String])])
  func called(words: String, expected: [String]) async throws {
    let folder = try Self.folder()
    let files = LibraryFiles(of: await folder.readLibrary())
    // Until then it must be there.
    withExtendedLifetime(folder) {
      claim(files.called(words).map { $0.trip.folder + "/" + $0.path }, is: expected)
    }
  }

  @Test("are found by what stands in them, and the first entry of a trip is told")
  func telling() async throws {
    let folder = try Self.folder()
    let files = LibraryFiles(of: await folder.readLibrary())
    withExtendedLifetime(folder) {
      claim(files.telling("driss").map { $0.trip.folder + "/" + $0.path }, is: ["japan/tokyo/trip.yml"])
    }
    #expect(files.telling("d").isEmpty)
    claim(files.firstEntry(of: TripID(folder: "rome"))?.path, is: "journal/2026-05-01-here.md")
    claim(none: files.firstEntry(of: TripID(folder: "japan/tokyo")))
  }

  @Test("are of the trip in whose folder they lie")
  func holding() async throws {
    let folder = try Self.folder()
    let library = await folder.readLibrary()
    claim(library.trip(holding: folder.path + "/japan/tokyo/photos/a.jpg")?.id.folder, is: "japan/tokyo")
    claim(none: library.trip(holding: folder.path + "/japan/people.yml"))
    claim(library.trips(called: "Tokyo").map(\.id.folder), is: ["japan/tokyo"])
    #expect(library.trips(called: "kyo").isEmpty)
  }
}
