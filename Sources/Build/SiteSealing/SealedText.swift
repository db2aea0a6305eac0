import Digests

/// A file, or a piece of a large one, as it is sealed: the text is `nonce ‖ AES-256-GCM(head ‖ bytes ‖ padding) ‖ tag`.
///
/// The head is four lines: how the file is called in an open site, how many bytes it has, where this piece of it begins,
/// and how many bytes the piece has.
package struct SealedText: Sendable {
  /// How the file is called in an open site.
  package var path: String
  /// Of the whole file.
  package var byteCount: Int
  /// Where the piece begins in it.
  package var offset: Int
  package var bytes: [UInt8]

  package init(path: String, byteCount: Int, offset: Int, bytes: [UInt8]) {
    self.path = path
    self.byteCount = byteCount
    self.offset = offset
    self.bytes = bytes
  }

  /// How many bytes a piece has at most: what a telephone opens at once.
  package static let pieceSize = 4 << 20

  // MARK: - Sealing

  /// The same bytes for the same text, name and key: a nonce is a code of all of them, so that no two texts have one.
  package func sealed(named name: String, with key: SiteKey) -> [UInt8] {
    var text = Array("\(path)\n\(byteCount)\n\(offset)\n\(bytes.count)\n".utf8) + bytes
    text += [UInt8](repeating: 0, count: Self.paddedCount(text.count) - text.count)
    let digest = ContentHash.of(text).hex
    let nonce = Array(
      MessageCode.of(name + "\n" + digest, key: key.nonceKey).prefix(AuthenticatedCipher.nonceSize))
    return nonce + AuthenticatedCipher.seal(text, named: name, key: key.contentKey, nonce: nonce)
  }

  /// How long a text is made, lest its length tell which picture it is: by the scheme PADMÉ (Nikitin and others,
  /// “Reducing Metadata Leakage from Encrypted Files and Communication with PURBs”, 2019), which adds twelve parts in a
  /// hundred at most; and 1,024 at least.
  static func paddedCount(_ count: Int) -> Int {
    guard count > 1024 else { return 1024 }
    let exponent = Int.bitWidth - 1 - count.leadingZeroBitCount
    let size = Int.bitWidth - exponent.leadingZeroBitCount
    let mask = (1 << (exponent - size)) - 1
    return (count + mask) & ~mask
  }

  // MARK: - Opening

  /// Nil where anything of it was changed, or it was sealed under another name or with another key.
  package init?(opening sealed: [UInt8], named name: String, with key: SiteKey) {
    let nonce = Array(sealed.prefix(AuthenticatedCipher.nonceSize))
    let rest = Array(sealed.dropFirst(AuthenticatedCipher.nonceSize))
    guard let text = AuthenticatedCipher.open(rest, named: name, key: key.contentKey, nonce: nonce) else {
      return nil
    }
    var lines: [String] = []
    var start = 0
    while lines.count < 4 {
      guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      lines.append(String(decoding: text[start..<end], as: UTF8.self))
      start = end + 1
    }
    guard let byteCount = Int(lines[1]), let offset = Int(lines[2]), let count = Int(lines[3]), count >= 0,
      count <= text.count - start, offset >= 0, byteCount >= 0
    else { return nil }
    self.init(
      path: lines[0], byteCount: byteCount, offset: offset, bytes: Array(text[start..<(start + count)]))
  }
}
