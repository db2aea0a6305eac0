private import Glibc

/// Says to other processes that this one uses the cache: two locks that the system takes back when a process
/// ends.
///
/// Opening is done by one at a time. Using is shared; whoever finds no other user may clear away what killed
/// ones left.
final class CacheUse: Sendable {
  private let opening: Int32
  private let using: Int32
  /// Whether no other process used the cache when this one opened it.
  let isAlone: Bool

  /// Waits until nobody else is opening the cache.
  init(of folder: String) throws(BuildCacheProblem) {
    opening = unsafe Glibc.open(folder + "/opening.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    let openingError = errno
    using = unsafe Glibc.open(folder + "/using.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    let usingError = errno
    // A file system without locks is used as if nobody else were there, but nothing is cleared away.
    if opening >= 0 { flock(opening, LOCK_EX) }
    isAlone = using >= 0 && flock(using, LOCK_EX | LOCK_NB) == 0
    guard opening >= 0, using >= 0 else {
      throw .cannotOpen(folder: folder, reason: systemReason(opening < 0 ? openingError : usingError))
    }
  }

  deinit {
    if opening >= 0 { close(opening) }
    if using >= 0 { close(using) }
  }

  /// From now on others may use the cache too.
  func share() {
    flock(using, LOCK_SH)
  }

  /// From now on others may open the cache.
  func endOpening() {
    flock(opening, LOCK_UN)
  }
}
