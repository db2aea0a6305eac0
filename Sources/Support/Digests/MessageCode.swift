import CLibCrypto

/// A number that only those can tell who know a key: HMAC-SHA-256 (RFC 2104), by libcrypto.
package enum MessageCode {
  /// 32 bytes.
  package static func of(_ text: String, key: [UInt8]) -> [UInt8] { of(Array(text.utf8), key: key) }

  /// 32 bytes.
  package static func of(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    CryptoLibrary.open()
    let code = unsafe [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
      var length: UInt32 = 0
      let made = unsafe HMAC(
        EVP_sha256(), key, Int32(key.count), message, message.count, buffer.baseAddress, &length)
      unsafe precondition(made != nil, "libcrypto made no message code")
      count = Int(length)
    }
    return code
  }
}
