import TripModel

/// A sheet that is as wide as the names of its places need.
extension MapContent {
  /// So many times the extent of all places, to be tried one after the other.
  private static let wider = [1.15, 1.35, 1.6]
  /// Points around them that the sheet then shows.
  private static let sides = 8

  /// Its drawing as `draw` makes it: as close as its places allow, or so much wider that fewer of their names are left out,
  /// cut, or crossed by the way. What shows several places as one stays as it is, since the wider a sheet the less these part.
  package func withNames(_ draw: (MapContent) -> SVGDrawing?) -> SVGDrawing? {
    guard var best = draw(self) else { return nil }
    guard !best.showsSeveral else { return best }
    for extents in Self.wider where best.lostNames > 0 {
      guard let other = draw(wider(by: extents)), !other.showsSeveral, other.lostNames < best.lostNames else {
        continue
      }
      best = other
    }
    return best
  }

  /// Metres around each place, to be tried one after the other where nothing but signs would stand on bare paper.
  private static let aroundBare = [4_000.0, 6_000, 9_000, 12_000]

  /// The same of places that a sheet of their town would show on bare paper: of so much more around them as shows ground, a
  /// shore or heights, as long as their signs still part there and have their names.
  package func withGround(_ draw: (MapContent) -> SVGDrawing?) -> SVGDrawing? {
    guard let bare = withNames(draw) else { return nil }
    guard case .none = surroundings, reach == .town, lines.isEmpty, stops.isEmpty,
      !bare.showsGround && bare.extracts.isEmpty && !bare.showsSeveral
    else { return bare }
    for metres in Self.aroundBare {
      var wide = self
      wide.surroundings = .metres(metres)
      guard let other = draw(wide), other.showsGround else { continue }
      let isParted = !other.showsSeveral && (bare.showsAside || !other.showsAside)
      return isParted && other.lostNames <= bare.lostNames ? other : bare
    }
    return bare
  }

  /// The same with room around its places, and around its lines where it shows the whole of them.
  private func wider(by extents: Double) -> MapContent {
    let ways = linesGoOn ? [] : lines.filter { !$0.leadsBeyond }
    let shown = marks.map(\.coordinate) + stops.map(\.coordinate) + ways.flatMap(\.points)
    guard let circle = NearCircle(around: shown.map { UnitVector($0) }) else { return self }
    let angle = extents * circle.metres / MapView.metresInRadius
    var wider = self
    wider.surroundings = .points(
      (0..<Self.sides).compactMap { side in
        circle.middle.point(angle, towards: Double(side) * 2 * .pi / Double(Self.sides)).coordinate
      })
    return wider
  }
}

extension SVGDrawing {
  /// How many names of its places are not on it as a whole, or hard to read.
  fileprivate var lostNames: Int { unnamedMarks.count + cutMarks.count + struckNames }
}
