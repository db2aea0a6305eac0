package import Basemap
import TripModel

/// Finds how much of the Earth a sheet shows: all that is to be shown, and around it what its surroundings ask for.
struct SheetSearch {
  /// A view and the ground there.
  struct Stand {
    let view: MapView
    let ground: Ground?

    /// Whether it shows too much to be of a few places at sea, and no land.
    var isOpenWater: Bool { ground.map { !$0.isFlat && $0.paths.isOpenWater(in: view.inner) } ?? false }
  }

  let shown: [UnitVector]
  /// Those of them that have a name.
  let places: [UnitVector]
  let frame: MapFrame
  let atlas: Atlas?
  /// Where one has stopped there is land, also on an atoll that no outline has.
  var hasStops = false
  /// Whether a way was recorded on it, and whether a map of the traveller's own lies under it.
  var hasWay = false
  var hasStreets = false
  /// Whether a script enlarges the sheet.
  var isEnlarged = false

  private static let sides = 8
  /// Metres to all sides, tried until one knows where it is.
  private static let regions = [32_000.0, 75_000, 180_000]
  /// The same far out at sea, until one sees a coast; on no sheet of more is a day's way more than a dot.
  private static let oceans = [400_000.0, 900_000, 1_500_000, 2_000_000]

  /// The view that shows all that is to be shown, and the ground there; nil where nothing is.
  func stand(_ surroundings: MapSurroundings) -> Stand? {
    switch surroundings {
    case .none:
      guard let bare = stand(with: []) else { return nil }
      if !hasStops && bare.isOpenWater { return coast?.stand ?? bare }
      return hasWay ? bare : byTheShore(bare)
    case .region: return region?.stand
    case .metres(let metres): return stand(with: circles(metres))
    case .points(let points):
      let around = points.map(UnitVector.init)
      return byTheShore(stand(with: around), besides: around)
    // The meridian through the Bering Strait, which is left out, divides no land but ice: there the map is cut.
    case .world:
      let equator = stride(from: -162.0, through: 184, by: 2).map { UnitVector(longitude: $0, latitude: 0) }
      return stand(with: equator + [UnitVector(x: 0, y: 0, z: 1), UnitVector(x: 0, y: 0, z: -1)])
    }
  }

  /// As much around the places as tells where they are, with the metres to all sides: rather less with a town on it than so
  /// much that the only town lies under the sign of the place.
  var region: (metres: Double, stand: Stand)? {
    var found: (metres: Double, stand: Stand)?
    var byTown: (metres: Double, stand: Stand)?
    let isNaming = frame.isLettered && frame.namesPassed
    let towns = isNaming ? atlas?.names.map { TownsOnSheet(names: $0, places: places) } : nil
    for metres in Self.regions {
      guard let stand = stand(with: circles(metres)) else { return nil }
      let hasTown = towns?.isAny(on: stand.view) ?? true
      if stand.ground?.paths.saysWhere ?? false {
        return hasTown ? (metres, stand) : byTown ?? (metres, stand)
      }
      if hasTown, byTown == nil, !stand.isOpenWater { byTown = (metres, stand) }
      // In the middle of a desert the nearest of it tells as much as more of the same.
      if found == nil || stand.isOpenWater { found = (metres, stand) }
    }
    return found?.stand.isOpenWater ?? false ? coast : found
  }

  /// As much as it takes to see land, with the metres to all sides; where there is none in reach all that is tried.
  private var coast: (metres: Double, stand: Stand)? {
    var found: (metres: Double, stand: Stand)?
    for metres in Self.oceans {
      guard let stand = stand(with: circles(metres)) else { return found }
      found = (metres, stand)
      if !stand.isOpenWater { return found }
    }
    return found
  }

  func stand(with others: [UnitVector]) -> Stand? {
    guard let view = MapView(fitting: shown + others, places: places, in: frame) else { return nil }
    let ground = Ground(
      atlas, in: view, places: places, enlargedAround: isEnlarged ? shown : [],
      largestSize: frame.largestGround, hasRelief: frame.hasRelief)
    return Stand(view: view, ground: ground)
  }

  /// Points so many metres from each place; without any from the middle of all.
  func circles(_ metres: Double) -> [UnitVector] {
    let centres = places.isEmpty ? [UnitVector.middle(of: shown)].compactMap(\.self) : places
    return centres.flatMap { centre in
      (0..<Self.sides).map {
        centre.point(metres / Coordinate.meanEarthRadius, towards: Double($0) * 2 * .pi / Double(Self.sides))
      }
    }
  }
}

extension MapContent {
  /// The same with as much land around it as a sheet of this frame takes to say where it is: two sheets of different
  /// shapes then show the same.
  package func settled(in frame: MapFrame, on atlas: Atlas?) -> MapContent {
    guard case .region = surroundings else { return self }
    let places = (stops.map(\.coordinate) + marks.map(\.coordinate)).map(UnitVector.init)
    let shown = lines.flatMap { SpherePath($0).vectors } + places
    let search = SheetSearch(shown: shown, places: places, frame: frame, atlas: atlas)
    guard let metres = search.region?.metres else { return self }
    var settled = self
    settled.surroundings = .metres(metres)
    return settled
  }
}
