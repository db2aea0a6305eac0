import Foundation
import Handbook

/// The trip that the documents tell of: its files are the first examples of their pages, its pictures are drawn.
struct DocumentedTrip {
  static let handbook = Handbook(folder: Checkout.root + "/docs")

  private(set) var files: [String: String] = [:]

  /// The trip.yml and the entry of their pages, or others in their place; a trip.yml stands alone, since it may
  /// name other travellers than the budget does.
  init(with own: [String: String]) {
    for page in ["files/trip.md", "files/entry.md"] {
      guard let example = Self.handbook.sections(in: page).first?.examples.first else { continue }
      files[example.file] = example.text
    }
    files.merge(own) { _, own in own }
  }

  /// Writes it, with a picture for every name of one.
  func write(into workspace: TemporaryFolder) throws -> String {
    for (file, text) in files { try workspace.write("lisbon/" + file, text) }
    let named = files.values.flatMap { $0.matches(of: /[\w-]+\.(?:jpg|JPG)/).map { String($0.0) } }
    for name in Set(named) {
      try workspace.write("lisbon/photos/" + name, try Self.picture())
    }
    return workspace.path + "/lisbon"
  }

  /// A small picture of 3 May 2026, 14:05, by the camera that the documents name.
  private static func picture() throws -> Data {
    let file = Checkout.brokenTrips + "/truncated-photo/photos/good.jpg"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    return Data(bytes.prefix(2) + exif + withoutExif(bytes.dropFirst(2)))
  }

  /// The segments of a JPEG file behind its first two bytes, but for those of EXIF.
  private static func withoutExif(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var rest = bytes
    var kept: [UInt8] = []
    while rest.count > 4, rest[rest.startIndex] == 0xFF, rest[rest.startIndex + 1] != 0xDA {
      let length = 2 + Int(rest[rest.startIndex + 2]) << 8 + Int(rest[rest.startIndex + 3])
      if rest[rest.startIndex + 1] != 0xE1 { kept += rest.prefix(length) }
      rest = rest.dropFirst(length)
    }
    return kept + rest
  }

  /// An APP1 segment with a camera's model and a time (EXIF 2.3): two directories in big-endian order.
  private static let exif: [UInt8] = {
    let model = Array("Canon EOS R6\0\0".utf8)
    let time = Array("2026:05:03 14:05:12\0".utf8)
    let second = 8 + 2 + 2 * 12 + 4 + model.count
    var tiff = Array("MM\0*".utf8) + number(8, 4)
    tiff += number(2, 2) + number(0x0110, 2) + number(2, 2) + number(model.count, 4) + number(38, 4)
    tiff += number(0x8769, 2) + number(4, 2) + number(1, 4) + number(second, 4) + number(0, 4) + model
    tiff += number(1, 2) + number(0x9003, 2) + number(2, 2) + number(time.count, 4) + number(second + 18, 4)
    tiff += number(0, 4) + time
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1] + number(content.count + 2, 2) + content
  }()

  private static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(value >> ($0 * 8) & 255) }
  }
}
