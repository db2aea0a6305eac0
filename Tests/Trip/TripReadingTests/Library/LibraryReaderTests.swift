import Claims
import Diagnostics
import Foundation
import Testing
import TripModel
import TripReading

@Suite("A library")
struct LibraryReaderTests {
  @Test(
    "a folder is of one journey where all folders in it are",
    arguments: [
      (["a.jpg"], true), (["photos/a.jpg", "booking.ics"], true),
      (["a.jpg", "day two/b.jpg", ".config/x"], true),
      (["a.jpg", "_site/index.html"], true), (["a.jpg", "Documents/letter.txt"], false),
      (["photos/a.jpg", "Documents/letter.txt"], false), (["letter.txt"], false),
    ])
  func journeyAlone(files: [String], isOne: Bool) throws {
    let folder = try TripFolder(Dictionary(files.map { ($0, "x") }, uniquingKeysWith: { one, _ in one }))
    claim(LibraryReader.isOfJourneyAlone(folder.path), is: isOne)
  }

  @Test(
    "a text is of a journey where its fields say its day",
    arguments: [
      (["perth.md": "---\ndate: 2026-08-04\n---\nHello.", "expenses.csv": "date,what\n"], true),
      (["perth.md": "---\ntitle: Perth\n---\nHello.", "expenses.csv": "date,what\n"], false),
      (["perth.md": "---\ndate: 2026-08-04\n---\nHello.", "Documents/letter.txt": "x"], false),
    ] as [([String: String], Bool)])
  func datedText(files: [String: String], isOne: Bool) throws {
    let folder = try TripFolder(files)
    claim(LibraryReader.isOfJourneyAlone(folder.path), is: isOne)
  }

  @Test("is what its library.yml says, which may be empty")
  func settings() async throws {
    let empty = try TripFolder(["library.yml": ""])
    #expect(LibraryReader.isLibrary(empty.path))
    await claim(empty.readLibrary().settings, is: LibrarySettings())
    await claim(empty.readLibrary().told, is: [])
    let folder = try TripFolder([
      "library.yml": """
      title: Where we have been
      description: Seventeen trips and counting.
      url: https://example.org/trips/
      language: Deutsch
      currency: CHF
      by: category
      order: oldest first
      colour: red
      """
    ])
    let reading = await folder.readLibrary()
    claim(reading.settings.title, is: "Where we have been")
    claim(reading.settings.address?.text, is: "https://example.org/trips/")
    claim(reading.settings.currency?.code, is: "CHF")
    claim(reading.settings.grouping, is: .category)
    claim(reading.settings.order, is: .oldestFirst)
    claim(
      reading.told.map { $0.split(separator: " ").prefix(3).joined(separator: " ") },
      is: ["error unknown-word library.yml:4:11", "warning unknown-key library.yml:8:1"])
    claim(reading.doubts, is: [])
  }

  @Test("has people and rates of its own beside its trips, and no trip's")
  func belongings() async throws {
    let folder = try TripFolder([
      "library.yml": "", "people.yml": "- name: Ana\n  picture: people/ana.jpg\n  mail: ana@example.org\n",
      "people/ana.jpg": "", "rates.csv": "Date,USD\n2026-05-04,1.5\n",
      "lisbon/journal/2026-05-03.md": "Here.\n", "lisbon/people.yml": "- name: Ben\n",
      "lisbon/rates.csv": "Date,CHF\n2026-05-04,0.9\n",
    ])
    let reading = await folder.readLibrary()
    claim(reading.told, is: [])
    #expect(reading.people.map(\.name) == ["Ana"] && reading.people[0].picture == "people/ana.jpg")
    claim(reading.confidential.map(\.text), is: ["ana@example.org"])
    let (dollar, franc) = (try unwrapped(Currency(code: "USD")), try unwrapped(Currency(code: "CHF")))
    let day = try unwrapped(LocalDate(iso: "2026-05-04"))
    #expect(reading.rates.rate(of: dollar, in: .euro, on: day) != nil)
    claim(none: reading.rates.rate(of: franc, in: .euro, on: day))
    var all = reading.rates
    all.complete(by: TripReader.rates(ofFolder: folder.path + "/lisbon"))
    #expect(all.rate(of: dollar, in: franc, on: day) != nil)
    claim(reading.trips.map(\.id.folder), is: ["lisbon"])
  }

