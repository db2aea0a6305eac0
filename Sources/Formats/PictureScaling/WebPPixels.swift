import MediaContainers

/// Takes all but the pixels out of a WebP that was made here.
///
/// libvips 8.14 adds an EXIF part of its own making. The container is a RIFF file
/// (developers.google.com/speed/webp/docs/ riff_container): chunks with a name, a length and a byte more where that
/// is odd.
enum WebPPixels {
  /// The same picture in the simple form of the container; the bytes as they are, where they are of no known form.
  static func only(of bytes: [UInt8]) -> [UInt8] {
    var position = 12
    while let chunk = MediaChunk(.riff, in: bytes, at: position), chunk.end <= bytes.count {
      // Lossy and lossless pixels.
      if ["VP8 ", "VP8L"].contains(chunk.kind) {
        let pixels = bytes[position..<chunk.end]
        return Array("RIFF".utf8) + littleEndian(pixels.count + 4, 4) + Array("WEBP".utf8) + pixels
      }
      position = chunk.end
    }
    return bytes
  }
}
