import Diagnostics
import SiteBuilding
import Testing

@Suite("A picture of somebody that is kept back")
struct KeptPortraitTests {
  private static let kept = KeptPicture.all("ana", in: "people")

  private static func library(_ picture: KeptPicture, of folder: String) throws -> SmallLibrary {
    try picture.library(
      of: folder, "people.yml", "- name: Ana\n  picture: \(picture.file)\n  bio: Draws.\n")
  }

  @Test("is in no site of a library, and that is said", arguments: kept)
  func library(picture: KeptPicture) async throws {
    let library = try Self.library(picture, of: "")
    let outcome = await library.build()
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    let tree = try library.tree()
    #expect(tree.text("people/ana/index.html").contains("Draws."))
    #expect(!tree.names.contains { $0.hasPrefix("people/") && $0.hasSuffix(".jpg") })
    let told = outcome.diagnostics.filter { $0.code == .missingPicture }
    #expect(told.map(\.place?.path) == ["people.yml"], "\(DiagnosticPrinter().text(outcome.diagnostics))")
  }

  @Test("is in no site of a trip, and that is said", arguments: kept)
  func trip(picture: KeptPicture) async throws {
    let library = try Self.library(picture, of: "rome/")
    let outcome = await library.build()
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    #expect(try !library.tree().names.contains { $0.hasSuffix(".jpg") && $0.contains("people") })
    let told = outcome.diagnostics.filter { $0.code == .missingPicture }
    #expect(told.map(\.place?.path) == ["rome/people.yml"])
  }

  @Test("is published where nothing keeps it back", arguments: ["", "rome/"])
  func open(folder: String) async throws {
    let picture = KeptPicture(file: "people/ana.jpg", beside: ["people/ana.md": "Draws.\n"])
    let library = try Self.library(picture, of: folder)
    let outcome = await library.build()
    #expect(outcome.isWritten && !outcome.diagnostics.contains { $0.code == .missingPicture })
    let names = try library.tree().names
    #expect(names.contains { $0.hasPrefix(folder + "people/ana/") && $0.hasSuffix(".jpg") }, "\(names)")
  }
}
