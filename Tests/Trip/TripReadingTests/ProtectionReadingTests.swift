import Claims
import Diagnostics
import Testing
import TripModel
import TripNotation
import TripReading

@Suite("Whether a site opens with a password alone")
struct ProtectionReadingTests {
  private static let answers = table(
    """
    protect: yes → sealed
    protect: true → sealed
    Protect: ja → sealed
    protect: no → open
    title: Lisbon → open
    protect: no¶Protect: yes → sealed
    protect: yes¶card: yes → sealed, with its card
    protect: yes¶card: no → sealed
    protect: yes¶card: perhaps → sealed
    card: yes → open
    protect: maybe → doubt
    protect: → doubt
    protect: [yes] → doubt
    protectd: yes → doubt
    prtect: yes → doubt
    protected: yes → doubt
    sealed: yes → doubt
    password: hunter2 → doubt
    pasword: hunter2 → doubt
    title: Lisbon¶ protect: yes → doubt
    title: "Lisbon¶protect: yes → sealed
    protest: yes → open
    project: yes → open
    """)

  /// What the peek before a build and the reading itself say, in one word.
  private func told(_ files: [String: String]) async throws -> (peek: String, reading: String) {
    let folder = try TripFolder(files)
    let reading = try await folder.read()
    let whole = reading.blocked.map { _ in "doubt" } ?? words(reading.trip.settings.protection)
    do throws(Blocked) {
      return (words(try folder.protection()), whole)
    } catch {
      return ("doubt", whole)
    }
  }

  private func words(_ protection: Protection?) -> String {
    protection.map { $0.showsCard ? "sealed, with its card" : "sealed" } ?? "open"
  }

  @Test("Is known before anything is built, as the reading has it", arguments: answers)
  func peek(text: String, answer: String) async throws {
    let told = try await told(["trip.yml": text.replacing("¶", with: "\n"), "a.jpg": ""])
    #expect(told.peek == answer && told.reading == answer, "\(told)")
  }

  @Test("A file that cannot be read is a doubt, and a folder without one is open")
  func unread() throws {
    let broken = try TripFolder(["a.jpg": ""])
    try broken.write("trip.yml", [0xFF, 0xFE, 0x00])
    #expect(throws: Blocked.self) { try broken.protection() }
    try claim(none: TripFolder(["a.jpg": ""]).protection())
    #expect(try TripFolder(["Trip.YAML": "protect: yes"]).protection() != nil)
  }

  @Test("Of two files one is enough")
  func twoFiles() throws {
    let folder = try TripFolder(["trip.yml": "protect: no", "trip.yaml": "protect: yes"])
    #expect(try folder.protection() != nil)
  }

  @Test("A library says it for itself, and so does each of its trips")
  func library() async throws {
    let folder = try TripFolder([
      "library.yml": "title: All\nprotect: yes\n", "rome/trip.yml": "title: Rome\n",
    ])
    try claim(folder.protection(), is: Protection())
    try claim(none: folder.protection(of: "/rome"))
    let reading = await LibraryReader.read(
      folder.path, output: folder.path + "/_site", privacy: PrivacySource(), workers: 1)
    #expect(reading.settings.protection == Protection() && reading.doubts.isEmpty)
    #expect(!reading.diagnostics.contains { [.heldBack, .unknownKey].contains($0.code) })
    let open = try TripFolder(["library.yml": "protect: no\n", "rome/trip.yml": "protect: yes\n"])
    try claim(none: open.protection())
    try claim(open.protection(of: "/rome"), is: Protection())
    for text in ["protect: maybe", "password: x", "protect:", "protectd: yes"] {
      let doubted = try TripFolder(["library.yml": text])
      #expect(throws: Blocked.self) { try doubted.protection() }
    }
  }

  @Test("Is written into the file that is read")
  func file() throws {
    func file(_ files: [String]) throws -> String {
      try TripFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") })).settingsFile()
    }
    try claim(file([]), is: "trip.yml")
    try claim(file(["trip.yaml"]), is: "trip.yaml")
    try claim(file(["trip.yml", "trip.yaml"]), is: "trip.yml")
    try claim(file(["Library.yml", "a.jpg"]), is: "Library.yml")
  }

  @Test(
    "A password is shown in no line of what is told",
    arguments: [
      "protect: hunter2", "protectd: hunter2", "pasword: hunter2", "sealed: hunter2",
      "protected: hunter2", "title: x¶ protect: hunter2", "mot de passe: hunter2",
    ])
  func masked(text: String) throws {
    let lines = text.replacing("¶", with: "\n")
    let folder = try TripFolder(["trip.yml": lines])
    let all = lines.split(separator: "\n").map(String.init)
    let line = try unwrapped(all.last)
    var confidential = ConfidentialLines(folder: folder.path, trip: nil)
    let span = SourceSpan(line: all.count, column: 1, length: 1, text: line)
    let hidden = confidential.line(at: SourcePlace(file: "trip.yml", span: span))
    let found = try unwrapped(hidden)
    let shown = String(zip(found.text, found.hidden).compactMap { $1 ? nil : $0 })
    #expect(!shown.contains("hunter2") && shown.contains(":"), "\(shown)")
  }
}

extension TripFolder {
  fileprivate func protection(of inner: String = "") throws(Blocked) -> Protection? {
    try TripReader.protection(of: path + inner)
  }

  fileprivate func settingsFile() -> String { TripReader.settingsFile(of: path) }
}
