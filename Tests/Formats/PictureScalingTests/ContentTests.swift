import Testing

@testable import PictureScaling

@Suite("What is in a small picture", .enabled(if: hasLibrary))
struct ContentTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  /// Where red, green, blue and white go, by the table of the EXIF standard (CIPA DC-008, Orientation).
  static let turns = ["rgbw", "grwb", "wbgr", "bwrg", "rbgw", "brwg", "wgbr", "gwrb"]

  @Test(
    "stands upright, whichever way the camera was held",
    arguments: zip(1...8, Self.turns))
  func orientations(orientation: Int, colours: String) throws {
    let jpeg = try bench.jpeg(of: .quarters(width: 160, height: 80))
    let file = try bench.put(withExif(jpeg, orientation: UInt8(orientation)), as: "p.jpg")
    let liesOnSide = orientation > 4
    let upright = PixelSize(width: liesOnSide ? 80 : 160, height: liesOnSide ? 160 : 80)
    #expect(try bench.scaler.size(of: file) == upright)

    let made = try bench.scaler.derivatives(of: file, sizes: [.width(40), .width(20)], quality: 95)
    #expect(made[0].size == PixelSize(width: 40, height: liesOnSide ? 80 : 20))
    let names: [Character: Colour] = Dictionary(uniqueKeysWithValues: zip("rgbw", DrawnPicture.corners))
    for picture in made {
      for (colour, name) in zip(try bench.quarters(of: picture), colours) {
        let wanted = try #require(names[name])
        #expect(colour.isNearly(wanted), "\(colour) where \(name) should be")
      }
    }
  }

  @Test("holds nothing that the camera wrote about itself, its owner and its place")
  func noMetadata() throws {
    let jpeg = withExif(try bench.jpeg(of: .quarters(width: 160, height: 80)), orientation: 6)
    let file = try bench.put(jpeg, as: "p.jpg")
    try #require(contains(jpeg, "Exif") && contains(jpeg, "Secret Owner"))
    for size in [PictureSize.width(160), .width(40), .filling(width: 20, height: 20)] {
      let bytes = try bench.scaler.derivatives(of: file, sizes: [size], quality: 80)[0].bytes
      for word in ["Exif", "Secret", "ICC_PROFILE", "http://ns.adobe.com", "Photoshop"] {
        #expect(!contains(bytes, word))
      }
      // APP1 to APP15 and comments.
      #expect(markers(of: bytes).allSatisfy { !(0xE1...0xEF).contains($0) && $0 != 0xFE })
    }
  }

  @Test("is a progressive JPEG")
  func progressive() throws {
    let jpeg = try bench.jpeg(of: .quarters(width: 160, height: 80))
    #expect(markers(of: jpeg).contains(0xC2))
  }

  @Test("is the same bytes on each run, on any number of threads")
  func sameBytes() async throws {
    let bench = bench
    let file = try bench.put(DrawnPicture.noise(width: 600, height: 400).png, as: "p.png")
    let sizes: [PictureSize] = [.width(500), .width(250), .filling(width: 120, height: 63)]
    let first = try bench.scaler.derivatives(of: file, sizes: sizes, quality: 80)
    try await withThrowingTaskGroup(of: [EncodedPicture].self) { group in
      for _ in 0..<8 { group.addTask { try bench.scaler.derivatives(of: file, sizes: sizes, quality: 80) } }
      for try await again in group { #expect(again == first) }
    }
  }

  @Test("is white where the original is transparent")
  func transparent() throws {
    let file = try bench.put(DrawnPicture.transparentPixel, as: "p.png")
    let made = try bench.scaler.derivatives(of: file, sizes: [.width(10)], quality: 90)[0]
    #expect(try bench.colour(of: made, column: 0, row: 0).isNearly(Colour(red: 255, green: 255, blue: 255)))
  }

  @Test("is smaller at lower quality")
  func quality() throws {
    let picture = DrawnPicture.noise(width: 200, height: 200)
    #expect(try bench.jpeg(of: picture, quality: 40).count < bench.jpeg(of: picture, quality: 90).count)
    #expect(try bench.jpeg(of: picture, quality: 1000).count == bench.jpeg(of: picture, quality: 100).count)
  }

  @Test("depends on codecs that are named for the cache's key, in the same way each time")
  func codecs() throws {
    #expect(bench.scaler.codecs.hasPrefix("plain libvips 8."))
    #expect(bench.scaler.codecs.contains(" libjpeg."))
    #expect(try PictureScaler.open().codecs == bench.scaler.codecs)
  }

  /// The markers of a JPEG up to its first scan.
  private func markers(of jpeg: [UInt8]) -> [UInt8] {
    var found: [UInt8] = []
    var position = 2
    while position + 3 < jpeg.count, jpeg[position] == 0xFF, jpeg[position + 1] != 0xDA {
      found.append(jpeg[position + 1])
      position += 2 + Int(jpeg[position + 2]) << 8 + Int(jpeg[position + 3])
    }
    return found
  }
}
