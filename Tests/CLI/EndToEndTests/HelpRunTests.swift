import Foundation
import Testing

@Suite("The command's help")
struct HelpRunTests {
  @Test("says what a field is, word for word as its page does")
  func explainsAField() async throws {
    let result = try await Workspace().run("help", "pins.yml", "photos")
    #expect(result.status == 0)
    #expect(
      result.output == """
        `photos` of a pin

        Pictures of it.

            photos: [IMG_2231.jpg]

        Without it: those taken near by.

        """)
    #expect(result.errors.isEmpty)
  }

  @Test(
    "finds pages, values, sections and fields by what one would call them",
    arguments: [
      (["trip.yml"], "trip.yml"), (["trip"], "trip.yml"), (["expenses"], "budget.yml"),
      (["journal"], "An entry"), (["an", "entry"], "An entry"), (["gpx"], "Tracks"),
      ([".tripbookignore"], ".tripbookignore"), (["values"], "Values"), (["money"], "Money"),
      (["time", "zone"], "Time zone"),
      (["airport"], "Airport"), (["folder"], "The trip folder"), (["today"], "Today"),
      (["budget.yml", "accounts", "held"], "`held` of an account"),
      (["trip.yml", "travellers organiser"], "`organiser` of a traveller"),
      (["trip.yml", "day starts"], "`day starts` of trip.yml"),
      (["trip", "day", "starts"], "`day starts` of trip.yml"),
      (["entry", "draft"], "`draft` of an entry"), (["entry", "day"], "`day` counts as `date`."),
      (["weather.yml", "private"], "`private` of a day’s weather"),
      (["trip.yml", "cameras"], "`cameras` of trip.yml"),
    ])
  func findsPages(names: [String], head: String) async throws {
    let result = try await TripbookProcess(arguments: ["help"] + names, workspace: try Workspace()).run()
    #expect(result.status == 0)
    #expect(result.outputLines.first.map(String.init) == head)
    #expect(result.outputLines.allSatisfy { $0.count <= 110 })
  }

  @Test(
    "says what a command does, and what each of its commands does",
    arguments: [["new"], ["new", "trip"], ["new", "entry"], ["new", "expense"], ["new", "pin"], ["end"]])
  func explainsCommands(names: [String]) async throws {
    let result = try await TripbookProcess(arguments: ["help"] + names, workspace: try Workspace()).run()
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: tripbook " + names.joined(separator: " ") + " "))
  }

  @Test("alone lists the commands and the files")
  func listsAll() async throws {
    let result = try await Workspace().run("help")
    #expect(result.status == 0)
    for name in [
      "build ", "check ", "new ", "end ", "explain ", "help ", "trip.yml ", "entry ", "values ", "privacy ",
    ] {
      #expect(result.outputLines.contains { $0.hasPrefix("  " + name) }, "\(name) is missing")
    }
  }

  @Test("is found beside an installed command, and missed where it is not")
  func isInstalled() async throws {
    let workspace = try Workspace()
    let files = FileManager.default
    let share = workspace.path + "/prefix/share/tripbook"
    for folder in [workspace.path + "/prefix/bin", share] {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let installed = workspace.path + "/prefix/bin/tripbook"
    try TripbookProcess.install(as: installed)
    let help = TripbookProcess(arguments: ["help", "money"], workspace: workspace, executable: installed)
    let homeless = try await help.run()
    #expect(homeless.status == 2)
    #expect(homeless.errors.contains("make install"))
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(
        "../../docs")
    try files.copyItem(at: checkout.standardizedFileURL, to: URL(fileURLWithPath: share + "/docs"))
    let result = try await help.run()
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Money\n"))
  }

  @Test(
    "proposes what was meant for what it does not know, with status 2",
    arguments: [
      (["bugdet.yml"], "Did you mean “budget.yml”?"), (["mony"], "Did you mean “Money”?"),
      (["chekc"], "Did you mean “check”?"), (["astronomy"], "`tripbook help` lists them all."),
      (["trip.yml", "day", "strats"], "Did you mean “trip.yml day starts”?"),
      (["trip.yml", "weather"], "`tripbook help trip.yml` shows them all."),
    ])
  func proposes(names: [String], words: String) async throws {
    let result = try await TripbookProcess(arguments: ["help"] + names, workspace: try Workspace()).run()
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(words))
  }
}
