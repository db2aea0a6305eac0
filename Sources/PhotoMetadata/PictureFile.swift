import Files

/// A file open for reading at any place, a small piece at a time: a picture is never in memory as a whole.
final class PictureFile {
  private static let pieceSize = 16 * 1024

  let length: Int
  private let file: OpenFile?
  /// The whole of it, where it is no file but a part of one that was read already.
  private let memory: [UInt8]
  private var piece: [UInt8] = []
  private var pieceStart = 0

  init(path: String) throws(PhotoProblem) {
    memory = []
    do throws(SystemFault) {
      let open = try OpenFile.reading(path)
      length = open.byteCount
      file = consume open
    } catch {
      throw .unreadable(error.words(.reading))
    }
  }

  /// Bytes at hand, to be read like a file.
  init(bytes: [UInt8]) {
    (memory, length) = (bytes, bytes.count)
    file = nil
  }

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
    switch file {
    case .none: return Array(memory[place..<min(length, place.advanced(clamping: count))])
    case .some(let file):
      do throws(SystemFault) { return try file.bytes(at: place, count: count) } catch {
        throw .unreadable(error.words(.reading))
      }
    }
  }
}
