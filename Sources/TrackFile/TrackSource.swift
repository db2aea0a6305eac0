import Glibc

/// Why a track file could not be read, in words that may follow a colon.
struct UnreadableTrack: Error {
  var reason: String
}

/// The bytes of a track, in a file or at hand, a piece at a time and as often as one likes.
struct TrackSource: ~Copyable {
  private static let pieceSize = 64 * 1024

  private let bytes: [UInt8]
  private let descriptor: Int32?

  init(bytes: [UInt8]) {
    self.bytes = bytes
    descriptor = nil
  }

  init(path: String) throws(UnreadableTrack) {
    // Not blocking, so that a named pipe without a writer is refused instead of waited for.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw UnreadableTrack(reason: Self.reason(errno)) }
    self.descriptor = descriptor
    bytes = []
  }

  deinit { if let descriptor { close(descriptor) } }

  /// The bytes from a place on, as many as a piece has; none at the end.
  func piece(at place: Int) throws(UnreadableTrack) -> [UInt8] {
    guard let descriptor else { return Array(bytes.dropFirst(place).prefix(Self.pieceSize)) }
    var failure: Int32 = 0
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
      var got = -1
      repeat {
        got = unsafe pread(descriptor, buffer.baseAddress, Self.pieceSize, place)
      } while got < 0 && errno == EINTR
      if got < 0 { failure = errno }
      count = max(0, got)
    }
    guard failure == 0 else { throw UnreadableTrack(reason: Self.reason(failure)) }
    return piece
  }

  /// One line of the file, counted from 1, without its break, cut where it is very long; nil past the end.
  func line(_ number: Int) -> [UInt8]? {
    var (place, line, text) = (0, 1, [UInt8]())
    while let piece = try? piece(at: place), !piece.isEmpty {
      for byte in piece {
        if byte == 0x0A {
          if line == number { return text }
          line += 1
        } else if line == number, text.count < 1 << 20 {
          text.append(byte)
        }
      }
      place += piece.count
    }
    return line == number ? text : nil
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "you are not allowed to read it"
    case EISDIR: "it is a folder"
    case ESPIPE: "it is not a file"
    case ELOOP: "it is a link that leads round in a circle"
    default: "the system reports error \(code)"
    }
  }
}
