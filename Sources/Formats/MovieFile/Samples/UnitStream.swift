/// Samples of H.264 and HEVC: network units, each behind its length (ISO 14496-15, section 5.3.4.2).
///
/// Units of pictures and their parameters stay. Messages beside them (SEI), in which cameras write where they were, and
/// units of a kind that the base layer's decoder does not know become filler of their own length.
struct UnitStream: Hashable {
  enum Codec { case h264, hevc }

  let codec: Codec
  /// Bytes of the length before each unit, 1 to 4.
  let lengthSize: Int

  /// What is done with a unit.
  private enum Fate { case picture, keep, fill }

  /// Whether a unit holds messages beside pictures, by its first byte.
  func isMessages(_ head: UInt8) -> Bool {
    codec == .h264 ? head & 0x1F == 6 : [39, 40].contains(head >> 1 & 0x3F)
  }

  /// Calls `use` with each unit of a sample, and `rest` with what stands behind the last whole one.
  func forEachUnit(
    _ bytes: inout [UInt8], _ sample: Range<Int>, rest: (inout [UInt8], Range<Int>) -> Void,
    _ use: (inout [UInt8], Range<Int>) -> Void
  ) {
    var place = sample.lowerBound
    while place < sample.upperBound {
      guard lengthSize <= sample.upperBound - place else { return rest(&bytes, place..<sample.upperBound) }
      var length = 0
      for step in 0..<lengthSize { length = length << 8 | Int(bytes[place + step]) }
      let start = place + lengthSize
      guard length <= sample.upperBound - start else { return rest(&bytes, place..<sample.upperBound) }
      if length > 0 { use(&bytes, start..<start + length) }
      place = start + length
    }
  }

  /// - Returns: whether a picture is in the sample.
  func clean(_ bytes: inout [UInt8], _ sample: Range<Int>) -> Bool {
    var hasPicture = false
    forEachUnit(&bytes, sample, rest: fillRest) { bytes, unit in
      switch fate(of: unit, in: bytes) {
      case .picture: hasPicture = true
      case .keep: break
      case .fill:
        if codec == .h264, RecoveryPoint.replaceMessages(in: &bytes, unit) { return }
        fill(&bytes, unit)
      }
    }
    return hasPicture
  }

  private func fate(of unit: Range<Int>, in bytes: borrowing [UInt8]) -> Fate {
    let head = bytes[unit.lowerBound]
    guard head & 0x80 == 0 else { return .fill }
    let isPlainDelimiter = bytes[unit.upperBound - 1] & 0x1F == 0x10
    switch codec {
    case .h264:
      // ITU-T H.264, table 7-1: slices; parameters of sequence and picture; a delimiter; ends.
      switch head & 0x1F {
      case 1...5: return .picture
      case 7, 8: return .keep
      case 9: return unit.count == 2 && isPlainDelimiter ? .keep : .fill
      case 10, 11: return unit.count == 1 ? .keep : .fill
      default: return .fill
      }
    case .hevc:
      // ITU-T H.265, table 7-1, of the base layer: that of a second view or of more detail is named in the head.
      guard unit.count >= 2, head & 1 == 0, bytes[unit.lowerBound + 1] >> 3 == 0 else { return .fill }
      switch head >> 1 & 0x3F {
      case 0...9, 16...21: return .picture
      case 32...34: return .keep
      case 35: return unit.count == 3 && isPlainDelimiter ? .keep : .fill
      case 36, 37: return unit.count == 2 ? .keep : .fill
      default: return .fill
      }
    }
  }

  /// A unit that decoders pass over: its head, ones, and the bit that ends it.
  private func fill(_ bytes: inout [UInt8], _ unit: Range<Int>) {
    var head: [UInt8] = [0x0C]
    if codec == .hevc {
      // A filler is of the same temporal layer as its picture.
      let layer = unit.count > 1 ? bytes[unit.lowerBound + 1] & 7 : 1
      head = [0x4C, layer == 0 ? 1 : layer]
    }
    for place in unit { bytes[place] = 0xFF }
    if unit.count > head.count { bytes[unit.upperBound - 1] = 0x80 }
    for (place, byte) in zip(unit, head) { bytes[place] = byte }
  }

  /// Makes what stands behind the last whole unit a filler, too; where there is no room for one, zeros.
  private func fillRest(_ bytes: inout [UInt8], _ rest: Range<Int>) {
    var place = rest.lowerBound
    for index in rest { bytes[index] = 0 }
    while rest.upperBound - place > lengthSize {
      let maximum = lengthSize == 1 ? 0xFF : lengthSize == 2 ? 0xFFFF : 0xFF_FFFF
      let length = min(maximum, rest.upperBound - place - lengthSize)
      for step in 0..<lengthSize {
        bytes[place + step] = UInt8(truncatingIfNeeded: length >> (8 * (lengthSize - 1 - step)))
      }
      fill(&bytes, place + lengthSize..<place + lengthSize + length)
      place += lengthSize + length
    }
  }
}
