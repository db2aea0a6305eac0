/// The pins of a map on which some would have to stand too far from their places: those are left to the sign of
/// the nearest stop, or to one for several of them, with their number. A script shows each from the enlargement on
/// at which it stands where it belongs.
struct FoldedPins {
  /// What stands on the sheet as it is drawn: pins, stops, and the numbers of pins beside them.
  private(set) var shown: [Marker] = []
  private(set) var hidden: [Marker] = []

  /// What stands for pins.
  private struct Group: Hashable {
    /// By their places in the list, in its order.
    var members: [Int]
    /// The stop at which it is; nil for a sign of its own.
    var stop: Int?

    /// Whether it is a pin by itself.
    var isLone: Bool { members.count == 1 && stop == nil }
  }

  /// The enlargements at which pins come. At the last one there is nothing more to wait for: what still stands at
  /// one place stands side by side.
  private static let levels = [1.0, 2, 4, 8]
  /// Units from its place, and of its radius, beyond which a pin may be taken for one of another place: where others stand
  /// around it, the line to its place is hidden by them.
  private static let farthest = 20.0
  private static let farthestOfRadius = 1.5
  /// The same for a pin without a number on a sheet that is told by towns: of two at one place each stands nearer, of
  /// three none.
  private static let farthestBare = 10.5
  /// The same for one that has only a stop beside it, or what was written at it, and for what was written there.
  private static let farthestAlone = 28.0
  /// Units within which something was written at a pin itself: on a sheet that nobody enlarges the two stand beside each
  /// other, since a number would tell of neither.
  private static let onePlace = 1.0
  /// Metres likewise: within a town the line to its place is seen.
  private static let misleading = 1_000.0

  /// Metres from its place beyond which a pin stands in another country: on a map of continents two of one walk are
  /// one sign, with or without a number.
  private static let abroad = 100_000.0

  /// Whether a marker had to give way too far; a stop may have been pushed aside by pins, which give way to it here.
  static func isAstray(_ marker: Marker, in view: MapView, byTown: Bool) -> Bool {
    guard marker.shape != .stop else { return MergedStops.isAstray(marker, in: view) }
    let limit = limit(of: marker, isAlone: marker.isEntry, byTown: byTown, in: view)
    return marker.isAstray(units: limit, metres: misleading, in: view)
  }

  private let view: MapView
  private let box: Box
  /// What was written comes last: it gives way to all else.
  private let pins: [Marker]
  /// Apart from each other, and fixed: they tell the way.
  private let stops: [Marker]
  private let isLive: Bool
  /// Whether signs are told by towns.
  private let byTown: Bool

  /// Markers that stand where their places are, before any has given way.
  init(
    _ pins: [Marker], _ stops: [Marker], in view: MapView, within box: Box, isLive: Bool,
    byTown: Bool, count: (Int) -> String
  ) {
    (self.view, self.box, self.isLive, self.byTown) = (view, box, isLive, byTown)
    self.pins = pins.filter { !$0.isEntry } + pins.filter(\.isEntry)
    var apart = stops
    apart.separate(within: box)
    self.stops = apart
    var waiting = Array(self.pins.indices)
    var alone: [Marker] = []
    var signs: [(group: Group, marker: Marker)] = []
    var parted: [Marker] = []
    for level in isLive ? Self.levels : [1] {
      let stage = Stage(
        level: level, isLast: isLive && level == Self.levels.last, fixed: self.stops + alone, signs: signs)
      let arranged = arrange(waiting, at: stage, count: count)
      let lone = arranged.filter { $0.group.isLone }
      alone += lone.map(\.marker)
      waiting.removeAll { index in lone.contains { $0.group.members[0] == index } }
      let several = arranged.filter { !$0.group.isLone }
      for sign in signs where !several.contains(where: { $0.group == sign.group }) {
        var marker = sign.marker
        marker.until = level
        parted.append(marker)
      }
      signs = several
    }
    // A number for a single thing says no more than the stop does; a script lists all things by them.
    let all = (parted + signs.map(\.marker)).filter { isLive || !$0.isAtStop || $0.members.count > 1 }
    let pinned = alone.filter { $0.from == 1 }
    shown =
      pinned.filter(\.isEntry) + pinned.filter { !$0.isEntry } + self.stops + all.filter { $0.from == 1 }
    hidden = (alone + all).filter { $0.from > 1 }
  }

  /// An enlargement, and what stands on the sheet there already.
  private struct Stage {
    let level: Double
    let isLast: Bool
    /// The stops, then pins.
    let fixed: [Marker]
    /// What stood for several at the one before: it stays where it is as long as it does.
    let signs: [(group: Group, marker: Marker)]
  }

