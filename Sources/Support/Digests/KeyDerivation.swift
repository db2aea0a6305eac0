import CLibCrypto

/// Keys that are made of other secrets.
package enum KeyDerivation {
  /// A key of 32 bytes for one purpose, of a key that serves several: HKDF-SHA-256 (RFC 5869) without a salt, of whose
  /// expansion the first block is taken.
  package static func key(of secret: [UInt8], for purpose: String) -> [UInt8] {
    let extracted = MessageCode.of(secret, key: [UInt8](repeating: 0, count: 32))
    return MessageCode.of(Array(purpose.utf8) + [1], key: extracted)
  }

  /// A key of 32 bytes of what somebody can remember: PBKDF2-HMAC-SHA-256 (RFC 8018).
  ///
  /// It takes its time on purpose: `rounds` is how often a guess has to be hashed.
  package static func key(ofPassword password: String, salt: [UInt8], rounds: Int) -> [UInt8] {
    CryptoLibrary.open()
    let letters = Array(password.utf8)
    return unsafe [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      let made = unsafe letters.withUnsafeBytes { letters in
        unsafe PKCS5_PBKDF2_HMAC(
          letters.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(letters.count), salt,
          Int32(salt.count), Int32(rounds), EVP_sha256(), 32, buffer.baseAddress)
      }
      precondition(made == 1, "libcrypto made no key of a password")
      count = 32
    }
  }
}
