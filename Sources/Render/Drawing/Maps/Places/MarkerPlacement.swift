import Foundation

/// Puts the markers of a map onto the sheet, so that none hides another.
struct MarkerPlacement {
  /// Pins and stops; each has its place in the drawing order.
  private(set) var markers: [Marker]
  private(set) var photos: [Marker]
  /// What a script shows of the pins where it enlarges the sheet, in place of the clusters that part there.
  private(set) var hidden: [Marker] = []
  /// Every place of the content, also those that found no room.
  let all: [Marker]

  /// Stops first, since the way is told by their names: where it begins and ends, then where most happened. No sheet
  /// has room for the names of more than some hundreds.
  var inOrderOfNaming: [Marker] {
    let stops = markers.filter { $0.shape == .stop }
    let ends = [stops.first, stops.count > 1 ? stops.last : nil].compactMap(\.self)
    let between = stops.dropFirst().dropLast().enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    let signs = markers.filter { $0.shape == .cluster && !$0.label.isEmpty }
    let pins = markers.filter { $0.shape != .stop && $0.shape != .cluster }
    let inOrder = ends + between.map(\.element) + signs + pins
    return Array(inOrder.prefix(Self.maxNamed))
  }

  private static let maxNamed = 400

  /// Calls signs of several places by their towns, each of which is written once.
  mutating func nameSigns(_ names: SignNames) {
    for index in markers.indices where markers[index].shape == .cluster {
      guard let name = names.name(of: markers[index].members) else { continue }
      markers[index].name = name + " · " + markers[index].name
      let isWritten = markers.contains { $0.label.lowercased() == name.lowercased() }
      if !isWritten { markers[index].label = name }
    }
  }

  /// Takes away the signs of entries that stand where the name of a stop does: the way is told by these names. On a sheet
  /// that a script enlarges they come back once there is room.
  mutating func giveWay(to names: [Box]) {
    let isHiding = { (marker: Marker) in marker.isEntry && names.contains { $0.overlaps(marker.box) } }
    let given = markers.filter(isHiding)
    guard !given.isEmpty else { return }
    markers.removeAll(where: isHiding)
    hidden += given.compactMap { $0.days == nil ? nil : $0.coming(from: MarkerClusters.levels[1]) }
  }

  /// The share of the sheet that numbered markers may cover.
  private static let maxCovered = 0.3
  /// Photos closer than this to one drawn before are left to the list.
  private static let nearestPhotos = 5.0
  /// More pins than these are a crowd: those of them that would lie over each other stand as one.
  private static let mostAlone = 40

  /// `count` says how many there are of what stands as one.
  init(_ content: MapContent, in view: MapView, count: (Int) -> String = { String($0) }) {
    let labels = ShortNames(content)
    var marks: [Marker] = []
    for (index, mark) in content.marks.enumerated() {
      guard let point = view.place(UnitVector(mark.coordinate)) else { continue }
      let (shape, number): (Marker.Shape, String) =
        switch mark.kind {
        case .pin(let category, let number): (.pin(category), number ?? "")
        case .entry(let sign): (.entry(sign), "")
        case .photo: (.photo, "")
        }
      var marker = Marker(
        source: .mark(index), shape: shape, number: number.shortenedForMap(to: 12), name: mark.name,
        link: mark.link, days: mark.days, anchor: point)
      (marker.group, marker.isIdea, marker.list) = (mark.group, mark.isIdea, mark.list)
      marker.call(mark.name, by: labels, isLabelled: mark.isLabelled)
      marker.listed = mark.listed.map { [$0] } ?? []
      marks.append(marker)
    }
    photos = Self.spread(marks.filter { $0.shape == .photo }, over: Self.nearestPhotos)
    let stops = content.stops.enumerated().compactMap { index, stop -> Marker? in
      guard let point = view.place(UnitVector(stop.coordinate)) else { return nil }
      var marker = Marker(
        source: .stop(index), shape: .stop, number: stop.number.shortenedForMap(to: 12), name: stop.name,
        link: stop.link, days: stop.days, anchor: point)
      marker.call(stop.name, by: labels, isLabelled: stop.isLabelled)
      (marker.weight, marker.item, marker.group) = (stop.weight, stop.item, stop.group)
      return marker
    }
    let pins = marks.filter { $0.shape != .photo }
    all = stops + marks
    let room = view.inner.width * view.inner.height * Self.maxCovered
    let box = view.inner.inset(by: 3)
    var levels = content.isLive ? MarkerClusters.levels : [1]
    if pins.count <= Self.mostAlone && Self.area(pins) + Self.area(stops) <= room {
      let joined = JoinedEntries(pins, stops, levels: levels, isLive: content.isLive)
      let apart = Self.apart(joined.pins, stops, within: box)
      let isMisleading = apart.contains { Self.isAstray($0, in: view) }
      let byTown = content.foldsByTown && !content.isLive
      // Each stop of a sheet that a script enlarges can be opened; pins part as it grows.
      if !isMisleading || !content.isLive || pins.count < 2 {
        markers =
          isMisleading && !content.isLive && !byTown
          ? Self.together(joined.pins + stops, in: view, within: box, count: count) : apart
        hidden = joined.hidden
        if !isMisleading || byTown,
          apart.contains(where: { FoldedPins.isAstray($0, in: view, byTown: byTown) })
        {
          let folded = FoldedPins(
            joined.pins, stops, in: view, within: box, isLive: content.isLive, byTown: byTown,
            count: count)
          markers = folded.shown
          hidden += folded.hidden
        }
        return
      }
    }
    let (places, reach) = (pins.map(\.anchor), pins.map(\.reach.y))
    var clusters = MarkerClusters(places, reach: reach, levels: levels)
    let isDeep = content.isLive && clusters.wouldPart(places, reach: reach)
    if isDeep {
      levels += MarkerClusters.deepLevels
      clusters = MarkerClusters(places, reach: reach, levels: levels)
    }
    let made = clusters.clusters.map { Self.marker($0, of: pins, isLive: content.isLive, count: count) }
    let shown = made.filter { $0.from == 1 }
    var left = room - Self.area(shown)
    let kept = stops.prefix { stop in
      left -= Self.area([stop])
      return left >= 0
    }
    markers = shown + kept
    Self.separate(&markers, within: box)
    hidden = Self.hidden(made, beside: markers, levels: levels, in: box)
    for index in markers.indices { markers[index].isPrecise = isDeep }
    for index in hidden.indices { hidden[index].isPrecise = isDeep }
  }

