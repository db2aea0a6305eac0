import Glibc

/// A file open for reading at any place, a small piece at a time: a picture is never in memory as a whole.
final class PictureFile {
  private static let pieceSize = 16 * 1024

  let length: Int
  private let descriptor: Int32
  /// The whole of it, where it is no file but a part of one that was read already.
  private let memory: [UInt8]?
  private var piece: [UInt8] = []
  private var pieceStart = 0

  init(path: String) throws(PhotoProblem) {
    memory = nil
    // Not blocking, so that a named pipe without a writer is refused instead of waited for.
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      length = 0
      throw .unreadable(Self.reason(errno))
    }
    var status = stat()
    let isKnown = unsafe fstat(descriptor, &status) == 0
    length = Int(status.st_size)
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a file")
    }
  }

  /// Bytes at hand, to be read like a file.
  init(bytes: [UInt8]) {
    (memory, length, descriptor) = (bytes, bytes.count, -1)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The byte at a place; nil past the end.
  func byte(at place: Int) throws(PhotoProblem) -> UInt8? {
    if !(pieceStart..<pieceStart + piece.count).contains(place) {
      piece = try bytes(at: place, count: Self.pieceSize)
      pieceStart = place
    }
    return piece.isEmpty ? nil : piece[place - pieceStart]
  }

  /// Two bytes as a number, the higher one first; nil past the end.
  func number(at place: Int) throws(PhotoProblem) -> Int? {
    guard let high = try byte(at: place), let low = try byte(at: place + 1) else { return nil }
    return Int(high) << 8 | Int(low)
  }

  /// Up to that many bytes, fewer at the end of the file.
  func bytes(at place: Int, count: Int) throws(PhotoProblem) -> [UInt8] {
    guard place >= 0, place < length, count > 0 else { return [] }
    if let memory { return Array(memory[place..<min(length, place.advanced(clamping: count))]) }
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe pread(
          descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled, place + filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        filled += got
      }
    }
    guard failure == 0 else { throw .unreadable(Self.reason(failure)) }
    return bytes
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "you are not allowed to read it"
    case ELOOP: "it is a link in a circle"
    default: "the system reports error \(code)"
    }
  }
}
