/// How a language writes a day, taken apart once: it is filled for every entry and every day of a trip.
struct DatePattern: Hashable, Sendable {
  /// What a blank asks of a day, by its name.
  enum Part: String {
    case day, month, weekday, year
    case shortMonth = "short month"
    case shortWeekday = "short weekday"
    case monthNumber = "month number"
  }

  enum Piece: Hashable {
    case text(String)
    case part(Part)
    /// Of the first day of two: `{first month}`. Where there is only one, the blank stays as it is written.
    case partOfFirst(Part, written: String)
  }

  let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    Blanks.read(text) { piece in
      switch piece {
      case .text(let text): if !text.isEmpty { pieces.append(.text(String(text))) }
      case .blank(let name, let written): pieces.append(Self.piece(name, String(written)))
      }
    }
    self.pieces = pieces
  }

  private static func piece(_ name: Substring, _ written: String) -> Piece {
    if let part = Part(rawValue: String(name)) { return .part(part) }
    if name.hasPrefix("first "), let part = Part(rawValue: String(name.dropFirst(6))) {
      return .partOfFirst(part, written: written)
    }
    return .text(written)
  }
}
