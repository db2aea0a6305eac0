import Foundation
import Testing

@testable import PictureScaling

@Suite("Pictures of each kind", .enabled(if: hasLibrary))
struct FormatTests {
  let bench: Workbench

  init() throws { bench = try Workbench() }

  /// Red, green, blue and white quarters, 64 by 32 pixels, made by libvips 8.14.
  static let samples: [(name: String, bytes: [UInt8])] = [
    ("heic", decoded(Samples.heic)), ("avif", decoded(Samples.avif)), ("webp", decoded(Samples.webp)),
    ("tiff", TestTIFF().bytes), ("tiff of 16 bits", TestTIFF(bits: 16).bytes),
    ("tiff in the colours of ink", TestTIFF(isOfInk: true).bytes),
    ("png", DrawnPicture.quarters(width: 64, height: 32).png),
  ]

  private static func decoded(_ text: String) -> [UInt8] {
    Data(base64Encoded: text).map { Array($0) } ?? []
  }

  @Test("come out in their colours, the right way up", arguments: samples)
  func colours(name: String, bytes: [UInt8]) throws {
    let file = try bench.put(bytes, as: "picture")
    let made = try bench.scaler.derivatives(of: file, sizes: [.width(64), .width(32)], quality: 95)
    #expect(made.map(\.size) == [PixelSize(width: 64, height: 32), PixelSize(width: 32, height: 16)])
    for picture in made {
      for (colour, wanted) in zip(try bench.quarters(of: picture), DrawnPicture.corners) {
        // Ink cannot be as bright as light: a green of it is still more green than anything else.
        #expect(
          name.contains("ink") ? colour.hasHue(of: wanted) : colour.isNearly(wanted), "\(name): \(colour)")
      }
    }
  }

  @Test("A TIFF is turned as it says", arguments: zip(1...8, ContentTests.turns))
  func turnedTIFF(orientation: Int, colours: String) throws {
    try expect(colours, in: TestTIFF(orientation: orientation).bytes, isOnSide: orientation > 4)
  }

  @Test("A WebP and a PNG are turned as their EXIF says", arguments: zip(1...8, ContentTests.turns))
  func turnedByExif(orientation: Int, colours: String) throws {
    let exif = TestTIFF.exif(orientation: orientation)
    // The pixels of the sample alone: behind RIFF and VP8X, so many bytes as their chunk says.
    let webp = Self.samples[2].bytes
    let pixels = webp[30..<(38 + Int(webp[34]))]
    let chunk = { (kind: String, content: [UInt8]) in
      Array(kind.utf8) + bigEndian(content.count).reversed() + content + (content.count % 2 == 1 ? [0] : [])
    }
    let chunks = chunk("VP8X", [8, 0, 0, 0, 63, 0, 0, 31, 0, 0]) + pixels + chunk("EXIF", exif)
    let whole = Array("RIFF".utf8) + bigEndian(chunks.count + 4).reversed() + Array("WEBP".utf8) + chunks
    try expect(colours, in: whole, isOnSide: orientation > 4)
    let png = DrawnPicture.quarters(width: 64, height: 32).png(profile: [], exif: exif)
    try expect(colours, in: png, isOnSide: orientation > 4)
  }

  /// Against the clock in quarters, by the property that HEIC and AVIF have for it; EXIF, which says the same once
  /// more in a phone's pictures, does not turn them again.
  @Test("A HEIC is turned once", arguments: zip(0...3, ["rgbw", "gwrb", "wbgr", "brwg"]))
  func turnedHEIC(quarters: Int, colours: String) throws {
    try expect(
      colours, in: TurnedHEIC.file(Self.samples[0].bytes, quarters: quarters), isOnSide: quarters % 2 == 1)
  }

  @Test("A kind whose decoder is missing is told by its name, and no other")
  func missingDecoder() throws {
    let told = "heif: Unsupported feature: Unsupported codec (4.3000)"
    #expect(PictureComplaint(told, about: .heic).problem == .noDecoder(.heic))
    #expect(PictureComplaint(told, about: .avif).problem == .noDecoder(.avif))
    let unknown = "VipsForeignLoad: source is not in a known format"
    #expect(PictureComplaint(unknown, about: .heic).problem == .noDecoder(.heic))
    #expect(PictureComplaint(unknown, about: .png).problem == .notAPicture)
    #expect(PictureProblem.noDecoder(.heic).message == "nothing on this machine reads HEIC pictures")
    #expect(PictureProblem.noDecoder(.avif).advice?.contains("apt-get install libheif-plugin-dav1d") == true)
  }

  @Test("Cut in its middle, each kind is refused", arguments: samples)
  func cut(name: String, bytes: [UInt8]) throws {
    let file = try bench.put(Array(bytes.prefix(bytes.count * 2 / 3)), as: "cut")
    #expect(throws: PictureProblem.self, "\(name)") {
      try bench.scaler.derivatives(of: file, sizes: [.width(32)], quality: 80)
    }
  }

  private func expect(_ names: String, in bytes: [UInt8], isOnSide: Bool) throws {
    let file = try bench.put(bytes, as: "turned")
    let upright = isOnSide ? PixelSize(width: 32, height: 64) : PixelSize(width: 64, height: 32)
    #expect(try bench.scaler.size(of: file) == upright)
    let made = try bench.scaler.derivatives(of: file, sizes: [.width(upright.width)], quality: 95)[0]
    #expect(made.size == upright)
    let colours: [Character: Colour] = Dictionary(uniqueKeysWithValues: zip("rgbw", DrawnPicture.corners))
    for (colour, name) in zip(try bench.quarters(of: made), names) {
      let wanted = try #require(colours[name])
      #expect(colour.isNearly(wanted), "\(colour) where \(name) should be")
    }
  }
}

