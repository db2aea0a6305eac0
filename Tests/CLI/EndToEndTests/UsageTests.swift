import Foundation
import Testing

@Suite("The command line")
struct UsageTests {
  @Test func tellsItsVersion() async throws {
    let result = try await Workspace().run("--version")
    #expect(result.status == 0)
    #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(result.errors.isEmpty)
  }

  @Test(
    "shows help with examples",
    arguments: [
      ["--help"], ["build", "--help"], ["check", "--help"], ["serve", "--help"], ["help", "build"],
    ])
  func showsHelp(arguments: [String]) async throws {
    let workspace = try Workspace()
    let result = try await TripbookProcess(arguments: arguments, workspace: workspace).run()
    #expect(result.status == 0)
    #expect(result.output.contains("EXAMPLES\n"))
    #expect(
      result.output.contains(
        "tripbook \(arguments == ["--help"] ? "build" : arguments.last == "build" ? "build" : arguments[0]) lisbon"
      ))
    #expect(result.outputLines.allSatisfy { $0.count <= 110 || $0.hasPrefix("USAGE: ") })
  }

  @Test("without a subcommand shows what there is")
  func showsWhatThereIs() async throws {
    let result = try await Workspace().run()
    #expect((result.output + result.errors).contains("SUBCOMMANDS"))
  }

  @Test(
    "a command that is none is answered with the one that was meant",
    arguments: [
      (["chek", "trip"], "Did you mean `tripbook check`?"), (["bild"], "Did you mean `tripbook build`?"),
      (["trip"], "Did you mean `tripbook build trip`?"), (["frobnicate"], "Commands: `build`, `check`, "),
    ])
  func meantCommand(arguments: [String], said: String) async throws {
    let workspace = try Workspace.withTrip()
    let result = try await TripbookProcess(arguments: arguments, workspace: workspace).run()
    #expect(result.status == 2)
    #expect(result.errors.contains("Unknown command “\(arguments[0])”. \(said)"))
    #expect(result.output.isEmpty)
  }

  @Test(
    "answers wrong use with 2 and a word about it",
    arguments: [
      ["build"], ["check"], ["bild", "trip"], ["build", "trip", "other"], ["build", "trip", "--fast"],
      ["build", "trip", "--today", "yesterday"], ["build", "trip", "--today", "2026-02-30"],
      ["build", "trip", "--today"],
      ["build", "trip", "--format", "xml"], ["build", "trip", "--jobs", "0"],
      ["build", "trip", "--jobs", "many"],
      ["build", "trip", "--output"], ["build", ""], ["build", "trip", "--output", ""],
      ["build", "no-such-folder"], ["check", "no-such-folder"],
      ["check", "trip", "--output", "x"],
      ["new", "trip"], ["new", "entry", "nowhere"], ["new", "entry", "trip", "--prompt", "9"],
      ["new", "entry", "trip", "--time", "25:00"], ["new", "entry", "trip", "--day", "soon"],
      ["new", "expense", "trip"],
      ["new", "expense", "trip", "food 5 a", "--amount", "5"], ["new", "pin", "trip"], ["end", "nowhere"],
      ["end", "trip", "--reopen", "--day", "2026-05-03"], ["new", "tripp"],
    ])
  func answersWrongUse(arguments: [String]) async throws {
    let workspace = try Workspace.withTrip()
    let result = try await TripbookProcess(arguments: arguments, workspace: workspace).run()
    #expect(result.status == 2)
    #expect(!result.errors.isEmpty)
    #expect(result.output.isEmpty)
    #expect(!workspace.exists("trip/_site"))
  }
}
