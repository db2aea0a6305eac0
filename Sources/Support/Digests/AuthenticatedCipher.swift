import CLibCrypto

/// AES-256-GCM (NIST SP 800-38D), by libcrypto: what is sealed can be read with the key alone, and a change of any bit
/// is noticed.
package enum AuthenticatedCipher {
  /// Bytes of a key, of a nonce, and of the tag that stands behind what is sealed.
  package static let (keySize, nonceSize, tagSize) = (32, 12, 16)

  /// Seals a text under a name that it cannot be moved away from: as long as the text, and the tag behind it.
  ///
  /// One nonce must never meet two different texts, or names, under the same key.
  package static func seal(
    _ text: [UInt8], named name: String, key: [UInt8], nonce: [UInt8]
  ) -> [UInt8] {
    let run = Run(key: key, nonce: nonce, isSealing: true)
    run.bind(Array(name.utf8))
    return run.passed(text) + run.tag()
  }

  /// What was sealed; nil where key, nonce or name are others, or a bit of it is.
  package static func open(
    _ sealed: [UInt8], named name: String, key: [UInt8], nonce: [UInt8]
  ) -> [UInt8]? {
    guard sealed.count >= tagSize, key.count == keySize, nonce.count == nonceSize else { return nil }
    let run = Run(key: key, nonce: nonce, isSealing: false)
    run.bind(Array(name.utf8))
    let text = run.passed(Array(sealed.dropLast(tagSize)))
    return run.agrees(with: Array(sealed.suffix(tagSize))) ? text : nil
  }
}

/// One run of the cipher over one text.
@safe private struct Run: ~Copyable {
  private let context: OpaquePointer

  init(key: [UInt8], nonce: [UInt8], isSealing: Bool) {
    precondition(key.count == AuthenticatedCipher.keySize, "a key of another size")
    precondition(nonce.count == AuthenticatedCipher.nonceSize, "a nonce of another size")
    CryptoLibrary.open()
    guard let new = unsafe EVP_CIPHER_CTX_new() else { preconditionFailure("no memory for a cipher") }
    unsafe context = new
    let ready = unsafe EVP_CipherInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce, isSealing ? 1 : 0)
    precondition(ready == 1, "libcrypto has no AES-256-GCM")
  }

  deinit { unsafe EVP_CIPHER_CTX_free(context) }

  /// What the tag depends on beside the text.
  func bind(_ name: [UInt8]) {
    var length: Int32 = 0
    let bound = unsafe EVP_CipherUpdate(context, nil, &length, name, Int32(name.count))
    precondition(bound == 1, "libcrypto refused a name")
  }

  /// The text, the other way round.
  func passed(_ text: [UInt8]) -> [UInt8] {
    guard !text.isEmpty else { return [] }
    return unsafe [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
      var length: Int32 = 0
      let passed = unsafe EVP_CipherUpdate(context, buffer.baseAddress, &length, text, Int32(text.count))
      precondition(passed == 1, "libcrypto refused bytes")
      count = Int(length)
    }
  }

  /// Of what was sealed.
  func tag() -> [UInt8] {
    finish()
    return unsafe [UInt8](unsafeUninitializedCapacity: AuthenticatedCipher.tagSize) { buffer, count in
      let got = unsafe crypto_get_tag(context, Int32(AuthenticatedCipher.tagSize), buffer.baseAddress)
      precondition(got == 1, "libcrypto made no tag")
      count = AuthenticatedCipher.tagSize
    }
  }

  /// Whether what was opened is what was sealed.
  func agrees(with tag: [UInt8]) -> Bool {
    var tag = tag
    let set = unsafe tag.withUnsafeMutableBytes {
      unsafe crypto_set_tag(context, Int32($0.count), $0.baseAddress)
    }
    return set == 1 && finish() == 1
  }

  @discardableResult
  private func finish() -> Int32 {
    var rest = [UInt8](repeating: 0, count: 16)
    var length: Int32 = 0
    return unsafe EVP_CipherFinal_ex(context, &rest, &length)
  }
}
