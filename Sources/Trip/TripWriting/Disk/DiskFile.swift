internal import Files
private import Glibc

extension OpenFile {
  /// Takes over who may do what with another file; its owner only where the system lets us.
  func take(rightsOf facts: FileFacts) throws(SystemFault) {
    _ = fchown(descriptor, facts.owner, facts.group)
    guard fchmod(descriptor, facts.rights) == 0 else { throw .last }
  }

  /// Leaves the file to its owner alone, where the disk knows owners.
  func makePrivate() { fchmod(descriptor, 0o600) }

  /// Keeps other commands from writing to this file until it is closed; waits for one that does.
  ///
  /// - Returns: false where another kept it for ten seconds. A disk without locks counts as free: what is written
  ///   is compared again before the end.
  func lock() -> Bool {
    for _ in 0..<500 {
      guard let fault = tryLock() else { return true }
      guard fault.isHeldByAnother || fault.code == EINTR else { return true }
      usleep(20_000)
    }
    return false
  }
}
