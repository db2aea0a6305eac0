import SiteOutput
import TripPlanning
import TripReading
import Caching
import SiteWriting
import PageRenderer
import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling
import TripModel

@Suite("The people and the money of a library that is built")
struct LibraryPeopleBuildTests {
  private struct Order {
    let workspace: TemporaryFolder
    var order: BuildOptions

    init(_ files: [String: String]) throws {
      workspace = try TemporaryFolder()
      for (file, text) in files { try workspace.write("trips/" + file, text) }
      order = try .test(workspace.path + "/trips", in: workspace)
      order.privacy.key = "0123456789abcdef0123456789abcdef"
    }

    func picture(_ file: String) throws {
      let good = Checkout.brokenTrips + "/truncated-photo/photos/good.jpg"
      let bytes = try Data(contentsOf: URL(fileURLWithPath: good))
      try workspace.write(
        "trips/" + file,
        ExifPicture.adding(model: "Zqx 5", time: "2019:05:03 14:05:12", to: bytes) + Data(file.utf8))
    }

    func tree() throws -> SiteTree { try SiteTree(order.output) }
  }

  private static let files = [
    "library.yml": "currency: CHF\n", "lisbon/trip.yml": "title: Lisbon\ntravellers: [Ana, Ben]\n",
    "lisbon/journal/2026-05-03-a.md": "First words.\n",
    "people.yml": """
    - name: Ana
      picture: people/ana.jpg
      mail: zqx@example.org
      phone: +351 21 998 7766
    """,
    "lisbon/people.yml": "- name: Ben\n  picture: ben.jpg\n  bio: Sings.\n  mail: zqy@example.org\n",
  ]

  @Test("have pictures without what these tell, and no mail or telephone that they do not want told")
  func portraits() async throws {
    let library = try Order(Self.files)
    try library.picture("people/ana.jpg")
    try library.picture("lisbon/ben.jpg")
    let outcome = await SiteBuilder.build(library.order)
    #expect(outcome.isWritten && outcome.exitStatus == 0, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    let tree = try library.tree()
    #expect(tree.names.contains { $0.hasPrefix("people/ana/") && $0.hasSuffix(".jpg") })
    #expect(tree.names.contains { $0.hasPrefix("lisbon/people/ben/") && $0.hasSuffix(".jpg") })
    #expect(tree.text("people/ben/index.html").contains("../../lisbon/people/ben/"))
    #expect(tree.text("people/ben/index.html").contains("Sings."))
    for word in ["Zqx 5", "zqx@example.org", "zqy@example.org", "998 7766", "9987766"] {
      #expect(tree.names(holding: word) == [], "\(word)")
    }
    #expect(!tree.names.contains { $0.hasPrefix("lisbon/photos/ben") })
    #expect(SiteInspection(tree).complaints == [])
  }

  @Test("are in no site in which a text tells what one of them does not want told")
  func told() async throws {
    var files = Self.files
    files["lisbon/journal/2026-05-03-a.md"] = "Write to zqx@example.org for the recipe.\n"
    let library = try Order(files)
    try library.picture("people/ana.jpg")
    try library.picture("lisbon/ben.jpg")
    let outcome = await SiteBuilder.build(library.order)
    #expect(!outcome.isWritten && outcome.exitStatus != 0)
  }

  @Test("whom the library keeps back no trip tells of, with the others or alone")
  func keptBack() async throws {
    var files = Self.files
    files["people.yml"] = "- name: BEN\n  private: yes\n"
    files["lisbon/people.yml"] =
      "- name: Ben\n  picture: ben.jpg\n  bio: Sings.\n  mail: zqy@example.org\n  contact: yes\n"
    let library = try Order(files)
    try library.picture("lisbon/ben.jpg")
    func look(_ tree: SiteTree) {
      #expect(tree.names(holding: "Sings.") == [] && tree.names(holding: "zqy@example.org") == [])
      #expect(!tree.names.contains { $0.contains("people/ben/") && $0.hasSuffix(".jpg") })
      #expect(tree.names(holding: "Ben") != [])
    }
    let outcome = await SiteBuilder.build(library.order)
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    look(try library.tree())
    var alone = library.order
    alone.folder += "/lisbon"
    alone.output = library.workspace.path + "/alone"
    #expect(await SiteBuilder.build(alone).isWritten)
    look(try SiteTree(alone.output))
    // As soon as the library tells of him, the trip does.
    try await Task.sleep(for: .milliseconds(60))
    try library.workspace.write("trips/people.yml", "- name: Ana\n")
    #expect(await SiteBuilder.build(library.order).isWritten)
    #expect(try library.tree().names(holding: "Sings.") != [])
  }

