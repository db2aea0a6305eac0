/// Samples of MPEG-4 Visual and MPEG-2: units that begin with 00 00 01 and a number (ISO 14496-2, table 6-3).
///
/// What users and programs wrote (start code B2), and units of other systems, become ones; ones are no beginning of anything.
enum StartCodes {
  private static let ofPictures: Set<UInt8> = [0x00, 0xB6]

  /// Of video and still pictures: objects, layers, sequences, groups, pictures, slices.
  private static func isKept(_ code: UInt8) -> Bool { code <= 0xB1 || (0xB3...0xB8).contains(code) }

  /// - Returns: whether a picture is in the sample.
  static func clean(_ bytes: inout [UInt8], _ sample: Range<Int>) -> Bool {
    // Pictures of H.263 begin with another code of their own, and cannot hold one of these.
    let isShort =
      sample.count >= 3 && bytes[sample.lowerBound] == 0 && bytes[sample.lowerBound + 1] == 0
      && bytes[sample.lowerBound + 2] & 0xFC == 0x80
    var hasPicture = isShort
    var place = sample.lowerBound
    var filled = place
    var isFilling = !isShort
    while place + 3 < sample.upperBound {
      guard bytes[place] == 0, bytes[place + 1] == 0, bytes[place + 2] == 1 else {
        place += 1
        continue
      }
      if isFilling { for index in filled..<place { bytes[index] = 0xFF } }
      let code = bytes[place + 3]
      if ofPictures.contains(code) { hasPicture = true }
      isFilling = !isKept(code)
      place += 4
      filled = place
    }
    if isFilling { for index in filled..<sample.upperBound { bytes[index] = 0xFF } }
    return hasPicture
  }
}
