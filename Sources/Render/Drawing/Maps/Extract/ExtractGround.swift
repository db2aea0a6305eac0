import TripModel

/// The extracts under a map, laid on its sheet: what of them is drawn, kind by kind.
struct ExtractGround {
  /// Which extracts those are.
  let chosen: [Int]
  /// What each covers, unless the atlas's ground is there too.
  private(set) var windows: [Box] = []
  /// Rings of the sea, by the rule of even and odd.
  private(set) var sea: [[Point]] = []
  /// Rings of areas and lines, simplified until they fit.
  private(set) var shapes: [MapFeatureKind: [[Point]]] = [:]
  let scale: ExtractScale

  /// As few bytes of path data as that, for all shapes together.
  ///
  /// Nil for a sheet that none of them covers: one counts that covers half of the places, or a third of the sheet.
  init?(_ extracts: [MapExtract], in view: MapView, places: [Point], isOverGround: Bool, largestSize: Int) {
    guard !extracts.isEmpty, largestSize > 0, !view.projection.isWorld else { return nil }
    let placing = ExtractPlacing(view)
    var chosen: [Int] = []
    for (index, extract) in extracts.enumerated() {
      guard let window = placing.window(of: extract), Self.suits(window, view, places) else { continue }
      chosen.append(index)
      if !isOverGround { windows.append(window) }
    }
    guard !chosen.isEmpty else { return nil }
    self.chosen = chosen
    let full = ExtractScale(metresInUnit: MapView.metresInRadius / view.scale)
    var placed: [MapFeatureKind: [[Point]]] = [:]
    for index in chosen {
      let extract = extracts[index]
      for feature in extract.features where full.shows(feature.kind) && placing.shows(feature) {
        placed[feature.kind, default: []] += Self.parts(of: feature, extract, placing)
      }
      if !isOverGround, full.shows(.coast), let window = placing.window(of: extract) {
        let coast = CoastFilling(extract, placing, window: window)
        sea += coast.sea
        placed[.coast, default: []] += coast.lines
      }
    }
    scale = full
    fit(placed, largestSize)
  }

  private static func suits(_ window: Box, _ view: MapView, _ places: [Point]) -> Bool {
    let held = places.count { window.contains($0) }
    let share = window.width * window.height / (view.inner.width * view.inner.height)
    return share >= 1.0 / 3 || (2 * held >= places.count && held > 0 && share > 0.02)
  }

  private static func parts(
    of feature: MapExtract.Feature, _ extract: MapExtract, _ placing: ExtractPlacing
  ) -> [[Point]] {
    switch feature.kind.shape {
    case .area:
      feature.parts.map { placing.clip.clipping(ring: placing.place($0, of: extract)) }.filter {
        $0.count > 2
      }
    // A coast is drawn with the sea that it bounds.
    case .line where feature.kind != .coast:
      feature.parts.flatMap { placing.clip.clipping(placing.place($0, of: extract)) }
    default: []
    }
  }

  /// Simplifies what was placed, and where it is still too much takes less, as on a sheet of a smaller scale.
  private mutating func fit(_ placed: [MapFeatureKind: [[Point]]], _ largestSize: Int) {
    var (tolerance, smallest, factor) = (0.3, 1.4, 1.0)
    let coast = sea
    for _ in 0..<24 {
      let simplifier = GroundSimplifier(tolerance: tolerance, smallest: smallest)
      let scale = scale.farther(by: factor)
      shapes = [:]
      for (kind, parts) in placed where scale.shows(kind) {
        let simple = kind.shape == .area ? simplifier.rings(parts) : Self.lines(parts, simplifier)
        if !simple.isEmpty { shapes[kind] = simple }
      }
      sea = simplifier.rings(coast)
      let size = shapes.values.reduce(GroundSimplifier.size(of: sea)) { $0 + GroundSimplifier.size(of: $1) }
      guard size > largestSize else { return }
      // A road less says less than a corner less, and much less than a house less.
      smallest *= 1.35
      tolerance *= 1.12
      factor *= 1.18
    }
  }

  /// Joined where one ends as another begins, and simplified; crumbs stay, since they close gaps.
  private static func lines(_ lines: [[Point]], _ simplifier: GroundSimplifier) -> [[Point]] {
    let line = LineSimplifier(tolerance: simplifier.tolerance, nearest: simplifier.tolerance)
    return LineJoining.joined(lines).filter { GroundSimplifier.extent($0) >= simplifier.smallest }
      .map(line.simplified)
  }
}
