import Claims
import TripNotation
import Diagnostics
import Foundation
import Testing
import TripModel
import TripReading

@Suite("Prompts of the theme")
struct PromptFileTests {
  private static let root = #filePath.components(separatedBy: "/Tests/")[0]

  private func read(_ files: [String: String]) async throws -> TripReader.Reading {
    let folder = NSTemporaryDirectory() + "/tripbook-prompts-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (file, text) in files {
      let url = URL(fileURLWithPath: folder + "/" + file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let options = TripReader.Options(
      themeFolder: Self.root, output: folder + "/_site", workers: 1, hashing: { _ in "" })
    return try await TripReader.read(folder: folder, options: options)
  }

  @Test("The shipped ones are at least forty, read without a word, and no two are the same")
  func shipped() async throws {
    let reading = try await read(["trip.yml": "title: x\n"])
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.theme.prompts.count >= 40)
    claim(Set(reading.theme.prompts.map(\.text)).count, is: reading.theme.prompts.count)
    #expect(
      reading.theme.prompts.allSatisfy {
        !$0.about.isEmpty && $0.text.hasSuffix("?") || $0.text.hasSuffix(".")
      })
  }

  @Test("A trip's own ones of its language stand in the place of the shipped ones")
  func own() async throws {
    let text =
      "- ask: Was war in {place}?\n  about: place\n  when: {photos: 2, first day: yes, kind: [food, Kaffee]}\n"
    let reading = try await read(["trip.yml": "language: de\n", "templates/prompts/de.yml": text])
    claim(
      reading.theme.prompts,
      is: [
        WritingPrompt(
          text: "Was war in {place}?", about: "place",
          needs: [.atLeast(.photos, 2), .circumstance(.firstDay), .kind(["food", "kaffee"])])
      ])
  }

  @Test("One that is wrong is told, and the others are read")
  func wrong() async throws {
    let text = "- ask: In {plaec}?\n- ask: Good?\n- about: x\n- ask: More?\n  when: {fotos: 2}\n"
    let reading = try await read(["trip.yml": "title: x\n", "templates/prompts/en.yml": text])
    claim(reading.theme.prompts.map(\.text), is: ["Good?", "More?"])
    claim(reading.diagnostics.map(\.code), is: [.badWords, .missingField, .unknownKey])
    claim(reading.diagnostics.first?.advice, is: "Did you mean {place}?")
  }
}