  @Test("tells what lies beside its trips and is of none")
  func strays() async throws {
    let folder = try TripFolder([
      "library.yml": "", "people.yml": "- name: Ana\n  picture: ana.jpg\n", "ana.jpg": "",
      "rates.csv": "Date,USD\n2026-05-04,1.5\n", "README.md": "Ours.", "Makefile": "all:", ".hidden": "",
      "a.jpg": "", "notes.md": "To do.", "plan.docx": "x", "walk.gpx": "<gpx/>", "drawing.xyz": "abc",
      "lisbon/trip.yml": "",
    ])
    let told = await folder.readLibrary().diagnostics
    claim(told.map(\.code), is: [.fileNotRead])
    claim(told.first?.severity, is: .note)
    let files = told.flatMap { [$0.place].compactMap(\.self) + $0.others }.map(\.file)
    claim(Set(files), is: ["a.jpg", "notes.md", "plan.docx", "walk.gpx", "drawing.xyz"])
    try folder.write(".tripbookignore", Array("a.jpg\n*.md\n*.docx\nwalk.gpx\ndrawing.xyz\n".utf8))
    await claim(folder.readLibrary().told, is: [])
  }

  @Test("looks for pictures of its people in its own folder, and says so")
  func portrait() async throws {
    let folder = try TripFolder(["library.yml": "", "people.yml": "- name: Ana\n  picture: ana.jpg\n"])
    let told = await folder.readLibrary().told
    claim(told.count, is: 1)
    claim(told[0], has: "No picture “ana.jpg” in the library's folder, beside its trips |")
  }

  private static let folders = [
    "lisbon/trip.yml": "", "japan/tokyo/trip.yaml": "", "japan/kyoto/journal/2026-05-03.md": "Here.\n",
    "japan/tokyo/day/trip.yml": "", "pictures/a.jpg": "", "notes/a.txt": "", ".old/trip.yml": "",
    "node_modules/x/trip.yml": "", "_site/x/trip.yml": "", "site/x/trip.yml": "",
    "older/.tripbook-site": "", "older/lisbon/trip.yml": "",
  ]

  /// What library.yml says, and which folders are trips then.
  private static let named = table(
    """
    title: All → japan/kyoto japan/tokyo lisbon
    leave out: [lisbon] → japan/kyoto japan/tokyo
    leave out: [Lisbon, japan/k*] → japan/tokyo
    leave out: japan → lisbon
    leave out: [lisbon/**, Japan/kyoto/**/] → japan/tokyo
    trips: [lisbon, pictures] → lisbon pictures
    trips: lisbon, pictures/ → lisbon pictures
    trips: [./japan/*] → japan/kyoto japan/tokyo
    trips: ["*"] → lisbon
    trips: ["**"] → japan/kyoto japan/tokyo japan/tokyo/day lisbon
    trips: [japan/tokyo, japan/tokyo/day] → japan/tokyo japan/tokyo/day
    trips: ["**"]¶leave out: [day, japan/tokyo/day] → japan/kyoto japan/tokyo lisbon
    trips: [] → -
    """)

  @Test("holds the trips that are found in it, or those that are named", arguments: named)
  func trips(settings: String, folders: String) async throws {
    let folder = try TripFolder(Self.folders)
    try folder.write("library.yml", Array(settings.replacing("¶", with: "\n").utf8))
    let reading = await folder.readLibrary()
    claim(reading.folders.isEmpty ? "-" : reading.folders.joined(separator: " "), is: folders)
    claim(reading.doubts, is: [])
  }

