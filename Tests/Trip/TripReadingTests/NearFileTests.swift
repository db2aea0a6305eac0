import Claims
import Diagnostics
import Foundation
import Testing
import TripModel

@testable import TripReading

@Suite("Files under nearly the right name")
struct NearFileTests {
  private static let trips = """
    trip.yml.txt|trip.yaml.txt|Trip.yml.txt|trip.yml.bak|trip.yml~|trip.yml.old|trip .yml|trip.yml |trip_1.yml|trip-1.yml|trip (1).yml
    trip copy.yml|trip - Kopie.yml|trip_copie.yaml|trip.json|trip.toml|tripbook.yml|tripbook.yaml|trips.yml|tirp.yml|trp.yml|.trip.yml
    trip.txt|sub/trip.yml.txt|Trip (2).YML|trip.yml.yml|trip.ymal
    """.split { "|\n".contains($0) }.map(String.init)

  @Test(
    "what a file keeps back that may be meant as trip.yml is not passed over, alone and beside a trip.yml",
    arguments: trips)
  func nearTrips(name: String) async throws {
    let isTOML = name.hasSuffix(".toml")
    let texts =
      name.hasSuffix(".json")
      ? [#"{"visibility": "private"}"#, #"{"title": "x", "home": "52.37, 4.89"}"#]
      : isTOML
        ? ["visibility = \"private\"", "home = \"52.37, 4.89\""]
        : ["visibility: private", "title: x\nhome: 52.37, 4.89", "privat: ja", "sichtbarkeit: nur ich"]
    for text in texts {
      for beside in [[:], ["trip.yml": "title: Lisbon"]] {
        let folder = try TripFolder(beside.merging([name: text, "a.jpg": ""]) { one, _ in one })
        let reading = try await folder.read()
        let held = reading.diagnostics.filter { $0.code == .heldBack }
        #expect(held.count == 1 && held.allSatisfy { $0.place?.file == name }, "\(text) \(reading.told)")
        #expect(held.allSatisfy { $0.advice?.contains("trip.yml") == true })
      }
    }
  }

  @Test(
    "other files are none of it",
    arguments: [
      ("trip-notes.yml", "home: 52.37, 4.89"), ("drip.yml", "visibility: private"),
      ("trip.jpg.yml", "private: yes"),
      ("stripes.yml", "private: yes"),
      ("trip.txt", "Home: we went there.\nA private beach. Visibility: good."),
      ("trip.json", #"{"id": 1, "visibility": 2, "home": null, "is_deleted": false, "status": "public"}"#),
      ("trip.yml.bak", "title: Lisbon\nurl: https://example.org/"),
      ("trip_1.yml", "title: x\nvisibility: public"),
      ("tripod.yml", "private: yes"), ("trip.gpx", "private: yes"),
    ] as [(String, String)])
  func otherNames(name: String, text: String) async throws {
    for beside in [[:], ["trip.yml": "title: Lisbon"]] {
      let reading = try await TripFolder(beside.merging([name: text, "a.md": ""]) { one, _ in one }).read()
      #expect(!reading.diagnostics.contains { $0.code == .heldBack }, "\(reading.told)")
    }
  }

  @Test("a copy that was put aside may say what trip.yml says otherwise, and any file what it says as well")
  func copies() async throws {
    for (own, name, text, isHeld) in [
      ("home: 1 2", "trip.yml.bak", "home: 3 4", false), ("home: 1 2", "trip_1.yml", "home: 3 4", true),
      ("home: 1 2", "trip_1.yml", "home: 1 2", false), ("title: x", "trip.yml.bak", "home: 3 4", true),
      ("visibility: unlisted", "trip.yml~", "visibility: private", false),
      ("photos: {leave out: [a.jpg]}", "trip.yml.bak", "photos: {leave out: [b.jpg]}", false),
      ("title: x", "trip.yml.txt", "photos: {leave out: [b.jpg]}", true),
    ] {
      let reading = try await TripFolder(["trip.yml": own, name: text, "a.jpg": ""]).read()
      claim(
        reading.diagnostics.contains { $0.code == .heldBack }, is: isHeld, "\(own) \(name) \(reading.told)")
    }
  }

  @Test(
    "rules of what to leave out are obeyed, and their name told",
    arguments: [
      "tripbookignore", ".tripbookignore.txt", "tripbookignore.txt", ".tripbook-ignore", ".Tripbookignore",
      ".TRIPBOOKIGNORE", "_tripbookignore", ".tripbookingore", "tripbook.ignore", ".tripbookignore~",
      ".tripbookignore.bak", ".tripignore",
    ])
  func nearRules(name: String) async throws {
    let folder = try TripFolder([name: "secret*\n", "secret.jpg": "", "b/secret.jpg": "", "open.jpg": ""])
    let listing = FolderListing(root: folder.path, skipping: [])
    claim(listing.files.filter { $0.hasSuffix(".jpg") }, is: ["open.jpg"])
    #expect(listing.diagnostics.map(\.code) == [.mayBePrivate] && listing.diagnostics[0].place?.file == name)
    // Nothing counts again by it.
    try folder.write(name, Array("!open.jpg".utf8))
    try folder.write(".tripbookignore", Array("open.jpg".utf8))
    claim(FolderListing(root: folder.path, skipping: []).files, lacks: "open.jpg")
  }

  @Test("a copy of the rules counts only where there are none, and other names are none of it")
  func otherRules() throws {
    let folder = try TripFolder([
      ".tripbookignore": "a.jpg", ".tripbookignore.bak": "b.jpg", ".tripbookignore~": "b.jpg", "a.jpg": "",
      "b.jpg": "",
      ".gitignore": "b.jpg", ".ignore": "b.jpg", "ignore.txt": "b.jpg",
    ])
    let listing = FolderListing(root: folder.path, skipping: [])
    claim(listing.files.filter { $0.hasSuffix(".jpg") }, is: ["b.jpg"])
    #expect(listing.diagnostics.isEmpty)
  }

  private static let rules = table(
    #"""
    receipts\a.jpg → receipts/a.jpg - receipts/b.jpg
    receipts\ → receipts/a.jpg - a.jpg
    .\receipts\ → receipts/a.jpg - x/receipts/a.jpg
    ./receipts/ → receipts/a.jpg - x/receipts/a.jpg
    photos\raw\** → photos/raw/a.jpg|photos/raw/b/c.jpg - photos/a.jpg
    photos\*.jpg → photos/a.jpg - photos/b/a.jpg|a.jpg
    photos\**¶!photos\a.jpg → photos/b.jpg - photos/a.jpg
    """#)

  @Test("rules with backslashes are read as the paths that they mean, and told", arguments: rules)
  func backslashes(written: String, expected: String) throws {
    let parts = expected.components(separatedBy: " - ").map { $0.split(separator: "|").map(String.init) }
    let folder = try TripFolder([".tripbookignore": written.replacing("¶", with: "\n")])
    for file in parts.flatMap(\.self) { try folder.write(file, []) }
    let listing = FolderListing(root: folder.path, skipping: [])
    claim(listing.files, is: parts[1].sorted())
    #expect(listing.diagnostics.allSatisfy { $0.code == .mayBePrivate && $0.place?.span != nil })
    #expect(!listing.diagnostics.isEmpty)
  }

  @Test("a rule that names a place on a whole machine ends the build")
  func machine() async throws {
    let reading = try await TripFolder([".tripbookignore": "C:\\Photos\\raw", "a.jpg": ""]).read()
    claim(reading.diagnostics.filter { $0.code == .heldBack }.map { $0.place?.span?.line }, is: [1])
    let fine = try await TripFolder([".tripbookignore": "\\#x\na\\ \n\\!b\n", "a.md": ""]).read()
    #expect(!fine.diagnostics.contains { [.heldBack, .mayBePrivate].contains($0.code) })
  }

  private static let names = table(
    """
    IMG_2231.JPEG → IMG_2231.jpg
    IMG_2231.HEIC → IMG_2231.jpg
    img_2231.jpg → IMG_2231.jpg
    IMG_2231 → IMG_2231.jpg
    img 2231.jpeg → IMG_2231.jpg
    elsewhere/IMG_2231.png → IMG_2231.jpg
    photos\\IMG_2231.JPEG → IMG_2231.jpg
    b.tiff → b.JPG, x/b.heic
    IMG_22*.jpg → IMG_2231.jpg
    b.* → b.JPG, x/b.heic
    Day 1.2.jpeg → Day 1.2.jpg
    IMG_2232.jpg → -
    IMG_223.jpg → -
    """)

  @Test("pictures to leave out are left out under all names that may be meant, and told", arguments: names)
  func leaveOut(written: String, expected: String) async throws {
    let folder = try TripFolder([
      "trip.yml": "photos:\n  leave out: ['\(written)']", "IMG_2231.jpg": "", "b.JPG": "", "x/b.heic": "",
      "c.jpg": "",
      "Day 1.2.jpg": "",
    ])
    let reading = try await folder.read()
    let left = reading.trip.leftOut.filter { $0.cause == .byHand }.map(\.file).sorted()
    claim(left.isEmpty ? "-" : left.joined(separator: ", "), is: expected, "\(reading.told)")
    let told = reading.diagnostics.filter { $0.code == .missingPicture }
    // Capitals alone were no other name before.
    claim(told.map(\.severity), is: written == "img_2231.jpg" ? [] : [expected == "-" ? .error : .warning])
  }

  @Test(
    "a picture whose text leaves it out in other words is left out",
    arguments: ["ja", "oui", "perhaps", "[x]"])
  func answers(word: String) async throws {
    let reading = try await TripFolder(["a.jpg": "", "a.md": "---\nleave out: \(word)\n---\n"]).read()
    claim(reading.trip.leftOutByTexts["a.jpg"], is: "a.md")
    #expect(reading.diagnostics.contains { $0.severity == .error })
  }
}
