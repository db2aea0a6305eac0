private import Glibc

/// What the system says of a file: as long as all of this is the same, so is the content.
struct FileIdentity: Hashable, Sendable {
  let device: Int64
  let inode: Int64
  let byteCount: Int64
  /// Nanoseconds since 1970 of the last change of the content.
  let modified: Int64
  /// Nanoseconds since 1970 of the last change of content, name or rights, which no program can set back.
  let changed: Int64

  /// Nil for what is not an ordinary file, or cannot be looked at.
  init?(of path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    device = Int64(truncatingIfNeeded: facts.st_dev)
    inode = Int64(truncatingIfNeeded: facts.st_ino)
    byteCount = Int64(facts.st_size)
    modified = nanoseconds(facts.st_mtim)
    changed = nanoseconds(facts.st_ctim)
  }
}

/// Wraps around for times no file should have.
private func nanoseconds(_ time: timespec) -> Int64 {
  Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
}
