import SiteAuditing
import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling

@Suite("A build ends with an audit of what it made")
struct AuditedBuildTests {
  private func workspace() throws -> TemporaryFolder {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/journal/2026-05-03-good.md", "We queued for forty minutes.\n")
    return workspace
  }

  private func order(_ workspace: TemporaryFolder, isStrict: Bool = false) throws -> BuildOptions {
    try .test(workspace.path + "/trip", in: workspace, isStrict: isStrict)
  }

  /// A picture that names somebody.
  private static let named: Data = {
    let exif: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x3B, 0, 2, 0, 0, 0, 4] + Array("Ana\0".utf8)
      + [0, 0, 0, 0]
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)]
    let steps: [UInt8] = [0xFF, 0xDB, 0, 0x43, 0] + Array(repeating: 1, count: 64)
    let size: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 4, 1, 1, 0x11, 0]
    // Two tables of one code each: no difference of brightness, and the end of a block.
    let codes: [[UInt8]] = [0x00, 0x10].map { table in
      [0xFF, 0xC4, 0, 0x14, table, 1] + Array(repeating: 0, count: 16)
    }
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0b0011_1111, 0xFF, 0xD9]
    return Data(start + exif + steps + size + codes.flatMap(\.self) + scan)
  }()

  /// A drawing that shows a picture which is not there.
  private static let broken = "<svg xmlns='http://www.w3.org/2000/svg'><image href='gone.png'/></svg>"

  @Test("What gives somebody away keeps the site from being written, and the old one stays")
  func leak() async throws {
    let workspace = try workspace()
    let order = try order(workspace)
    #expect(await SiteBuilder.build(order).exitStatus == 0)
    let before = try SiteTree(order.output)
    try workspace.write("trip/assets/logo.bin", Self.named)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 3)
    #expect(outcome.diagnostics.map(\.code) == [.privateTag])
    #expect(outcome.diagnostics.first?.place?.file == "site/assets/logo.bin")
    #expect(try SiteTree(order.output) == before)
  }

  @Test("A picture that a sheet or template of the traveller's names is published as its pixels alone")
  func themePictures() async throws {
    let workspace = try workspace()
    try workspace.write("trip/assets/variables.css", "main { background: url('img/paper.jpg') }")
    try workspace.write("trip/templates/parts/csv.mustache", "<img src=\"assets/logo.jpg\">")
    try workspace.write("trip/assets/img/paper.jpg", Self.named)
    try workspace.write("trip/assets/logo.jpg", Self.named)
    let outcome = await SiteBuilder.build(try order(workspace))
    #expect(outcome.exitStatus == 0 && outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    for name in ["img/paper.jpg", "logo.jpg"] {
      let published = try Data(contentsOf: URL(fileURLWithPath: workspace.path + "/site/assets/" + name))
      #expect(published.starts(with: [0xFF, 0xD8]) && published.range(of: Data("Ana".utf8)) == nil)
      #expect(published.count > 20 && published.count < Self.named.count)
    }
  }

  @Test("A link to nothing is told, and the site is written; a strict build writes nothing")
  func brokenLink() async throws {
    let workspace = try workspace()
    try workspace.write("trip/assets/sign.svg", Self.broken)
    try workspace.write("trip/assets/variables.css", "main { background: url(sign.svg) }")
    let strict = await SiteBuilder.build(try order(workspace, isStrict: true))
    #expect(strict.exitStatus == 3)
    let outcome = await SiteBuilder.build(try order(workspace))
    #expect(outcome.exitStatus == 1)
    #expect(outcome.diagnostics.map(\.code) == [.brokenLink])
    #expect(FileManager.default.fileExists(atPath: workspace.path + "/site/index.html"))
  }

  @Test("A position near home in a text keeps the site from being written, in an old page as well")
  func ownWords() async throws {
    let workspace = try workspace()
    try workspace.write("trip/journal/2026-05-04-flat.md", "The flat is at 52.3811, 4.9022.\n")
    let order = try order(workspace)
    #expect(await SiteBuilder.build(order).exitStatus == 0)
    try workspace.write("trip/trip.yml", "home: 52.3702, 4.8952\n")
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 3)
    #expect(Set(outcome.diagnostics.map(\.code)).contains(.privatePosition))
    // A check says so as well, and both say where it stands.
    for told in [outcome, await SiteBuilder.check(order)] {
      let source = told.diagnostics.first { $0.place?.file == "journal/2026-05-04-flat.md" }
      #expect(source?.code == .privatePosition && source?.place?.span?.line == 1)
      #expect(source?.place?.span?.column == 16 && source?.place?.span?.text.contains("52") == false)
    }
    try workspace.write("trip/journal/2026-05-04-flat.md", "The flat is there.\n")
    #expect(await SiteBuilder.build(order).exitStatus == 0)
  }

  @Test("Only what has changed is looked at")
  func changed() async throws {
    let workspace = try workspace()
    try workspace.write("trip/assets/old.svg", Self.broken)
    try workspace.write("trip/assets/variables.css", "main { background: url(old.svg) }")
    let order = try order(workspace)
    #expect(await SiteBuilder.build(order).exitStatus == 1)
    try workspace.write("trip/assets/new.txt", "new")
    #expect(await SiteBuilder.build(order).exitStatus == 0)
  }
}
