import Foundation
import Testing

/// Nothing lost, nothing half done.
@Suite("A build in trouble", .timeLimit(.minutes(15)))
struct TroubleTests {
  private let workspace: Workspace
  private let old: [String: Data]

  init() async throws {
    workspace = try Workspace()
    try workspace.writeTrip()
    #expect(try await workspace.run("build", "trip", "--output", "sites/site").status == 0)
    old = try workspace.files("sites/site")
  }

  private func sh(_ script: String, _ prefix: [String] = []) async throws -> TripbookProcess.Result {
    let words = prefix + ["/bin/sh", "-c", script.replacing("tripbook", with: "'\(TripbookProcess.built)'")]
    // Where coverage is counted, a limit would hit the counters too.
    return try await TripbookProcess(
      arguments: Array(words.dropFirst()), workspace: workspace,
      environment: ["LLVM_PROFILE_FILE": "/dev/null"], executable: words[0]
    ).run()
  }

  private func expectOldSite(after result: TripbookProcess.Result, saying words: String) throws {
    #expect(result.status == 3)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.errors.hasSuffix("Nothing was written. 1 error.\n"))
    #expect(try workspace.files("sites/site") == old)
    let left = try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/sites")
    #expect(left == ["site"])
  }

  @Test("on a disk that takes no larger file says so and leaves the old site")
  func fileLimit() async throws {
    try workspace.write("trip/journal/2026-05-04-long.md", String(repeating: "A long day. ", count: 40_000))
    // dash counts in blocks of 512 bytes: 300 kB.
    let result = try await sh("trap '' XFSZ; ulimit -f 600; exec tripbook build trip --output sites/site")
    try expectOldSite(after: result, saying: "it is larger than the disk allows")
  }

  @Test("on a full disk says so and leaves the old site", .enabled(if: Privileges.canMount))
  func fullDisk() async throws {
    try workspace.write("trip/journal/2026-05-04-long.md", String(repeating: "A long day. ", count: 120_000))
    // The disk is seen only within, so the old site is made there too and what is left of it copied out.
    let script = """
      mount -t tmpfs -o size=800k none sites && tripbook build small --output sites/site -q || exit 9
      tripbook build trip --output sites/site; status=$?
      mkdir seen && cp -a sites/. seen; exit $status
      """
    try workspace.writeTrip("small")
    #expect(try await workspace.run("build", "small", "--output", "undisturbed").status == 0)
    let result = try await sh(script, ["/usr/bin/unshare", "-rm"])
    #expect(result.status == 3)
    #expect(result.errors.contains("no room left on the disk"), "\(result.errors)")
    #expect(result.errors.contains("Make room"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/seen") == ["site"])
    #expect(try workspace.files("seen/site") == workspace.files("undisturbed"))
  }

  @Test("on a read-only disk says so and leaves the old site", .enabled(if: Privileges.canMount))
  func readOnlyDisk() async throws {
    try workspace.write("trip/journal/2026-05-04-more.md", "More.\n")
    let script = """
      mount --bind sites sites && mount -o remount,bind,ro sites || exit 9
      exec tripbook build trip --output sites/site
      """
    let result = try await sh(script, ["/usr/bin/unshare", "-rm"])
    try expectOldSite(after: result, saying: "the disk is read-only")
  }

  @Test(
    "in a folder that it may not write to says so and leaves the old site",
    .enabled(if: Privileges.canBeGivenUp))
  func readOnlyFolder() async throws {
    try workspace.write("trip/journal/2026-05-04-more.md", "More.\n")
    try Privileges.set("0555", [workspace.path + "/sites"])
    defer { try? Privileges.set("0755", [workspace.path + "/sites"]) }
    let result = try await sh("exec tripbook build trip --output sites/site", Privileges.givenUp)
    try expectOldSite(after: result, saying: "you are not allowed to")
  }

  @Test(
    "leaves out what it may not read, names it, and builds the rest", .enabled(if: Privileges.canBeGivenUp))
  func unreadable() async throws {
    let files = [
      "journal/2026-05-04-locked.md", "photos/locked.jpg", "tracks/locked.gpx", "pins.yml", "budget.yml",
      "closed",
    ]
    let paths = files.map { workspace.path + "/trip/" + $0 }
    for file in files {
      try workspace.write("trip/" + file + (file == "closed" ? "/2026-05-04-inside.md" : ""), "secret")
    }
    try Privileges.set("0000", paths)
    defer { try? Privileges.set("0755", paths) }
    let result = try await sh("exec tripbook build trip --output sites/site", Privileges.givenUp)
    #expect(result.status == 1, "\(result.errors)")
    // Problems of one kind are told once, with the names of all files.
    for file in files { #expect(result.errors.contains(file), "\(result.errors)") }
    #expect(try workspace.files("sites/site").keys.contains("journal/good/index.html"))
  }
}

/// What the tests may do on this machine.
private enum Privileges {
  /// Without these, the super-user is refused like anybody else.
  static let givenUp =
    getuid() == 0 ? ["/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search"] : ["/usr/bin/env"]

  static let canBeGivenUp = succeeds(givenUp + ["true"])
  static let canMount = succeeds(["/usr/bin/unshare", "-rm", "mount", "-t", "tmpfs", "none", "/tmp"])

  static func set(_ mode: String, _ paths: [String]) throws {
    guard succeeds(["/bin/chmod", mode] + paths) else { throw POSIXError(.EPERM) }
  }

  private static func succeeds(_ words: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
