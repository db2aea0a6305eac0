private import Glibc

/// The right to write to one output: a file beside it that one process at a time can hold, gone when it is
/// let go.
///
/// The system lets go of it when the process ends in whatever way, so a killed build blocks nobody.
struct FolderLock: ~Copyable {
  private let path: String
  private let file: Int32

  /// Takes the lock at once or refuses.
  init(_ place: OutputPlace) throws(SiteWriteProblem) {
    path = place.lock
    file = try Self.taken(place)
  }

  /// Ends here at the latest.
  consuming func letGo() {}

  deinit {
    // Before the lock goes: whoever has opened the file by now finds that it lost its name, and tries again.
    unsafe unlink(path)
    close(file)
  }

  private static func taken(_ place: OutputPlace) throws(SiteWriteProblem) -> Int32 {
    // Each round is lost only to another build that ended between two of our calls.
    for _ in 0..<100 {
      let file = unsafe open(place.lock, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else { throw .cannotWrite(path: place.folder, .last) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        let fault = SystemFault.last
        close(file)
        throw fault.code == EWOULDBLOCK ? .busy(place.folder) : .cannotWrite(path: place.folder, fault)
      }
      if let held = FileFacts(of: file), let named = FileFacts(place.lock),
        held.inode == named.inode, held.device == named.device
      {
        return file
      }
      close(file)
    }
    throw .busy(place.folder)
  }
}