  @Test("tells of folders of pictures that are no trips, and of what is named and not there")
  func told() async throws {
    let folder = try TripFolder(Self.folders)
    try folder.write("library.yml", [])
    await claim(
      folder.readLibrary().told,
      is: [
        "note no-trip-in-folder pictures Folder without a trip.yml or a journal; not built | "
          + "To make a trip of it, put a trip.yml into the folder, or name it in `trips:` of "
          + "library.yml, without a `*`."
      ])
    try folder.write("library.yml", Array("trips: [lisbn, japan/*, picture*]\nleave out: [kyotto, x]\n".utf8))
    let reading = await folder.readLibrary()
    claim(
      reading.told,
      is: [
        "error trip-not-found library.yml:1:9 No folder “lisbn” in this library | Did you mean “lisbon”?",
        "error trip-not-found library.yml:1:25 No trip in the folders that “picture*” names | "
          + "Folders of pictures alone have to be named one by one, without `*`.",
        "error trip-not-found library.yml:2:13 No folder “kyotto” in this library; what it may mean is left "
          + "out: japan/kyoto | Did you mean “japan/kyoto”?",
        "error trip-not-found library.yml:2:21 No folder “x” in this library | "
          + "Write the folder as its path within the library, with slashes; or delete it here.",
      ])
    claim(reading.folders, is: ["japan/tokyo"])
  }

  @Test("takes folders that are called like the file of a trip for trips, and not those around them")
  func namedLikeFiles() async throws {
    let folder = try TripFolder([
      "library.yml": "", "trip-1/trip.yml": "", "Trip/journal/2026-05-03.md": "Here.\n",
      "japan/trip-00/trip.yml": "",
    ])
    let reading = await folder.readLibrary()
    claim(reading.told, is: [])
    claim(reading.folders.sorted(), is: ["Trip", "japan/trip-00", "trip-1"])
  }

  @Test("tells of folders of films and of texts that name days, and of none with other texts")
  func filmsAndTexts() async throws {
    let folder = try TripFolder([
      "library.yml": "", "films/a.mp4": "", "posts/2026-05-03-belem.md": "Here.\n", "notes/about.md": "Me.\n",
      "lisbon/trip.yml": "", "lisbon/texts/2026-05-04.md": "There.\n",
    ])
    let told = await folder.readLibrary().told
    claim(told.map { String($0.split(separator: " ")[2]) }, is: ["films", "posts"])
  }

  @Test("tells of what a pattern names and is no trip, and without a pattern of folders of tracks")
  func passedOver() async throws {
    let folder = try TripFolder([
      "lisbon/trip.yml": "", "pictures/a.jpg": "", "rides/a.gpx": "", "japan/tokyo/trip.yml": "",
    ])
    for (settings, folders) in [
      ("trips: [\"*\"]\n", ["japan", "pictures", "rides"]),
      ("trips: [\"*\", japan/*]\n", ["pictures", "rides"]), ("", ["pictures", "rides"]),
    ] {
      try folder.write("library.yml", Array(settings.utf8))
      let told = await folder.readLibrary().told
      #expect(told.allSatisfy { $0.hasPrefix("note no-trip-in-folder ") }, "\(told)")
      #expect(told.map { String($0.split(separator: " ")[2]) } == folders, "\(settings)")
    }
  }

  @Test(
    "leaves out what is named by the end of its path",
    arguments: [
      ("tokyo", "japan/tokyo", ["japan/kyoto", "old/kyoto", "rome"]),
      ("Tok*", "japan/tokyo", ["japan/kyoto", "old/kyoto", "rome"]),
      ("kyoto/**", "japan/kyoto, old/kyoto", ["japan/tokyo", "rome"]),
      ("raw", "rome/raw", ["japan/kyoto", "japan/tokyo", "old/kyoto", "rome"]),
    ])
  func leftOutDeeper(pattern: String, near: String, folders: [String]) async throws {
    let folder = try TripFolder([
      "library.yml": "leave out: [\(pattern)]\n", "japan/tokyo/trip.yml": "", "japan/kyoto/trip.yml": "",
      "old/kyoto/trip.yml": "", "rome/trip.yml": "", "rome/2026-05-03-a.md": "A.\n",
      "rome/raw/2026-05-03-b.md": "B.\n",
    ])
    let reading = await folder.readLibrary()
    claim(reading.folders, is: folders)
    #expect(reading.told.count == 1 && reading.told[0].contains("may mean is left out: \(near) | "))
    if pattern == "raw" {
      try await claim(folder.read(trip: "rome").trip.entries.map { $0.file }, is: ["2026-05-03-a.md"])
    }
  }

  @Test("leaves out what is named but for a slip")
  func nearlyLeftOut() async throws {
    let folder = try TripFolder([
      "library.yml": "leave out: [lisbn]\n", "lisbon/trip.yml": "", "rome/trip.yml": "",
    ])
    let reading = await folder.readLibrary()
    claim(reading.folders, is: ["rome"])
    #expect(reading.told.count == 1 && reading.told[0].contains("what it may mean is left out: lisbon"))
  }

