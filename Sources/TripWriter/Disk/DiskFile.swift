private import Glibc

/// A file open for reading or writing, closed when it goes out of sight.
struct DiskFile: ~Copyable {
  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// What tells one file from another, and who may do what with it.
  struct Facts {
    var device: UInt64
    var inode: UInt64
    var mode: UInt32
    var owner: UInt32
    var group: UInt32
    var isFile: Bool

    func isSame(as other: Facts) -> Bool { device == other.device && inode == other.inode }

    fileprivate init(_ status: stat) {
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      mode = status.st_mode & 0o7777
      owner = status.st_uid
      group = status.st_gid
      isFile = status.st_mode & S_IFMT == S_IFREG
    }

    /// The facts of what bears a name now, links followed; nil for nothing.
    init?(path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return nil }
      self.init(status)
    }
  }

  /// Opens a file to be read; a pipe is not waited for.
  static func reading(_ path: String) throws(DiskError) -> DiskFile {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw DiskError(.last) }
    return DiskFile(descriptor: descriptor)
  }

  /// Makes a new file, with the rights that the user's new files have, or for its owner alone; fails where the name is
  /// taken, by a link too.
  static func making(_ path: String, isPrivate: Bool = false) throws(DiskError) -> DiskFile {
    let mode: mode_t = isPrivate ? 0o600 : 0o666
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw DiskError(.last) }
    return DiskFile(descriptor: descriptor)
  }

  var facts: Facts? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Facts(status) : nil
  }

  /// The whole content.
  func bytes() throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe pread(descriptor, buffer.baseAddress, buffer.count, bytes.count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw DiskError(.last) }
      if got == 0 { return bytes }
      bytes += piece.prefix(got)
    }
  }

  /// Writes everything, and sees that it is on the disk.
  func write(_ bytes: [UInt8]) throws(DiskError) {
    var done = 0
    while done < bytes.count {
      let wrote = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      }
      if wrote < 0, errno == EINTR { continue }
      guard wrote >= 0 else { throw DiskError(.last) }
      done += wrote
    }
    guard fsync(descriptor) == 0 else { throw DiskError(.last) }
  }

  /// Takes over who may do what with another file; its owner only where the system lets us.
  func take(rightsOf facts: Facts) throws(DiskError) {
    _ = fchown(descriptor, facts.owner, facts.group)
    guard fchmod(descriptor, facts.mode) == 0 else { throw DiskError(.last) }
  }

  /// Leaves the file to its owner alone, where the disk knows owners.
  func makePrivate() { fchmod(descriptor, 0o600) }

  /// Takes the lock of the file at once; the fault where that cannot be.
  func tryLock() -> DiskFault? { flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? nil : .last }

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

/// A fault of the disk, as an error.
struct DiskError: Error {
  let fault: DiskFault

  init(_ fault: DiskFault) { self.fault = fault }
}
