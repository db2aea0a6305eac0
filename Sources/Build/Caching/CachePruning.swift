private import Glibc

/// Takes out of a cache what nobody needs any more.
package enum CachePruning {
  /// What came of it.
  package enum Outcome: Hashable, Sendable {
    /// Bytes that were given back.
    case done(freed: Int)
    /// There is no cache in that folder.
    case nothingThere
    /// Another process uses the cache.
    case inUse
  }

  /// Forgets what no trip uses, but those whose folders are gone, and what was made with other codecs.
  ///
  /// Rows go before files: whoever is killed in between leaves files without rows, which the next pruning takes.
  ///
  /// - Parameters:
  ///   - folder: the cache's.
  ///   - codecs: as the recipes of the day name them; none where nothing is known of them, and then recipes are not
  ///     looked at.
  ///   - isThere: whether a trip's folder is still there.
  /// - Returns: what came of it.
  /// - Throws: a problem where the cache cannot be used.
  package static func prune(
    _ folder: String, codecs: [String], isThere: (String) -> Bool
  ) throws(BuildCacheProblem) -> Outcome {
    try alone(in: folder) { (index, blobs) throws(BuildCacheProblem) in
      let before = blobs.byteCount
      do {
        let gone = try Set(index.trips() + index.tripsWithText()).filter { !isThere($0) }
        blobs.removeUnfinished()
        blobs.removeAll(but: try index.prune(without: gone, codecs: codecs))
        try index.shrink()
      } catch {
        throw .cannotOpen(folder: folder, reason: reason(of: error))
      }
      return .done(freed: before - blobs.byteCount)
    }
  }

  /// Empties the cache.
  package static func empty(_ folder: String) throws(BuildCacheProblem) -> Outcome {
    guard isFolder(folder) else { return .nothingThere }
    let use = try CacheUse.begin(in: folder)
    guard use.isAlone else { return .inUse }
    let freed = filesBelow(folder).reduce(0) { $0 + $1.byteCount }
    for file in filesBelow(folder) where !file.path.hasSuffix(".lock") { removeFile(file.path) }
    return .done(freed: freed)
  }

  private static func alone(
    in folder: String, _ work: (CacheIndex, BlobFolder) throws(BuildCacheProblem) -> Outcome
  ) throws(BuildCacheProblem) -> Outcome {
    guard isFolder(folder) else { return .nothingThere }
    // Held until the end: nobody else opens or uses the cache meanwhile.
    let use = try CacheUse.begin(in: folder)
    guard use.isAlone else { return .inUse }
    let (index, _) = try CacheIndex.open(in: folder, isDamaged: DamageMark(in: folder).isSet)
    let outcome = try work(index, try BlobFolder(in: folder))
    withExtendedLifetime(use) {}
    return outcome
  }
}
