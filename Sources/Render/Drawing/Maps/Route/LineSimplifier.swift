/// Leaves out the points of a line that nobody would miss.
struct LineSimplifier {
  /// How far, in units, the line may come to lie from where it was.
  var tolerance: Double
  /// Points closer than this to the last one kept are dropped first.
  var nearest: Double

  /// A line is taken in pieces of at most so many points, so that the worst line costs no more than this many
  /// looks at each of its points.
  private static let pieceLength = 1024

  func simplified(_ line: [Point]) -> [Point] {
    reduced(thinned(line))
  }

  /// Drops what is closer than `nearest` to the point before; the two ends stay.
  private func thinned(_ line: [Point]) -> [Point] {
    guard let last = line.last, line.count > 2 else { return line }
    var kept = [line[0]]
    var anchor = line[0]
    let minimum = nearest * nearest
    for index in 1..<(line.count - 1) {
      let (dx, dy) = (line[index].x - anchor.x, line[index].y - anchor.y)
      guard dx * dx + dy * dy >= minimum else { continue }
      anchor = line[index]
      kept.append(anchor)
    }
    kept.append(last)
    return kept
  }

  /// Douglas and Peucker (Cartographica 10, 1973), with a list of what is still to do in place of recursion.
  private func reduced(_ line: [Point]) -> [Point] {
    guard line.count > 2 else { return line }
    var isKept = [Bool](repeating: false, count: line.count)
    var waiting: [(first: Int, last: Int)] = []
    var first = 0
    while first < line.count - 1 {
      let last = min(first + Self.pieceLength, line.count - 1)
      waiting.append((first, last))
      first = last
    }
    while let (first, last) = waiting.popLast() {
      isKept[first] = true
      isKept[last] = true
      guard let farthest = Self.farthest(in: line, from: first, to: last, beyond: tolerance) else { continue }
      waiting.append((first, farthest))
      waiting.append((farthest, last))
    }
    return line.indices.lazy.filter { isKept[$0] }.map { line[$0] }
  }

  /// The point between two that lies farthest from the stretch between them, if beyond the tolerance.
  private static func farthest(in line: [Point], from first: Int, to last: Int, beyond tolerance: Double)
    -> Int?
  {
    guard last - first > 1 else { return nil }
    let start = line[first]
    let way = line[last] - start
    let square = way.x * way.x + way.y * way.y
    var found: Int?
    var maximum = tolerance * tolerance
    for index in (first + 1)..<last {
      let (x, y) = (line[index].x - start.x, line[index].y - start.y)
      let share = square > 0 ? min(1, max(0, (x * way.x + y * way.y) / square)) : 0
      let (dx, dy) = (x - share * way.x, y - share * way.y)
      let distance = dx * dx + dy * dy
      if distance > maximum {
        maximum = distance
        found = index
      }
    }
    return found
  }
}