  @Test("a mailbox that one trip wants told and another does not is in no file, and a note says why")
  func withheld() async throws {
    var files = Self.files
    files["people.yml"] = nil
    files["lisbon/people.yml"] = "- name: Ben\n  mail: zqy@example.org\n  contact: yes\n"
    files["rome/people.yml"] = "- name: Ana\n  mail: zqy@example.org\n"
    files["rome/journal/2025-05-03-a.md"] = "Other words.\n"
    let library = try Order(files)
    let outcome = await SiteBuilder.build(library.order)
    #expect(outcome.isWritten && outcome.exitStatus == 0, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    #expect(try library.tree().names(holding: "zqy@example.org") == [])
    let notes = outcome.diagnostics.filter { $0.code == .contactWithheld }
    #expect(notes.map { $0.place?.path } == ["lisbon/people.yml"])
    #expect(notes.allSatisfy { $0.message.contains("rome/people.yml") })
    // A text that tells it is told where it stands.
    try await Task.sleep(for: .milliseconds(60))
    try library.workspace.write("trips/lisbon/journal/2026-05-04-b.md", "Write to zqy@example.org.\n")
    let told = await SiteBuilder.build(library.order)
    let links = told.diagnostics.filter { $0.code == .secretLink }
    #expect(links.map { $0.place?.path } == ["lisbon/journal/2026-05-04-b.md"])
    #expect(try library.tree().names(holding: "zqy@example.org") == [])
  }

  @Test("a picture that cannot be read is told, and its person has initials")
  func damaged() async throws {
    let library = try Order(Self.files)
    try library.workspace.write("trips/people/ana.jpg", "no picture")
    try library.picture("lisbon/ben.jpg")
    let outcome = await SiteBuilder.build(library.order)
    #expect(outcome.isWritten && outcome.exitStatus == 1)
    #expect(outcome.diagnostics.contains { $0.code == .badPicture && $0.place?.file == "people/ana.jpg" })
    #expect(try library.tree().text("people/ana/index.html").contains("initials"))
  }

  @Test("were in the countries in which the positions of their places lie")
  func countries() async throws {
    var files = Self.files
    files["people.yml"] = "- name: Ana\n  been: Torres del Paine, -50.9423 -73.4068, 2011\n"
    files["lisbon/people.yml"] = "- name: Ben\n  been: [\"Kiosk, 35.0116 135.7681\", Porto]\n"
    let library = try Order(files)
    let outcome = await SiteBuilder.build(library.order)
    #expect(outcome.isWritten && outcome.exitStatus == 0, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    let tree = try library.tree()
    #expect(tree.text("people/ana/index.html").contains("Chile"))
    #expect(tree.text("people/ben/index.html").contains("Japan"))
  }

  @Test("were nowhere near a home by its town's name alone", arguments: ["people.yml", "lisbon/people.yml"])
  func hometown(_ file: String) async throws {
    var files = Self.files
    files["people.yml"] = nil
    files["lisbon/people.yml"] = nil
    files["library.yml"] = "home: 52.0907, 5.1214\n"
    files[file] = "- name: Ben\n  been: [\"Utrecht, 2001\", \"Utrecht, old town\", Porto]\n"
    let library = try Order(files)
    let outcome = await SiteBuilder.build(library.order)
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    let tree = try library.tree()
    let page = tree.text("people/ben/index.html")
    #expect(page.contains("Porto") && !page.contains("Utrecht"))
  }

  @Test(
    "what all trips cost is told in the library's currency where it or a trip has the rate",
    arguments: [("rates.csv", true), ("lisbon/rates.csv", true), ("notes.csv", false)])
  func rates(_ file: String, _ isTold: Bool) async throws {
    var files = Self.files
    files["people.yml"] = nil
    files["lisbon/people.yml"] = nil
    files["lisbon/budget.yml"] = "expenses:\n  - 2026-05-03 food 100 Dinner\n"
    files[file] = "Date,CHF\n2026-05-04,0.9\n2026-05-03,0.9\n"
    let library = try Order(files)
    #expect(await SiteBuilder.build(library.order).isWritten)
    let page = try library.tree().text("index.html")
    // 100 euros at 0.9.
    #expect(page.contains("At the rates of") == isTold && page.contains("CHF") == isTold)
  }
}
