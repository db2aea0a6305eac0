import Digests
import Testing

@Suite("Keys and ciphers")
struct CipherTests {
  private let key = (0..<32).map { UInt8($0) }
  private let nonce = (0..<12).map { UInt8($0) }

  /// Made with `AESGCM` of Python's `cryptography`.
  @Test(
    "A sealed text is that of another implementation",
    arguments: [
      ("A pin near home", "x/name", "0622a672abc5ac7eec33b7e3de841d0cf823b634eda2db1af35648ce36a427"),
      ("", "", "f4c2db1dc38805a37b92171c5d0a81cc"),
    ])
  func knownSeals(text: String, name: String, hex: String) {
    let sealed = AuthenticatedCipher.seal(Array(text.utf8), named: name, key: key, nonce: nonce)
    #expect(sealed.hex == hex)
    #expect(AuthenticatedCipher.open(sealed, named: name, key: key, nonce: nonce) == Array(text.utf8))
  }

  @Test("No bit of it can be changed, and it opens under its own name and key alone")
  func changes() {
    let text = Array("At the end of the street".utf8)
    let sealed = AuthenticatedCipher.seal(text, named: "a", key: key, nonce: nonce)
    for bit in 0..<(sealed.count * 8) {
      var changed = sealed
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(AuthenticatedCipher.open(changed, named: "a", key: key, nonce: nonce) == nil)
    }
    #expect(AuthenticatedCipher.open(sealed, named: "b", key: key, nonce: nonce) == nil)
    #expect(AuthenticatedCipher.open(sealed, named: "a", key: Array(key.reversed()), nonce: nonce) == nil)
    #expect(AuthenticatedCipher.open(sealed, named: "a", key: key, nonce: Array(nonce.reversed())) == nil)
    for count in 0..<sealed.count {
      #expect(
        AuthenticatedCipher.open(Array(sealed.prefix(count)), named: "a", key: key, nonce: nonce) == nil)
    }
  }

  /// The third test case of RFC 5869 has neither salt nor purpose; the other was made with Python's `cryptography`.
  @Test(
    "Keys for purposes are those of HKDF",
    arguments: [
      (
        [UInt8](repeating: 0x0b, count: 22), "",
        "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"
      ),
      (
        (0..<32).map { UInt8($0) }, "tripbook names 1",
        "dcba0de9756680e72c1554aa8a6c38845e17c8bc96103fda2d44cd3e4b242ed2"
      ),
    ])
  func purposes(secret: [UInt8], purpose: String, hex: String) {
    #expect(KeyDerivation.key(of: secret, for: purpose).hex == hex)
  }

  /// The vectors that are passed around for PBKDF2-HMAC-SHA-256, after those of RFC 6070.
  @Test(
    "Keys of passwords are those of PBKDF2",
    arguments: [
      ("password", "salt", 1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"),
      ("password", "salt", 4096, "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a"),
    ])
  func passwords(password: String, salt: String, rounds: Int, hex: String) {
    #expect(KeyDerivation.key(ofPassword: password, salt: Array(salt.utf8), rounds: rounds).hex == hex)
  }
}

extension [UInt8] {
  fileprivate var hex: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
