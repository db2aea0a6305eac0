package import FileIdentities
private import Glibc

/// A file open for reading or writing, closed when it goes out of sight.
package struct OpenFile: ~Copyable, Sendable {
  /// For calls that only one module needs; closed with this.
  package let descriptor: Int32
  /// What it held when it was opened by `reading`.
  package private(set) var byteCount = 0

  /// Opens a file in a way of the system's (`O_WRONLY | O_CREAT`); a new one gets these rights.
  package init(_ path: String, _ way: Int32, rights: UInt32 = 0) throws(SystemFault) {
    descriptor = unsafe open(path, way | O_CLOEXEC, rights)
    if descriptor < 0 { throw .last }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Opens an ordinary file to be read; anything else is refused (`SystemFault.isOfNoFile`).
  package static func reading(_ path: String, followingLink: Bool = true) throws(SystemFault) -> OpenFile {
    // Not blocking, so that a named pipe without a writer is refused instead of waited for.
    var file = try OpenFile(path, O_RDONLY | O_NONBLOCK | (followingLink ? 0 : O_NOFOLLOW))
    let facts = try file.facts
    guard facts.kind == .file else { throw facts.kind == .folder ? SystemFault(code: EISDIR) : .isNoFile }
    file.byteCount = facts.byteCount
    return file
  }

  /// Makes a new file, which is empty or so many zeros; fails where the name is taken, by a link too.
  package static func making(_ path: String, rights: UInt32, zeros: Int = 0) throws(SystemFault) -> OpenFile {
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, rights: rights)
    if zeros > 0, ftruncate(file.descriptor, zeros) != 0 { throw .last }
    return file
  }

  /// All bytes of an ordinary file, or as many as `maximum` of a longer one.
  package static func bytes(of path: String, atMost maximum: Int = .max) throws(SystemFault) -> [UInt8] {
    try reading(path).bytes(atMost: maximum)
  }

  /// All its bytes, or as many as `maximum`.
  package func bytes(atMost maximum: Int = .max) throws(SystemFault) -> [UInt8] {
    // One more than there should be, so that the first share ends where the file does.
    var room = byteCount + 1
    var bytes: [UInt8] = []
    while bytes.count < maximum {
      let wanted = min(room, maximum - bytes.count)
      let share = try self.bytes(at: bytes.count, count: wanted)
      bytes = bytes.isEmpty ? share : bytes + share
      if share.count < wanted { break }
      room = 1 << 16
    }
    return bytes
  }

  /// What the system says of it now, whatever its name leads to by now.
  package var facts: FileFacts { get throws(SystemFault) { try FileFacts(of: descriptor) } }

  /// By what it is known; nil for what is not an ordinary file.
  package var identity: FileIdentity? { FileIdentity(ofOpen: descriptor) }

  /// So many bytes from a place on, fewer at the end of the file.
  package func bytes(at place: Int, count: Int) throws(SystemFault) -> [UInt8] {
    var fault: SystemFault?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, place + filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { fault = .last }
        if got <= 0 { return }
        filled += got
      }
    }
    if let fault { throw fault }
    return bytes
  }

  /// Writes all of these bytes: from a place on, or where the last ones ended.
  package func write(_ bytes: [UInt8], at place: Int? = nil) throws(SystemFault) {
    var done = 0
    while done < bytes.count {
      let wrote = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe buffer.baseAddress?.advanced(by: done)
        guard let place else { return unsafe Glibc.write(descriptor, rest, buffer.count - done) }
        return unsafe pwrite(descriptor, rest, buffer.count - done, place + done)
      }
      if wrote < 0, errno == EINTR { continue }
      guard wrote > 0 else { throw wrote < 0 ? .last : SystemFault(code: ENOSPC) }
      done += wrote
    }
  }

  /// Sees that what was written to it is on the disk.
  package func settle() throws(SystemFault) {
    if fsync(descriptor) != 0 { throw .last }
  }

  /// Takes the file's lock at once (`LOCK_EX`); the system takes it back when the file is closed.
  ///
  /// - Returns: the fault where that cannot be.
  package func tryLock() -> SystemFault? { flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? nil : .last }
}
