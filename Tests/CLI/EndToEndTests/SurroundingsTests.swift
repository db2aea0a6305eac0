import Foundation
import Testing

/// What the command takes from the machine, and what it does not.
@Suite("Surroundings", .timeLimit(.minutes(15)))
struct SurroundingsTests {
  @Test("--today goes before SOURCE_DATE_EPOCH, which goes before the clock")
  func today() async throws {
    let workspace = try Workspace.withTrip()
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
    let result = try await Workspace.withTrip().run(
      "build", "trip", environment: ["SOURCE_DATE_EPOCH": value])
    #expect(result.status == 2)
    #expect(result.errors.contains("SOURCE_DATE_EPOCH"))
  }

  @Test(
    "the bounds of SOURCE_DATE_EPOCH are days, and nothing is the clock",
    arguments: ["0", "253402300799", ""])
  func edgeEpoch(value: String) async throws {
    let result = try await Workspace.withTrip().run(
      "build", "trip", environment: ["SOURCE_DATE_EPOCH": value])
    #expect(result.status == 0)
    let days = ["0": "1970-01-01", "253402300799": "9999-12-31"]
    if let day = days[value] { #expect(result.output.contains(" as of \(day) ")) }
  }

  @Test(
    "a home in the environment or the configuration is obeyed, and its key is made once and kept to its owner"
  )
  func home() async throws {
    let workspace = try Workspace.withTrip()
    let first = try await workspace.run("build", "trip", environment: ["TRIPBOOK_HOME": "52.37, 4.89"])
    #expect(first.status == 0)
    let file = workspace.path + "/config/tripbook/config.yml"
    #expect(first.errors.contains("[privacy-key]") && first.errors.contains(file))
    let written = try String(contentsOfFile: file, encoding: .utf8)
    #expect(try #/^# [^\n]+\nprivacy key: [0-9a-f]{64}\n$/#.wholeMatch(in: written) != nil)
    let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(rights == 0o600)
    let again = try await workspace.run("build", "trip", environment: ["TRIPBOOK_HOME": "52.37, 4.89"])
    #expect(again.status == 0 && !again.errors.contains("[privacy-key]"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == written)
    for name in ["config.yml", "config.yaml"] {
      try? FileManager.default.removeItem(atPath: file)
      try workspace.write("config/tripbook/" + name, "# mine\nhome: 52.37, 4.89")
      #expect(try await workspace.run("check", "trip").status == 0)
      #expect(try await workspace.run("build", "trip").errors.contains("[privacy-key]"))
      let kept = try String(contentsOfFile: workspace.path + "/config/tripbook/" + name, encoding: .utf8)
      #expect(kept.hasPrefix("# mine\nhome: 52.37, 4.89\n# ") && kept.contains("\nprivacy key: "))
    }
  }

  @Test("a home that nobody can read, or one without a key where no key can be kept, keeps the site back")
  func unclearHome() async throws {
    let workspace = try Workspace.withTrip()
    let place = try await workspace.run("build", "trip", environment: ["TRIPBOOK_HOME": "Amsterdam"])
    #expect(place.status == 3 && place.errors.contains("TRIPBOOK_HOME"))
    let forgetful = try await workspace.run(
      "build", "trip", environment: ["TRIPBOOK_HOME": "52.37, 4.89", "CI": "true"])
    #expect(forgetful.status == 3 && forgetful.errors.contains("TRIPBOOK_PRIVACY_KEY"))
    #expect(!workspace.exists("config/tripbook/config.yml"))
    let told = try await workspace.run(
      "build", "trip",
      environment: [
        "TRIPBOOK_HOME": "52.37, 4.89", "CI": "true", "TRIPBOOK_PRIVACY_KEY": "0123456789abcdef0123456789",
      ])
    #expect(told.status == 0)
    try workspace.write("config/tripbook/config.yml", "home: [52.37\n")
    let broken = try await workspace.run("build", "trip")
    #expect(broken.status == 3)
    #expect(broken.errors.contains(workspace.path + "/config/tripbook/config.yml"))
    #expect(try await workspace.run("check", "trip").status == 1)
  }

  @Test("the first trip makes the key of a home that the machine knows")
  func firstTrip() async throws {
    let workspace = try Workspace.withTrip()
    #expect(try await workspace.run("new", "trip", "quiet").status == 0)
    #expect(!workspace.exists("config/tripbook/config.yml"))
    let made = try await workspace.run("new", "trip", "lisbon", environment: ["TRIPBOOK_HOME": "52.37, 4.89"])
    #expect(made.status == 0 && made.errors.contains("[privacy-key]"))
    #expect(workspace.exists("config/tripbook/config.yml"))
  }

  @Test("the cache is where XDG_CACHE_HOME says, and nowhere else")
  func cache() async throws {
    let workspace = try Workspace.withTrip()
    #expect(try await workspace.run("build", "trip").status == 0)
    #expect(workspace.exists("cache/tripbook"))
    #expect(try workspace.files("home").isEmpty)
    #expect(try workspace.files("temporary").isEmpty)
  }

  @Test("a cache that cannot be made is a note, and the site is built")
  func unwritableCache() async throws {
    let workspace = try Workspace.withTrip()
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
    let workspace = try Workspace.withTrip()
    let files = FileManager.default
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
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
