/// Samples of AV1: units, each with its kind and mostly with its length (AV1 Bitstream, section 5.3).
///
/// Notes of any kind, and units of a kind that is not known, become padding in their place.
enum AV1Sample {
  /// One unit, by its places.
  struct Unit {
    let kind: Int
    /// Its first byte, and the bytes behind its length.
    let start: Int
    let content: Range<Int>
    let hasExtension: Bool
  }

  private static let padding: UInt8 = 15
  /// Headers of the sequence, of frames, tiles, frames, headers once more.
  private static let pictureKinds: Set<Int> = [1, 3, 4, 6, 7]
  /// A mark between times, which is empty.
  private static let timeMark = 2

  /// The unit at a place; nil where there is none that ends before the limit. `isWhole` says whether all bytes up to
  /// the limit are at hand, or only the first of them.
  static func unit(
    in bytes: borrowing [UInt8], at start: Int, before limit: Int, isWhole: Bool = true
  ) -> Unit? {
    let known = isWhole ? limit : min(limit, bytes.count)
    guard start < known, bytes[start] & 0x80 == 0 else { return nil }
    let head = bytes[start]
    var place = start + (head & 4 == 0 ? 1 : 2)
    var length = max(0, limit - place)
    if head & 2 != 0 {
      var shift = 0
      length = 0
      while true {
        guard place < known, shift < 35 else { return nil }
        let byte = bytes[place]
        length |= Int(byte & 0x7F) << shift
        place += 1
        shift += 7
        if byte < 0x80 { break }
      }
    }
    guard place <= limit, length <= limit - place else { return nil }
    return Unit(
      kind: Int(head >> 3 & 15), start: start, content: place..<place + length, hasExtension: head & 4 != 0)
  }

  /// - Returns: whether a picture is in the sample.
  static func clean(_ bytes: inout [UInt8], _ sample: Range<Int>) -> Bool {
    var hasPicture = false
    var place = sample.lowerBound
    while place < sample.upperBound {
      guard let unit = unit(in: bytes, at: place, before: sample.upperBound) else {
        fillRest(&bytes, place..<sample.upperBound)
        break
      }
      if unit.kind == 3 || unit.kind == 6 { hasPicture = true }
      let isKept = pictureKinds.contains(unit.kind) || (unit.kind == timeMark && unit.content.isEmpty)
      if !isKept { fill(&bytes, unit) }
      place = unit.content.upperBound
    }
    return hasPicture
  }

  private static func fill(_ bytes: inout [UInt8], _ unit: Unit) {
    bytes[unit.start] = padding << 3 | bytes[unit.start] & 6
    if unit.hasExtension { bytes[unit.start + 1] = 0 }
    blank(&bytes, unit.content)
  }

  /// Zeros, and the bit that ends them.
  private static func blank(_ bytes: inout [UInt8], _ range: Range<Int>) {
    for place in range { bytes[place] = 0 }
    if let last = range.last { bytes[last] = 0x80 }
  }

  /// A unit without a length reaches to the end of its sample.
  private static func fillRest(_ bytes: inout [UInt8], _ rest: Range<Int>) {
    blank(&bytes, rest)
    bytes[rest.lowerBound] = padding << 3
  }
}
