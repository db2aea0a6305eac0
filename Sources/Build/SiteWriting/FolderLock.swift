private import Files
private import Glibc

/// The right to write to one output: a file beside it that one process at a time can hold, gone when it is
/// let go.
///
/// The system lets go of it when the process ends in whatever way, so a killed build blocks nobody.
struct FolderLock: ~Copyable {
  private let path: String
  private let file: OpenFile

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
  }

  private static func taken(_ place: OutputPlace) throws(SiteWriteProblem) -> OpenFile {
    // Each round is lost only to another build that ended between two of our calls.
    for _ in 0..<100 {
      do throws(SystemFault) {
        let file = try OpenFile(place.lock, O_CREAT | O_RDWR | O_NOFOLLOW, rights: 0o600)
        if let fault = file.tryLock() { throw fault }
        if let named = FileFacts(place.lock), try named.isSameFile(as: file.facts) { return file }
      } catch {
        throw error.isHeldByAnother ? .busy(place.folder) : .cannotWrite(path: place.folder, error)
      }
    }
    throw .busy(place.folder)
  }
}
