/// Finds elements with more attributes than any honest file has.
///
/// libxml2 compares each attribute of an element with all before it, so a million of them would take it hours.
package struct AttributeCount {
  package static let maximum = 1000

  /// The line of the element with too many, counted from 1.
  private(set) var crowdedLine: Int?
  private var isInTag = false
  private var equalSigns = 0
  private var line = 1
  private var lineOfTag = 1

  /// How many bytes of the next piece of a file can be read: all, or those before such an element.
  mutating func readable(of piece: [UInt8]) -> Int {
    guard crowdedLine == nil else { return 0 }
    var tag = 0
    for (index, byte) in piece.enumerated() where Self.isMark(byte) {
      switch byte {
      case UInt8(ascii: "<"): (isInTag, equalSigns, lineOfTag, tag) = (true, 0, line, index)
      case UInt8(ascii: ">"): isInTag = false
      case UInt8(ascii: "="): equalSigns += isInTag ? 1 : 0
      case UInt8(ascii: "\n"): line += 1
      default: continue
      }
      guard equalSigns <= Self.maximum else {
        crowdedLine = lineOfTag
        return tag
      }
    }
    return piece.count
  }

  /// Whether a byte may be one that counts: nine of ten are not, and this is all the time that they take.
  private static func isMark(_ byte: UInt8) -> Bool { byte < 0x3F && (byte > 0x3B || byte < 0x0B) }
}
