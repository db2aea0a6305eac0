package import SiteOutput
import Digests

/// The secret of a sealed site: 256 random bits, of which all other keys are made. Whoever has it opens everything.
package struct SiteKey: Hashable, Sendable {
  package let bytes: [UInt8]
  /// What files are sealed with.
  let contentKey: [UInt8]
  /// What their names are made with.
  package let nameKey: [UInt8]
  /// What their nonces are made with.
  let nonceKey: [UInt8]

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    contentKey = KeyDerivation.key(of: bytes, for: "tripbook content 1")
    nameKey = KeyDerivation.key(of: bytes, for: "tripbook names 1")
    nonceKey = KeyDerivation.key(of: bytes, for: "tripbook nonces 1")
  }

  /// A new one, from the system.
  package static func random() -> SiteKey {
    var generator = SystemRandomNumberGenerator()
    return SiteKey(
      bytes: (0..<AuthenticatedCipher.keySize).map { _ in .random(in: 0...255, using: &generator) })
  }

  /// Out of 64 hexadecimal digits; nil for anything else.
  package init?(hex: String) {
    let digits = hex.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == 64, hex.utf8.count == 64 else { return nil }
    self.init(bytes: stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }

  init?(unwrapped bytes: [UInt8]) {
    guard bytes.count == AuthenticatedCipher.keySize else { return nil }
    self.init(bytes: bytes)
  }

  /// 64 hexadecimal digits.
  package var hex: String { Hexadecimal.text(of: bytes) }

  /// How the files of its site are published.
  package var addresses: AddressPolicy { .opaque(nameKey: nameKey) }

  /// By what browsers keep the site apart from others: it tells nothing of the key.
  package var siteID: String { String(OpaqueName.of("site", key: nameKey).prefix(10)) }
}
