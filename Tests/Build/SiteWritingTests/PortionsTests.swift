import SiteOutput
import Testing

@testable import SiteWriting

@Suite("A file that is made in portions")
struct PortionsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func build(_ portions: [String]) throws -> WrittenSite {
    var staging = try folder.writer().begin()
    let file = StreamedFile(count: portions.count) { Array(portions[$0].utf8) }
    try staging.write(OutputFile(path: .top("track.gpx"), content: .portions(file)))
    return try staging.finish()
  }

  @Test("has them in their order, and is counted")
  func order() throws {
    #expect(try build(["<a>", "", "b", "</a>"]).byteCount == 8)
    #expect(folder.text("site/track.gpx") == "<a>b</a>")
  }

  @Test("is left alone when it would be the same, however it is divided; and written anew when it would not")
  func unchanged() throws {
    try build(["<a>", "b", "</a>"])
    #expect(try build(["<a>b", "</a>"]).swap == .unchanged)
    for other in [["<a>", "c", "</a>"], ["<a>", "b"], ["<a>", "b", "</a>", "\n"]] {
      #expect(try build(other).changedCount == 1)
      #expect(folder.text("site/track.gpx") == other.joined())
    }
  }
}
