import Digests
import Files

/// What all files of the atlas have in common: a mark of eight letters, the SHA-256 of what follows it, and that.
enum AtlasFile {
  private static let markLength = 8
  static let headLength = markLength + 32

  /// Far more than an atlas has.
  private static let largestFile = 64 << 20

  /// The bytes of a file; nil where there is none that can be read.
  static func bytes(_ path: String) -> [UInt8]? { try? OpenFile.bytes(of: path, atMost: largestFile) }

  /// Whether bytes are those of a file with this mark, as it was made.
  static func isWhole(_ bytes: [UInt8], marked mark: [UInt8]) -> Bool {
    guard bytes.count > headLength, bytes.starts(with: mark) else { return false }
    return ContentHash.of(bytes[headLength...]).hex == Hexadecimal.text(of: bytes[mark.count..<headLength])
  }
}
