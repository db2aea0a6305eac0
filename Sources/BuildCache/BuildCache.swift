private import ContentHash
private import FileIdentity
private import GRDB

/// What was already made, by content: small pictures under the hash of their original and their recipe, and
/// hashes of files that have not changed.
///
/// Any number of tasks and processes may use one cache at once. Losing it costs time, nothing else: whatever
/// in it is damaged counts as missing.
package struct BuildCache: Sendable {
  let index: CacheIndex
  let blobs: BlobFolder
  let asked = AskedOriginals()
  private let damage: DamageMark
  private let use: CacheUse

  /// Why the cache starts empty although there was one; nil mostly.
  package let renewal: CacheRenewal?

  /// Opens the cache in a folder, and makes both where they are missing.
  ///
  /// - Parameter folder: the cache's own; `tripbook/v1` under the place for such things.
  /// - Returns: the cache, with a word on why it had to start anew, if so.
  /// - Throws: a problem where nothing can be kept there. A build goes on without a cache.
  package static func open(in folder: String) throws(BuildCacheProblem) -> BuildCache {
    try makeFolders(to: folder)
    let use = try CacheUse(of: folder)
    defer { use.endOpening() }
    let blobs = try BlobFolder(in: folder)
    if use.isAlone { blobs.removeUnfinished() }
    let damage = DamageMark(in: folder)
    let (index, renewal) = try CacheIndex.open(in: folder, isDamaged: damage.isSet)
    damage.clear()
    use.share()
    return BuildCache(index: index, blobs: blobs, damage: damage, use: use, renewal: renewal)
  }
}

// MARK: - Hashes of files

extension BuildCache {
  /// The SHA-256 of a file's bytes, in hexadecimal; read anew only where the file has changed since the last
  /// time.
  ///
  /// A remembered hash counts only while device, inode, size and both times, to the nanosecond, are what they
  /// were.
  package func contentHash(ofFile path: String) throws(UnreadableOriginal) -> String {
    let before = FileIdentity(of: path)
    if let before, let known = remembered({ try index.hash(of: before) }) {
      asked.note(known)
      return known
    }
    let hash: String
    do {
      hash = try ContentHash.ofFile(path).hex
    } catch {
      throw UnreadableOriginal(path: path, reason: error.reason)
    }
    asked.note(hash)
    // Not remembered where the file changed while it was read.
    if let before, before == FileIdentity(of: path) {
      _ = remembered { try index.remember(hash, of: before) }
    }
    return hash
  }
}

// MARK: - Derivatives

extension BuildCache {
  /// What was made from an original by a recipe; nil where it has to be made, for it is missing or damaged.
  package func lookup(_ key: DerivativeKey) -> CachedDerivative? {
    asked.note(key.original)
    guard let row = remembered({ try index.derivative(key) }) else { return nil }
    return blobs.found(row)
  }

  /// Keeps what was made.
  ///
  /// - Throws: a problem where it could not be kept; the bytes at hand are as good as before.
  @discardableResult
  package func store(
    _ key: DerivativeKey, bytes: [UInt8], width: Int, height: Int
  ) throws(BuildCacheProblem) -> CachedDerivative {
    asked.note(key.original)
    let blob = ContentHash.of(bytes).hex
    let row = DerivativeRow(blob: blob, width: width, height: height, byteCount: bytes.count)
    let kept = try blobs.keep(bytes, as: row)
    do {
      try index.store(row, under: key)
    } catch {
      noteDamage(error)
      throw .cannotKeep(reason: reason(of: error))
    }
    return kept
  }
}

// MARK: - Short texts

extension BuildCache {
  /// A short text that was kept of an original, such as its colour; nil where it has to be found out.
  package func text(_ key: DerivativeKey) -> String? {
    asked.note(key.original)
    return remembered { try index.text(key) }
  }

  /// Keeps a short text, if it can be kept.
  package func keep(_ text: String, under key: DerivativeKey) {
    asked.note(key.original)
    _ = remembered { () -> Bool? in
      try index.keep(text, under: key)
      return nil
    }
  }
}

extension BuildCache {
  /// An answer of the index; nil also where it cannot answer.
  func remembered<Answer>(_ ask: () throws -> Answer?) -> Answer? {
    do {
      return try ask()
    } catch {
      noteDamage(error)
      return nil
    }
  }

  /// Has the next build start with a new index where this one turns out to be broken.
  func noteDamage(_ error: any Error) {
    if isDamage(error) { damage.set() }
  }
}
