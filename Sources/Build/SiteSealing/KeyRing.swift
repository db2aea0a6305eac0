import Digests
import Foundation

/// A site key behind passwords, each of which opens it: all that a reader's browser needs beside the password.
package struct KeyRing: Hashable, Sendable {
  /// A site key that one password opens.
  package struct Lock: Hashable, Sendable {
    package var salt: [UInt8]
    /// How often a guess has to be hashed.
    package var rounds: Int
    package var nonce: [UInt8]
    /// The site key, sealed.
    package var key: [UInt8]

    package init(salt: [UInt8], rounds: Int, nonce: [UInt8], key: [UInt8]) {
      self.salt = salt
      self.rounds = rounds
      self.nonce = nonce
      self.key = key
    }
  }

  package var siteID: String
  package var locks: [Lock]

  package init(siteID: String, locks: [Lock]) {
    self.siteID = siteID
    self.locks = locks
  }

  /// About half a second on a desk and four on a slow telephone. OWASP asks for 600,000 since 2023; what remembers more
  /// memory than time, as Argon2, no browser has.
  package static let rounds = 1_200_000

  /// The name that a sealed key cannot be moved away from.
  fileprivate static let name = "tripbook key 1"

  // MARK: - What is published

  /// The file beside the first page that holds it.
  package static let file = "keys.js"

  /// A script that hands it to the page: `tripbookKeys({…});`.
  package var script: [UInt8] {
    let locks = locks.map { lock in
      func text(_ bytes: [UInt8]) -> String { String(decoding: Base64.text(of: bytes), as: UTF8.self) }
      return #"{"key":"\#(text(lock.key))","nonce":"\#(text(lock.nonce))","rounds":\#(lock.rounds),"#
        + #""salt":"\#(text(lock.salt))"}"#
    }
    return Array(
      #"tripbookKeys({"version":1,"site":"\#(siteID)","keys":[\#(locks.joined(separator: ","))]});"#.utf8)
      + [UInt8(ascii: "\n")]
  }

  // MARK: - Passwords

  /// A password as it is hashed, however it was typed: blanks at its ends and doubled ones do not count, and a letter is
  /// one letter in every form that Unicode has for it. A browser does the same (`normalize("NFKC")`, `trim()`, `/\s+/`),
  /// scalar by scalar: an accent by itself, as `´`, is a blank with a mark then, and the mark stays.
  package static func normalized(_ password: String) -> String {
    password.precomposedStringWithCompatibilityMapping.unicodeScalars.split(whereSeparator: isBlank)
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  /// What `\s` is in ECMAScript: what Unicode has for blanks but NEL, and the mark of the order of bytes.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace && scalar != "\u{85}" || scalar == "\u{FEFF}"
  }
}

extension KeyRing.Lock {
  private static let saltSize = 16

  /// How often a guess is hashed at most, whoever wrote the lock: what is more would take minutes.
  private static let mostRounds = 20_000_000

  /// One that was read, from wherever: nil where its parts are not as long as those that we write, or a guess would take
  /// too long.
  init?(read salt: [UInt8]?, rounds: Int?, nonce: [UInt8]?, key: [UInt8]?) {
    guard let salt, let rounds, let nonce, let key else { return nil }
    self.init(salt: salt, rounds: rounds, nonce: nonce, key: key)
    guard isSound else { return nil }
  }

  private var isSound: Bool {
    (1...Self.mostRounds).contains(rounds) && salt.count == Self.saltSize
      && nonce.count == AuthenticatedCipher.nonceSize
      && key.count == AuthenticatedCipher.keySize + AuthenticatedCipher.tagSize
  }

  /// Behind a password; always the same for the same key and password, so that a build that changes nothing changes no
  /// file. Salt and nonce are codes under the site key: nobody else can foresee them.
  package init(_ key: SiteKey, password: String, rounds: Int = KeyRing.rounds) {
    let password = KeyRing.normalized(password)
    let salt = Array(MessageCode.of("salt\n" + password, key: key.nonceKey).prefix(Self.saltSize))
    let nonce = Array(
      MessageCode.of("lock\n\(rounds)\n" + password, key: key.nonceKey).prefix(AuthenticatedCipher.nonceSize))
    let wrapping = KeyDerivation.key(ofPassword: password, salt: salt, rounds: rounds)
    self.init(
      salt: salt, rounds: rounds, nonce: nonce,
      key: AuthenticatedCipher.seal(key.bytes, named: KeyRing.name, key: wrapping, nonce: nonce))
  }

  /// The site key; nil for another password.
  package func opened(by password: String) -> SiteKey? {
    guard isSound else { return nil }
    let wrapping = KeyDerivation.key(
      ofPassword: KeyRing.normalized(password), salt: salt, rounds: rounds)
    return AuthenticatedCipher.open(key, named: KeyRing.name, key: wrapping, nonce: nonce)
      .flatMap(SiteKey.init(unwrapped:))
  }
}
