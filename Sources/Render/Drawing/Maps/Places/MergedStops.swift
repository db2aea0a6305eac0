import TripModel

/// The stops of a sheet that keeps its size, of which none stands farther from its place than it is wide: those that would
/// are one sign, with the numbers of all. On a sheet that a script enlarges they part as it grows.
struct MergedStops {
  private(set) var stops: [Marker] = []

  /// Units from its place: the width of a stop.
  static let farthest = 2 * Marker.stopRadius
  /// Metres likewise: within a town the line to its place is seen.
  static let misleading = 1_000.0

  /// Stops that stand where their places are, in the order of the way.
  init(_ alone: [Marker], in view: MapView, within box: Box) {
    var groups = alone.map { [$0] }
    while true {
      let signs = groups.map(Self.sign)
      var placed = signs
      placed.separate(within: box)
      let astray = placed.indices.filter { Self.isAstray(placed[$0], in: view) }
        .sorted { (placed[$1].aside, $0) < (placed[$0].aside, $1) }
      var joined: [Int: Int] = [:]
      for index in astray where joined[index] == nil {
        func far(_ other: Int) -> Double { signs[other].anchor.distance(to: signs[index].anchor) }
        let free = signs.indices.filter { $0 != index && joined[$0] == nil }
        guard let nearest = free.min(by: { far($0) < far($1) }) else { continue }
        (joined[index], joined[nearest]) = (min(index, nearest), min(index, nearest))
      }
      guard !joined.isEmpty else {
        stops = signs
        return
      }
      groups = groups.indices.compactMap { index in
        guard let first = joined[index] else { return groups[index] }
        guard first == index, let other = joined.first(where: { $0.value == first && $0.key != first })
        else { return nil }
        return groups[first] + groups[other.key]
      }
    }
  }

  /// Whether a stop had to give way by more than its own width.
  static func isAstray(_ stop: Marker, in view: MapView) -> Bool {
    stop.isAstray(units: farthest, metres: misleading, in: view)
  }

  /// One sign in the middle of several places, called as that where one was longest.
  private static func sign(_ group: [Marker]) -> Marker {
    guard group.count > 1, let main = group.max(by: { ($0.nights, $0.weight) < ($1.nights, $1.weight) })
    else { return group[0] }
    let sum = group.reduce(Point(x: 0, y: 0)) { $0 + $1.anchor }
    var names: [String] = []
    for stop in group where !stop.name.isEmpty && !names.contains(stop.name) { names.append(stop.name) }
    var sign = Marker(
      source: main.source, shape: .stop, number: numbers(of: group.map(\.number)).shortenedForMap(to: 12),
      name: names.joined(separator: " · "), link: main.link, days: main.days,
      anchor: sum * (1 / Double(group.count)))
    (sign.label, sign.whole) = (main.label, main.whole)
    (sign.nights, sign.weight, sign.item, sign.group) = (main.nights, main.weight, main.item, main.group)
    return sign
  }

  /// The numbers of several stops, each once, three and more in a row as one: `2·3`, `1·5–8`.
  static func numbers(of stops: [String]) -> String {
    var told: [String] = []
    // A comma alone may stand within a number: `1,234`.
    let parts = stops.flatMap { $0.split(separator: "·").flatMap { $0.split(separator: ", ") } }
    for number in parts.map({ String($0) }) where !told.contains(number) { told.append(number) }
    let single = told.flatMap(Self.single)
    let whole = single.compactMap(Int.init)
    guard whole.count == single.count else { return told.joined(separator: "·") }
    return whole.inRuns(pairedBy: single.count > told.count ? "–" : "·", joinedBy: "·")
  }

  /// The days of `3–5`, so that they are joined with those before and behind; anything else as it is.
  private static func single(_ number: String) -> [String] {
    let ends = number.split(separator: "–").compactMap { Int($0) }
    guard ends.count == 2, ends[0] < ends[1], ends[1] - ends[0] < maxInRun else { return [number] }
    return (ends[0]...ends[1]).map { String($0) }
  }

  /// No trip stays longer at one place that its sign would have room for.
  private static let maxInRun = 1_000
}
