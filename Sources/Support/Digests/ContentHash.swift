import Files

/// What a file is known by: the SHA-256 of its bytes.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  /// 64 hexadecimal digits, in small letters.
  package let hex: String

  private init(_ digest: [UInt8]) { hex = Hexadecimal.text(of: digest) }

  /// The hash of bytes at hand.
  package static func of(_ bytes: some Sequence<UInt8>) -> ContentHash {
    var digest = SHA256()
    digest.add(Array(bytes))
    return ContentHash(digest.finish())
  }

  /// The hash of a file, read a megabyte at a time.
  ///
  /// - Throws: `UnreadableFile` where the file cannot be opened or read to its end.
  package static func ofFile(_ path: String) throws(UnreadableFile) -> ContentHash {
    do throws(SystemFault) {
      var digest = SHA256()
      let file = try OpenFile.reading(path)
      var place = 0
      while true {
        let piece = try file.bytes(at: place, count: pieceSize)
        if piece.isEmpty { return ContentHash(digest.finish()) }
        digest.add(piece)
        place += piece.count
      }
    } catch {
      throw UnreadableFile(path: path, reason: error.words(.reading))
    }
  }

  private static let pieceSize = 1 << 20

  package var description: String { hex }
}

/// A file that could not be read, and why, in words that may follow a colon.
package struct UnreadableFile: Error, Hashable, Sendable {
  package var path: String
  package var reason: String
}
