import JSONText

/// A ring of keys as it was published, by whomever: nothing in it is taken on trust.
extension KeyRing {
  /// Bytes of the file, and how many passwords there are, at most.
  private static let (longest, mostLocks) = (64 << 10, 64)

  /// That of a published site; nil where it has none that can be read.
  package init?(inSite folder: String) {
    guard let script = try? SealedReading.bytes(of: folder + "/" + Self.file, atMost: Self.longest) else {
      return nil
    }
    self.init(script: script)
  }

  /// Nil for what is no such script as we write it, byte by byte, or of a version that a later Tripbook made.
  package init?(script: [UInt8]) {
    let (start, end) = (Array("tripbookKeys(".utf8), Array(");\n".utf8))
    guard script.count <= Self.longest, script.starts(with: start), script.count > start.count + end.count,
      script.suffix(end.count).elementsEqual(end),
      let ring = try? JSONReader.read(Array(script[start.count..<(script.count - end.count)])),
      ring["version"]?.number == 1, let site = ring["site"]?.text, let keys = ring["keys"]?.items,
      site.utf8.count == Self.siteIDLength, site.utf8.allSatisfy(SealedName.isLetter),
      (1...Self.mostLocks).contains(keys.count)
    else { return nil }
    let locks = keys.compactMap(Lock.init(read:))
    guard locks.count == keys.count else { return nil }
    self.init(siteID: site, locks: locks)
    // Whatever else stands there could be read by everybody.
    guard self.script == script else { return nil }
  }

  /// The letters of `SiteKey.siteID`.
  private static let siteIDLength = 10

  /// The site key that one of its locks gives for a password; nil for another password.
  package func opened(by password: String) -> SiteKey? {
    for lock in locks {
      if let key = lock.opened(by: password) { return key }
    }
    return nil
  }
}

extension KeyRing.Lock {
  fileprivate init?(read value: JSONValue) {
    func bytes(_ name: String) -> [UInt8]? { value[name]?.text.flatMap { Base64.bytes(of: $0.utf8) } }
    self.init(
      read: bytes("salt"), rounds: value["rounds"]?.number.flatMap(Int.init(exactly:)), nonce: bytes("nonce"),
      key: bytes("key"))
  }
}
