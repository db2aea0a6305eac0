import Diagnostics
import Foundation
import SiteBuilding
import Testing

@Suite("A picture of somebody that is kept back")
struct KeptPortraitTests {
  /// Where the picture lies, and what lies beside it.
  private static let kept: [(picture: String, beside: [String: String])] = [
    ("private/ana.jpg", [:]), ("people/ana.jpg", ["people/ana.md": "---\nprivate: yes\n---\n"]),
    ("people/ana.jpg", ["people/ana.jpg.md": "---\nprivate: perhaps\n---\n"]),
    ("people/ana.jpg", ["people/album.md": "---\nprivate: yes\n---\n"]),
    ("people/ana.jpg", ["people/ana.md": "---\nleave out: yes\n---\n"]),
  ]

  private static func library(
    _ picture: String, _ beside: [String: String], of folder: String
  ) throws -> SmallLibrary {
    let people = "- name: Ana\n  picture: \(picture)\n  bio: Draws.\n"
    var files = ["library.yml": "", "rome/trip.yml": "travellers: [Ana]\n"]
    files["rome/journal/2026-05-03-a.md"] = "Words.\n"
    files[folder + "people.yml"] = people
    for (file, text) in beside { files[folder + file] = text }
    let library = try SmallLibrary(files)
    let good = Checkout.brokenTrips + "/truncated-photo/photos/good.jpg"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: good))
    try library.workspace.write("trips/" + folder + picture, bytes)
    return library
  }

  @Test("is in no site of a library, and that is said", arguments: 0..<5)
  func library(number: Int) async throws {
    let (picture, beside) = Self.kept[number]
    let library = try Self.library(picture, beside, of: "")
    let outcome = await library.build()
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    let tree = try library.tree()
    #expect(tree.text("people/ana/index.html").contains("Draws."))
    #expect(!tree.names.contains { $0.hasPrefix("people/") && $0.hasSuffix(".jpg") })
    let told = outcome.diagnostics.filter { $0.code == .missingPicture }
    #expect(told.map(\.place?.path) == ["people.yml"], "\(DiagnosticPrinter().text(outcome.diagnostics))")
  }

  @Test("is in no site of a trip, and that is said", arguments: 0..<4)
  func trip(number: Int) async throws {
    let (picture, beside) = Self.kept[number]
    let library = try Self.library(picture, beside, of: "rome/")
    let outcome = await library.build()
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    #expect(try !library.tree().names.contains { $0.hasSuffix(".jpg") && $0.contains("people") })
    let told = outcome.diagnostics.filter { $0.code == .missingPicture }
    #expect(told.map(\.place?.path) == ["rome/people.yml"])
  }

  @Test("is published where nothing keeps it back", arguments: ["", "rome/"])
  func open(folder: String) async throws {
    let library = try Self.library("people/ana.jpg", ["people/ana.md": "Draws.\n"], of: folder)
    let outcome = await library.build()
    #expect(outcome.isWritten && !outcome.diagnostics.contains { $0.code == .missingPicture })
    let names = try library.tree().names
    #expect(names.contains { $0.hasPrefix(folder + "people/ana/") && $0.hasSuffix(".jpg") }, "\(names)")
  }
}
