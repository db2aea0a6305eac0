/// A WebP that holds its pixels and nothing else.
///
/// libvips 8.14 adds an EXIF part of its own making. The container is a RIFF file (developers.google.com/speed/webp/docs/
/// riff_container): chunks with a name, a length and a byte more where that is odd.
enum BareWebP {
  /// The same picture in the simple form of the container; the bytes as they are, where they are of no known form.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    var position = 12
    while position + 8 <= bytes.count {
      let length = bytes[(position + 4)..<(position + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = position + 8 + length + length % 2
      guard end <= bytes.count else { return bytes }
      // “VP8 ” and “VP8L”: lossy and lossless pixels.
      if bytes[position..<(position + 3)].elementsEqual("VP8".utf8),
        bytes[position + 3] == UInt8(ascii: " ") || bytes[position + 3] == UInt8(ascii: "L")
      {
        let chunk = bytes[position..<end]
        let size = (0..<4).map { UInt8(truncatingIfNeeded: (chunk.count + 4) >> ($0 * 8)) }
        return Array("RIFF".utf8) + size + Array("WEBP".utf8) + chunk
      }
      position = end
    }
    return bytes
  }
}
