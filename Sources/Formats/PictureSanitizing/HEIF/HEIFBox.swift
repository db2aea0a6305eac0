import MediaContainers

/// Boxes of a picture that is published: each must lie within what it stands in, and what does not is refused.
extension MediaBox {
  private static let maxBoxes = 10_000

  /// The boxes that fill a range of bytes, which the caller has bounded.
  static func all(in bytes: [UInt8], _ range: Range<Int>) throws(PictureSanitizerProblem) -> [MediaBox] {
    var boxes: [MediaBox] = []
    var place = range.lowerBound
    while let head = BoxHead(in: bytes, at: place, before: range.upperBound) {
      guard let size = head.size, size >= head.length, size <= range.upperBound - place else {
        throw .damaged
      }
      boxes.append(MediaBox(head, end: place + size))
      place += size
    }
    return boxes
  }

  /// The boxes at the top of a file.
  static func all(in file: OriginalFile) throws(PictureSanitizerProblem) -> [MediaBox] {
    var boxes: [MediaBox] = []
    var place = 0
    while let head = try BoxHead(in: file, at: place, before: file.length) {
      guard boxes.count < maxBoxes else { throw .tooIntricate }
      // No file has so many bytes that the highest of eight counts.
      guard let size = head.size, size < 1 << 56 else {
        throw try file.number(at: place + 8, 1) == 0 ? .cutOff : .damaged
      }
      guard size >= head.length else { throw .damaged }
      guard size <= file.length - place else { throw .cutOff }
      boxes.append(MediaBox(head, end: place + size))
      place += size
    }
    return boxes
  }

  static func written(_ kind: FourCC, _ content: [UInt8]) -> [UInt8] {
    bigEndian(content.count + 8, 4) + kind.bytes + content
  }

  /// A box with a version and flags.
  static func written(_ kind: FourCC, version: Int, flags: Int = 0, _ content: [UInt8]) -> [UInt8] {
    written(kind, [UInt8(version)] + bigEndian(flags, 3) + content)
  }
}
