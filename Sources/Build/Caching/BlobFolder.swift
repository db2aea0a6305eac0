private import Digests
private import Files
private import Glibc

/// The derivatives' bytes: `blobs/ab/ab12….jpg`, named by their SHA-256 and never changed once there.
struct BlobFolder: Sendable {
  let folder: String
  private let unfinished: String

  init(in cache: String) throws(BuildCacheProblem) {
    folder = cache + "/blobs"
    unfinished = cache + "/unfinished"
    try makeFolders(to: folder)
    try makeFolders(to: unfinished)
  }

  /// The derivative of a row, where its file is there and as long as it was; what is in it is not looked at.
  func found(_ row: DerivativeRow) -> CachedDerivative? {
    guard let name = BlobName(row.blob), row.width > 0, row.height > 0 else { return nil }
    let path = self.path(of: row.blob)
    guard let facts = FileFacts(path), facts.kind == .file, facts.byteCount == row.byteCount else {
      return nil
    }
    return CachedDerivative(
      folder: folder, name: name, width: row.width, height: row.height, byteCount: row.byteCount)
  }

  /// Writes bytes under another name first, so that a name in `blobs` always stands for whole bytes.
  func keep(_ bytes: [UInt8], as row: DerivativeRow) throws(BuildCacheProblem) -> CachedDerivative {
    if let there = found(row), holds(there) { return there }
    try makeFolders(to: folder + "/" + row.blob.prefix(2))
    // A name of its own, so that two builds may make the same blob at once.
    let made = nameForUnfinished()
    do throws(SystemFault) {
      let file = try OpenFile.making(made, rights: 0o600)
      try file.write(bytes)
      // The bytes reach the disk before the name: a power cut must not leave a name for zeros.
      try? file.settle()
      guard unsafe rename(made, path(of: row.blob)) == 0, let kept = found(row) else { throw .last }
      return kept
    } catch {
      removeFile(made)
      throw .cannotKeep(reason: error.words(.cache))
    }
  }

  /// Whether a blob holds the bytes that it is named by: all of them are read.
  func holds(_ blob: CachedDerivative) -> Bool {
    (try? ContentHash.ofFile(blob.path).hex) == blob.contentHash
  }

  /// A name for what is being written.
  func nameForUnfinished() -> String {
    unfinished + "/" + String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// Clears away what killed builds were writing; only where no other process uses the cache.
  func removeUnfinished() {
    for file in filesBelow(unfinished) { removeFile(file.path) }
  }

  /// Bytes of all blobs.
  var byteCount: Int { filesBelow(folder).reduce(0) { $0 + $1.byteCount } }

  /// Removes every blob that is not named; only where no other process uses the cache.
  func removeAll(but needed: Set<String>) {
    for file in filesBelow(folder) {
      let name = file.path.split(separator: "/").last.map(String.init) ?? ""
      if !needed.contains(String(name.prefix { $0 != "." })) { removeFile(file.path) }
    }
  }

  func path(of blob: String) -> String { Self.path(of: blob, in: folder) }

  static func path(of blob: String, in folder: String) -> String {
    folder + "/" + blob.prefix(2) + "/" + blob + ".jpg"
  }
}
