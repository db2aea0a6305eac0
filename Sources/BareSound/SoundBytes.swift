import Files

/// A recording open for reading at any place, a piece at a time: it is never in memory as a whole.
final class SoundBytes {
  private static let pieceSize = 256 * 1024
  /// Hosts take no larger files.
  private static let largest = 100 << 20

  let length: Int
  private let file: OpenFile
  private var piece: [UInt8] = []
  private var pieceStart = 0

  init(path: String) throws(SoundProblem) {
    do throws(SystemFault) { file = try .reading(path) } catch { throw .unreadable }
    length = file.byteCount
    guard length <= Self.largest else { throw .tooLarge }
  }

  /// Up to that many bytes, fewer at the end of the file; at most a piece.
  func bytes(at place: Int, count: Int) throws(SoundProblem) -> [UInt8] {
    guard place >= 0, place < length, count > 0 else { return [] }
    let end = min(length, place + min(count, Self.pieceSize))
    if place < pieceStart || end > pieceStart + piece.count { try load(place) }
    let from = place - pieceStart
    return Array(piece[min(from, piece.count)..<min(end - pieceStart, piece.count)])
  }

  private func load(_ place: Int) throws(SoundProblem) {
    do throws(SystemFault) { piece = try file.bytes(at: place, count: Self.pieceSize) } catch {
      throw .unreadable
    }
    pieceStart = place
  }

  /// A number of up to seven bytes; 0 beyond the end.
  func number(at place: Int, _ count: Int, isLittleEndian: Bool = false) throws(SoundProblem) -> Int {
    let bytes = try bytes(at: place, count: count)
    guard bytes.count == count else { throw .cutOff }
    return (isLittleEndian ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | Int($1) }
  }
}
