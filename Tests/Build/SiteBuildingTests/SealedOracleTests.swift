import Foundation
import SiteBuilding
import SiteOutput
import SiteSealing
import Testing
import TripCompiling

/// Sealed sites, opened by programs of others that know the password and the description of the format alone.
@Suite(
  "A sealed site opens to others",
  .enabled(
    if: SealedOracle.isThere, "`make oracles` installs what opens it, and `make test` does that by itself"))
struct SealedOracleTests {
  /// The example, sealed.
  private func sealedExample() async throws -> (site: String, workspace: TemporaryFolder) {
    let example = try await ExampleSite.shared()
    let workspace = try TemporaryFolder()
    let folder = try workspace.copy(of: Checkout.exampleTrip, as: "trip")
    let settings = try String(contentsOfFile: folder + "/trip.yml", encoding: .utf8)
    try workspace.write("trip/trip.yml", settings + "\nprotect: yes\n")
    var order = try BuildOptions.test(
      folder, in: example.workspace, output: workspace.path + "/site", cache: ExampleSite.cache)
    order.sealing = try ProtectedSite.sealing
    #expect(await SiteBuilder.build(order).isWritten)
    return (order.output, workspace)
  }

  @Test("The example has every file of an open build, the same but for names, and so Node finds it")
  func example() async throws {
    let (site, workspace) = try await sealedExample()
    let open = try await ExampleSite.shared().path
    #expect(try SealedOracle.python(site, open) == ["site was read"])
    let files = try SealedOracle.python(site)
    let known = try #require(SealedSite(folder: site))
    let look = try await known.look(with: known.ring?.opened(by: ProtectedSite.password), workers: 2)
    #expect(look.faults == [])
    let paths = Set(look.names.values.map(\.text) + known.plain)
    #expect(Set(files.map { String($0.dropFirst(65)) }) == paths)
    if let node = SealedOracle.node {
      #expect(try SealedOracle.lines(node, ["sealed.mjs", ProtectedSite.password, site]) == files)
    }
    // A witness: what differs is told.
    let other = try workspace.copy(of: open, as: "other")
    let page = try String(contentsOfFile: other + "/index.html", encoding: .utf8)
    try workspace.write("other/index.html", page.replacing("</main>", with: "<p>More</p></main>"))
    #expect(try SealedOracle.python(site, other).contains { $0.hasPrefix("index.html: ") })
  }

  @Test("Nothing opens with another password, and nothing that was changed")
  func closed() async throws {
    let site = try await ProtectedSite()
    #expect(try SealedOracle.python(site.path).count > 5)
    #expect(try SealedOracle.lines(SealedOracle.interpreter, ["sealed.py", "other", site.path]) == [])
    let page = try #require(try site.pages().first { $0.hasPrefix("x/") })
    let text = try String(contentsOfFile: site.path + "/" + page, encoding: .utf8)
    try site.workspace.write("site/index.html", text)
    #expect(try SealedOracle.python(site.path) == [])
  }
}

/// The programs of others.
enum SealedOracle {
  static let interpreter = Checkout.root + "/.build/oracles/bin/python"

  /// Whether `cryptography` is installed: an environment of before may lack it.
  static let isThere =
    FileManager.default.fileExists(atPath: Checkout.root + "/.build/oracles/installed")
    && ((try? FileManager.default.subpathsOfDirectory(atPath: Checkout.root + "/.build/oracles/lib")) ?? [])
      .contains { $0.hasSuffix("/cryptography/__init__.py") }

  /// Node, where this machine has it.
  static let node = ["/usr/bin/node", "/usr/local/bin/node"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What the opener in Python says of a site, by itself or beside an open one.
  static func python(_ site: String, _ open: String? = nil) throws -> [String] {
    try lines(interpreter, ["sealed.py", ProtectedSite.password, site] + [open].compactMap(\.self))
  }

  /// What a program of the oracles says, a line each.
  static func lines(_ program: String, _ arguments: [String]) throws -> [String] {
    let answers = try TemporaryFolder()
    try answers.write("told", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [Checkout.root + "/Tests/Oracles/" + arguments[0]] + arguments.dropFirst()
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: answers.path + "/told"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOfFile: answers.path + "/told", encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }
}
