import Glibc

/// A file that could not be read, and why, in words that may follow a colon.
package struct UnreadableFile: Error, Hashable, Sendable {
  package var path: String
  package var reason: String
}

/// A file open for reading, piece after piece.
struct OpenFile: ~Copyable {
  private static let chunkSize = 1 << 20

  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(UnreadableFile) {
    self.path = path
    // Not blocking, so that a named pipe without a writer reads as empty instead of hanging.
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw UnreadableFile(path: path, reason: Self.reason(errno)) }
  }

  deinit { close(descriptor) }

  /// The next bytes, up to a megabyte; nil at the end.
  func next() throws(UnreadableFile) -> [UInt8]? {
    var failure: Int32 = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
      var got = unsafe read(descriptor, buffer.baseAddress, Self.chunkSize)
      while got < 0, errno == EINTR { got = unsafe read(descriptor, buffer.baseAddress, Self.chunkSize) }
      if got < 0 { failure = errno }
      count = max(0, got)
    }
    guard failure == 0 else { throw UnreadableFile(path: path, reason: Self.reason(failure)) }
    return chunk.isEmpty ? nil : chunk
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "you are not allowed to read it"
    case EISDIR: "it is a folder"
    case ELOOP: "it is a link that leads round in a circle"
    default: "the system reports error \(code)"
    }
  }
}
