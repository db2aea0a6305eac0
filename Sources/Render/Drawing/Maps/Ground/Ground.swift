import Basemap

/// The ground under a map.
struct Ground {
  private(set) var paths: GroundPaths
  let relief: ReliefPaths

  /// What it is drawn from, which is told below the map.
  let sources: Set<GroundSource>
  /// Whether it is one colour all over: that of the height at the middle of a map of a town's size without a shore, or of water.
  let isFlat: Bool
  /// Whether all its land has the colour of one height, which shows no form.
  let isEven: Bool

  /// The ground under a map, of at most so many bytes; nil where it shows so little of the Earth that a shore on it would be
  /// another than the true one. Small islands under `places` are finer than the rest; so are on a sheet that a script
  /// enlarges all shores around what it is enlarged for.
  init?(
    _ atlas: Atlas?, in view: MapView, places: [UnitVector] = [], enlargedAround: [UnitVector] = [],
    largestSize: Int, hasRelief: Bool = true
  ) {
    let scale = GroundScale(view)
    guard largestSize > 0, let atlas, let shores = atlas.level(scale.fineness),
      let level = scale.fineness == .shore ? atlas.level(.region) : shores
    else { return nil }
    let isEnlarged = !enlargedAround.isEmpty && !view.projection.isWorld && view.metresAcross <= Self.widest
    let finest = isEnlarged ? atlas.level(scale.finest) : nil
    let islands = finest == nil ? PlaceIslands(under: places, on: atlas, scale: scale, in: view).shapes : []
    let shapes = GroundShapes(shores, level, finest: finest, islands: islands, scale: scale, in: view)
    paths = GroundPaths(
      shapes, largestSize: largestSize,
      enlargedAround: finest == nil ? [] : enlargedAround.compactMap(view.place))
    isFlat = !scale.showsMore && !paths.hasShore
    isEven = !scale.showsMore
    let isWater = isFlat && !paths.isLand(at: view.inner.centre)
    relief = ReliefPaths(shapes, largestSize: hasRelief && !isWater ? largestSize * 3 / 4 : 0)
    // No sheet is so small that all of it is a basin of a harbour; land for which there was no room is no water.
    guard scale.showsMore || (isFlat ? !isWater || shapes.land.isEmpty : scale.showsShores) else {
      return nil
    }
    let isHilly = !relief.heights.isEmpty
    let isFine = scale.fineness == .shore || finest != nil && scale.finest == .shore
    sources = Set(
      (isFine && paths.hasShore ? [.shores] : [])
        + (isFine && !scale.showsMore && !isHilly ? [] : [.naturalEarth]))
  }

  /// The same without ice far off a way with these points: white blocks that one would ask about.
  func withIce(along way: [Point], on view: MapView) -> Ground {
    guard !view.projection.isWorld, !way.isEmpty else { return self }
    var ground = self
    let units = view.inner.width / view.metresAcross
    ground.paths.dropIce(
      fartherThan: Self.reachOfIce * units, from: way, unlessAcross: Self.shareOfIce * view.inner.width)
    return ground
  }

  /// Metres from a way within which one sees ice from it.
  private static let reachOfIce = 50_000.0
  /// The share of a sheet that ice has which is the land itself, as in Greenland.
  private static let shareOfIce = 0.25

  /// Metres across: on a map of more nobody comes as near as a harbour, and it has too many shores.
  static let widest = 1_500_000.0
}

/// Whose data a ground is drawn from.
package enum GroundSource: Hashable, Sendable {
  /// Natural Earth.
  case naturalEarth
  /// GSHHG.
  case shores
}