  /// What stands for the members of a cluster: one by itself unless it is at a stop, or their number, which leads to the
  /// list that has most of them.
  static func marker(
    _ cluster: MarkerClusters.Cluster, of pins: [Marker], isAtStop: Bool = false, isLive: Bool,
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
    marker.listed = members.flatMap(\.listed)
    marker.unlisted = members.filter(\.listed.isEmpty).map { ($0.days ?? "") + "\t" + ($0.group ?? "") }
    (marker.from, marker.until) = (cluster.from, cluster.until)
    marker.isAtStop = isAtStop
    return marker
  }

  /// The markers of enlarged sheets. They are apart from each other; what would lie on a stop at the enlargement at which
  /// it comes is put beside that.
  private static func hidden(_ made: [Marker], beside shown: [Marker], levels: [Double], in box: Box)
    -> [Marker]
  {
    let stops = shown.filter { $0.shape == .stop }
    return levels.dropFirst().flatMap { level -> [Marker] in
      /// Where a marker is on the enlarged sheet; it keeps its size, and how far it had to give way.
      func enlarged(_ marker: Marker) -> Marker {
        var marker = marker
        marker.point = marker.point + marker.anchor * (level - 1)
        return marker
      }
      let fixed = stops.map(enlarged)
      var here = made.filter { $0.from == level }.map(enlarged)
      let near = here.indices.filter { index in
        fixed.contains { Self.push(here[index], from: $0, turn: 0) != nil }
      }
      var moved = fixed + near.map { here[$0] }
      let whole = Box(
        minX: box.minX * level, minY: box.minY * level, maxX: box.maxX * level, maxY: box.maxY * level)
      separate(&moved, fixed: fixed.count, within: whole)
      for (index, marker) in zip(near, moved.dropFirst(fixed.count)) { here[index].point = marker.point }
      return here.map { marker in
        var marker = marker
        marker.point = marker.point - marker.anchor * (level - 1)
        return marker
      }
    }
  }

  /// Pins and stops in the order in which they are drawn. What was written gives way to all else and pushes nothing
  /// aside: most of it was written at a pin or a stop.
  private static func apart(_ pins: [Marker], _ stops: [Marker], within box: Box) -> [Marker] {
    let written = pins.filter(\.isEntry)
    var markers = pins.filter { !$0.isEntry } + stops
    let fixed = markers.count
    separate(&markers, within: box)
    guard !written.isEmpty else { return markers }
    markers += written
    separate(&markers, fixed: fixed, within: box)
    return Array(markers[fixed...] + markers[..<fixed])
  }

  /// Units from its place beyond which a marker may be taken for one of another place.
  private static let astray = 24.0
  /// Metres likewise: within a region nobody is misled, and the line to its place is seen.
  private static let misleading = 100_000.0

