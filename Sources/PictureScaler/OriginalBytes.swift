private import Glibc

/// The bytes of a picture's file as they were at one moment.
enum OriginalBytes {
  /// Bytes: four for each pixel that is decoded at most, so that what is compressed at all is far below.
  private static let most = 4 * PictureScaler.mostPixels

  /// Reads a file whole; a pipe or a device would keep the build waiting, and is refused.
  static func read(_ path: String) throws(PictureProblem) -> (bytes: [UInt8], kind: PictureKind) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(reason: reason(errno)) }
    defer { close(file) }
    let before = try facts(of: file)
    guard before.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard before.st_size > 0 else { throw .empty }
    guard let kind = PictureKind(file: file) else { throw .notAPicture }
    guard before.st_size <= most else { throw .tooManyBytes(Int(before.st_size), limit: most) }
    let bytes = try read(file, count: Int(before.st_size))
    // Read while it was being written, it may be half of one picture and half of another.
    guard bytes.count == before.st_size, try facts(of: file).isSame(as: before) else { throw .changed }
    return (bytes, kind)
  }

  /// So many bytes from the start, or as many as there are.
  private static func read(_ file: Int32, count: Int) throws(PictureProblem) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe pread(file, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { return }
        filled += got
      }
    }
    guard failure == 0 else { throw .unreadable(reason: reason(failure)) }
    return bytes
  }

  private static func facts(of file: Int32) throws(PictureProblem) -> stat {
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0 else { throw .unreadable(reason: reason(errno)) }
    return facts
  }

  /// The system's word for an error, without its capital: "permission denied".
  private static func reason(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text).lowercased()
  }
}

extension stat {
  /// Whether nothing was written to the file in between; its name and rights may have changed.
  fileprivate func isSame(as other: stat) -> Bool {
    st_size == other.st_size && st_mtim.tv_sec == other.st_mtim.tv_sec
      && st_mtim.tv_nsec == other.st_mtim.tv_nsec
  }
}
