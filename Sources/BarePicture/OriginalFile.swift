private import ByteSearch
import Files

/// An original open for reading at any place, a piece at a time: it is never in memory as a whole.
final class OriginalFile {
  private static let pieceSize = 128 * 1024

  let length: Int
  private let file: OpenFile
  private var piece: [UInt8] = []
  private var pieceStart = 0

  init(path: String) throws(BarePictureProblem) {
    do throws(SystemFault) { file = try .reading(path) } catch { throw .unreadable(error.words(.reading)) }
    length = file.byteCount
  }

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
    do throws(SystemFault) { return try file.bytes(at: place, count: count) } catch {
      throw .unreadable(error.words(.reading))
    }
  }
}
