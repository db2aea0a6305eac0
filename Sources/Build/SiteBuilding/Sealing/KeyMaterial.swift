import Digests
import SiteSealing

/// What seals a site, and what opens it.
struct KeyMaterial {
  let key: SiteKey
  private let passwords: Passwords

  private enum Passwords {
    /// To be locked behind this one, which takes half a second.
    case word(String)
    case locks([KeyRing.Lock])
  }

  /// Why there is none.
  enum Problem: Error {
    /// Nobody has made a key, or named a password for one.
    case noPassword
    /// TRIPBOOK_SITE_KEY is not what it should be.
    case badKey
  }

  /// That of the environment before what is kept of the folder.
  static func find(for folder: String, in source: SealingSource) throws(Problem) -> KeyMaterial {
    let stored = source.stored(folder).flatMap { $0.locks.isEmpty ? nil : $0 }
    guard let hex = source.siteKey, !hex.isEmpty else {
      guard let stored else { throw .noPassword }
      return KeyMaterial(key: stored.key, passwords: .locks(stored.locks))
    }
    guard let key = SiteKey(hex: hex) else { throw .badKey }
    if let password = source.password, !KeyRing.normalized(password).isEmpty {
      return KeyMaterial(key: key, passwords: .word(password))
    }
    guard let stored, stored.key == key else { throw .noPassword }
    return KeyMaterial(key: key, passwords: .locks(stored.locks))
  }

  /// How many passwords open the site.
  var passwordCount: Int {
    switch passwords {
    case .word: 1
    case .locks(let locks): locks.count
    }
  }

  /// The key behind each of the passwords.
  var ring: KeyRing {
    let locks =
      switch passwords {
      case .word(let password): [KeyRing.Lock(key, password: password)]
      case .locks(let locks): locks
      }
    return KeyRing(siteID: key.siteID, locks: locks)
  }

  /// A code of key and passwords, by which nobody learns either of them.
  var code: String {
    let words =
      switch passwords {
      case .word(let password): "word\n" + KeyRing.normalized(password)
      case .locks(let locks):
        "locks\n" + locks.map { "\($0.salt) \($0.rounds) \($0.nonce) \($0.key)" }.joined(separator: "\n")
      }
    return ContentHash.of(MessageCode.of("passwords of a build\n" + words, key: key.bytes)).hex
  }
}
