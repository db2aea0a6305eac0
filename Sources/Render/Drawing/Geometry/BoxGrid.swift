/// Boxes by the squares in which they lie: to be asked whether a place is free, however many there are.
struct BoxGrid {
  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  private var boxes: [Square: [Box]] = [:]

  /// Units: a word is one or two squares wide.
  private static let side = 48.0

  mutating func insert(_ box: Box) {
    for square in Self.squares(under: box) { boxes[square, default: []].append(box) }
  }

  /// Whether it overlaps none of them.
  func isFree(_ box: Box) -> Bool {
    Self.squares(under: box).allSatisfy { square in
      boxes[square]?.allSatisfy { !$0.overlaps(box) } ?? true
    }
  }

  private static func squares(under box: Box) -> [Square] {
    let rows = index(box.minY)...index(box.maxY)
    return (index(box.minX)...index(box.maxX)).flatMap { column in
      rows.map { Square(column: column, row: $0) }
    }
  }

  private static func index(_ units: Double) -> Int { Int((units / side).rounded(.down)) }
}
