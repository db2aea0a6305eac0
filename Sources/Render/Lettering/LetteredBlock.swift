/// Words on as many lines as they need, as large as they may be.
package struct LetteredBlock {
  package var lines: [LetteredLine]
  /// Units to an em.
  package var size: Double
  /// How wide the widest line is.
  package var width: Double { (lines.map(\.width).max() ?? 0) * size }

  /// Lines no wider than `width`: the first of `sizes` at which there are few enough, else the last, cut with an ellipsis.
  /// Nil where a letter is in no font, or nothing is left to be said. The sizes are units to an em, from large to small,
  /// each with the most lines there may be.
  package init?(
    _ text: String, in face: Lettering.Face, of lettering: Lettering, width: Double,
    sizes: [(size: Double, lines: Int)], isRightToLeft: Bool = false
  ) {
    let pieces = LineBreaks.pieces(of: text)
    func set(_ text: String) -> LetteredLine? {
      lettering.line(text, in: face, isRightToLeft: isRightToLeft)
    }
    guard let whole = set(text), whole.width > 0 else { return nil }
    for (size, most) in sizes {
      guard let lines = Self.broken(pieces, to: width / size, set), lines.count <= most else { continue }
      self.size = size
      self.lines = Self.even(pieces, lines, to: width / size, set).compactMap { set($0) }
      return
    }
    guard let (size, most) = sizes.last else { return nil }
    self.size = size
    guard var lines = Self.broken(pieces, to: width / size, set, isForced: true) else { return nil }
    if lines.count > most {
      // Shorter by a character until the ellipsis has room.
      var last = lines[most - 1]
      while let line = set(last.trimmed + "…"), line.width * size > width, !last.isEmpty { last.removeLast() }
      lines = lines.prefix(most - 1) + [last.trimmed + "…"]
    }
    self.lines = lines.compactMap { set($0) }
  }

  /// The pieces joined to lines that are as full as they can be; nil where a piece is too wide for a line, unless it is to be
  /// broken between characters.
  private static func broken(
    _ pieces: [String], to width: Double, _ set: (String) -> LetteredLine?, isForced: Bool = false
  ) -> [String]? {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      if fits(line + piece, width, set) {
        line += piece
        continue
      }
      if !line.isEmpty { lines.append(line.trimmed) }
      line = piece
      guard !fits(piece, width, set) else { continue }
      guard isForced else { return nil }
      line = ""
      for character in piece {
        if !fits(line + String(character), width, set), !line.isEmpty {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    if !line.trimmed.isEmpty { lines.append(line.trimmed) }
    return lines
  }

  /// The same number of lines, in the narrowest room that holds them.
  private static func even(
    _ pieces: [String], _ lines: [String], to width: Double, _ set: (String) -> LetteredLine?
  ) -> [String] {
    var (best, low, high) = (lines, width / 2, width)
    for _ in 0..<8 where lines.count > 1 {
      let middle = (low + high) / 2
      if let tried = broken(pieces, to: middle, set), tried.count == lines.count {
        (best, high) = (tried, middle)
      } else {
        low = middle
      }
    }
    return best
  }

  private static func fits(_ text: String, _ width: Double, _ set: (String) -> LetteredLine?) -> Bool {
    (set(text.trimmed)?.width ?? 0) <= width
  }
}

/// Where a line may end.
enum LineBreaks {
  /// The pieces of a text between which a line may end; blanks stay at the end of theirs.
  static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      if let last = piece.last, mayEnd(after: last, before: character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  private static func mayEnd(after last: Character, before next: Character) -> Bool {
    if next.isWhitespace { return false }
    if last.isWhitespace { return !last.isUnbreakable }
    if "–—-/".contains(last) { return next.isLetter }
    let isIdeographic = last.isIdeographic || next.isIdeographic
    return isIdeographic && !noStart.contains(next) && !noEnd.contains(last)
  }

  /// What no line begins with, and what none ends with: the most common of Unicode Standard Annex #14.
  private static let noStart: Set<Character> = Set("、。，．・：；？！）」』】〉》〕｝ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…”’),.:;?!]}")
  private static let noEnd: Set<Character> = Set("（「『【〈《〔｛“‘([{")
}

extension Character {
  /// A blank at which no line ends.
  fileprivate var isUnbreakable: Bool { "\u{A0}\u{202F}\u{2007}".contains(self) }

  /// Whether a line may end at it without a blank: Chinese and Japanese.
  fileprivate var isIdeographic: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x3000...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value)
      || (0xFF00...0xFFEF).contains(value)
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
