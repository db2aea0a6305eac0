import Files
import ZipFile

/// Why a track file could not be read.
enum UnreadableTrack: Error {
  case system(SystemFault)
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
  private let file: OpenFile

  /// Bytes: five million points, of which no more are used, in the most long-winded of programs.
  static let largest = 2 << 30

  init(path: String) throws(UnreadableTrack) {
    do throws(SystemFault) { file = try .reading(path) } catch { throw .system(error) }
    if file.byteCount > Self.largest { throw .tooLarge }
  }

  func piece(at place: Int) throws(UnreadableTrack) -> [UInt8] {
    do throws(SystemFault) { return try file.bytes(at: place, count: pieceSize) } catch {
      throw .system(error)
    }
  }

  func archive(_ limits: ZipLimits) throws(ZipProblem) -> ZipArchive { try ZipArchive(file, limits: limits) }
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
