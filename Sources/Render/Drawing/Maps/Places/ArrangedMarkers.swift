/// Where pins and stops stand on a sheet, and which of them stand as one.
struct ArrangedMarkers {
  /// Each has its place in the drawing order.
  private(set) var shown: [Marker] = []
  /// What a script shows where it enlarges the sheet.
  private(set) var hidden: [Marker] = []

  /// The share of the sheet that numbered markers may cover.
  private static let maxCovered = 0.3
  /// More pins than these are a crowd: those of them that would lie over each other stand as one.
  private static let mostAlone = 40

  /// `count` says how many there are of what stands as one.
  init(
    _ stops: [Marker], _ pins: [Marker], of content: MapContent, in view: MapView, count: (Int) -> String
  ) {
    let (isLive, box) = (content.isLive, view.inner.inset(by: 3))
    let levels = isLive ? MarkerClusters.levels : [1]
    if let beaded = BeadedStops(stops, levels: levels, within: box) {
      let joined = JoinedEntries(pins, stops, levels: levels, isLive: isLive, areStopsCrowded: true)
      let crowd = Crowd(joined.pins, levels: levels, isLive: isLive)
      let folded = FoldedClusters(
        crowd.clusters, of: joined.pins, at: beaded.signs, levels: crowd.levels, within: box, isLive: isLive,
        count: count)
      (shown, hidden) = (folded.shown, folded.hidden + joined.hidden)
      bePrecise(crowd.isDeep)
      return
    }
    let merged = isLive ? nil : MergedStops(stops, in: view, within: box, count: count)
    let route =
      merged?.placed ?? StopLevels(stops, levels: levels, in: view, within: box, count: count).signs
    let room = view.inner.width * view.inner.height * Self.maxCovered
    let areMerged = route.contains { $0.members.count > 1 }
    // Where stops part only as the sheet grows its pins do likewise.
    let canStandAlone = !(isLive && areMerged) && pins.count <= Self.mostAlone
    if canStandAlone, Self.area(pins) + Self.area(route) <= room,
      arrange(merged?.stops ?? stops, pins, of: content, levels: levels, in: view, count: count)
    {
      return
    }
    let crowd = Crowd(pins, levels: levels, isLive: isLive)
    if areMerged || Self.area(stops) > room {
      let folded = FoldedClusters(
        crowd.clusters, of: pins, at: route, levels: crowd.levels, within: box, isLive: isLive, count: count)
      (shown, hidden) = (folded.shown, folded.hidden)
    } else {
      let made = crowd.clusters.map { Marker.standing(for: $0, of: pins, isLive: isLive, count: count) }
      shown = made.filter { $0.from == 1 } + stops
      shown.separate(within: box)
      hidden = made.coming(at: crowd.levels, beside: shown, within: box)
    }
    bePrecise(crowd.isDeep)
  }

  private mutating func bePrecise(_ isDeep: Bool) {
    for index in shown.indices { shown[index].isPrecise = isDeep }
    for index in hidden.indices { hidden[index].isPrecise = isDeep }
  }

  /// So few that each may stand by itself; false where they mislead then, and a crowd is better.
  private mutating func arrange(
    _ route: [Marker], _ pins: [Marker], of content: MapContent, levels: [Double], in view: MapView,
    count: (Int) -> String
  ) -> Bool {
    let box = view.inner.inset(by: 3)
    let strays = StrayMarkers(view: view, box: box)
    let joined = JoinedEntries(pins, route, levels: levels, isLive: content.isLive)
    let apart = Self.apart(joined.pins, route, within: box)
    let isMisleading = apart.contains(where: strays.isAstray)
    let byTown = content.foldsByTown && !content.isLive
    // Each stop of a sheet that a script enlarges can be opened; pins part as it grows.
    guard !isMisleading || !content.isLive || pins.count < 2 else { return false }
    shown =
      isMisleading && !content.isLive && !byTown ? strays.joined(joined.pins + route, count: count) : apart
    hidden = joined.hidden
    guard !isMisleading || byTown,
      apart.contains(where: { FoldedPins.isAstray($0, in: view, byTown: byTown) })
    else { return true }
    let folded = FoldedPins(
      joined.pins, route, in: view, within: box, isLive: content.isLive, byTown: byTown, count: count)
    shown = folded.shown
    hidden += folded.hidden
    return true
  }

  /// Pins and stops in the order in which they are drawn. What was written gives way to all else and pushes nothing
  /// aside: most of it was written at a pin or a stop.
  private static func apart(_ pins: [Marker], _ stops: [Marker], within box: Box) -> [Marker] {
    let written = pins.filter(\.isEntry)
    var markers = pins.filter { !$0.isEntry } + stops
    let fixed = markers.count
    markers.separate(within: box)
    guard !written.isEmpty else { return markers }
    markers += written
    markers.separate(fixed: fixed, within: box)
    return Array(markers[fixed...] + markers[..<fixed])
  }

  private static func area(_ markers: [Marker]) -> Double {
    markers.reduce(0) { $0 + 4 * ($1.reach.x + 1) * ($1.reach.y + 1) }
  }
}

/// Pins of which those stand as one that would lie over each other, at each enlargement.
private struct Crowd {
  let clusters: [MarkerClusters.Cluster]
  let levels: [Double]
  /// Whether places within a town part only where a tenth of a unit is seen.
  let isDeep: Bool

  init(_ pins: [Marker], levels: [Double], isLive: Bool) {
    let (places, reach) = (pins.map(\.anchor), pins.map(\.reach.y))
    let usual = MarkerClusters(places, reach: reach, levels: levels)
    isDeep = isLive && usual.wouldPart(places, reach: reach)
    self.levels = isDeep ? levels + MarkerClusters.deepLevels : levels
    clusters = isDeep ? MarkerClusters(places, reach: reach, levels: self.levels).clusters : usual.clusters
  }
}
