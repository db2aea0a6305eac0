import Foundation
import Testing

/// What the command takes from the machine, and what it does not.
@Suite("Surroundings")
struct SurroundingsTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.writeTrip()
    return workspace
  }

  @Test("--today goes before SOURCE_DATE_EPOCH, which goes before the clock")
  func today() async throws {
    let workspace = try workspace()
    let epoch = ["SOURCE_DATE_EPOCH": "1777852800"]
    let told = try await workspace.run("build", "trip", "--today", "2026-05-09", environment: epoch)
    #expect(told.output.contains(" as of 2026-05-09 "))
    #expect(try workspace.text("trip/_site/trip.json").contains("\"today\" : \"2026-05-09\""))
    let reproducible = try await workspace.run("build", "trip", environment: epoch)
    #expect(reproducible.output.contains(" as of 2026-05-04 "))
    #expect(try await workspace.run("build", "trip").status == 0)
  }

  @Test(
    "a SOURCE_DATE_EPOCH that is no time is wrong use",
    arguments: [
      "soon", "99999999999999999999", "9223372036854775807", "-9223372036854775808", "-1", "253402300800",
    ])
  func badEpoch(value: String) async throws {
    let result = try await workspace().run("build", "trip", environment: ["SOURCE_DATE_EPOCH": value])
    #expect(result.status == 2)
    #expect(result.errors.contains("SOURCE_DATE_EPOCH"))
  }

  @Test(
    "the bounds of SOURCE_DATE_EPOCH are days, and nothing is the clock",
    arguments: ["0", "253402300799", ""])
  func edgeEpoch(value: String) async throws {
    let result = try await workspace().run("build", "trip", environment: ["SOURCE_DATE_EPOCH": value])
    #expect(result.status == 0)
    let days = ["0": "1970-01-01", "253402300799": "9999-12-31"]
    if let day = days[value] { #expect(result.output.contains(" as of \(day) ")) }
  }

  @Test("a home in the environment or the configuration is not obeyed yet, so nothing is built")
  func home() async throws {
    let workspace = try workspace()
    let inEnvironment = try await workspace.run(
      "build", "trip", environment: ["TRIPBOOK_HOME": "52.37, 4.89"])
    #expect(inEnvironment.status == 3)
    #expect(inEnvironment.errors.contains("TRIPBOOK_HOME"))
    for name in ["config.yml", "config.yaml"] {
      let file = "config/tripbook/" + name
      try workspace.write(file, "# mine\nhome: 52.37, 4.89\n")
      let configured = try await workspace.run("build", "trip")
      #expect(configured.status == 3)
      #expect(configured.errors.contains(workspace.path + "/" + file))
      try workspace.write(file, "# nothing here\n")
      #expect(try await workspace.run("check", "trip").status == 0)
    }
    try workspace.write("config/tripbook/config.yml", "home: 52.37, 4.89\n")
    #expect(!workspace.exists("trip/_site"))
    #expect(try await workspace.run("check", "trip").status == 1)
  }

  @Test("the cache is where XDG_CACHE_HOME says, and nowhere else")
  func cache() async throws {
    let workspace = try workspace()
    #expect(try await workspace.run("build", "trip").status == 0)
    #expect(workspace.exists("cache/tripbook"))
    #expect(try workspace.files("home").isEmpty)
    #expect(try workspace.files("temporary").isEmpty)
  }

  @Test("a cache that cannot be made is a note, and the site is built")
  func unwritableCache() async throws {
    let workspace = try workspace()
    try workspace.write("file", "in the way")
    let result = try await workspace.run(
      "build", "trip", environment: ["XDG_CACHE_HOME": workspace.path + "/file"])
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("note: "))
    #expect(workspace.exists("trip/_site/index.html"))
    #expect(try workspace.files("temporary").isEmpty)
  }

  @Test("an installed command finds its templates and documents beside it")
  func relocatable() async throws {
    let workspace = try workspace()
    let files = FileManager.default
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try files.createDirectory(atPath: workspace.path + "/prefix/bin", withIntermediateDirectories: true)
    try files.createDirectory(
      atPath: workspace.path + "/prefix/share/tripbook", withIntermediateDirectories: true)
    let installed = workspace.path + "/prefix/bin/tripbook"
    try TripbookProcess.install(as: installed)
    let homeless = TripbookProcess(arguments: ["build", "trip"], workspace: workspace, executable: installed)
    let lost = try await homeless.run()
    #expect(lost.status == 2)
    #expect(lost.errors.contains("templates"))
    let explaining = TripbookProcess(
      arguments: ["explain", "long-gap"], workspace: workspace, executable: installed)
    let unexplained = try await explaining.run()
    #expect(unexplained.status == 2 && unexplained.errors.contains("make install"))
    for folder in ["templates", "assets", "docs"] {
      try files.copyItem(
        at: checkout.appendingPathComponent(folder).resolvingSymlinksInPath(),
        to: URL(fileURLWithPath: workspace.path + "/prefix/share/tripbook/" + folder))
    }
    #expect(try await homeless.run().status == 0)
    #expect(try await explaining.run().output.hasPrefix("long-gap\n"))
    let moved = try workspace.files("trip/_site")
    #expect(try await workspace.run("build", "trip").status == 0)
    #expect(try workspace.files("trip/_site") == moved)
    // Elsewhere only where it is told.
    try files.moveItem(atPath: workspace.path + "/prefix/share/tripbook", toPath: workspace.path + "/theme")
    #expect(try await homeless.run().status == 2)
    let told = TripbookProcess(
      arguments: ["build", "trip"], workspace: workspace,
      environment: ["TRIPBOOK_SHARE": workspace.path + "/theme"], executable: installed)
    #expect(try await told.run().status == 0)
  }
}
