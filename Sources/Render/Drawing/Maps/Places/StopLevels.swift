/// The stops of a sheet that a script enlarges: those that would stand far from their places are one sign until there is
/// room for each.
struct StopLevels {
  /// The signs of all enlargements, each with those at which it stands.
  private(set) var signs: [Marker] = []

  /// Stops that stand where their places are, in the order of the way; `levels` rise from that of the sheet as it is drawn.
  init(
    _ alone: [Marker], levels: [Double], in view: MapView, within box: Box, count: (Int) -> String
  ) {
    var groups = alone.map { [$0] }
    // What is one sign at an enlargement is so at all below: it begins with the largest.
    var known: [[Marker.Source]: Int] = [:]
    var above: Double?
    for level in levels.reversed() {
      let merged = MergedStops(
        groups, at: level, isLast: above == nil, in: view, within: box, count: count)
      for (group, sign) in zip(merged.groups, merged.placed) {
        let members = group.map(\.source)
        if let index = known[members] {
          (signs[index].point, signs[index].from) = (sign.point, level)
        } else {
          known[members] = signs.count
          var sign = sign
          (sign.from, sign.until) = (level, above)
          signs.append(sign)
        }
      }
      groups = merged.groups
      above = level
    }
    // Along the way again.
    let order = Dictionary(
      alone.enumerated().map { ($1.source, $0) }, uniquingKeysWith: { first, _ in first })
    signs.sort { order[$0.first, default: 0] < order[$1.first, default: 0] }
  }
}

extension Marker {
  /// Of several stops the first.
  fileprivate var first: Source { members.first ?? source }

  /// Whether it stands on the sheet enlarged so much.
  func stands(at level: Double) -> Bool { from <= level && level < until ?? .infinity }
}
