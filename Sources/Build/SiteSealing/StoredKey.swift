import SiteOutput

/// What the traveller's machine keeps of a sealed site, in a file of its own that nobody else may read: its key, and that
/// key behind each of its passwords. No password stands there.
package struct StoredKey: Hashable, Sendable {
  package var key: SiteKey
  package var locks: [KeyRing.Lock]
  /// The folder of the trip or library, for whoever looks into the file.
  package var folder: String
  /// The bits of the weakest password (`PasswordStrength`); nil where nobody counted them.
  package var strength: Int?

  package init(key: SiteKey, locks: [KeyRing.Lock], folder: String = "", strength: Int? = nil) {
    self.key = key
    self.locks = locks
    self.folder = folder
    self.strength = strength
  }

  /// What is published of it.
  package var ring: KeyRing { KeyRing(siteID: key.siteID, locks: locks) }

  /// How the file is called of a folder with this real path.
  package static func fileName(ofFolder path: String) -> String {
    OpaqueName.of(path, key: Array("tripbook sites 1".utf8)) + ".yml"
  }

  // MARK: - The file

  private static let version = "version: 1"
  private static let head =
    "# The key of a sealed site: whoever has it opens every page. Keep it, and give it to nobody."

  /// Fields, a line each, in this order; a lock as `rounds salt nonce key`, in Base64. How many there are is said before
  /// them, so that a file that was cut off is none.
  package var file: String {
    func text(_ bytes: [UInt8]) -> String { String(decoding: Base64.text(of: bytes), as: UTF8.self) }
    let shown = String(String.UnicodeScalarView(folder.unicodeScalars.filter { $0.value >= 0x20 }))
    var lines = [Self.head, Self.version, "folder: \(shown)"]
    if let strength { lines.append("strength: \(strength)") }
    lines += ["key: \(key.hex)", "passwords: \(locks.count)", "locks:"]
    lines += locks.map { "- \($0.rounds) \(text($0.salt)) \(text($0.nonce)) \(text($0.key))" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Nil for what is no such file, or only a part of one: nobody guesses at a key.
  package init?(file bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines = text.split { $0 == "\n" || $0 == "\r\n" }.filter { !$0.hasPrefix("#") }[...]
    func field(_ name: String) -> Substring? {
      guard let line = lines.first, line.hasPrefix(name + ":") else { return nil }
      lines.removeFirst()
      return line.dropFirst(name.count + 1).drop { $0 == " " }
    }
    guard lines.first == Self.version[...] else { return nil }
    lines.removeFirst()
    guard let folder = field("folder") else { return nil }
    let strength = field("strength")
    guard let hex = field("key"), let key = SiteKey(hex: String(hex)), let count = field("passwords"),
      field("locks") == "", !lines.isEmpty
    else { return nil }
    let locks = lines.compactMap(Self.lock)
    guard locks.count == lines.count, Int(count) == locks.count, strength.map({ Int($0) != nil }) ?? true
    else { return nil }
    self.init(
      key: key, locks: locks, folder: String(folder), strength: strength.flatMap { Int($0) })
  }

  private static func lock(_ line: Substring) -> KeyRing.Lock? {
    let parts = line.split(separator: " ")
    guard parts.count == 5, parts[0] == "-" else { return nil }
    func bytes(_ part: Int) -> [UInt8]? { Base64.bytes(of: parts[part].utf8) }
    return KeyRing.Lock(read: bytes(2), rounds: Int(parts[1]), nonce: bytes(3), key: bytes(4))
  }
}
