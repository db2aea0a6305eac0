import TrackFigures
import TripModel

/// Where walks climbed, as far as their heights are known: there the nearest town may lie far below, and whoever was at
/// a hut above it was not in it.
struct SteepWays {
  private let places: NeighbourIndex<Int>

  /// Metres from the lowest to the highest place of a walk that climbs, and its metres up and down for each of its way: a
  /// river falls as much over a thousand kilometres, and whoever rode along it was in its towns.
  private static let climb = (metres: 200.0, share: 0.04)
  /// Metres from such a walk within which a place is on it.
  private static let reach = 150.0
  /// Metres from a town's middle within which one is in it on a slope, too, however small it is. The gazetteer counts
  /// three kilometres, which on a slope may be an hour and a half's climb; it knows no heights that would tell.
  private static let nearTown = 1_000.0

  init(_ pieces: [TimedTrack.Piece] = []) {
    // A path along a slope is level for hours: what its day climbs tells.
    let walks = Dictionary(grouping: pieces.indices) { Walk(day: pieces[$0].day, piece: $0) }
    var found: [(Coordinate, Int)] = []
    for indices in walks.values {
      let all: [MeasuredStretch] = indices.flatMap { pieces[$0].stretches }
      let stretches = all.filter { $0.heights != nil && ($0.mode == .walk || $0.mode == nil) }
      guard Self.climbs(stretches) else { continue }
      for stretch in stretches {
        for run in stretch.heights?.runs ?? [] {
          for sample in run { found.append((sample.coordinate, found.count)) }
        }
      }
    }
    places = NeighbourIndex(found)
  }

  /// What was walked on one day; without a day each piece by itself.
  private struct Walk: Hashable {
    let day: LocalDate?
    let piece: Int

    init(day: LocalDate?, piece: Int) { (self.day, self.piece) = (day, day == nil ? piece : 0) }
  }

  private static func climbs(_ stretches: [MeasuredStretch]) -> Bool {
    let heights = stretches.compactMap(\.heights)
    guard let low = heights.compactMap(\.lowest?.height).min(),
      let high = heights.compactMap(\.highest?.height).max(), high - low >= climb.metres
    else { return false }
    let sum = stretches.reduce(into: WayFigures()) { $0 += $1.figures }
    return (sum.ascent ?? 0) + (sum.descent ?? 0) >= climb.share * sum.metres
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
