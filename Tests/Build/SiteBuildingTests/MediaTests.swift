import TripReading
import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling

@Suite("Drawings, stickers and recordings in a site")
struct MediaTests {
  /// A PNG of 12 by 9 pixels, with a note of who drew it.
  private static let sticker =
    "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAJCAYAAAAGuM1UAAAAEHRFWHRBdXRob3IAWnF4U2VjcmV0NQCHBgAAABVJREFUeNpjOOCg0EAKZhjVMCg0AABjkq+BEgkNrQAAAABJRU5ErkJggg=="

  private static func wave(_ note: String) -> Data {
    func little(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    let format: [UInt8] = [1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0]
    let samples = [UInt8](repeating: 128, count: 16000)
    var body: [UInt8] = []
    for (name, content) in [("LIST", Array(note.utf8)), ("fmt ", format), ("data", samples)] {
      body += Array(name.utf8) + little(content.count)
      body += content
    }
    return Data(Array("RIFF".utf8) + little(body.count + 4) + Array("WAVE".utf8) + body)
  }

  private static func site(_ head: String = "") async throws -> (outcome: BuildOutcome, site: SiteTree) {
    let workspace = try TemporaryFolder()
    try workspace.write(
      "trip/journal/2026-05-03-day.md",
      head
        + "We drew ![A cat](cat.png#sticker) and listened.\n\n![The hill](hill.svg)\n\n[The sea](sea.wav)\n")
    try workspace.write("trip/journal/2026-05-04-rest.md", "We rested.\n")
    try workspace.write(
      "trip/journal/hill.svg",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 2\"><metadata>ZqxSecret</metadata><script>zqx()</script>"
        + "<path d=\"M0 0L4 2\"/></svg>")
    try workspace.write("trip/journal/unnamed.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><path/></svg>")
    try workspace.write("trip/journal/cat.png", try #require(Data(base64Encoded: sticker)))
    try workspace.write("trip/journal/sea.wav", wave("ZqxSecret!"))
    let outcome = await SiteBuilder.build(try BuildOptions.test(workspace.path + "/trip", in: workspace))
    return (outcome, try SiteTree(workspace.path + "/site"))
  }

  @Test("are published without what they tell, and without script")
  func published() async throws {
    let (outcome, site) = try await Self.site()
    #expect(outcome.isWritten)
    #expect(Set(outcome.diagnostics.map(\.code.rawValue)) == ["drawing-simplified", "file-not-read"])
    #expect(
      site.names.filter { $0.hasPrefix("media/") } == ["media/cat.png", "media/hill.svg", "media/sea.wav"])
    #expect(site.names(holding: "ZqxSecret").isEmpty && site.names(holding: "zqx()").isEmpty)
    #expect(site.text("media/hill.svg").contains("M0 0L4 2"))
    #expect(site.files["media/sea.wav"]?.count == 44 + 16000)
    let page = site.text("journal/day/index.html")
    #expect(page.contains("src=\"../../media/sea.wav\"") && page.contains("0:02"))
    #expect(page.contains("class=\"sticker\" src=\"../../media/cat.png\""))
    #expect(site.names.allSatisfy { !$0.hasPrefix("photos/") } && outcome.counts.photos == 0)
    #expect(site.text("feed.xml").contains("media/sea.wav") && !site.text("feed.xml").contains("audio"))
  }

  @Test("are nowhere where only a draft shows them")
  func draft() async throws {
    let (outcome, site) = try await Self.site("---\ndraft: yes\n---\n")
    #expect(outcome.isWritten)
    #expect(site.names.allSatisfy { !$0.contains("media") && !$0.hasPrefix("photos/") })
    for word in ["hill.svg", "cat.png", "sea.wav"] {
      #expect(site.names(holding: word).filter { $0.hasSuffix(".html") }.isEmpty)
    }
  }
}
