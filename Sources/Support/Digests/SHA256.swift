import CLibCrypto

/// One run of libcrypto's SHA-256 over pieces of a text.
@safe struct SHA256: ~Copyable {
  private let context: OpaquePointer

  init() {
    CryptoLibrary.open()
    guard let new = unsafe EVP_MD_CTX_new() else { preconditionFailure("no memory for a digest") }
    unsafe context = new
    let ready = unsafe EVP_DigestInit_ex(context, EVP_sha256(), nil)
    precondition(ready == 1, "libcrypto has no SHA-256")
  }

  deinit { unsafe EVP_MD_CTX_free(context) }

  mutating func add(_ bytes: [UInt8]) {
    let added = unsafe bytes.withUnsafeBytes { unsafe EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
    precondition(added == 1, "libcrypto refused bytes")
  }

  /// The 32 bytes of the digest; nothing may be added afterwards.
  consuming func finish() -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
      var length: UInt32 = 0
      let finished = unsafe EVP_DigestFinal_ex(context, buffer.baseAddress, &length)
      precondition(finished == 1, "libcrypto did not finish a digest")
      count = Int(length)
    }
  }
}
