import Foundation
import Testing

@Suite("tripbook check")
struct CheckRunTests {
  private func workspace(_ settings: String? = nil) throws -> Workspace {
    let workspace = try Workspace.withTrip()
    if let settings { try workspace.write("trip/trip.yml", settings) }
    return workspace
  }

  @Test func saysThatAllIsWell() async throws {
    let result = try await workspace().run("check", "trip")
    #expect(result.status == 0)
    #expect(result.output == "All is well. No problems.\n")
    #expect(result.errors.isEmpty)
  }

  @Test("says how to begin where nothing is there yet, but not where a trip is announced, or a file broken")
  func nothingYet() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: Lisbon\n")
    for command in ["check", "build"] {
      let result = try await workspace.run(command, "trip")
      #expect(result.status == 0)
      #expect(result.errors.contains("note: Nothing to show yet") && result.errors.contains("[nothing-yet]"))
      #expect(!result.output.contains("All is well") && result.output.contains("1 note."))
    }
    for settings in [
      "title: Lisbon\nstart: 2026-05-03\n", "title: Lisbon\ndestination: Lisbon\n", "start: soon\n",
    ] {
      try workspace.write("trip/trip.yml", settings)
      #expect(try await !workspace.run("check", "trip").errors.contains("[nothing-yet]"))
    }
    // What its advice names does away with it.
    try workspace.write("trip/trip.yml", "title: Lisbon\n")
    try workspace.write("trip/journal/2026-05-03-belem.md", "We queued.\n")
    #expect(try await workspace.run("check", "trip").output == "All is well. No problems.\n")
  }

  @Test func isQuietWhenTold() async throws {
    let result = try await workspace().run("check", "trip", "--quiet")
    #expect(result.status == 0)
    #expect(result.output + result.errors == "")
  }

  @Test("warns of a budget that is used up, which stops what is strict as any warning does")
  func spent() async throws {
    let workspace = try workspace("title: Lisbon\n")
    try workspace.write("trip/budget.yml", "total: 5\nexpenses:\n  - 2026-05-03 food 7.80 Soup\n")
    let result = try await workspace.run("check", "trip", "--strict")
    #expect(result.errors.contains("[budget-used]") && result.status == 1)
    #expect(try await workspace.run("build", "trip", "--strict").status == 3)
    #expect(!workspace.exists("trip/_site"))
    #expect(try await workspace.run("build", "trip").status == 0)
  }

  @Test("ends with 1 for an error, with 0 for a warning, with 1 for that when strict")
  func ends() async throws {
    #expect(try await workspace("start: 3 May\n").run("check", "trip").status == 1)
    #expect(try await workspace("titel: Lisbon\n").run("check", "trip").status == 0)
    #expect(try await workspace("titel: Lisbon\n").run("check", "trip", "--strict").status == 1)
  }

  @Test("writes nothing, not even for a trip with pictures and mistakes")
  func writesNothing() async throws {
    let workspace = try workspace("titel: Lisbon\n")
    let before = try workspace.files("trip")
    _ = try await workspace.run("check", "trip")
    #expect(try workspace.files("trip") == before)
  }

  @Test func shownTextIsPlainWhereThereIsNoTerminal() async throws {
    let result = try await workspace("titel: Lisbon\n").run(
      "check", "trip", environment: ["TERM": "xterm-256color", "NO_COLOR": ""])
    #expect(result.errors.contains("warning: Unknown field `titel` in trip.yml [unknown-key]\n"))
    #expect(!(result.output + result.errors).contains("\u{1B}"))
  }

  private static let script = "/usr/bin/script"

  @Test(
    "colours what it says on a terminal, unless NO_COLOR forbids",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: script), "script (util-linux) is not installed"),
    arguments: [("", true), ("1", false)])
  func colours(forbidden: String, isColoured: Bool) async throws {
    let workspace = try workspace("titel: Lisbon\n")
    let terminal = TripbookProcess(
      arguments: ["-qec", "'\(TripbookProcess.built)' check trip", "/dev/null"], workspace: workspace,
      environment: ["TERM": "xterm-256color", "NO_COLOR": forbidden], executable: Self.script)
    let result = try await terminal.run()
    #expect(result.output.contains("Unknown field `titel` in trip.yml"))
    #expect(result.output.contains("\u{1B}[1;33mwarning:\u{1B}[0m") == isColoured)
    #expect(result.output.contains("\u{1B}[0m") == isColoured)
  }

  @Test("an empty folder is an error, as text and as JSON")
  func emptyFolder() async throws {
    let workspace = try Workspace()
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/trip", withIntermediateDirectories: false)
    #expect(try await workspace.run("check", "trip").status == 1)
    #expect(try await workspace.run("build", "trip").status == 3)
    let json = try await workspace.run("check", "trip", "--format", "json")
    #expect(json.status == 1)
    let read = try JSONDecoder().decode([ReadDiagnostic].self, from: Data(json.output.utf8))
    #expect(read.map(\.code) == ["empty-trip"])
    #expect(read.first?.file == nil && read.first?.line == nil)
  }

  @Test func jsonOfNothingIsAnEmptyList() async throws {
    let result = try await workspace().run("check", "trip", "--format", "json")
    #expect(result.output == "[]\n")
  }
}
