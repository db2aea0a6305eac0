package import FileIdentities

/// A file of the site that is put together while it is written: runs of another file, bytes of our own, zeros.
///
/// So a picture of 200 MB loses what it tells of its owner without ever being in memory.
package struct SplicedFile: Sendable, Equatable {
  /// The file that the runs come from, by its path on this machine.
  package var source: String
  /// What the source was when the pieces were chosen: of another one they would mean something else.
  package var identity: FileIdentity
  package var pieces: [FilePiece]

  package init(source: String, identity: FileIdentity, pieces: [FilePiece]) {
    self.source = source
    self.identity = identity
    self.pieces = pieces
  }

  /// How many bytes the file will have.
  package var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }

  /// What makes up a part of the file, in order; the range lies within `0..<byteCount`.
  package func pieces(in range: Range<Int>) -> [FilePiece] {
    var found: [FilePiece] = []
    var start = 0
    for piece in pieces {
      if start >= range.upperBound { break }
      let end = start + piece.count
      let part = range.clamped(to: start..<end)
      if !part.isEmpty { found.append(piece.part((part.lowerBound - start)..<(part.upperBound - start))) }
      start = end
    }
    return found
  }
}

/// One piece of such a file.
package enum FilePiece: Hashable, Sendable {
  /// Bytes of the source, from a place on.
  case run(from: Int, count: Int)
  /// Bytes of our own.
  case bytes([UInt8])
  /// So many zeros.
  case zeros(Int)

  package var count: Int {
    switch self {
    case .run(_, let count), .zeros(let count): count
    case .bytes(let bytes): bytes.count
    }
  }

  /// The part within a range that is counted from the beginning of the piece.
  fileprivate func part(_ range: Range<Int>) -> FilePiece {
    switch self {
    case .run(let start, _): .run(from: start + range.lowerBound, count: range.count)
    case .bytes(let bytes): .bytes(Array(bytes[range]))
    case .zeros: .zeros(range.count)
    }
  }

  /// The piece in parts of at most so many bytes, for who has to have them in memory.
  package func parts(ofAtMost maximum: Int) -> some Sequence<FilePiece> {
    stride(from: 0, to: count, by: maximum).lazy.map { part($0..<Swift.min(count, $0 + maximum)) }
  }
}
