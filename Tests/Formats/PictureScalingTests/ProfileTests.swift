import Testing

@testable import PictureScaling

@Suite("A picture that says what its colours mean", .enabled(if: hasLibrary))
struct ProfileTests {
  /// By the profile, what is stored as red is meant as blue.
  @Test("comes out in the colours that it means, in every size, and without its profile")
  func meaning() throws {
    let bench = try Workbench()
    let drawing = DrawnPicture(width: 80, height: 40) { _, _ in DrawnPicture.corners[0] }
    let file = try bench.put(drawing.png(profile: profileWithRedAndBlueExchanged), as: "p.png")
    let made = try bench.scaler.derivatives(
      of: file, sizes: [.width(60), .width(30), .filling(width: 20, height: 20)], quality: 95)
    for picture in made {
      let colour = try bench.colour(of: picture, column: 5, row: 5)
      #expect(colour.isNearly(DrawnPicture.corners[2]), "\(colour)")
    }
  }
}

/// An ICC profile (version 2, matrix and curves) with the primaries of sRGB, red and blue in each other's
/// place.
private let profileWithRedAndBlueExchanged: [UInt8] = {
  func point(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    Array("XYZ ".utf8) + bigEndian(0) + [x, y, z].flatMap { bigEndian(Int($0 * 65_536)) }
  }
  // A curve of one entry is a gamma, in 256ths: 2.2.
  let curve = Array("curv".utf8) + bigEndian(0) + bigEndian(1) + [0x02, 0x33, 0, 0]
  let words =
    Array("desc".utf8) + bigEndian(0) + bigEndian(2) + [UInt8(ascii: "x"), 0] + Array(repeating: 0, count: 78)
  let tags: [(String, [UInt8])] = [
    ("desc", words), ("cprt", Array("text".utf8) + bigEndian(0) + [0, 0, 0, 0]),
    ("wtpt", point(0.9642, 1, 0.8249)), ("rXYZ", point(0.1431, 0.0606, 0.7141)),
    ("gXYZ", point(0.3851, 0.7169, 0.0971)), ("bXYZ", point(0.4361, 0.2225, 0.0139)),
    ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
  ]
  var table = bigEndian(tags.count)
  var content: [UInt8] = []
  for (name, bytes) in tags {
    table += Array(name.utf8) + bigEndian(128 + 4 + tags.count * 12 + content.count) + bigEndian(bytes.count)
    content += bytes
  }
  var head = bigEndian(128 + table.count + content.count) + bigEndian(0) + [2, 0x20, 0, 0]
  head += Array("mntrRGB XYZ ".utf8) + Array(repeating: 0, count: 12) + Array("acsp".utf8)
  head += Array(repeating: 0, count: 128 - head.count)
  head.replaceSubrange(68..<80, with: point(0.9642, 1, 0.8249).dropFirst(8))
  return head + table + content
}()
