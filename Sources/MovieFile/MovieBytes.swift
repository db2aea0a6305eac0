import Glibc

/// A film open for reading at any place: it is never in memory as a whole.
struct MovieBytes: ~Copyable {
  let length: Int
  let descriptor: Int32

  init(path: String) throws(MovieProblem) {
    // Not blocking, so that a named pipe without a writer is refused instead of waited for.
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      length = 0
      throw .unreadable(systemWords(errno))
    }
    var status = stat()
    let isKnown = unsafe fstat(descriptor, &status) == 0
    length = Int(status.st_size)
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a file")
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Up to that many bytes, fewer at the end of the file.
  func bytes(at place: Int, count: Int) throws(MovieProblem) -> [UInt8] {
    guard place >= 0, place < length, count > 0 else { return [] }
    var failure: Int32 = 0
    let wanted = min(count, length - place)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let got = unsafe pread(
          descriptor, buffer.baseAddress.map { unsafe $0 + filled }, wanted - filled, place + filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        filled += got
      }
    }
    guard failure == 0 else { throw .unreadable(systemWords(failure)) }
    return bytes
  }
}

/// What the system means by one of its numbers, in words that may follow a colon.
func systemWords(_ code: Int32) -> String {
  switch code {
  case ENOENT: "there is no such file"
  case EACCES, EPERM: "you are not allowed to read it"
  case ELOOP: "it is a link in a circle"
  case ENOSPC, EDQUOT: "there is no room left on the disk"
  default: "the system reports error \(code)"
  }
}
