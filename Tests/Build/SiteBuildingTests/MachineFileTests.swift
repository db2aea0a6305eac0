import Foundation
import SiteBuilding
import Testing
import TripCompiling

/// The files for machines, read by programs of others: jsonschema and feedparser, which `make oracles` installs.
@Suite(
  "Files for machines",
  .enabled(
    if: SiteOracle.isThere, "`make oracles` installs their readers, and `make test` does that by itself"))
struct MachineFileTests {
  @Test("pass their own validators: the example, and the same with an address, listed")
  func example() async throws {
    let example = try await ExampleSite.shared()
    #expect(try SiteOracle.problems(of: [example.path]) == [])
    let workspace = try TemporaryFolder()
    let folder = try workspace.copy(of: Checkout.exampleTrip, as: "trip")
    let settings = try String(contentsOfFile: folder + "/trip.yml", encoding: .utf8)
    try workspace.write("trip/trip.yml", settings + "\nurl: https://example.org/a%20b/\nvisibility: public\n")
    let order = try BuildOptions.test(
      folder, in: example.workspace, output: workspace.path + "/site", cache: ExampleSite.cache)
    #expect(await SiteBuilder.build(order).exitStatus == 0)
    #expect(FileManager.default.fileExists(atPath: order.output + "/sitemap.xml"))
    #expect(try SiteOracle.problems(of: [order.output]) == [])
  }

  @Test(
    "pass them whatever is wrong in the folder",
    arguments: [
      "gpx-bad-point", "truncated-photo", "html-in-entry", "title-in-stars", "no-rate", "publish-totals",
      "photo-outside-trip",
    ])
  func broken(name: String) async throws {
    let workspace = try TemporaryFolder()
    let order = try BuildOptions.test(Checkout.brokenTrips + "/" + name, in: workspace)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.isWritten)
    #expect(try SiteOracle.problems(of: [order.output]) == [])
  }

  @Test("are not let through where something is wrong with them")
  func witness() async throws {
    let example = try await ExampleSite.shared()
    let workspace = try TemporaryFolder()
    let site = try workspace.copy(of: example.path, as: "site")
    let json = example.tree.text("trip.json").replacing("\"state\"", with: "\"mood\"")
    try workspace.write("site/trip.json", json)
    try workspace.write(
      "site/feed.xml", example.tree.text("feed.xml").replacing("</entry>", with: "<title>x</title></entry>"))
    let problems = try SiteOracle.problems(of: [site])
    #expect(
      problems.contains { $0.contains("mood") } && problems.contains { $0.contains("'state' is a required") })
    #expect(problems.contains { $0.contains("not one title") })
  }
}

/// The readers of others, in Python.
enum SiteOracle {
  private static let python = Checkout.root + "/.build/oracles/bin/python"

  /// Whether they are installed: an environment of before may lack some.
  static let isThere = FileManager.default.fileExists(atPath: Checkout.root + "/.build/oracles/installed")

  /// What they say of sites; an answer that is missing is a problem, too.
  static func problems(of sites: [String]) throws -> [String] {
    let answers = try TemporaryFolder()
    try answers.write("told", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments =
      [Checkout.root + "/Tests/Oracles/site.py", Checkout.root + "/docs/trip.schema.json"] + sites
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: answers.path + "/told"))
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOfFile: answers.path + "/told", encoding: .utf8).split(separator: "\n")
      .map(String.init)
    let (read, told) = (
      lines.filter { $0.hasSuffix(" was read") }, lines.filter { !$0.hasSuffix(" was read") }
    )
    return read.count == sites.count ? told : told + ["site.py ended with \(process.terminationStatus)"]
  }
}
