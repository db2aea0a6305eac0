private import CFolderSwap
internal import FileIdentities
internal import Files
private import Glibc
internal import SiteOutput

/// A file open for reading or writing, with its name for what is told of it.
struct SiteFile: ~Copyable {
  private let path: String
  private let file: OpenFile

  private init(_ path: String, _ file: consuming OpenFile) {
    self.path = path
    self.file = file
  }

  /// Opens an ordinary file to be read; a pipe is refused, since it would keep the build waiting.
  static func reading(_ path: String) throws(SiteWriteProblem) -> SiteFile {
    do throws(SystemFault) { return SiteFile(path, try .reading(path)) } catch {
      throw error.isOfNoFile ? .notAFile(path: path) : .unreadable(path: path, error)
    }
  }

  /// Makes a new file; fails where the name is taken.
  static func making(_ path: String) throws(SiteWriteProblem) -> SiteFile {
    do throws(SystemFault) { return SiteFile(path, try .making(path, rights: 0o644)) } catch {
      throw .cannotWrite(path: path, error)
    }
  }

  var facts: FileFacts {
    get throws(SiteWriteProblem) {
      do throws(SystemFault) { return try file.facts } catch { throw .unreadable(path: path, error) }
    }
  }

  /// Reads from a place in the file until so many bytes are read or the file ends.
  func bytes(from offset: Int, count: Int) throws(SiteWriteProblem) -> [UInt8] {
    do throws(SystemFault) { return try file.bytes(at: offset, count: count) } catch {
      throw .unreadable(path: path, error)
    }
  }

  func write(_ bytes: [UInt8]) throws(SiteWriteProblem) {
    do throws(SystemFault) { try file.write(bytes) } catch { throw .cannotWrite(path: path, error) }
  }

  /// Copies a whole file into this new one, within the kernel where that can be done, and takes over its
  /// time, by which the next build knows that the copy is still good.
  ///
  /// - Returns: how many bytes there were.
  func copy(_ source: borrowing SiteFile) throws(SiteWriteProblem) -> Int {
    try copyBytes(of: source)
    let facts = try source.facts
    try setTime(facts.modifiedSeconds, facts.modifiedNanoseconds)
    return facts.byteCount
  }

  private func copyBytes(of source: borrowing SiteFile) throws(SiteWriteProblem) {
    while true {
      let copied = folder_copy_range(source.file.descriptor, file.descriptor, 1 << 30)
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
  func assemble(_ file: SplicedFile) throws(SiteWriteProblem) -> Int {
    let source = try SiteFile.reading(file.source)
    guard source.identity == file.identity else { throw .changed(path: file.source) }
    for piece in file.pieces {
      for part in piece.parts(ofAtMost: 1 << 20) { try write(source.bytes(of: part, in: file)) }
    }
    // Whoever wrote to it meanwhile may have changed what was read.
    guard source.identity == file.identity else { throw .changed(path: file.source) }
    try setTime(facts.modifiedSeconds, file.mark)
    return file.byteCount
  }

  /// Seconds, and nanoseconds beyond them.
  private func setTime(_ seconds: Int, _ nanoseconds: Int) throws(SiteWriteProblem) {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    guard unsafe futimens(file.descriptor, [time, time]) == 0 else { throw .cannotWrite(path: path, .last) }
  }

  /// Gives a file a whole second as the time of its last change.
  static func setSecond(_ second: Int, of path: String) throws(SiteWriteProblem) {
    let time = timespec(tv_sec: second, tv_nsec: 0)
    guard unsafe utimensat(AT_FDCWD, path, [time, time], 0) == 0 else {
      throw .cannotWrite(path: path, .last)
    }
  }

  /// The bytes of one piece, of which this file holds the runs.
  func bytes(of piece: FilePiece, in file: SplicedFile) throws(SiteWriteProblem) -> [UInt8] {
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
  var identity: FileIdentity? { file.identity }

  /// Goes on from where the two files stand.
  private func copyByHand(_ source: borrowing SiteFile) throws(SiteWriteProblem) {
    var offset = lseek(source.file.descriptor, 0, SEEK_CUR)
    guard offset >= 0 else { throw .unreadable(path: source.path, .last) }
    while true {
      let piece = try source.bytes(from: offset, count: 1 << 20)
      if piece.isEmpty { return }
      try write(piece)
      offset += piece.count
    }
  }
}
