private import Files
private import Glibc

/// Says to other processes that this one uses the cache: two locks that the system takes back when a process
/// ends.
///
/// Opening is done by one at a time. Using is shared; whoever finds no other user may clear away what killed
/// ones left.
final class CacheUse: Sendable {
  private let opening: OpenFile
  private let using: OpenFile
  /// Whether no other process used the cache when this one opened it.
  let isAlone: Bool

  private init(opening: consuming OpenFile, using: consuming OpenFile, isAlone: Bool) {
    self.opening = opening
    self.using = using
    self.isAlone = isAlone
  }

  /// Waits until nobody else is opening the cache.
  static func begin(in folder: String) throws(BuildCacheProblem) -> CacheUse {
    do throws(SystemFault) {
      let opening = try OpenFile(folder + "/opening.lock", O_CREAT | O_RDWR, rights: 0o600)
      let using = try OpenFile(folder + "/using.lock", O_CREAT | O_RDWR, rights: 0o600)
      // A file system without locks is used as if nobody else were there, but nothing is cleared away.
      flock(opening.descriptor, LOCK_EX)
      let isAlone = using.tryLock() == nil
      return CacheUse(opening: opening, using: using, isAlone: isAlone)
    } catch {
      throw .cannotOpen(folder: folder, reason: error.words(.cache))
    }
  }

  /// From now on others may use the cache too.
  func share() {
    flock(using.descriptor, LOCK_SH)
  }

  /// From now on others may open the cache.
  func endOpening() {
    flock(opening.descriptor, LOCK_UN)
  }
}
