import Glibc
import ZipFile

/// Why a track file could not be read.
enum UnreadableTrack: Error {
  /// The system's reason, in words that may follow a colon.
  case system(String)
  case archive(ZipProblem)
  /// A KMZ without the one file that it is for.
  case noKML
  /// More bytes than `TrackOnDisk.largest`.
  case tooLarge
}

/// The bytes of a track, a piece at a time and as often as one likes.
protocol TrackSource: AnyObject {
  /// The bytes from a place on, as many as a piece has; none at the end.
  func piece(at place: Int) throws(UnreadableTrack) -> [UInt8]
  /// The same bytes as an archive.
  func archive(_ limits: ZipLimits) throws(ZipProblem) -> ZipArchive
}

private let pieceSize = 64 * 1024

/// A track that is at hand.
final class TrackBytes: TrackSource {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func piece(at place: Int) -> [UInt8] { Array(bytes.dropFirst(place).prefix(pieceSize)) }

  func archive(_ limits: ZipLimits) throws(ZipProblem) -> ZipArchive {
    try ZipArchive(bytes: bytes, limits: limits)
  }
}

/// A track in a file.
final class TrackOnDisk: TrackSource {
  private let descriptor: Int32

  /// Bytes: five million points, of which no more are used, in the most long-winded of programs.
  static let largest = 2 << 30

  init(path: String) throws(UnreadableTrack) {
    // Not blocking, so that a named pipe without a writer is refused instead of waited for.
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(Self.reason(errno)) }
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, status.st_size > Self.largest { throw .tooLarge }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func piece(at place: Int) throws(UnreadableTrack) -> [UInt8] {
    var failure: Int32 = 0
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, count in
      var got = -1
      repeat {
        got = unsafe pread(descriptor, buffer.baseAddress, pieceSize, place)
      } while got < 0 && errno == EINTR
      if got < 0 { failure = errno }
      count = max(0, got)
    }
    guard failure == 0 else { throw .system(Self.reason(failure)) }
    return piece
  }

  func archive(_ limits: ZipLimits) throws(ZipProblem) -> ZipArchive {
    try ZipArchive(descriptor: descriptor, limits: limits)
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

extension TrackSource {
  /// Hands on one piece after the other, as long as more are wanted.
  func forEachPiece(_ isMoreWanted: ([UInt8]) -> Bool) throws(UnreadableTrack) {
    var place = 0
    while true {
      let piece = try piece(at: place)
      place += piece.count
      if piece.isEmpty || !isMoreWanted(piece) { return }
    }
  }

  private static var longestLine: Int { 1 << 20 }

  /// One line of the file, counted from 1, without its break, cut where it is very long; nil past the end.
  func line(_ number: Int) -> [UInt8]? {
    var (place, line, text) = (0, 1, [UInt8]())
    while let piece = try? piece(at: place), !piece.isEmpty {
      for byte in piece {
        if byte == 0x0A {
          if line == number { return text }
          line += 1
        } else if line == number {
          text.append(byte)
          if text.count == Self.longestLine { return text }
        }
      }
      place += piece.count
    }
    return line == number ? text : nil
  }
}
