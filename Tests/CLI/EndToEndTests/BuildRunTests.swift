import Foundation
import Testing

@Suite("tripbook build")
struct BuildRunTests {
  @Test func saysInTwoLinesWhatItMade() async throws {
    let workspace = try Workspace.withTrip()
    let result = try await workspace.run("build", "trip", "--today", "2026-05-04")
    #expect(result.status == 0)
    let lines = result.outputLines
    #expect(lines.count == 2)
    let built = /Built 1 day, 1 entry, 0 photos, \d+ pages as of 2026-05-04 in \d+\.\d\d s\. No problems\./
    #expect(lines.first?.wholeMatch(of: built) != nil)
    #expect(lines.last == "Open \(workspace.path)/trip/_site/index.html in a browser.")
    #expect(result.errors.isEmpty)
    #expect(workspace.exists("trip/_site/index.html"))
  }

  @Test("puts the site where it is told", arguments: ["public", "./public", "public/"])
  func obeysOutput(output: String) async throws {
    let workspace = try Workspace.withTrip()
    let result = try await workspace.run("build", "trip", "--output", output)
    #expect(result.status == 0)
    #expect(workspace.exists("public/index.html"))
    #expect(!workspace.exists("trip/_site"))
    #expect(result.output.contains("Open \(workspace.path)/public/index.html in a browser."))
  }

  @Test("ends with 1 for an error, which it tells on the error stream")
  func endsWithOne() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "start: 3 May\n")
    let result = try await workspace.run("build", "trip")
    #expect(result.status == 1)
    #expect(result.errors.contains("error: Missing year in “3 May” [bad-date]\n --> trip.yml:1:8\n"))
    #expect(result.outputLines.first?.hasSuffix(" 1 error.") == true)
    #expect(workspace.exists("trip/_site/index.html"))
  }

  @Test("ends with 3 where nothing is written, and says so last")
  func endsWithThree() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "home: Amsterdam\n")
    let result = try await workspace.run("build", "trip")
    #expect(result.status == 3)
    #expect(result.errors.hasSuffix("Nothing was written. 1 error.\n"))
    #expect(result.output.isEmpty)
    #expect(!workspace.exists("trip/_site"))
  }

  @Test("makes an error of a warning when it is strict")
  func isStrict() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "titel: Lisbon\n")
    let strict = try await workspace.run("build", "trip", "--strict")
    #expect(strict.status == 3)
    #expect(!workspace.exists("trip/_site"))
    let easy = try await workspace.run("build", "trip")
    #expect(easy.status == 0)
    #expect(easy.outputLines.first?.hasSuffix(" 1 warning.") == true)
  }

  @Test(arguments: ["--quiet", "-q"]) func saysNothingWhenAllIsWellAndItIsToBeQuiet(option: String)
    async throws
  {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/destinations.yml", "")
    let result = try await workspace.run("build", "trip", option)
    #expect(result.status == 0)
    #expect(result.output + result.errors == "")
    try workspace.write("trip/trip.yml", "titel: Lisbon\n")
    let warned = try await workspace.run("build", "trip", option)
    #expect(warned.errors.hasPrefix("warning: "))
    #expect(warned.output.isEmpty)
  }

  @Test("writes annotations of a workflow as the only output, with paths from where it was called")
  func writesAnnotations() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "titel: Lisbon\n")
    for command in ["build", "check"] {
      let result = try await workspace.run(command, "./trip/", "--format", "github")
      #expect(result.status == 0)
      #expect(
        result.output
          == "::warning file=trip/trip.yml,line=1,endLine=1,col=1,endColumn=5,title=unknown-key::"
          + "Unknown field `titel` in trip.yml%0ADid you mean `title`?\n")
      #expect(!result.errors.isEmpty)
      #expect(try await workspace.run(command, "trip", "--format", "github", "--quiet").errors.isEmpty)
    }
  }

  @Test func writesDiagnosticsAsJSONAlone() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "titel: \"Lisbon\"\n")
    let result = try await workspace.run("build", "trip", "--format", "json")
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("Built 1 day, "))
    let read = try JSONDecoder().decode([ReadDiagnostic].self, from: Data(result.output.utf8))
    #expect(read.map(\.code) == ["unknown-key"])
    #expect(read.first?.file == "trip.yml")
    #expect(read.first?.line == 1 && read.first?.column == 1 && read.first?.length == 5)
    #expect(read.first?.severity == "warning")
    #expect(read.first?.advice == "Did you mean `title`?")
  }

  @Test("a result that nobody can be told undoes no build, and is no success")
  func saysItToNobody() async throws {
    let workspace = try Workspace.withTrip()
    let shell = TripbookProcess(
      arguments: ["-c", "exec '\(TripbookProcess.built)' build trip > /dev/full"], workspace: workspace,
      executable: "/bin/sh")
    let result = try await shell.run()
    #expect(
      result.status == 1 && result.errors.contains("Error: Cannot write the output: no space left on device.")
    )
    #expect(workspace.exists("trip/_site/index.html"))
  }

  @Test("two at once: each ends well or refuses politely, and the site is whole")
  func twoAtOnce() async throws {
    let workspace = try Workspace.withTrip()
    for day in 10...28 { try workspace.write("trip/journal/2026-05-\(day)-day.md", "A day.\n") }
    let results = try await withThrowingTaskGroup(of: TripbookProcess.Result.self) { group in
      for _ in 1...4 { group.addTask { try await workspace.run("build", "trip") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.contains { $0.status == 0 })
    for result in results where result.status != 0 {
      #expect(result.status == 3)
      #expect(result.errors.contains("[busy-output]"))
    }
    let site = try workspace.files("trip/_site")
    _ = try await workspace.run("build", "trip")
    #expect(try workspace.files("trip/_site") == site)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/trip").sorted() == [
        "_site", "journal",
      ])
  }
}

/// A diagnostic as `--format json` writes it.
struct ReadDiagnostic: Decodable {
  var severity, code, message: String
  var file: String?
  var line, column, length: Int?
  var advice: String?
}
