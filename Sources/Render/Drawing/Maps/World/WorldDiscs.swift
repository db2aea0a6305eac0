/// The numbers of a map of several trips: of those that would lie over each other one stands for all, since a disc that
/// gives way would stand in another country, or in the sea.
///
/// On a live map they part as it is enlarged.
struct WorldDiscs {
  /// What stands as one, at a range of enlargements.
  struct Disc {
    /// From north to south, then from west to east.
    var clusters: [WorldContent.Cluster]
    /// The middle of them.
    var anchor: Point
    /// The same, as far from the edge of the sheet as the disc is wide.
    var point: Point
    var radius: Double
    /// From which enlargement on it is shown, and until which; nil where it never parts.
    var from: Double
    var until: Double?

    /// Places.
    var count: Int { clusters.reduce(0) { $0 + $1.count } }
    /// At how many of them nobody has been yet.
    var planned: Int { clusters.reduce(0) { $0 + $1.planned } }
  }

  let discs: [Disc]

  /// Beyond so many the sheet has no room for what they part into.
  private static let mostParting = 60
  /// Enlargements at which they part, on maps that are enlarged.
  private static let levels = Array(MarkerClusters.levels.prefix(5))
  /// Units, of what a finger hits where the sheet stands on a phone nine tenths as wide as it is drawn.
  private static let leastNarrow = 13.5
  /// Units between a disc and the neat line.
  private static let margin = 2.0

  init(_ clusters: [WorldContent.Cluster], on view: MapView, isLive: Bool) {
    let placed = clusters.compactMap { cluster in
      view.place(UnitVector(cluster.coordinate)).map { (cluster: cluster, point: $0) }
    }
    let levels = isLive && placed.count <= Self.mostParting ? Self.levels : [1]
    let counts = placed.map { $0.cluster.count }
    let joined = MarkerClusters(
      placed.map { $0.point }, reach: counts.map { Marker.clusterReach(of: $0) }, weights: counts,
      levels: levels)
    let box = view.inner.inset(by: Self.margin)
    discs = joined.clusters.map { one in
      let clusters = one.members.map { placed[$0].cluster }
      let radius = Marker.clusterReach(of: clusters.reduce(0) { $0 + $1.count })
      return Disc(
        clusters: clusters, anchor: one.point, point: box.inset(by: radius).clamping(one.point),
        radius: view.isNarrow ? max(radius - 1, Self.leastNarrow) : radius - 1, from: one.from,
        until: one.until)
    }
  }
}
