extension Marker {
  /// What stands for the members of a cluster: one by itself unless it is at a stop, or their number, which leads to the
  /// list that has most of them.
  static func standing(
    for cluster: MarkerClusters.Cluster, of pins: [Marker], isAtStop: Bool = false, isLive: Bool,
    count: (Int) -> String
  ) -> Marker {
    let members = cluster.members.map { pins[$0] }
    guard members.count > 1 || isAtStop else {
      var alone = members[0]
      (alone.from, alone.until) = (cluster.from, cluster.until)
      return alone
    }
    let lists = members.compactMap(\.list)
    let counted = lists.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let most = counted.values.max()
    let days = Set(members.flatMap { ($0.days ?? "").split(separator: " ") }).sorted()
    var marker = Marker(
      source: .cluster(cluster.members[0]), shape: .cluster, number: String(members.count),
      name: count(members.count), link: lists.first { counted[$0] == most },
      days: isLive ? days.joined(separator: " ") : nil, anchor: cluster.point)
    (marker.label, marker.members) = ("", members.map(\.source))
    marker.numbers = members.map(\.number).filter { !$0.isEmpty }.inOrderOfNumbers
    marker.listed = members.flatMap(\.listed)
    marker.unlisted = members.filter(\.listed.isEmpty).map { ($0.days ?? "") + "\t" + ($0.group ?? "") }
    (marker.from, marker.until) = (cluster.from, cluster.until)
    marker.isAtStop = isAtStop
    let tones = Set(members.map(\.tone))
    if tones.count == 1 { marker.sharedTone = members[0].tone }
    return marker
  }
}
