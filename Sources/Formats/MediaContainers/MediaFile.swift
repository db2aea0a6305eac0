private import ByteSearch
private import Files

/// Why a file cannot be read, as a module says it.
package protocol MediaProblem: Error {
  /// The system does not let us; why, in words that may follow a colon.
  static func unreadable(_ reason: String) -> Self
  /// It ends before its parts do.
  static var cutOff: Self { get }
}

/// A picture, film or recording open for reading at any place, a piece at a time: it is never in memory as a whole.
package final class MediaFile<Problem: MediaProblem>: ByteSource {
  package typealias Failure = Problem

  package let length: Int
  private let file: OpenFile?
  /// The piece that was read last, in which mostly lies what is asked for next; of bytes at hand, all of them.
  @usableFromInline private(set) var piece: [UInt8] = []
  @usableFromInline private(set) var pieceStart = 0

  private static var pieceSize: Int { 64 * 1024 }
  /// What lies far from the last piece is mostly one of many such places: only so much of it is read.
  private static var farPieceSize: Int { 512 }
  /// How far behind the last piece is near, and how many bytes are asked for in passing.
  private static var nearness: Int { 4096 }

  package init(path: String) throws(Problem) {
    do throws(SystemFault) {
      let open = try OpenFile.reading(path)
      length = open.byteCount
      file = consume open
    } catch {
      throw .unreadable(error.words(.reading))
    }
  }

  /// Bytes at hand, to be read like a file.
  package init(bytes: [UInt8]) {
    (piece, length) = (bytes, bytes.count)
    file = nil
  }

  @inlinable package func byte(at place: Int) throws(Problem) -> UInt8? {
    if place >= pieceStart, place - pieceStart < piece.count { return piece[place - pieceStart] }
    return try loadedByte(at: place)
  }

  @usableFromInline func loadedByte(at place: Int) throws(Problem) -> UInt8? {
    guard place >= 0, place < length else { return nil }
    try load(place)
    return piece.first
  }

  /// Up to that many bytes, fewer at the end of the file.
  package func bytes(at place: Int, count: Int) throws(Problem) -> [UInt8] {
    guard place >= 0, place < length, count > 0 else { return [] }
    let count = min(count, length - place)
    if place < pieceStart || place + count > pieceStart + piece.count {
      guard count <= Self.nearness else { return try read(place, count) }
      try load(place, atLeast: count)
    }
    let from = place - pieceStart
    return Array(piece[min(from, piece.count)..<min(from + count, piece.count)])
  }

  /// All bytes of a range, which the caller has bounded.
  package func bytes(_ range: Range<Int>) throws(Problem) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= length else { throw .cutOff }
    let bytes = try bytes(at: range.lowerBound, count: range.count)
    guard bytes.count == range.count else { throw .cutOff }
    return bytes
  }

  /// A number of up to seven bytes, which must be there.
  package func number(at place: Int, _ count: Int, _ order: ByteOrder = .bigEndian) throws(Problem) -> Int {
    var cursor = ByteCursor(self, at: place, order: order)
    guard let number = try cursor.number(count) else { throw .cutOff }
    return number
  }

  /// Where a byte is met first, from a place on and before an end; nil where it is not.
  package func firstPlace(of byte: UInt8, from start: Int, before end: Int = .max) throws(Problem) -> Int? {
    let end = min(end, length)
    var place = start
    while place < end {
      if place < pieceStart || place >= pieceStart + piece.count { try load(place) }
      guard !piece.isEmpty else { throw .cutOff }
      let from = place - pieceStart
      let count = min(piece.count, end - pieceStart) - from
      if let found = piece.span.firstPlace(of: byte, from: from, before: from + count) {
        return pieceStart + found
      }
      place += count
    }
    return nil
  }

  private func load(_ place: Int, atLeast count: Int = 0) throws(Problem) {
    let isNear = place >= pieceStart && place <= pieceStart + piece.count + Self.nearness
    piece = try read(place, max(count, isNear ? Self.pieceSize : Self.farPieceSize))
    pieceStart = place
  }

  private func read(_ place: Int, _ count: Int) throws(Problem) -> [UInt8] {
    switch file {
    case .none: return []
    case .some(let file):
      do throws(SystemFault) { return try file.bytes(at: place, count: min(count, length - place)) } catch {
        throw .unreadable(error.words(.reading))
      }
    }
  }
}