  @Test("does not follow links out of it, nor enter a library within it, nor what a .tripbookignore names")
  func bounds() async throws {
    let folder = try TripFolder([
      "library.yml": "", "lisbon/trip.yml": "", "inner/library.yaml": "", "inner/rome/trip.yml": "",
      "secret/trip.yml": "", ".tripbookignore": "secret/\n",
    ])
    try folder.writeOutside("elsewhere/trip.yml", "")
    try folder.link("away", to: folder.path + "/../elsewhere")
    try folder.link("again", to: folder.path + "/lisbon")
    let reading = await folder.readLibrary()
    claim(reading.folders, is: ["lisbon"])
    claim(
      reading.told,
      is: [
        "note file-not-read again Link to a trip of this library; not followed | The trip is built where its own "
          + "folder is. Delete the link if it is not for you.",
        "warning link-outside away Link out of the library; not followed | Move its target into the library.",
        "warning library-within inner/library.yaml Library within a library; its trips are not built | "
          + "Delete this file to have its trips in the outer library, or build its folder by itself.",
      ])
  }

  @Test("takes no trip that lies in another one twice")
  func within() async throws {
    let folder = try TripFolder([
      "library.yml": "trips: [japan, japan/tokyo]\nleave out: [japan/secret]\n",
      "japan/journal/2026-05-03.md": "Here.\n", "japan/tokyo/2026-05-04.md": "There.\n",
      "japan/secret/2026-05-05.md": "Nowhere.\n", "japan/tokyo/trip.yml": "visibility: private\n",
    ])
    let reading = try await folder.read(trip: "japan")
    claim(reading.trip.entries.map(\.file), is: ["journal/2026-05-03.md"])
    claim(none: reading.blocked)
  }

  @Test("says which of its trips are for nobody else")
  func privateTrips() async throws {
    let folder = try TripFolder([
      "library.yml": "", "a/trip.yml": "visibility: private\n", "b/trip.yml": "draft: yes\n",
      "c/trip.yml": "",
    ])
    claim(Set(await folder.readLibrary().privateTrips.keys.map(\.folder)), is: ["a", "b"])
  }
}

@Suite("What keeps a whole library from being built")
struct LibraryDoubtTests {
  private static let ofLibrary = table(
    """
    visibility: private → `visibility` keeps something private, and a library has no such field
    draft: yes → `draft` keeps something private, and a library has no such field
    publish: {people: no} → `publish` keeps something private, and a library has no such field
    publish delay: 3 days → `publish delay` keeps something private, and a library has no such field
    home: Amsterdam → `home` keeps something private, and this is not a position
    hme: 52.3702, 4.8952 → `hme` looks like `home`
    leaveout: [lisbon] → `leaveout` keeps something private, and it must be `leave out`
    omit: [lisbon] → `omit` keeps something private, and it must be `leave out`
    leave out: [{lisbon: yes}] → `leave out` keeps something private, and part of its list cannot be read
    trip: [lisbon] → `trip` keeps something private, and it must be `trips`
    """)

  @Test("is what its library.yml keeps back and nobody can be sure of", arguments: ofLibrary)
  func library(settings: String, words: String) async throws {
    let folder = try TripFolder(["library.yml": settings + "\n", "lisbon/trip.yml": ""])
    let reading = await folder.readLibrary()
    #expect(reading.doubts.contains { $0.message.contains(words) }, "\(reading.doubts.map(\.told))")
    try await claim(folder.read(trip: "lisbon").blocked?.doubts.isEmpty, is: false)
  }

  @Test("nothing that keeps nothing back, which is told", arguments: ["visibility: public", "draft: no"])
  func nothing(settings: String) async throws {
    let folder = try TripFolder(["library.yml": settings + "\n", "lisbon/trip.yml": ""])
    let reading = await folder.readLibrary()
    claim(reading.doubts, is: [])
    claim(reading.told.map { $0.hasPrefix("warning unknown-key library.yml:1:1 ") }, is: [true])
    // Nor is it named among what a library has.
    #expect(!reading.told.contains { $0.contains("fields: ") && $0.contains("`draft`,") })
  }

