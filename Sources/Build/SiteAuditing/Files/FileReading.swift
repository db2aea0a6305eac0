import Files

/// Reads a published file, within a bound. A link that has taken the file's place is not followed.
enum FileReading {
  enum Problem: Error {
    case cannotOpen(SystemFault)
    case tooLarge

    /// In words that may follow a colon.
    var words: String {
      switch self {
      case .cannotOpen(let fault): fault.words(.auditing)
      case .tooLarge: "it is larger than any page"
      }
    }
  }

  /// Larger texts are not looked into: no page is a tenth of it.
  static let largest = 128 << 20

  /// The first bytes of a file.
  static func head(of path: String) throws(Problem) -> [UInt8] {
    try reading(path) { file throws(SystemFault) in try file.bytes(at: 0, count: 512) }
  }

  static func all(of path: String) throws(Problem) -> [UInt8] {
    let bytes = try reading(path) { file throws(SystemFault) in
      file.byteCount > largest ? nil : try file.bytes(at: 0, count: file.byteCount)
    }
    guard let bytes else { throw .tooLarge }
    return bytes
  }

  /// How much of a file is in memory at once, and how much of a piece stands before the next one as well: longer than
  /// any secret in groups.
  private static let (pieceSize, overlap) = (4 << 20, 512)

  /// All of a file of any length, piece by piece.
  static func pieces(of path: String, _ use: ([UInt8]) -> Void) throws(Problem) {
    try reading(path) { file throws(SystemFault) in
      var (place, last) = (0, [UInt8]())
      while true {
        let piece = try file.bytes(at: place, count: pieceSize)
        guard !piece.isEmpty else { return }
        use(last + piece)
        last = Array((last + piece).suffix(overlap))
        place += piece.count
      }
    }
  }

  private static func reading<Found>(
    _ path: String, _ look: (borrowing OpenFile) throws(SystemFault) -> Found
  ) throws(Problem) -> Found {
    do throws(SystemFault) { return try look(.reading(path, followingLink: false)) } catch {
      throw .cannotOpen(error)
    }
  }
}
