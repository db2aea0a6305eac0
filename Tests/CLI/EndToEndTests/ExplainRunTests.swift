import Foundation
import Testing

@Suite("tripbook explain")
struct ExplainRunTests {
  @Test("prints the long form with both examples", arguments: ["tab-indent", "[tab-indent]", "Tab-Indent"])
  func one(code: String) async throws {
    let result = try await Workspace().run("explain", code)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("tab-indent\n\nA tab stands at the beginning of a line."))
    #expect(result.output.contains("\nNot so:\n\n  trip.yml:\n    title: Lisbon\n"))
    #expect(result.output.contains("\nBut so:\n\n  trip.yml:\n"))
    #expect(!result.output.contains("bad-indent"))
    #expect(result.outputLines.allSatisfy { $0.count <= 100 })
  }

  @Test("without a code lists all of them in groups, a sentence each")
  func all() async throws {
    let result = try await Workspace().run("explain")
    #expect(result.status == 0)
    #expect(result.output.contains("\nThe journal\n\n• bad-front-matter: An entry may begin with fields"))
    #expect(result.outputLines.count { $0.hasPrefix("• ") } > 80)
    #expect(result.outputLines.allSatisfy { $0.count <= 100 })
  }

  @Test(
    "answers what is no code with the one that was meant, and 2",
    arguments: [
      ("tab-indnt", "Did you mean `tab-indent`?"), ("tab-", "Did you mean `tab-indent`?"),
      ("frobnicate", "`tripbook explain` lists them all."), ("how-lines-are-written", "lists them all."),
    ])
  func unknown(code: String, said: String) async throws {
    let result = try await Workspace().run("explain", code)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("“\(code)”"))
    #expect(result.errors.contains(said))
  }

  @Test("is named once below all problems, with the first error's code")
  func named() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "titel: Lisbon\nstart: 3 May\n")
    let result = try await workspace.run("check", "trip")
    #expect(result.errors.hasSuffix("\n`tripbook explain bad-date` says more about a problem.\n"))
    #expect(result.errors.split(separator: "\n").count { $0.contains("explain") } == 1)
    #expect(try await !workspace.run("check", "trip", "--quiet").errors.contains("explain"))
  }
}
