extension Box {
  /// The part of a stretch that lies inside (Liang and Barsky, ACM Transactions on Graphics 3, 1984); nil
  /// where it passes by.
  func clipping(from start: Point, to end: Point) -> (start: Point, end: Point)? {
    let way = end - start
    var (first, last) = (0.0, 1.0)
    let limits = [
      (-way.x, start.x - minX), (way.x, maxX - start.x), (-way.y, start.y - minY), (way.y, maxY - start.y),
    ]
    for (slope, room) in limits {
      if slope == 0 {
        if room < 0 { return nil }
      } else if slope < 0 {
        first = max(first, room / slope)
      } else {
        last = min(last, room / slope)
      }
    }
    guard first < last else { return nil }
    return (start + way * first, start + way * last)
  }

  /// The parts of a line that lie inside.
  func clipping(_ line: [Point]) -> [[Point]] {
    var parts: [[Point]] = []
    for (start, end) in zip(line, line.dropFirst()) {
      guard let part = clipping(from: start, to: end) else { continue }
      if let last = parts.last?.last, last.distance(to: part.start) < 1e-6 {
        parts[parts.count - 1].append(part.end)
      } else {
        parts.append([part.start, part.end])
      }
    }
    return parts
  }
}
