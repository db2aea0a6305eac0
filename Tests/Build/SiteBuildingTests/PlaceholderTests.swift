import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling
import TripPlanning

@testable import MediaRenderer
@testable import PictureScaling

@Suite("What a picture looks like from afar")
struct PlaceholderTests {
  /// Pixels of six colours, three cells of 5 by 4 in a row and two rows of them.
  private func pixels(bands: Int) -> PicturePixels {
    let cells: [[UInt8]] = [
      [255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 0, 0], [255, 255, 255], [136, 136, 136],
    ]
    var bytes: [UInt8] = []
    for row in 0..<8 {
      for column in 0..<15 {
        let colour = cells[row / 4 * 3 + column / 5]
        bytes += bands == 3 ? colour : [colour[1]]
      }
    }
    return PicturePixels(size: PixelSize(width: 15, height: 8), bands: bands, bytes: bytes)
  }

  @Test("is the mean of each of six cells, of a grey picture too")
  func means() throws {
    let coloured = try #require(PicturePlaceholder(pixels(bands: 3)))
    #expect(coloured.text == "3x2 f00 0f0 00f 000 fff 888")
    #expect(PicturePlaceholder(pixels(bands: 1))?.text == "3x2 000 fff 000 000 fff 888")
    let dot = PicturePixels(size: PixelSize(width: 1, height: 1), bands: 3, bytes: [255, 0, 0])
    #expect(PicturePlaceholder(dot)?.text == "3x2 f00 f00 f00 f00 f00 f00")
    let tall = PicturePixels(size: PixelSize(width: 2, height: 3), bands: 1, bytes: [0, 255, 0, 255, 0, 255])
    #expect(PicturePlaceholder(tall)?.text == "2x3 000 fff 000 fff 000 fff")
    let broken = PicturePixels(size: PixelSize(width: 9, height: 9), bands: 3, bytes: [1, 2, 3])
    #expect(PicturePlaceholder(broken) == nil)
  }

  @Test("stands in the pages of a first build and of the next ones, without a look at the original")
  func pages() async throws {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", "title: Lisbon\n")
    let photo = try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/BRK_0402.JPG"))
    try workspace.write("trip/BRK_0402.JPG", photo)
    _ = await SiteBuilder.build(try .test(workspace.path + "/trip", in: workspace))
    let first = try SiteTree(workspace.path + "/site")
    let page = try #require(first.pages.first { $0.name == "photos/index.html" }).text
    #expect(page.matches(of: /<path stroke="#[0-9a-f]{3}" d="M[0-2] [01]\.5h1"\/>/).count == 6)
    let again = workspace.path + "/again"
    let outcome = await SiteBuilder.build(try .test(workspace.path + "/trip", in: workspace, output: again))
    #expect(outcome.counts.decoded == 0)
    #expect(try SiteTree(again).differences(from: first) == [])
  }

  @Test("stands there too where the cache takes nothing, which is said")
  func fullCache() async throws {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", "title: Lisbon\n")
    let photo = try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/BRK_0402.JPG"))
    try workspace.write("trip/BRK_0402.JPG", photo)
    let clean = await SiteBuilder.build(try .test(workspace.path + "/trip", in: workspace))
    #expect(!clean.diagnostics.contains { $0.code == .noCache })
    var order = try BuildOptions.test(
      workspace.path + "/trip", in: workspace, output: workspace.path + "/other")
    order.cacheFolder = workspace.path + "/full"
    // Where blobs would go into folders, files stand.
    for number in 0..<256 {
      try workspace.write("full/blobs/\(number < 16 ? "0" : "")\(String(number, radix: 16))", "")
    }
    let outcome = await SiteBuilder.build(order)
    let note = try #require(outcome.diagnostics.first { $0.code == .noCache })
    #expect(note.severity == .note && note.message.contains("in the cache “\(order.cacheFolder)”"))
    #expect(note.advice?.contains("XDG_CACHE_HOME") == true)
    #expect(
      try SiteTree(workspace.path + "/other").differences(from: SiteTree(workspace.path + "/site")) == [])
  }
}
