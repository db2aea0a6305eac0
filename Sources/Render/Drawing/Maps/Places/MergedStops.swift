/// The stops of a sheet of which none stands farther from its place than it is wide: those that would are one sign, with
/// the numbers of all, or the first and the last of them. Beside a range stands no other sign with a number of it.
struct MergedStops {
  /// The stops of each sign, in the order of the way.
  private(set) var groups: [[Marker]]
  /// A sign for each of them, in the middle of their places.
  private(set) var stops: [Marker] = []
  /// The same where they stand as long as nothing else is on the sheet.
  private(set) var placed: [Marker] = []

  /// Units from its place: the width of a stop.
  static let farthest = 2 * Marker.stopRadius
  /// Metres likewise: within a town the line to its place is seen.
  static let misleading = 1_000.0
  /// More than these are joined where they lie upon each other before anybody looks where each would stand.
  private static let mostApart = 200
  /// So many names are told; of more the first and the last.
  private static let mostNames = 6

  /// Stops that stand where their places are, in the order of the way.
  init(_ alone: [Marker], in view: MapView, within box: Box, count: (Int) -> String = { String($0) }) {
    self.init(alone.map { [$0] }, at: 1, in: view, within: box, count: count)
  }

  /// The same of a sheet enlarged so much, beginning with stops that are one sign already; `isLast` where no more of them
  /// shall be one.
  init(
    _ groups: [[Marker]], at level: Double, isLast: Bool = false, in view: MapView, within box: Box,
    count: (Int) -> String
  ) {
    self.groups = groups
    if !isLast, groups.count > Self.mostApart {
      self.groups = Self.crowds(groups, at: level, in: view, count: count)
    }
    while true {
      stops = self.groups.map { Self.sign($0, in: view, count: count) }
      placed = stops.map { $0.enlarged(by: level) }
      if stops.count <= Self.mostApart { placed.separate(within: box.enlarged(by: level)) }
      placed = placed.map { $0.reduced(by: level) }
      guard !isLast, join(in: view, at: level) || joinCrossing(at: level) else { return }
    }
  }

  /// Joins each that stands astray with the nearest; false where none does.
  private mutating func join(in view: MapView, at level: Double) -> Bool {
    let astray = placed.indices.filter { Self.isAstray(placed[$0], in: view, enlarged: level) }
      .sorted { (placed[$1].aside, $0) < (placed[$0].aside, $1) }
    var joined: [Int: Int] = [:]
    for index in astray where joined[index] == nil {
      func far(_ other: Int) -> Double { stops[other].anchor.distance(to: stops[index].anchor) }
      // Where that has another already it is asked anew: what lies farther off is not of its part of the way.
      guard let nearest = stops.indices.filter({ $0 != index }).min(by: { far($0) < far($1) }),
        joined[nearest] == nil
      else { continue }
      (joined[index], joined[nearest]) = (min(index, nearest), min(index, nearest))
    }
    guard !joined.isEmpty else { return false }
    groups = groups.indices.compactMap { index in
      guard let first = joined[index] else { return groups[index] }
      guard first == index, let other = joined.first(where: { $0.value == first && $0.key != first })
      else { return nil }
      return groups[first] + groups[other.key]
    }
    return true
  }

  /// Joins two signs that stand side by side, one of them of several stops, where a number of one lies within a range that
  /// the other shows: `12–14` beside `11–15`. False where there are none.
  private mutating func joinCrossing(at level: Double) -> Bool {
    let signs = placed.map { $0.enlarged(by: level) }
    for last in signs.indices {
      let room = signs[last].box.inset(by: -Marker.stopRadius)
      let crossed = signs.indices[..<last].first { other in
        max(groups[other].count, groups[last].count) > 1 && signs[other].box.overlaps(room)
          && (shows(other, numbersOf: last) || shows(last, numbersOf: other))
      }
      guard let first = crossed else { continue }
      groups[first] += groups[last]
      groups.remove(at: last)
      return true
    }
    return false
  }

  /// Whether the range on a sign has within it what another has.
  private func shows(_ sign: Int, numbersOf other: Int) -> Bool {
    SignNumbers.isAny(of: groups[other].map(\.allNumbers), within: placed[sign].number)
  }

  /// Whether a stop had to give way by more than its own width.
  static func isAstray(_ stop: Marker, in view: MapView, enlarged level: Double = 1) -> Bool {
    stop.isAstray(units: farthest, metres: misleading, in: view, enlarged: level)
  }

  /// Those as one that lie upon each other.
  private static func crowds(
    _ groups: [[Marker]], at level: Double, in view: MapView, count: (Int) -> String
  ) -> [[Marker]] {
    let signs = groups.map { sign($0, in: view, count: count) }
    let crowds = MarkerClusters(signs.map(\.anchor), reach: signs.map(\.reach.x), levels: [level]).clusters
    return crowds.map { crowd in crowd.members.flatMap { groups[$0] } }
  }

  /// One sign in the middle of several places, called as that where the whole way begins or ends, else as that where one was
  /// longest, else by both ends.
  private static func sign(_ group: [Marker], in view: MapView, count: (Int) -> String) -> Marker {
    guard group.count > 1, let longest = group.max(by: { ($0.nights, $0.weight) < ($1.nights, $1.weight) })
    else { return group[0] }
    let main = group.first(where: \.isEnd) ?? longest
    let sum = group.reduce(Point(x: 0, y: 0)) { $0 + $1.anchor }
    let numbers = SignNumbers.told(of: group.map(\.allNumbers), onNarrow: view.isOfPhoneWidth)
    let days = Set(group.flatMap { ($0.days ?? "").split(separator: " ") }).sorted()
    var sign = Marker(
      source: main.source, shape: .stop, number: numbers ?? count(group.count),
      name: name(of: group), link: main.link,
      days: main.days == nil ? nil : days.joined(separator: " "), anchor: sum * (1 / Double(group.count)))
    (sign.label, sign.whole) = (main.label, main.whole)
    sign.ends = group.ends(besides: main)
    sign.callByEnds()
    (sign.nights, sign.weight, sign.isEnd) = (longest.nights, longest.weight, main.isEnd)
    sign.townReach = main.townReach
    (sign.items, sign.members) = (group.compactMap(\.item), group.map(\.source))
    let kinds = Set(group.flatMap { ($0.group ?? "").split(separator: "\n") }).sorted()
    sign.group = kinds.isEmpty ? nil : kinds.joined(separator: "\n")
    return sign
  }

  private static func name(of group: [Marker]) -> String {
    var names: [String] = []
    for stop in group where !stop.name.isEmpty && !names.contains(stop.name) { names.append(stop.name) }
    guard names.count > mostNames, let first = names.first,
      let last = group.last?.ends.last.flatMap({ $0.isEmpty ? nil : $0 }) ?? names.last
    else {
      return names.joined(separator: " · ")
    }
    return first + " – " + last
  }
}
