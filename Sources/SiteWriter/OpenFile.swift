private import CFolderSwap
internal import FileIdentity
private import Glibc
internal import SiteOutput

/// A file open for reading or writing, closed when it goes out of sight.
struct OpenFile: ~Copyable {
  private let path: String
  let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens an ordinary file to be read; a pipe is refused, since it would keep the build waiting.
  static func reading(_ path: String) throws(SiteWriteProblem) -> OpenFile {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, .last) }
    let file = OpenFile(path: path, descriptor: descriptor)
    guard file.facts?.kind == .file else { throw .notAFile(path: path) }
    return file
  }

  /// Makes a new file; fails where the name is taken.
  static func making(_ path: String) throws(SiteWriteProblem) -> OpenFile {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, .last) }
    return OpenFile(path: path, descriptor: descriptor)
  }

  var facts: FileFacts? { FileFacts(of: descriptor) }

  /// Reads from a place in the file until the buffer is full or the file ends.
  func bytes(from offset: Int, count: Int) throws(SiteWriteProblem) -> [UInt8] {
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, offset + filled)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { return }
        filled += got
      }
    }
    guard !failed else { throw .unreadable(path: path, .last) }
    return bytes
  }

  func write(_ bytes: [UInt8]) throws(SiteWriteProblem) {
    var done = 0
    while done < bytes.count {
      let wrote = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      }
      if wrote < 0, errno == EINTR { continue }
      guard wrote >= 0 else { throw .cannotWrite(path: path, .last) }
      done += wrote
    }
  }

  /// Copies a whole file into this new one, within the kernel where that can be done, and takes over its
  /// time, by which the next build knows that the copy is still good.
  ///
  /// - Returns: how many bytes there were.
  func copy(_ source: borrowing OpenFile) throws(SiteWriteProblem) -> Int {
    try copyBytes(of: source)
    guard let facts = source.facts else { throw .unreadable(path: source.path, .last) }
    let time = timespec(tv_sec: facts.modifiedSeconds, tv_nsec: facts.modifiedNanoseconds)
    guard unsafe futimens(descriptor, [time, time]) == 0 else { throw .cannotWrite(path: path, .last) }
    return facts.byteCount
  }

  private func copyBytes(of source: borrowing OpenFile) throws(SiteWriteProblem) {
    while true {
      let copied = folder_copy_range(source.descriptor, descriptor, 1 << 30)
      if copied > 0 { continue }
      if copied == 0 { return }
      switch errno {
      case EINTR: continue
      case EXDEV, EINVAL, ENOSYS, EOPNOTSUPP, EPERM, EBADF: return try copyByHand(source)
      default: throw .cannotWrite(path: path, .last)
      }
    }
  }

  /// Writes a file that is put together of another's runs.
  ///
  /// The time of the source is often that of the shot, and servers tell the times of files. So this one keeps its own
  /// second, and in the fraction of it stands the mark by which the next build knows that it is still good.
  ///
  /// - Returns: how many bytes there were.
  func assemble(_ file: PiecedFile) throws(SiteWriteProblem) -> Int {
    let source = try OpenFile.reading(file.source)
    guard source.identity == file.identity else { throw .changed(path: file.source) }
    for piece in file.pieces {
      for part in piece.parts(ofAtMost: 1 << 20) { try write(source.bytes(of: part, in: file)) }
    }
    // Whoever wrote to it meanwhile may have changed what was read.
    guard source.identity == file.identity else { throw .changed(path: file.source) }
    guard let facts else { throw .cannotWrite(path: path, .last) }
    let time = timespec(tv_sec: facts.modifiedSeconds, tv_nsec: file.mark)
    guard unsafe futimens(descriptor, [time, time]) == 0 else { throw .cannotWrite(path: path, .last) }
    return file.byteCount
  }

  /// The bytes of one piece, of which this file holds the runs.
  func bytes(of piece: FilePiece, in file: PiecedFile) throws(SiteWriteProblem) -> [UInt8] {
    switch piece {
    case .bytes(let bytes): return bytes
    case .zeros(let count): return [UInt8](repeating: 0, count: count)
    case .run(let start, let count):
      let bytes = try bytes(from: start, count: count)
      guard bytes.count == count else { throw .changed(path: file.source) }
      return bytes
    }
  }

  /// What the system says of the file now.
  var identity: FileIdentity? { FileIdentity(ofOpen: descriptor) }

  /// Goes on from where the two files stand.
  private func copyByHand(_ source: borrowing OpenFile) throws(SiteWriteProblem) {
    var offset = lseek(source.descriptor, 0, SEEK_CUR)
    guard offset >= 0 else { throw .unreadable(path: source.path, .last) }
    while true {
      let piece = try source.bytes(from: offset, count: 1 << 20)
      if piece.isEmpty { return }
      try write(piece)
      offset += piece.count
    }
  }
}

/// The whole content of an ordinary file.
func readFile(_ path: String) throws(SiteWriteProblem) -> [UInt8] {
  let file = try OpenFile.reading(path)
  return try file.bytes(from: 0, count: file.facts?.byteCount ?? 0)
}
