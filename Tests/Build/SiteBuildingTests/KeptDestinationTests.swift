import Diagnostics
import SiteBuilding
import Testing

@Suite("A place to go next that is kept back, or its picture")
struct KeptDestinationTests {
  private static let kept = KeptPicture.all("kyoto", in: "ideas")

  private static func library(
    _ picture: KeptPicture, of folder: String, _ more: String = ""
  ) throws -> SmallLibrary {
    let text = "- name: Kyoto\n  tags: temples\n  picture: \(picture.file)\n" + more
    return try picture.library(of: folder, "destinations.yml", text)
  }

  /// The picture where nothing keeps it back.
  private static let open = KeptPicture(file: "ideas/kyoto.jpg")

  @Test("has no picture in a library that something keeps back, and that is said", arguments: kept)
  func library(picture: KeptPicture) async throws {
    let library = try Self.library(picture, of: "")
    let outcome = await library.build()
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    #expect(try !library.tree().names.contains { $0.hasSuffix(".jpg") })
    let told = outcome.diagnostics.filter { $0.code == .missingPicture }
    #expect(told.map(\.place?.path) == ["destinations.yml"])
  }

  @Test("has none in a library that holds the same as one that is kept back")
  func copy() async throws {
    let library = try Self.library(
      Self.open, of: "", "- name: Porto\n  tags: food\n  picture: private/porto.jpg\n")
    try KeptPicture.write("private/porto.jpg", in: library)
    let outcome = await library.build()
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    #expect(try !library.tree().names.contains { $0.hasSuffix(".jpg") })
    let told = outcome.diagnostics.filter { $0.code == .missingPicture }
    #expect(told.map { 1 + $0.others.count } == [2])
  }

  @Test("has none in a trip either, and that is said", arguments: kept)
  func trip(picture: KeptPicture) async throws {
    let library = try Self.library(picture, of: "rome/")
    let outcome = await library.build()
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    #expect(try !library.tree().names.contains { $0.hasSuffix(".jpg") && $0.contains("next") })
    let told = outcome.diagnostics.filter { $0.code == .missingPicture }
    #expect(told.map(\.place?.path) == ["rome/destinations.yml"])
  }

  @Test("has one where nothing keeps it back, under its own name", arguments: ["", "rome/"])
  func open(folder: String) async throws {
    let picture = KeptPicture(file: "ideas/kyoto.jpg", beside: ["ideas/kyoto.md": "Maples.\n"])
    let library = try Self.library(picture, of: folder)
    let outcome = await library.build()
    #expect(outcome.isWritten && !outcome.diagnostics.contains { $0.code == .missingPicture })
    let names = try library.tree().names
    #expect(names.contains { $0.hasPrefix(folder + "next/kyoto/") && $0.hasSuffix(".jpg") }, "\(names)")
  }

  /// What stands behind Kyoto and changes nothing; home is at 38.7, -9.1.
  private static let nothing = [
    "- name: Zqx\n  tags: zqx\n  note: Zqx.\n  private: yes\n",
    "- name: Zqx\n  tags: zqx\n  draft: yes\n",
    "- name: Zqx\n  tags: zqx\n  publish: 2030-01-01\n",
    "- name: Zqx\n  at: 38.701 -9.101\n  tags: zqx\n  airport: LIS\n",
    "- name: Zqx\n  at: 38.7 -9.1\n  tags: [zqx, temples]\n  country: PT\n",
  ]

  @Test("changes no byte of a site", arguments: ["", "rome/"], nothing)
  func noByte(folder: String, more: String) async throws {
    let home = "home: 38.7 -9.1\n"
    func tree(_ more: String) async throws -> SiteTree {
      let library = try Self.library(Self.open, of: folder, more)
      try library.workspace.write("trips/rome/trip.yml", "travellers: [Ana]\n" + home)
      let outcome = await library.build()
      #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
      return try library.tree()
    }
    #expect(try await tree(more) == tree(""))
  }

  @Test("has no link that opens a booking, and that is said", arguments: ["", "rome/"])
  func links(folder: String) async throws {
    let link = "https://flor.example/manage?token=aB3dE6gH1jK2"
    let library = try Self.library(
      Self.open, of: folder, "- name: Porto\n  tags: food\n  links: \(link)\n")
    let outcome = await library.build()
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    let told = outcome.diagnostics.filter { $0.code == .secretLink }
    #expect(told.map(\.place?.path) == [folder + "destinations.yml"])
    #expect(try library.tree().traces(of: "aB3dE6gH1jK2") == [])
  }

  @Test("has a map with its ground, also where nothing else of the site has any", arguments: ["", "rome/"])
  func ground(folder: String) async throws {
    let library = try Self.library(
      Self.open, of: folder, "- name: Porto\n  tags: food\n  at: 41.15, -8.61\n")
    _ = await library.build()
    let page = try #require(try library.tree().pages.first { $0.name == folder + "next/porto/index.html" })
    #expect(page.text.contains("GSHHG") || page.text.contains("Natural Earth"))
  }

  @Test("holds codes that nothing else may tell", arguments: ["", "rome/"])
  func codes(folder: String) async throws {
    let library = try Self.library(
      Self.open, of: folder, "- name: Porto\n  tags: food\n  booking code: ZXQ8R9\n  private: yes\n")
    try library.workspace.write("trips/rome/journal/2026-05-03-a.md", "Booked as ZXQ8R9.\n")
    let outcome = await library.build()
    #expect(outcome.diagnostics.contains { $0.code == .privateCode })
    #expect(!DiagnosticPrinter().text(outcome.diagnostics).contains("ZXQ8R9"))
  }

  @Test("holds codes that no line of the same file shows", arguments: ["", "rome/"])
  func codesInLines(folder: String) async throws {
    let kept = "- {name: Faro, tags: food, booking code: ZXQ8R9, private: yes}\n"
    let shown = "- {name: Porto, tags: food, note: Booked as ZXQ8R9., country: Portugal}\n"
    let library = try Self.library(Self.open, of: folder, kept + shown)
    let outcome = await library.build()
    #expect(outcome.diagnostics.contains { $0.code.rawValue == "unknown-country" })
    #expect(!DiagnosticPrinter().text(outcome.diagnostics).contains("ZXQ8R9"))
  }
}
