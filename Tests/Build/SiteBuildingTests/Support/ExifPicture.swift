import Foundation

/// JPEG files that tell a camera and a time.
enum ExifPicture {
  /// A picture with the EXIF of a shot in the place of its own; the model has four letters or more, `time` is like
  /// `2026:05:03 14:05:12`.
  static func adding(model: String, time: String, subsecond: String = "", to jpeg: Data) -> Data {
    let bytes = [UInt8](jpeg)
    return Data(
      bytes.prefix(2) + exif(Array((model + "\0").utf8), Array((time + "\0").utf8), Array(subsecond.utf8))
        + withoutExif(bytes.dropFirst(2)))
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

  /// An APP1 segment with a camera's model, a time and at most three digits of its second (EXIF 2.3): two directories
  /// in big-endian order.
  private static func exif(_ model: [UInt8], _ time: [UInt8], _ digits: [UInt8]) -> [UInt8] {
    let fields = digits.isEmpty ? 1 : 2
    let second = 8 + 2 + 2 * 12 + 4 + model.count
    var tiff = Array("MM\0*".utf8) + number(8, 4)
    tiff += number(2, 2) + number(0x0110, 2) + number(2, 2) + number(model.count, 4) + number(38, 4)
    tiff += number(0x8769, 2) + number(4, 2) + number(1, 4) + number(second, 4) + number(0, 4) + model
    tiff += number(fields, 2) + number(0x9003, 2) + number(2, 2) + number(time.count, 4)
    tiff += number(second + 6 + 12 * fields, 4)
    if !digits.isEmpty {
      // So few letters stand in the field itself.
      let letters = (digits.prefix(3) + [0, 0, 0, 0]).prefix(4)
      tiff += number(0x9291, 2) + number(2, 2) + number(min(digits.count, 3) + 1, 4) + letters
    }
    tiff += number(0, 4) + time
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1] + number(content.count + 2, 2) + content
  }

  private static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(value >> ($0 * 8) & 255) }
  }
}
