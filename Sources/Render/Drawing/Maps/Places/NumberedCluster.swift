/// The numbers that places have in the list below a map, of those that stand there as one sign with how many they are:
/// who looks for one of them learns which sign it is.
package struct NumberedCluster: Hashable, Sendable {
  /// As they are written, in the order of the list; as many as the sign says.
  package let numbers: [String]
}

extension [Marker] {
  /// What the signs of several among them stand for, in the order of the list; nothing where any of it is in none.
  var numberedClusters: [NumberedCluster] {
    let clusters = filter { $0.shape == .cluster }.sorted { $0.firstMember < $1.firstMember }
    guard clusters.allSatisfy({ $0.numbers.count == $0.members.count }) else { return [] }
    return clusters.map { NumberedCluster(numbers: $0.numbers) }
  }
}

extension Marker {
  /// Of several the place of the first in their list.
  fileprivate var firstMember: Int { if case .cluster(let first) = source { first } else { 0 } }
}
