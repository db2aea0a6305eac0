import Basemap

/// The ground under a map.
struct Ground {
  let paths: GroundPaths
  let relief: ReliefPaths

  /// What it is drawn from, which is told below the map.
  let sources: Set<GroundSource>

  /// The ground under a map, of at most so many bytes; nil where it shows too little of the Earth for one, or only land or
  /// only water, of which a map of a town's size learns nothing.
  init?(
    _ atlas: Atlas?, in view: MapView, largestSize: Int, hasSmallHeights: Bool = true, hasRelief: Bool = true
  ) {
    guard largestSize > 0, let atlas, let scale = GroundScale(view), let shores = atlas.level(scale.fineness),
      let level = scale.fineness == .shore ? atlas.level(.region) : shores
    else { return nil }
    let shapes = GroundShapes(shores, level, scale: scale, in: view)
    paths = GroundPaths(shapes, largestSize: largestSize)
    var relief = ReliefPaths(shapes, largestSize: hasRelief ? largestSize * 3 / 4 : 0)
    if !scale.showsMore, !hasSmallHeights || !relief.isDivided(in: view.inner) { relief.forgetHeights() }
    self.relief = relief
    let isHilly = !relief.heights.isEmpty
    guard scale.showsMore || paths.hasShore || isHilly else { return nil }
    let isFine = scale.fineness == .shore
    sources = Set(
      (isFine && paths.hasShore ? [.shores] : [])
        + (isFine && !scale.showsMore && !isHilly ? [] : [.naturalEarth]))
  }
}

/// Whose data a ground is drawn from.
package enum GroundSource: Hashable, Sendable {
  /// Natural Earth.
  case naturalEarth
  /// GSHHG.
  case shores
}
