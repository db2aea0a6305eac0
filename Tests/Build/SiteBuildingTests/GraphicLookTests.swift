import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling
import TripPlanning

@testable import MediaRenderer
@testable import PictureScaling

@Suite("Whether a picture is a graphic by its look")
struct GraphicLookTests {
  /// A picture of 120 by 80 pixels, each in its colour.
  private static func pixels(bands: Int = 3, _ colour: (_ x: Int, _ y: Int) -> [UInt8]) -> PicturePixels {
    var bytes: [UInt8] = []
    for y in 0..<80 { for x in 0..<120 { bytes += colour(x, y).prefix(bands) } }
    return PicturePixels(size: PixelSize(width: 120, height: 80), bands: bands, bytes: bytes)
  }

  private static func grey(_ light: Int) -> [UInt8] {
    Array(repeating: UInt8(max(0, min(255, light))), count: 3)
  }

  /// Lines of letters: bars of two pixels on every third row of eight.
  private static func isInk(_ x: Int, _ y: Int) -> Bool { y % 8 < 3 && x % 5 < 2 && x > 10 && x < 90 }

  private func isGraphic(_ pixels: PicturePixels) -> Bool? { GraphicLook(pixels)?.isGraphic }

  @Test("is so of a logo, of a page of words, of a scan with the grain of its paper, and of an empty picture")
  func graphics() {
    let logo = Self.pixels { x, y in
      (31..<70).contains(x) && (21..<60).contains(y) ? [20, 60, 200] : [255, 255, 255]
    }
    let page = Self.pixels { x, y in Self.isInk(x, y) ? [30, 30, 30] : [250, 250, 246] }
    let scan = Self.pixels { x, y in
      Self.isInk(x, y) ? [50, 48, 60] : Self.grey(232 + (x * 7 + y * 13) % 5)
    }
    let empty = Self.pixels { _, _ in [0, 0, 0] }
    for picture in [logo, page, scan, empty] { #expect(isGraphic(picture) == true) }
    #expect(isGraphic(Self.pixels(bands: 1) { x, y in Self.isInk(x, y) ? [30] : [250] }) == true)
  }

  @Test("says of lines of letters on white that they are a paper, and of no other graphic")
  func papers() {
    func look(_ pixels: PicturePixels) -> PictureLook? { GraphicLook(pixels)?.picture }
    func ink(on light: Int, where isInk: @escaping (Int, Int) -> Bool) -> PicturePixels {
      Self.pixels { x, y in isInk(x, y) ? [30, 30, 30] : Self.grey(light) }
    }
    #expect(look(ink(on: 250, where: Self.isInk)) == .paper)
    // A dark card, a sketch all over the sheet, one with a line below it.
    #expect(look(ink(on: 150, where: Self.isInk)) == .graphic)
    #expect(look(ink(on: 250) { x, y in (x + y) % 12 < 2 }) == .graphic)
    #expect(look(ink(on: 250) { x, y in y < 50 ? (x + y) % 12 < 2 : y % 26 < 3 && x % 5 < 2 }) == .graphic)
    #expect(look(Self.pixels { x, y in [UInt8(2 * x), UInt8(3 * y), UInt8(255 - x - y)] }) == .photograph)
  }

  @Test("is not so of a slope of colours, of fog, of a night with lights, and of greys of every kind")
  func photographs() {
    let view = Self.pixels { x, y in [UInt8(2 * x), UInt8(3 * y), UInt8(255 - x - y)] }
    let fog = Self.pixels { x, y in Self.grey(180 + x / 4 + y / 4) }
    let night = Self.pixels { x, y in
      x % 17 == 3 && y % 9 > 5 ? [250, 220, 130] : Self.grey((x + y) % 9)
    }
    let grey = Self.pixels(bands: 1) { x, y in [UInt8((x * x + 3 * x * y + y * y) % 256)] }
    for picture in [view, fog, night, grey] { #expect(isGraphic(picture) == false) }
  }

  @Test("is not asked of fewer pixels than a size says")
  func broken() {
    #expect(isGraphic(PicturePixels(size: PixelSize(width: 9, height: 9), bands: 3, bytes: [1])) == nil)
  }

  @Test("keeps it from the front page of a build, and of the next one that opens no original")
  func build() async throws {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", "title: Lisbon\n")
    let photo = try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/BRK_0402.JPG"))
    try workspace.write("trip/BRK_0402.JPG", photo)
    try workspace.write("trip/sign.jpg", try Self.sign(in: workspace))
    for output in ["site", "again"] {
      _ = await SiteBuilder.build(
        try .test(workspace.path + "/trip", in: workspace, output: workspace.path + "/" + output))
      let pages = try SiteTree(workspace.path + "/" + output).pages
      let page = try #require(pages.first { $0.name == "index.html" }).text
      let cover = try #require(
        page.components(separatedBy: "<section class=\"cover").dropFirst().first?
          .components(separatedBy: "</section>").first)
      #expect(cover.contains("photos/brk-0402/") && !cover.contains("photos/sign/"))
    }
  }

  /// A blue square on white, as large as a photograph and by a camera; of two pictures it is the later one, which
  /// would be the cover.
  private static func sign(in workspace: TemporaryFolder) throws -> Data {
    let scaler = try PictureScaler.open()
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200"
      fill="#fff"/><rect x="400" y="300" width="600" height="500" fill="#14c"/></svg>
      """
    let drawn = try #require(scaler.picture(ofDrawing: svg, scale: 1))
    try workspace.write("sign.png", Data(drawn.bytes))
    let made = try scaler.derivatives(
      of: workspace.path + "/sign.png", sizes: [.filling(width: 1600, height: 1200)],
      coding: PictureCoding(.jpeg, quality: 90))
    let jpeg = Data(try #require(made.first).bytes)
    return ExifPicture.adding(model: "Canon EOS R6", time: "2026:05:20 14:05:12", to: jpeg)
  }
}
