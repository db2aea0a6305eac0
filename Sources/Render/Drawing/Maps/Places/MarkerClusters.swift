import Foundation

/// Joins markers that would lie over each other into one with their number, for a sheet and for what a script makes of it.
///
/// Each enlargement has clusters of its own, which part into those of the next: what is apart at one is apart at all
/// above. The same markers give the same clusters.
struct MarkerClusters {
  /// Markers that stand as one, at a range of enlargements.
  struct Cluster: Hashable {
    /// By their places in the list, in its order; one alone stands by itself.
    var members: [Int]
    /// The middle of them all.
    var point: Point
    /// From which enlargement on it is so, and from which on no longer; nil where it never parts.
    var from: Double
    var until: Double?
  }

  /// The enlargements at which markers part.
  static let levels = [1.0, 2, 4, 8, 16, 32]
  /// Further ones, where places within a town still lie over each other on the sheet of a flight around half the Earth.
  static let deepLevels = [64.0, 128, 256]
  /// Units between two markers.
  static let gap = 1.5

  /// Those of all levels, beginning with those of the sheet as it is drawn.
  private(set) var clusters: [Cluster] = []

  /// `reach` is the radius of each marker alone, `weights` for how many each stands, where it is not for one; `levels` rise.
  init(_ points: [Point], reach: [Double], weights: [Int] = [], levels: [Double]) {
    var current = points.indices.map { index in
      let weight = weights.isEmpty ? 1 : weights[index]
      return Member(indices: [index], weight: weight, sum: points[index], reach: reach[index])
    }
    var stages: [[Member]] = []
    for level in levels.reversed() {
      current = Self.joined(current, enlarged: level)
      stages.append(current)
    }
    stages.reverse()
    // What is the same at one level and the next is one cluster.
    var known: [[Int]: Int] = [:]
    for (stage, level) in zip(stages, levels) {
      let members = stage.map { $0.indices.sorted() }
      let here = Set(members)
      for index in clusters.indices
      where clusters[index].until == nil && !here.contains(clusters[index].members) {
        clusters[index].until = level
      }
      for (member, indices) in zip(stage, members) where known[indices] == nil {
        known[indices] = clusters.count
        clusters.append(Cluster(members: indices, point: member.middle, from: level))
      }
    }
  }

  /// Whether some of them never part at these levels, and would at deeper ones: what is all at one place never does.
  func wouldPart(_ points: [Point], reach: [Double]) -> Bool {
    let deepest = Self.deepLevels.last ?? 1
    return clusters.contains { cluster in
      guard cluster.until == nil, let first = cluster.members.first else { return false }
      return cluster.members.contains { other in
        points[first].distance(to: points[other]) * deepest >= reach[first] + reach[other] + Self.gap
      }
    }
  }

  private struct Member {
    var indices: [Int]
    /// For how many it stands.
    var weight: Int
    /// Of the points of all.
    var sum: Point
    var reach: Double

    var middle: Point { Point(x: sum.x / Double(indices.count), y: sum.y / Double(indices.count)) }
  }

  /// Joins what overlaps until nothing does: each to the nearest of those before it.
  private static func joined(_ members: [Member], enlarged: Double) -> [Member] {
    var members = members
    while true {
      let next = pass(members, enlarged: enlarged)
      if next.count == members.count { return next }
      members = next
    }
  }

  private static func pass(_ members: [Member], enlarged: Double) -> [Member] {
    let weight = members.reduce(0) { $0 + $1.weight }
    let widest = members.reduce(0) { max($0, $1.reach) } + Marker.clusterReach(of: weight * 1000)
    let cell = (widest + gap) / enlarged
    func key(_ point: Point, _ right: Double = 0, _ down: Double = 0) -> Point {
      Point(x: (point.x / cell).rounded(.down) + right, y: (point.y / cell).rounded(.down) + down)
    }
    var kept: [Member] = []
    var cells: [Point: [Int]] = [:]
    for member in members {
      let middle = member.middle
      var best: (index: Int, metres: Double)?
      for right in [-1.0, 0, 1] {
        for down in [-1.0, 0, 1] {
          for index in cells[key(middle, right, down)] ?? [] {
            let apart = kept[index].middle.distance(to: middle) * enlarged
            guard apart < kept[index].reach + member.reach + gap else { continue }
            if apart < best?.metres ?? .infinity || (apart == best?.metres && index < best?.index ?? 0) {
              best = (index, apart)
            }
          }
        }
      }
      guard let index = best?.index else {
        cells[key(middle), default: []].append(kept.count)
        kept.append(member)
        continue
      }
      let before = key(kept[index].middle)
      kept[index].indices += member.indices
      kept[index].weight += member.weight
      kept[index].sum = kept[index].sum + member.sum
      kept[index].reach = Marker.clusterReach(of: kept[index].weight)
      let after = key(kept[index].middle)
      if before != after {
        cells[before]?.removeAll { $0 == index }
        cells[after, default: []].append(index)
      }
    }
    return kept
  }
}