  /// Pins, each by itself where that is near its place, else with those at the nearest stop or pin.
  private func arrange(_ waiting: [Int], at stage: Stage, count: (Int) -> String)
    -> [(group: Group, marker: Marker)]
  {
    var groups = waiting.map { Group(members: [$0], stop: nil) }
    while true {
      let markers = place(groups, at: stage, count: count)
      let astray = groups.indices.filter { isAstray(markers[$0], groups[$0], at: stage) }
      let worst = astray.max { markers[$0].aside < markers[$1].aside }
      guard !stage.isLast, let worst, fold(worst, of: &groups, markers: markers, at: stage) else {
        if byTown, Self.join(&groups, markers: markers) { continue }
        let (told, signs) = freed(groups, markers, at: stage, count: count)
        return zip(told, signs).map { group, marker in
          let known = stage.signs.first { $0.group == group }
          return (group: group, marker: known?.marker ?? marker)
        }
      }
    }
  }

  /// The same where a pin that alone is left to a stop stands beside that, as far off as one that has nothing else around it,
  /// and nothing has to give way for it: on a sheet that a script enlarges a dot would stand for it, and tell less.
  private func freed(
    _ groups: [Group], _ markers: [Marker], at stage: Stage, count: (Int) -> String
  ) -> (groups: [Group], markers: [Marker]) {
    var known = (groups: groups, markers: markers)
    guard isLive else { return known }
    for index in groups.indices where groups[index].stop != nil && groups[index].members.count == 1 {
      guard pins[groups[index].members[0]].kind != nil else { continue }
      var tried = known.groups
      tried[index].stop = nil
      let placed = place(tried, at: stage, count: count)
      let stands = tried.indices.allSatisfy { other in
        other == index || known.groups[other] != groups[other]
          ? !placed[other].isAstray(
            units: Self.farthestAlone, metres: Self.misleading, in: view, enlarged: stage.level)
          : !isAstray(placed[other], tried[other], at: stage)
      }
      if stands { known = (tried, placed) }
    }
    return known
  }

  /// Puts a group to the nearest; false where there is none.
  private func fold(_ index: Int, of groups: inout [Group], markers: [Marker], at stage: Stage) -> Bool {
    let marker = markers[index]
    func far(_ other: Marker) -> Double { other.anchor.distance(to: marker.anchor) }
    let stop = stops.indices.min { far(stops[$0]) < far(stops[$1]) }
    let other = groups.indices.filter { $0 != index && groups[$0].stop == nil }
      .min { far(markers[$0]) < far(markers[$1]) }
    let members = groups[index].members
    if let stop {
      // A stop that hides the place stands for it rather than a pin that is no nearer to being seen.
      let isCovered = far(stops[stop]) * stage.level < stops[stop].reach.x + marker.reach.x
      if isCovered || other.map({ far(stops[stop]) <= far(markers[$0]) }) ?? true {
        if let there = groups.firstIndex(where: { $0.stop == stop }) {
          groups[there].members = (groups[there].members + members).sorted()
          groups.remove(at: index)
        } else {
          groups[index].stop = stop
        }
        return true
      }
    }
    guard let other else { return false }
    groups[other].members = (groups[other].members + members).sorted()
    groups.remove(at: index)
    return true
  }

  /// Leaves to a sign of several pins what would lie over it: another, as of the same town, or a pin without a number;
  /// false where nothing does.
  private static func join(_ groups: inout [Group], markers: [Marker]) -> Bool {
    let own = groups.indices.filter { groups[$0].stop == nil }
    for sign in own where groups[sign].members.count > 1 {
      let other = own.first { other in
        other != sign && (groups[other].members.count > 1 || markers[other].number.isEmpty)
          && markers[other].anchor.distance(to: markers[sign].anchor)
            < markers[other].reach.y + markers[sign].reach.y
      }
      guard let other else { continue }
      groups[sign].members = (groups[sign].members + groups[other].members).sorted()
      groups.remove(at: other)
      return true
    }
    return false
  }

