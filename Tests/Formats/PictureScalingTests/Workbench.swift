import Foundation

@testable import PictureScaling

let hasLibrary = (try? PictureScaler.open()) != nil

extension PictureScaler {
  /// Small pictures as JPEG.
  func derivatives(
    of path: String, sizes: [PictureSize], quality: Int
  ) throws(PictureProblem) -> [EncodedPicture] {
    try derivatives(of: path, sizes: sizes, coding: PictureCoding(.jpeg, quality: quality))
  }
}

/// A folder for one test, and pictures made in it.
final class Workbench: Sendable {
  let path: String
  let scaler: PictureScaler

  init() throws {
    scaler = try PictureScaler.open()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "picture-scaler-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and says where.
  func put(_ bytes: [UInt8], as name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }

  /// A drawn picture as JPEG.
  func jpeg(of picture: DrawnPicture, quality: Int = 95) throws -> [UInt8] {
    let source = try put(picture.png, as: UUID().uuidString + ".png")
    return try scaler.derivatives(of: source, sizes: [.width(picture.width)], quality: quality)[0].bytes
  }

  /// The colour of a picture in the middle of each quarter, in reading order.
  func quarters(of picture: EncodedPicture) throws -> [Colour] {
    let (width, height) = (picture.size.width, picture.size.height)
    return try [(1, 1), (3, 1), (1, 3), (3, 3)].map { across, down in
      try colour(of: picture, column: width * across / 4, row: height * down / 4)
    }
  }

  func colour(of picture: EncodedPicture, column: Int, row: Int) throws -> Colour {
    let file = try put(picture.bytes, as: UUID().uuidString + ".jpg")
    let pixels = try PictureFile(file).decoded(toWidth: picture.size.width).pixels() ?? []
    let bands = pixels.count / (picture.size.width * picture.size.height)
    let start = (row * picture.size.width + column) * bands
    return Colour(red: pixels[start], green: pixels[start + bands / 2], blue: pixels[start + bands - 1])
  }
}

/// A JPEG with an EXIF block: an orientation, a GPS position and a name.
func withExif(_ jpeg: [UInt8], orientation: UInt8) -> [UInt8] {
  // Big-endian TIFF: IFD0 with Orientation, Artist and a GPS IFD that holds a latitude reference.
  let name = Array("Secret Owner\0".utf8)
  let gpsAt = 8 + 2 + 3 * 12 + 4
  let nameAt = gpsAt + 2 + 12 + 4
  var tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 3]
  tiff += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  tiff += [0x01, 0x3B, 0, 2] + bigEndian(name.count) + bigEndian(nameAt)
  tiff += [0x88, 0x25, 0, 4, 0, 0, 0, 1] + bigEndian(gpsAt) + [0, 0, 0, 0]
  tiff += [0, 1, 0, 1, 0, 2, 0, 0, 0, 2, UInt8(ascii: "S"), 0, 0, 0, 0, 0, 0, 0]
  tiff += name
  let content = Array("Exif\0\0".utf8) + tiff
  return jpeg.prefix(2) + [0xFF, 0xE1] + bigEndian(content.count + 2).suffix(2) + content + jpeg.dropFirst(2)
}

/// Whether a text stands among bytes.
func contains(_ bytes: [UInt8], _ text: String) -> Bool {
  let wanted = Array(text.utf8)
  return (0...(bytes.count - wanted.count)).contains { bytes[$0...].starts(with: wanted) }
}
