private import ByteSearch
import Glibc

/// An original open for reading at any place, a piece at a time: it is never in memory as a whole.
final class OriginalFile {
  private static let pieceSize = 128 * 1024

  let length: Int
  private let descriptor: Int32
  private var piece: [UInt8] = []
  private var pieceStart = 0

  init(path: String) throws(BarePictureProblem) {
    // Not blocking, so that a named pipe without a writer is refused instead of waited for.
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      length = 0
      throw Self.lastProblem
    }
    var status = stat()
    let isKnown = unsafe fstat(descriptor, &status) == 0
    length = Int(status.st_size)
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is no ordinary file") }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func byte(at place: Int) throws(BarePictureProblem) -> UInt8 {
    if !(pieceStart..<pieceStart + piece.count).contains(place) { try load(place) }
    return piece[place - pieceStart]
  }

  /// A number of up to seven bytes.
  func number(at place: Int, _ count: Int, isLittleEndian: Bool = false) throws(BarePictureProblem) -> Int {
    var number = 0
    for step in 0..<count {
      number = number << 8 | Int(try byte(at: place + (isLittleEndian ? count - 1 - step : step)))
    }
    return number
  }

  /// All bytes of a range, which the caller has bounded.
  func bytes(_ range: Range<Int>) throws(BarePictureProblem) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= length else { throw .cutOff }
    let bytes = try read(range.lowerBound, range.count)
    guard bytes.count == range.count else { throw .cutOff }
    return bytes
  }

  /// Where the next byte FF stands from a place on, before an end; nil where there is none.
  func nextFF(from start: Int, before end: Int) throws(BarePictureProblem) -> Int? {
    var place = start
    while place < end {
      if !(pieceStart..<pieceStart + piece.count).contains(place) { try load(place) }
      let from = place - pieceStart
      let count = min(piece.count, end - pieceStart) - from
      if let found = piece.span.firstPlace(of: 0xFF, from: from, before: from + count) {
        return pieceStart + found
      }
      place += count
    }
    return nil
  }

  private func load(_ place: Int) throws(BarePictureProblem) {
    guard place >= 0, place < length else { throw .cutOff }
    piece = try read(place, min(Self.pieceSize, length - place))
    pieceStart = place
    guard !piece.isEmpty else { throw .cutOff }
  }

  private func read(_ place: Int, _ count: Int) throws(BarePictureProblem) -> [UInt8] {
    var hasFailed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe pread(
          descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled, place + filled)
        if got < 0, errno == EINTR { continue }
        hasFailed = got < 0
        if got <= 0 { return }
        filled += got
      }
    }
    guard !hasFailed else { throw Self.lastProblem }
    return bytes
  }

  private static var lastProblem: BarePictureProblem {
    switch errno {
    case ENOENT: .unreadable("there is no such file")
    case EACCES, EPERM: .unreadable("you are not allowed to read it")
    default: .unreadable("the system reports error \(errno)")
    }
  }
}
