import Diagnostics
import FileIdentities
import Files

/// The bytes of a file, never more than one is ready to hold.
package enum FileBytes {
  /// Whether a file is too large for its kind, which its size tells before anything of it is read.
  static func isLarger(_ path: String, than limit: Int) -> Bool {
    FileIdentity(of: path).map { $0.byteCount > limit } ?? false
  }

  /// The whole file; one byte more than `limit` of a larger one; nil where it cannot be opened or read.
  package static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
    try? OpenFile.bytes(of: path, atMost: limit + 1)
  }
}

extension [UInt8] {
  /// A line counted from 1, or the last before it that holds anything, to be shown.
  func span(ofLine wanted: Int) -> SourceSpan {
    var (number, start) = (1, startIndex)
    var last = SourceSpan(line: 1, column: 1, text: "")
    while number <= wanted, start <= endIndex {
      let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) ?? endIndex
      let text = String(decoding: self[start..<end].prefix(200), as: UTF8.self).filter {
        $0 != "\r" && $0 != "\0"
      }
      if text.contains(where: { !$0.isWhitespace }) { last = SourceSpan(line: number, column: 1, text: text) }
      (number, start) = (number + 1, end + 1)
    }
    return last
  }
}
