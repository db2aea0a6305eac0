internal import Glibc

/// What the system says of a file: as long as all of this is the same, so is the content.
package struct FileIdentity: Hashable, Sendable {
  package let device: Int64
  package let inode: Int64
  package let byteCount: Int64
  /// Nanoseconds since 1970 of the last change of the content.
  package let modified: Int64
  /// Nanoseconds since 1970 of the last change of content, name or rights, which no program can set back.
  package let changed: Int64

  /// Nil for what is not an ordinary file, or cannot be looked at. Links are followed.
  package init?(of path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(facts)
  }

  /// That of a file which is open, whatever its name leads to by now.
  package init?(ofOpen descriptor: Int32) {
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(facts)
  }

  init(_ facts: stat) {
    device = Int64(truncatingIfNeeded: facts.st_dev)
    inode = Int64(truncatingIfNeeded: facts.st_ino)
    byteCount = Int64(facts.st_size)
    modified = nanoseconds(facts.st_mtim)
    changed = nanoseconds(facts.st_ctim)
  }

  /// Whether the file rested long enough before this moment that a further change would show in its times: the
  /// system's stamps go by the ticks of its clock (10 ms at most), so two changes within one tick look alike.
  package var isSettled: Bool {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    return nanoseconds(now) &- changed > 20_000_000
  }
}

/// Wraps around for times no file should have.
private func nanoseconds(_ time: timespec) -> Int64 {
  Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
}
