private import Digests
private import FileIdentities
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
  private let folder: String
  private let damage: DamageMark
  private let use: CacheUse
  private let fullness = CacheFullness()

  /// Why the cache starts empty although there was one; nil mostly.
  package let renewal: CacheRenewal?

  /// Opens the cache in a folder, and makes both where they are missing.
  ///
  /// - Parameter folder: the cache's own; `tripbook/v1` under the place for such things.
  /// - Returns: the cache, with a word on why it had to start anew, if so.
  /// - Throws: a problem where nothing can be kept there. A build goes on without a cache.
  package static func open(in folder: String) throws(BuildCacheProblem) -> BuildCache {
    try makeFolders(to: folder)
    let use = try CacheUse.begin(in: folder)
    defer { use.endOpening() }
    let blobs = try BlobFolder(in: folder)
    if use.isAlone { blobs.removeUnfinished() }
    let damage = DamageMark(in: folder)
    let (index, renewal) = try CacheIndex.open(in: folder, isDamaged: damage.isSet)
    damage.clear()
    use.share()
    return BuildCache(index: index, blobs: blobs, folder: folder, damage: damage, use: use, renewal: renewal)
  }

  /// Why something could not be kept since the cache was opened; nil mostly.
  package var fullnessProblem: BuildCacheProblem? {
    fullness.reason.map { .keepsNoMore(folder: folder, reason: $0) }
  }
}

// MARK: - Hashes of files

extension BuildCache {
  /// The SHA-256 of a file's bytes, in hexadecimal; read anew only where the file has changed since the last
  /// time.
  ///
  /// A remembered hash counts only while device, inode, size and both times, to the nanosecond, are what they were.
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
      remember { try index.remember(hash, of: before) }
    }
    return hash
  }
}

// MARK: - Derivatives

extension BuildCache {
  /// What was made from an original by a recipe; nil where it has to be made, for it is missing or damaged.
  package func lookup(_ key: DerivativeKey) -> CachedDerivative? {
    asked.note(key.original)
    guard let row = remembered({ try index.derivative(key) }), let found = blobs.found(row), isProved(found)
    else { return nil }
    return found
  }

  /// Whether a blob is what it was when it was kept.
  ///
  /// Its bytes are read and hashed once; from then on that holds as a hash of an original does, for as long as device,
  /// inode, size and both times are what they were.
  private func isProved(_ blob: CachedDerivative) -> Bool {
    guard let before = FileIdentity(of: blob.path) else { return false }
    if let proved = remembered({ try index.hash(of: before) }), proved == blob.contentHash { return true }
    guard blobs.holds(blob) else { return false }
    // So young a file may change once more without a trace.
    if before.isSettled, before == FileIdentity(of: blob.path) {
      remember { try index.remember(blob.contentHash, of: before) }
    }
    return true
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
    let kept = try keeping { () throws(BuildCacheProblem) in try blobs.keep(bytes, as: row) }
    try store(row, under: key)
    return kept
  }

  func store(_ row: DerivativeRow, under key: DerivativeKey) throws(BuildCacheProblem) {
    do {
      try index.store(row, under: key)
    } catch {
      note(error)
      throw .cannotKeep(reason: reason(of: error))
    }
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
    remember { try index.keep(text, under: key) }
  }
}

extension BuildCache {
  /// An answer of the index; nil also where it cannot answer.
  func remembered<Answer>(_ ask: () throws -> Answer?) -> Answer? {
    do {
      return try ask()
    } catch {
      note(error)
      return nil
    }
  }

  /// Has the index keep something, if it can.
  func remember(_ keep: () throws -> Void) {
    do { try keep() } catch { note(error) }
  }

  /// Keeps a file, and remembers why that could not be.
  func keeping<Kept>(_ keep: () throws(BuildCacheProblem) -> Kept) throws(BuildCacheProblem) -> Kept {
    do throws(BuildCacheProblem) { return try keep() } catch {
      fullness.note(error.reason)
      throw error
    }
  }

  /// Has the next build start with a new index where this one turns out to be broken, and remembers what it has no
  /// room for.
  private func note(_ error: any Error) {
    if isDamage(error) { damage.set() }
    if isWithoutRoom(error) { fullness.note(reason(of: error)) }
  }
}
