import Foundation
import SiteBuilding
import Testing
import TripCompiling
import TripPlanning

@testable import MediaRenderer
@testable import PictureScaling

@Suite("On which side a title covers least of a picture")
struct CalmFootTests {
  /// A grey picture of 96 by 64 pixels with stripes of so much light where something is to be seen.
  private static func side(
    bands: Int = 3, stripes: Int = 60, _ isSeen: (_ x: Int, _ y: Int) -> Bool
  ) -> PictureSide? {
    var bytes: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<96 {
        let light = UInt8(100 + (isSeen(x, y) && x % 2 == 0 ? stripes : 0))
        bytes += Array(repeating: light, count: bands)
      }
    }
    let pixels = PicturePixels(size: PixelSize(width: 96, height: 64), bands: bands, bytes: bytes)
    return CalmFoot(pixels)?.side
  }

  @Test(
    "is the right one of a bird at the left of the foot, and the left one of a bird at the right",
    arguments: 1...4)
  func bird(bands: Int) {
    #expect(Self.side(bands: bands) { x, y in x < 20 && y > 40 } == .right)
    #expect(Self.side(bands: bands) { x, y in x > 75 && y > 40 } == .left)
  }

  @Test("is neither where both are alike, where nothing is to be seen, and whatever stands above the foot")
  func neither() {
    #expect(Self.side { _, _ in true } == nil)
    #expect(Self.side { _, _ in false } == nil)
    #expect(Self.side(stripes: 4) { x, _ in x < 40 } == nil)
    #expect(Self.side { x, y in x < 20 && y < 30 } == nil)
    // A cover shows less of the height.
    #expect(Self.side { x, y in x < 20 && y > 60 } == nil)
  }

  @Test("is neither of fewer pixels than a size says, and of a speck")
  func broken() {
    for size in [PixelSize(width: 90, height: 90), PixelSize(width: 4, height: 4)] {
      let pixels = PicturePixels(size: size, bands: 3, bytes: Array(repeating: 1, count: 48))
      #expect(CalmFoot(pixels) == nil)
    }
  }

  @Test(
    "moves the title of a front page, also in the next build",
    arguments: [("BRK_0426.JPG", true), ("BRK_0415.JPG", false)])
  func build(picture: String, isAside: Bool) async throws {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", "title: Lisbon\n")
    let photo = try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/" + picture))
    try workspace.write("trip/" + picture, photo)
    for output in ["site", "again"] {
      _ = await SiteBuilder.build(
        try .test(workspace.path + "/trip", in: workspace, output: workspace.path + "/" + output))
      let pages = try SiteTree(workspace.path + "/" + output).pages
      let page = try #require(pages.first { $0.name == "index.html" }).text
      let classes = try #require(
        page.components(separatedBy: "<section class=\"cover").dropFirst().first?
          .components(separatedBy: "\"").first)
      #expect(classes.contains("aside") == isAside)
    }
  }
}
