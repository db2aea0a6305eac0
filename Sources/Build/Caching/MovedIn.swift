private import Digests
private import Files
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
    guard let facts = FileFacts(file), facts.kind == .file else {
      throw .cannotKeep(reason: SystemFault.last.words(.cache))
    }
    let hash: String
    do {
      hash = try ContentHash.ofFile(file).hex
    } catch {
      throw .cannotKeep(reason: error.reason)
    }
    let row = DerivativeRow(blob: hash, width: width, height: height, byteCount: facts.byteCount)
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
    do throws(SystemFault) {
      let whole = try OpenFile.reading(file)
      try? whole.settle()
      guard unsafe rename(file, path(of: row.blob)) == 0, let kept = found(row) else { throw .last }
      return kept
    } catch {
      throw .cannotKeep(reason: error.words(.cache))
    }
  }
}