  /// Whether a marker had to give way so far that it stands in another country.
  private static func isAstray(_ marker: Marker, in view: MapView) -> Bool {
    guard marker.point.distance(to: marker.anchor) > astray else { return false }
    return view.metres(from: marker.anchor, to: marker.point).map { $0 > misleading } ?? true
  }

  /// Markers of which none stands astray: each that would is one with the nearest, in the middle of their places.
  private static func together(
    _ alone: [Marker], in view: MapView, within box: Box, count: (Int) -> String
  ) -> [Marker] {
    var groups = alone.indices.map { [$0] }
    while true {
      let whole = groups.map { members in
        let sum = members.reduce(Point(x: 0, y: 0)) { $0 + alone[$1].anchor }
        let middle = sum * (1 / Double(members.count))
        return marker(
          MarkerClusters.Cluster(members: members, point: middle, from: 1, until: nil), of: alone,
          isLive: false, count: count)
      }
      var placed = whole
      separate(&placed, within: box)
      let given = placed.indices.filter { isAstray(placed[$0], in: view) }
      guard !given.isEmpty, groups.count > 1 else { return placed }
      // By the group that each goes into; of two that go into each other one is kept.
      var target = Array(groups.indices)
      for index in given {
        let others = groups.indices.filter { $0 != index }
        let nearest = others.min {
          whole[$0].anchor.distance(to: whole[index].anchor)
            < whole[$1].anchor.distance(to: whole[index].anchor)
        }
        guard let nearest else { continue }
        let (old, new) = (target[index], target[nearest])
        target = target.map { $0 == old ? new : $0 }
      }
      groups = groups.indices.compactMap { group in
        let members = groups.indices.filter { target[$0] == group }.flatMap { groups[$0] }
        return members.isEmpty ? nil : members.sorted()
      }
    }
  }

  private static func area(_ markers: [Marker]) -> Double {
    markers.reduce(0) { $0 + 4 * ($1.reach.x + 1) * ($1.reach.y + 1) }
  }

  /// One marker a cell of a fine raster, the first one.
  private static func spread(_ markers: [Marker], over cell: Double) -> [Marker] {
    var taken: Set<Point> = []
    return markers.filter { marker in
      let place = Point(x: (marker.anchor.x / cell).rounded(), y: (marker.anchor.y / cell).rounded())
      return taken.insert(place).inserted
    }
  }

  /// Pushes apart what overlaps, a little at a time; the first ones stay where they are. There are never more markers than
  /// the sheet has room for, so looking at each pair is cheap.
  static func separate(_ markers: inout [Marker], fixed: Int = 0, within box: Box) {
    let movable = markers.indices.dropFirst(fixed)
    for index in movable {
      markers[index].point = box.inset(by: markers[index].reach.y).clamping(markers[index].point)
    }
    for _ in 0..<60 {
      var isSettled = true
      for one in movable {
        for other in markers.indices[..<one] {
          guard let push = Self.push(markers[other], from: markers[one], turn: Double(one)) else { continue }
          isSettled = false
          let isFixed = other < fixed
          markers[one].point = markers[one].point - push * (isFixed ? 2 : 1)
          if !isFixed { markers[other].point = markers[other].point + push }
        }
      }
      for index in movable {
        let reach = markers[index].reach
        let room = Box(
          minX: box.minX + reach.x, minY: box.minY + reach.y, maxX: box.maxX - reach.x,
          maxY: box.maxY - reach.y)
        markers[index].point = room.clamping(markers[index].point)
      }
      if isSettled { return }
    }
  }

  /// How far a marker must go from another, which goes as far the other way; nil if they are apart.
  ///
  /// Both are taken as lying capsules, a circle being the shortest. `turn` gives a way to markers that stand
  /// at one place.
  static func push(_ marker: Marker, from other: Marker, turn: Double) -> Point? {
    let way = marker.point - other.point
    let level = marker.reach.x - marker.reach.y + other.reach.x - other.reach.y
    let apart = Point(x: max(0, abs(way.x) - level) * (way.x < 0 ? -1 : 1), y: way.y)
    let needed = marker.reach.y + other.reach.y + 1.5
    let distance = apart.length
    guard distance < needed - 0.05 else { return nil }
    if distance < 0.01 {
      let angle = turn * 2.399963  // the golden angle spreads any number evenly
      return Point(x: cos(angle), y: sin(angle))
    }
    return apart * ((needed - distance) / distance / 2)
  }
}

extension ShortNames {
  /// Those of all that stands on a map.
  fileprivate init(_ content: MapContent) {
    var (names, titles) = (content.stops.map(\.name), [String]())
    for mark in content.marks {
      if case .entry = mark.kind { titles.append(mark.name) } else { names.append(mark.name) }
    }
    self.init(names, titles: titles)
  }
}
