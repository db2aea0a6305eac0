private import ContentHash
private import Glibc

/// What is too large to be held in memory: it is written to a file of the cache first, and then kept.
extension BuildCache {
  /// A name that nobody else writes to. Whatever stands there is cleared away after a while, unless it is stored.
  package func nameForUnfinished() -> String { blobs.nameForUnfinished() }

  /// Keeps what stands in a file that was made under such a name; the name is free afterwards, whatever comes of it.
  package func store(
    _ key: DerivativeKey, movingIn file: String, width: Int, height: Int
  ) throws(BuildCacheProblem) -> CachedDerivative {
    defer { removeFile(file) }
    asked.note(key.original)
    var facts = stat()
    guard unsafe lstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw .cannotKeep(reason: lastSystemReason())
    }
    let hash: String
    do {
      hash = try ContentHash.ofFile(file).hex
    } catch {
      throw .cannotKeep(reason: error.reason)
    }
    let row = DerivativeRow(blob: hash, width: width, height: height, byteCount: Int(facts.st_size))
    let kept = try keeping { () throws(BuildCacheProblem) in try blobs.keep(file: file, as: row) }
    try store(row, under: key)
    return kept
  }

  package func discard(_ file: String) { removeFile(file) }
}

extension BlobFolder {
  /// Gives a file that is whole its place among the blobs.
  fileprivate func keep(file: String, as row: DerivativeRow) throws(BuildCacheProblem) -> CachedDerivative {
    if let there = found(row), holds(there) { return there }
    try makeFolders(to: folder + "/" + row.blob.prefix(2))
    let opened = unsafe open(file, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw .cannotKeep(reason: lastSystemReason()) }
    fdatasync(opened)
    close(opened)
    guard unsafe rename(file, path(of: row.blob)) == 0, let kept = found(row) else {
      throw .cannotKeep(reason: lastSystemReason())
    }
    return kept
  }
}
