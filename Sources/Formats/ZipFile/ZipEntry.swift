/// A file in an archive.
package struct ZipEntry: Hashable, Sendable {
  /// Its path within the archive, as it is written there; it never leads out of a folder.
  package let path: String
  /// Bytes, as the archive says: whoever packed it may have lied.
  package let byteCount: Int
  /// Bytes in the archive.
  package let packedCount: Int
  /// When it was last changed, in seconds of a clock that the archive does not tell: good for an order alone.
  package let changed: Int?
  /// Its place in the archive's list.
  let place: UInt64
  let method: UInt16
  package let isEncrypted: Bool
}

/// Whether a path in an archive leads to a file below the folder that it would be unpacked into.
func isPathWithin(_ path: String) -> Bool {
  guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("\\"), !path.contains("\0"), !path.hasSuffix("/")
  else { return false }
  // `C:` at the beginning is a drive to some systems.
  if path.utf8.dropFirst().first == UInt8(ascii: ":") { return false }
  return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
    !$0.isEmpty && $0 != ".." && $0 != "."
  }
}
