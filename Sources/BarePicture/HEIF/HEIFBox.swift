/// A box of the table of contents, which is in memory (ISO 14496-12, section 4.2).
struct HEIFBox {
  let kind: String
  let content: Range<Int>

  /// The boxes that fill a range of bytes.
  static func all(in bytes: [UInt8], _ range: Range<Int>) throws(BarePictureProblem) -> [HEIFBox] {
    var boxes: [HEIFBox] = []
    var reader = ByteReader(bytes, range)
    while reader.left >= 8 {
      let start = reader.place
      var size = try reader.number(4)
      let kind = try reader.letters()
      if size == 1 { size = try reader.number(8) } else if size == 0 { size = range.upperBound - start }
      guard size >= reader.place - start, size <= range.upperBound - start else { throw .damaged }
      boxes.append(HEIFBox(kind: kind, content: reader.place..<start + size))
      _ = try reader.take(start + size - reader.place)
    }
    return boxes
  }

  static func written(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    bigEndian(content.count + 8, 4) + Array(kind.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
      + content
  }

  /// A box with a version and flags.
  static func written(_ kind: String, version: Int, flags: Int = 0, _ content: [UInt8]) -> [UInt8] {
    written(kind, [UInt8(version)] + bigEndian(flags, 3) + content)
  }
}

/// A box at the top of the file, by its places.
struct HEIFTopBox {
  let kind: String
  let content: Range<Int>

  private static let mostBoxes = 10_000

  static func all(in file: OriginalFile) throws(BarePictureProblem) -> [HEIFTopBox] {
    var boxes: [HEIFTopBox] = []
    var place = 0
    while place + 8 <= file.length {
      guard boxes.count < mostBoxes else { throw .tooIntricate }
      var (size, head) = (try file.number(at: place, 4), 8)
      let kind = try file.bytes(place + 4..<place + 8)
      if size == 1 {
        guard try file.byte(at: place + 8) == 0 else { throw .damaged }
        (size, head) = (try file.number(at: place + 9, 7), 16)
      } else if size == 0 {
        size = file.length - place
      }
      guard size >= head else { throw .damaged }
      guard size <= file.length - place else { throw .cutOff }
      boxes.append(
        HEIFTopBox(kind: String(decoding: kind, as: UTF8.self), content: place + head..<place + size))
      place += size
    }
    return boxes
  }
}
