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
  /// Where the first of some stops begins and the last ends; nothing where one of them was longest, by which all are called.
  func ends(besides main: Marker) -> [String] {
    let isLongest = allSatisfy { $0.nights < main.nights || $0.source == main.source || $0.ends == main.ends }
    guard !isLongest, let first = self.first?.ends.first, let last = self.last?.ends.last else { return [] }
    return [first, last]
  }
}
