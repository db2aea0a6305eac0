import TrackFigures
import TripModel

/// Where walks climbed, as far as their heights are known: there the nearest town may lie far below, and whoever was at
/// a hut above it was not in it.
struct SteepWays {
  private let places: NeighbourIndex<Int>

  /// Metres from the lowest to the highest place of a walk that climbs.
  private static let climb = 200.0
  /// Metres from such a walk within which a place is on it.
  private static let reach = 150.0
  /// Metres from a town's middle within which one is in it on a slope, too, however small it is. The gazetteer counts
  /// three kilometres, which on a slope may be an hour and a half's climb; it knows no heights that would tell.
  private static let nearTown = 1_000.0

  init(_ pieces: [TimedTrack.Piece] = []) {
    var found: [(Coordinate, Int)] = []
    for stretch in pieces.lazy.flatMap(\.stretches) where stretch.mode == .walk || stretch.mode == nil {
      guard let heights = stretch.heights, let low = heights.lowest, let high = heights.highest,
        high.height - low.height >= Self.climb
      else { continue }
      for sample in heights.runs.joined() { found.append((sample.coordinate, found.count)) }
    }
    places = NeighbourIndex(found)
  }

  /// What a place is called: on such a walk it is in a town only on the ground of that, and else so far from it.
  func told(_ place: Locality, at coordinate: Coordinate) -> Locality {
    guard place.isInTown, place.quarter == nil, place.metres > max(Self.nearTown, place.townReach),
      !places.within(Self.reach, of: coordinate).isEmpty
    else { return place }
    var place = place
    place.isInTown = false
    return place
  }
}