/// A TIFF file of quarters, by hand: one strip of plain pixels behind one directory.
struct TestTIFF {
  var orientation = 1
  var bits = 8
  /// In cyan, magenta, yellow and black, without a profile.
  var isOfInk = false

  var bytes: [UInt8] {
    let picture = DrawnPicture.quarters(width: 64, height: 32)
    let bands = isOfInk ? 4 : 3
    var pixels: [UInt8] = []
    for row in 0..<32 {
      for column in 0..<64 {
        let colour = picture.colour(column, row).bytes
        let values = isOfInk ? colour.map { 255 - $0 } + [0] : colour
        pixels += values.flatMap { bits == 16 ? [$0, $0] : [$0] }
      }
    }
    let count = 11
    let bitsPlace = 8 + 2 + count * 12 + 4
    let start = bitsPlace + 8
    let fields: [(Int, Int, Int, Int)] = [
      (0x100, 3, 1, 64), (0x101, 3, 1, 32), (0x102, 3, bands, bitsPlace), (0x103, 3, 1, 1),
      (0x106, 3, 1, isOfInk ? 5 : 2), (0x111, 4, 1, start), (0x112, 3, 1, orientation), (0x115, 3, 1, bands),
      (0x116, 3, 1, 32), (0x117, 4, 1, pixels.count), (0x11C, 3, 1, 1),
    ]
    return Self.directory(fields) + [0, UInt8(bits), 0, UInt8(bits), 0, UInt8(bits), 0, UInt8(bits)] + pixels
  }

  /// An EXIF part that says nothing but which way is up.
  static func exif(orientation: Int) -> [UInt8] { directory([(0x112, 3, 1, orientation)]) }

  private static func directory(_ fields: [(Int, Int, Int, Int)]) -> [UInt8] {
    let entries = fields.flatMap { tag, type, count, value in
      // A short number stands in the first half of its place.
      bigEndian(tag << 16 | type) + bigEndian(count)
        + bigEndian(type == 3 && count == 1 ? value << 16 : value)
    }
    return [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, UInt8(fields.count)] + entries + [0, 0, 0, 0]
  }
}

/// A HEIC with one more property: how it is turned.
private enum TurnedHEIC {
  /// The sample has 11 bytes of `ipma` for two items, and its main picture is the second of them.
  static func file(_ bytes: [UInt8], quarters: Int) -> [UInt8] {
    guard quarters > 0 else { return bytes }
    var file = bytes
    func place(of kind: String) -> Int {
      (4..<file.count - 4).first { file[$0...].starts(with: Array(kind.utf8)) } ?? 0
    }
    func grow(_ kind: String, by more: Int) {
      let start = place(of: kind) - 4
      let size = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      file.replaceSubrange(start..<start + 4, with: bigEndian(size + more))
    }
    let property = bigEndian(9) + Array("irot".utf8) + [UInt8(quarters)]
    // The list of properties ends where `ipma` begins; the new one is the fifth.
    let list = place(of: "ipma") - 4
    file.insert(contentsOf: property, at: list)
    let owners = place(of: "ipma")
    let size = file[owners - 4..<owners].reduce(0) { $0 << 8 | Int($1) }
    let end = owners - 4 + size
    file[end - 3] += 1
    file.insert(0x85, at: end)
    grow("ipma", by: 1)
    grow("ipco", by: property.count)
    grow("iprp", by: property.count + 1)
    grow("meta", by: property.count + 1)
    // Two items lie in the file itself, behind all that has grown: at 0x209 and 0x310.
    for old in [[0x02, 0x09], [0x03, 0x10]] as [[UInt8]] {
      let places = place(of: "iloc")
      for at in places..<places + 76 where Array(file[at..<at + 2]) == old {
        let moved = Int(old[0]) << 8 + Int(old[1]) + property.count + 1
        file.replaceSubrange(at..<at + 2, with: bigEndian(moved).suffix(2))
        break
      }
    }
    return file
  }
}

extension Colour {
  /// Whether what is strong in the other is stronger here than what is weak in it.
  fileprivate func hasHue(of other: Colour) -> Bool {
    let strong = zip(bytes, other.bytes).filter { $0.1 == 255 }.map(\.0)
    let weak = zip(bytes, other.bytes).filter { $0.1 == 0 }.map(\.0)
    return (strong.min() ?? 0) > (weak.max() ?? 0) && (strong.min() ?? 0) > 120
  }
}
