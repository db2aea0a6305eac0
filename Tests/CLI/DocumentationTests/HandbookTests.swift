import Foundation
import Documentation
import Testing

@Suite("The handbook")
struct HandbookTests {
  private static let document = """
    # Files

    What there is.

    ## `trip.yml`

    Not so:

    ```yaml trip.yml
    # not a heading
    title: Lisbon
    ```

    ### Dates

    So.

    ## Pins *and more*
    Places.
    """

  /// A handbook of one document, for as long as the test works with it.
  private func with<Result>(_ document: String, _ work: (Handbook) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "handbook-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(document.utf8).write(to: folder.appendingPathComponent("files.md"))
    return try work(Handbook(folder: folder.path))
  }

  @Test("A section is a heading with all below it, up to the next of its level")
  func sections() throws {
    let sections = try with(Self.document) { $0.sections(in: "files.md") }
    #expect(sections.map(\.name) == ["Files", "trip.yml", "Dates", "Pins and more"])
    #expect(sections.map(\.level) == [1, 2, 3, 2])
    #expect(sections[0].text.hasPrefix("What there is.") && sections[0].text.hasSuffix("Places."))
    #expect(sections[1].text.hasPrefix("Not so:") && sections[1].text.hasSuffix("So."))
    #expect(sections[2].text == "So.")
  }

  @Test("A section is found by its name, in small letters too", arguments: ["Dates", "dates", "DATES"])
  func named(_ name: String) throws {
    #expect(try with(Self.document) { $0.section(named: name, in: "files.md")?.text } == "So.")
  }

  @Test("What is not there has no sections")
  func missing() throws {
    try with(Self.document) { handbook in
      #expect(handbook.section(named: "not a heading", in: "files.md") == nil)
      #expect(handbook.sections(in: "others.md").isEmpty)
    }
  }

  @Test("An example knows its file and the words before it")
  func examples() throws {
    let section = try #require(try with(Self.document) { $0.section(named: "trip.yml", in: "files.md") })
    let example = try #require(section.examples.first)
    #expect(section.examples.count == 1)
    #expect(example.file == "trip.yml")
    #expect(example.label == "Not so")
    #expect(example.text == "# not a heading\ntitle: Lisbon\n")
  }
}
