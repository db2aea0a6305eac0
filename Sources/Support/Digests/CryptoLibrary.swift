import CLibCrypto

/// libcrypto, opened our way before anything of it is used.
enum CryptoLibrary {
  /// Once a process.
  static func open() { _ = isOpen }

  /// It must not take itself apart when the process ends: a thread that still hashes would find its algorithms gone.
  private static let isOpen: Bool = {
    let opened = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil)
    precondition(opened == 1, "libcrypto does not start")
    return true
  }()
}
