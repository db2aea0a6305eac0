import Testing

@testable import PictureScaling

@Suite("A drawing", .enabled(if: hasLibrary, "libvips is not installed"))
struct DrawingTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 42" width="80" height="42">\
    <style>.p{fill:#0000ff}</style><rect class="p" width="80" height="42"/></svg>
    """

  @Test("becomes a small picture of its pixels, the same each time")
  func drawing() throws {
    let first = try #require(bench.scaler.picture(ofDrawing: Self.svg, scale: 1.5))
    #expect(
      first.size == PixelSize(width: 120, height: 63) && first.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bench.scaler.picture(ofDrawing: Self.svg, scale: 1.5) == first)
    #expect(bench.scaler.drawingCodecs.contains("rsvg"))
  }

  @Test("that is none makes no picture", arguments: ["", "text", "<svg"])
  func broken(text: String) { #expect(bench.scaler.picture(ofDrawing: text, scale: 1) == nil) }

  @Test("of the traveller's is no picture, also after one of ours was drawn")
  func foreign() throws {
    _ = bench.scaler.picture(ofDrawing: Self.svg, scale: 1)
    for (name, text) in [("a.jpg", Self.svg), ("b.heic", "    ftyp" + Self.svg)] {
      let file = try bench.put(Array(text.utf8), as: name)
      #expect(throws: PictureProblem.self) {
        try bench.scaler.derivatives(of: file, sizes: [.width(10)], quality: 80)
      }
    }
  }
}
