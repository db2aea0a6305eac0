import TripPlanning
import Diagnostics
import Foundation
import Documentation
import Rounds
import SiteBuilding
import Testing

/// An example of the documents: a file of a trip, and whether it is one of how not to write it.
struct DocumentedExample: Sendable, CustomTestStringConvertible {
  var page: String
  var number: Int
  var example: HandbookExample

  var testDescription: String { "\(page) \(number): \(example.file)" }
  var isMistaken: Bool { example.label == "Not so" }

  static let all = DocumentedTrip.handbook.pages.filter { $0.file != "problems.md" }.flatMap { page in
    let examples = DocumentedTrip.handbook.sections(in: page.file).first?.examples ?? []
    return examples.enumerated().map {
      DocumentedExample(page: page.file, number: $0 + 1, example: $1)
    }
  }
}

@Suite("The examples of the documents")
struct DocumentedExampleTests {
  @Test(
    "build without a word, but for those of how not to write it",
    arguments: Rounds.some(of: DocumentedExample.all, oneIn: 6))
  func build(_ documented: DocumentedExample) async throws {
    let workspace = try TemporaryFolder()
    let (file, text) = (documented.example.file, documented.example.text)
    let folder = try DocumentedTrip(with: [file: text]).write(into: workspace)
    let outcome = await SiteBuilder.build(try .test(folder, in: workspace))
    if documented.isMistaken {
      #expect(outcome.diagnostics.contains { $0.place?.file == file && $0.severity > .note })
    } else {
      // What an example keeps back is counted in a note, as the page about privacy says.
      #expect(outcome.diagnostics.filter { $0.code != .notPublished }.map(\.told) == [])
      #expect(outcome.isWritten)
    }
  }

  @Test("make a first trip in five minutes, as README tells it")
  func firstTrip() async throws {
    let readme = try String(contentsOfFile: Checkout.root + "/README.md", encoding: .utf8)
    let steps = readme.matches(of: /`lisbon\/([^`]+)`:\n\n   ```\w+\n((?:   .*\n|\n)*?)   ```\n/)
    let files = steps.map { step in
      let lines = step.2.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(3) }
      return (String(step.1), lines.joined(separator: "\n"))
    }
    #expect(files.map(\.0) == ["trip.yml", "journal/2026-05-03-belem.md", "budget.yml"])
    let workspace = try TemporaryFolder()
    let trip = DocumentedTrip(with: Dictionary(files) { first, _ in first })
    let outcome = await SiteBuilder.build(try .test(try trip.write(into: workspace), in: workspace))
    #expect(outcome.diagnostics.map(\.told) == [])
    #expect(outcome.counts.photos == 1)
  }

  @Test("stand on every page about a file")
  func areThere() {
    let pages = Set(DocumentedExample.all.map(\.page))
    for page in DocumentedTrip.handbook.pages where page.file.hasPrefix("files/") {
      #expect(pages.contains(page.file), "\(page.name) has no example")
    }
    #expect(DocumentedExample.all.count >= 20)
  }

  @Test("every document is a page of the front page, and every link leads somewhere")
  func leadSomewhere() throws {
    let folder = Checkout.root + "/docs"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
    let pages = Set(DocumentedTrip.handbook.pages.map(\.file))
    // The pages about problems are those of one page, and what is for developers is no traveller's.
    let own = files.filter { !$0.hasPrefix("problems/") && !$0.hasPrefix("dev/") && $0 != "README.md" }
    #expect(Set(own) == pages)
    for file in files {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      for link in text.matches(of: /\]\(([^)\s:]+)\)/) where !text.isCode(link.range) {
        let parts = link.1.split(separator: "#", omittingEmptySubsequences: false)
        let target = URL(fileURLWithPath: folder + "/" + file).deletingLastPathComponent()
          .appendingPathComponent(String(parts[0])).standardizedFileURL
        let page = parts[0].isEmpty ? folder + "/" + file : target.path
        #expect(FileManager.default.fileExists(atPath: page), "\(file): \(link.1)")
        guard parts.count == 2 else { continue }
        let headings = Handbook(folder: "/").sections(in: page).map(\.anchor)
        #expect(headings.contains(String(parts[1])), "\(file): \(link.1)")
      }
    }
  }
}

@Suite("The refusals that the documents list")
struct DocumentedRefusalTests {
  private static let refusals =
    DocumentedTrip.handbook.sections(in: "notation.md").first?.tables
    .filter { $0.head.first == "not so" }.flatMap(\.rows) ?? []

  @Test("are told, and what is to be written instead is read", arguments: refusals)
  func areTold(row: [String]) async throws {
    let (wrong, right) = (HandbookTable.code(in: row[0]), HandbookTable.code(in: row[2]))
    try #require(wrong.count == 1 && right.count == 1)
    #expect(try await diagnostics(of: wrong[0]).contains { $0.severity > .note })
    #expect(try await diagnostics(of: right[0]).map(\.told) == [])
  }

  private func diagnostics(of line: String) async throws -> [Diagnostic] {
    let workspace = try TemporaryFolder()
    let entry = ["journal/2026-05-03-belem.md": "We queued."]
    let folder = try DocumentedTrip(with: entry.merging(["trip.yml": line + "\n"]) { _, own in own })
      .write(into: workspace)
    return await SiteBuilder.check(try .test(folder, in: workspace)).diagnostics
  }
}

extension Diagnostic {
  var told: String { "\(severity) \(code.rawValue) \(place?.file ?? "-"): \(message)" }
}

extension HandbookSection {
  /// What GitHub makes of a heading for links to it.
  fileprivate var anchor: String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
  }
}

extension String {
  /// Whether something stands in code: an odd number of backticks before it in its line, or between fences.
  fileprivate func isCode(_ range: Range<String.Index>) -> Bool {
    let before = self[..<range.lowerBound]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let fences = before.split(separator: "\n").count { $0.hasPrefix("```") }
    return !fences.isMultiple(of: 2) || !line.count { $0 == "`" }.isMultiple(of: 2)
  }
}