  /// A marker for each group, where it stands on the sheet as it is drawn.
  private func place(_ groups: [Group], at stage: Stage, count: (Int) -> String) -> [Marker] {
    var markers = groups.map { marker(of: $0, from: stage.level, count: count).enlarged(by: stage.level) }
    var standing = stage.fixed.map { $0.enlarged(by: stage.level) }
    let whole = box.enlarged(by: stage.level)
    for index in groups.indices {
      guard let stop = groups[index].stop else { continue }
      if let known = stage.signs.first(where: { $0.group == groups[index] }) {
        markers[index].point = known.marker.enlarged(by: stage.level).point
      } else {
        markers[index].point = Self.spot(
          for: markers[index], at: stop, among: standing, within: whole)
      }
      standing.append(markers[index])
    }
    for areEntries in [false, true] {
      let chosen = groups.indices.filter {
        groups[$0].stop == nil && markers[$0].isEntry == areEntries
      }
      let fixed = standing.count
      standing += chosen.map { markers[$0] }
      standing.separate(fixed: fixed, within: whole)
      for (index, marker) in zip(chosen, standing[fixed...]) { markers[index].point = marker.point }
    }
    return markers.map { $0.reduced(by: stage.level) }
  }

  private func marker(of group: Group, from level: Double, count: (Int) -> String) -> Marker {
    let sum = group.members.reduce(Point(x: 0, y: 0)) { $0 + pins[$1].anchor }
    let middle = sum * (1 / Double(group.members.count))
    let stop = group.stop.map { stops[$0] }
    var members = group.members
    if let stop, !isLive {
      // What a stop is called after is the stop itself, and no further thing.
      let others = members.filter { pins[$0].name.lowercased() != stop.name.lowercased() }
      if !others.isEmpty { members = others }
    }
    var marker = Marker.standing(
      for: MarkerClusters.Cluster(
        members: members, point: stop?.anchor ?? middle, from: level, until: nil),
      of: pins, isAtStop: stop != nil, isLive: isLive, count: count)
    if let stop, !stop.name.isEmpty { marker.name = stop.name + " · " + marker.name }
    return marker
  }

  /// Units by which a number overlaps the stop that it is at, so that one sees whose it is.
  private static let overlap = 3.0

  /// Where the number of pins stands at its stop: over or under it, where it hides least of the way to others, else
  /// beside it.
  static func spot(for sign: Marker, at stop: Int, among others: [Marker], within box: Box) -> Point {
    let (middle, reach) = (others[stop].point, others[stop].reach)
    let up = reach.y + sign.reach.y - overlap
    let aside = reach.x + sign.reach.x - overlap
    let ends = [
      Point(x: reach.x / 2, y: -up), Point(x: -reach.x / 2, y: -up), Point(x: reach.x / 2, y: up),
      Point(x: -reach.x / 2, y: up),
    ].map { middle + $0 }
    let sides = [Point(x: aside, y: 0), Point(x: -aside, y: 0)].map { middle + $0 }
    let beside = others.indices.filter { $0 != stop }.map { others[$0] }
    func isFree(_ spot: Point) -> Bool {
      var moved = sign
      moved.point = spot
      return box.contains(moved.box)
        && beside.allSatisfy { $0.push(from: moved, turn: 0) == nil }
    }
    func room(around spot: Point) -> Double {
      beside.map { $0.point.distance(to: spot) }.min() ?? 0
    }
    let free = ends.filter(isFree).max { room(around: $0) < room(around: $1) }
    let further = [0, reach.x, -reach.x].flatMap { [Point(x: $0, y: -up), Point(x: $0, y: up)] }
      .map { middle + $0 }
    if let spot = free ?? (sides + further).first(where: isFree) { return spot }
    // Where it has to lie upon another it hides as little of that as it can: numbers are read there.
    func clear(_ spot: Point) -> Double {
      beside.map { $0.distance(to: spot) - $0.reach.y }.min() ?? 0
    }
    return (ends + sides + further).max { clear($0) < clear($1) } ?? ends[0]
  }

  /// How many units a marker may stand off its place.
  private static func limit(of marker: Marker, isAlone: Bool, byTown: Bool, in view: MapView) -> Double {
    if isAlone { return farthestAlone }
    guard byTown, marker.shape != .cluster else { return min(farthest, farthestOfRadius * marker.reach.y) }
    let isAbroad = view.metres(from: marker.anchor, to: marker.point).map { $0 > abroad } ?? true
    return marker.number.isEmpty || isAbroad ? farthestBare : farthest
  }

  private func isAstray(_ marker: Marker, _ group: Group, at stage: Stage) -> Bool {
    guard group.stop == nil else { return false }
    let isAlone =
      group.isLone
      && (marker.isEntry
        || pins.indices.allSatisfy { index in
          let apart = pins[index].anchor.distance(to: marker.anchor) * stage.level
          return index == group.members[0] || apart >= pins[index].reach.y + marker.reach.y
            || (!isLive && !byTown && pins[index].isEntry && apart < Self.onePlace)
        })
    let limit = Self.limit(of: marker, isAlone: isAlone, byTown: byTown, in: view)
    return marker.isAstray(units: limit, metres: Self.misleading, in: view, enlarged: stage.level)
  }
}
