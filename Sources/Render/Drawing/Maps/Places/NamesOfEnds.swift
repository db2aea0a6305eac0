extension Marker {
  /// Letters of a line.
  private static let roomForEnds = 24

  /// Calls a sign of a stretch of the way by where that begins and where it ends, as one name, where a line has room for
  /// both: one of the two would be wrong of the other.
  mutating func callByEnds() {
    guard let first = ends.first, let last = ends.last, first != last, !first.isEmpty, !last.isEmpty else {
      return
    }
    let both = first + " – " + last
    guard both.count <= Self.roomForEnds else { return }
    (label, whole) = (both, both)
  }
}

extension [Marker] {
  /// Where the first of some stops begins and the last ends; nothing where one of them was longest, by which all are called,
  /// nor where the whole way begins or ends between them.
  func ends(besides main: Marker) -> [String] {
    let isLongest = allSatisfy { $0.nights < main.nights || $0.source == main.source || $0.ends == main.ends }
    guard !isLongest, let first = self.first?.ends.first, let last = self.last?.ends.last,
      !main.isEnd || main.ends.contains(first) || main.ends.contains(last)
    else { return [] }
    return [first, last]
  }
}

extension MapContent {
  /// At which of its stops the way begins and ends: the end is that of the last number, which the first has where one came
  /// back to it.
  var endsOfWay: Set<Int> {
    // Of a number in thousands its place tells.
    let last = stops.map { SignNumbers.last(of: [$0.ownNumbers]) ?? ($0.ownNumbers.isEmpty ? 0 : .max) }
    guard let end = stops.indices.max(by: { (last[$0], $0) < (last[$1], $1) }) else { return [] }
    return [0, end]
  }
}
