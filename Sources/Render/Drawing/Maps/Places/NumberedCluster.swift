/// The numbers that places have in the list below a map, of those that stand there as one sign: who looks for one of them
/// learns which sign it is.
package struct NumberedCluster: Hashable, Sendable {
  /// As they are written, in the order of the list.
  package let numbers: [String]
  /// Whether the sign has these numbers on it; else it says how many they are.
  package var isTold = false
}

extension [Marker] {
  /// What the signs of several among them stand for, in the order of the list; nothing where any of it is in none.
  var numberedClusters: [NumberedCluster] {
    let clusters = filter { $0.shape == .cluster }
    guard clusters.allSatisfy({ $0.numbers.count == $0.members.count }) else { return [] }
    let numbered = clusters.map { NumberedCluster(numbers: $0.numbers, isTold: !$0.rows.isEmpty) }
    let order = numbered.compactMap(\.numbers.first).inOrderOfNumbers
    let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return numbered.sorted {
      places[$0.numbers.first ?? "", default: 0] < places[$1.numbers.first ?? "", default: 0]
    }
  }
}

extension [String] {
  /// Numbers as they are counted, whatever their digits: of two the shorter one first.
  var inOrderOfNumbers: [String] { sorted { ($0.count, $0) < ($1.count, $1) } }
}
