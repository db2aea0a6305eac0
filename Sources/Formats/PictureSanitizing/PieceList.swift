import SiteOutput

/// Pieces as they come, of which those that continue one another are one.
struct PieceList {
  private(set) var pieces: [FilePiece] = []
  private(set) var count = 0

  /// No picture of a camera leaves so many.
  private static let maxPieces = 200_000

  mutating func add(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    count += bytes.count
    if case .bytes(var last)? = pieces.last {
      // Taken out, so that it grows in its place.
      pieces.removeLast()
      last += bytes
      pieces.append(.bytes(last))
    } else {
      pieces.append(.bytes(bytes))
    }
  }

  mutating func copy(_ range: Range<Int>) throws(PictureSanitizerProblem) {
    guard !range.isEmpty else { return }
    guard pieces.count < Self.maxPieces else { throw .tooIntricate }
    count += range.count
    if case .run(let start, let length)? = pieces.last, start + length == range.lowerBound {
      pieces[pieces.count - 1] = .run(from: start, count: length + range.count)
    } else {
      pieces.append(.run(from: range.lowerBound, count: range.count))
    }
  }

  mutating func add(_ list: PieceList) throws(PictureSanitizerProblem) {
    for piece in list.pieces {
      switch piece {
      case .run(let start, let length): try copy(start..<start + length)
      case .bytes(let bytes): add(bytes)
      case .zeros(let zeros): add([UInt8](repeating: 0, count: zeros))
      }
    }
  }
}