  @Test("nothing that it says of all: a home, zones")
  func open() async throws {
    let folder = try TripFolder([
      "library.yml": "home: 52.3702, 4.8952\nprivate zones: [38.7 -9.1]\n",
      "lisbon/trip.yml": "",
    ])
    let reading = await folder.readLibrary()
    claim(reading.told, is: [])
    claim(reading.places(of: "lisbon").map(\.kind), is: [.home, .zone])
  }

  @Test(
    "is a file among the folders that it leaves out",
    arguments: [
      "rome/2026-05-03-flat.md", "Rome/2026-05-03-Flat.md", "rome/*-flat.md", "\"**/*.jpg\"",
      "2026-05-03-flat.md",
      "photos/A.JPG", "rome/*-FLAT.md",
    ])
  func files(pattern: String) async throws {
    let folder = try TripFolder([
      "library.yml": "leave out: [\(pattern)]\n", "rome/trip.yml": "", "rome/2026-05-03-flat.md": "A.\n",
      "rome/photos/a.jpg": "",
    ])
    let doubts = await folder.readLibrary().doubts
    claim(doubts.compactMap { $0.place?.path }, is: ["library.yml"])
    #expect(doubts.allSatisfy { $0.message.contains("is a file") }, "\(doubts.map(\.told))")
    try await claim(folder.read(trip: "rome").blocked?.doubts.isEmpty, is: false)
    // What a rule leaves out is left out.
    try folder.write(".tripbookignore", Array("*.jpg\n*-flat.md\n".utf8))
    await claim(folder.readLibrary().doubts, is: [])
    // A folder may be called so.
    let other = try TripFolder(["library.yml": "leave out: [rome.old]\n", "rome.old/trip.yml": ""])
    await claim(other.readLibrary().doubts, is: [])
  }

  @Test("is a second library.yml, one that is no text, and a trip.yml beside it that keeps something back")
  func besides() async throws {
    let two = try TripFolder(["library.yml": "", "library.yaml": "leave out: [a]\n", "a/trip.yml": ""])
    #expect(await !two.readLibrary().doubts.isEmpty)
    let odd = try TripFolder(["a/trip.yml": ""])
    try odd.write("library.yml", [0x74, 0xE9, 0x0A])
    #expect(await !odd.readLibrary().doubts.isEmpty)
    try await claim(odd.read(trip: "a").blocked?.doubts.isEmpty, is: false)
    let own = try TripFolder(["library.yml": "", "trip.yml": "home: 1 2\n", "a/trip.yml": ""])
    #expect(await !own.readLibrary().doubts.isEmpty)
    let harmless = try TripFolder(["library.yml": "", "trip.yml": "title: x\n", "a/trip.yml": ""])
    #expect(await harmless.readLibrary().doubts.isEmpty)
    await claim(harmless.readLibrary().told.map { $0.prefix(22) }, is: ["error trip-in-library "])
  }

  /// What a trip.yml says that does not read, and whether a home may be lost with it.
  private static let ofTrips = table(
    """
    home: Amsterdam → yes
    hme: 52.3702, 4.8952 → yes
    private zones: [Alfama] → yes
    title: "x¶home: 52.3702, 4.8952 → yes
    visibility: privte¶title: "x¶home: 52.3702, 4.8952 → yes
    visibility: privte → no
    publish: {people: some} → no
    photos: {leave outs: [a.jpg]} → no
    """)

  @Test("is a home in any of its trips that cannot be read, a private one too", arguments: ofTrips)
  func trips(settings: String, isRefused: String) async throws {
    for more in ["", "draft: yes\n"] {
      let folder = try TripFolder([
        "library.yml": "", "a/trip.yml": more + settings.replacing("¶", with: "\n") + "\n", "b/trip.yml": "",
      ])
      let doubts = await folder.readLibrary().doubts
      claim(!doubts.isEmpty, is: isRefused == "yes", "\(doubts.map(\.told))")
      #expect(doubts.allSatisfy { $0.place?.trip?.folder == "a" })
      // Nor is the other trip built by itself.
      let other = try await folder.read(trip: "b").blocked
      claim(other == nil, is: doubts.isEmpty)
    }
  }
}
