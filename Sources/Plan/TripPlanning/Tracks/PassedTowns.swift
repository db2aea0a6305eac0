import TripModel

/// What a way that tracks alone tell has for stops beside the ends of its days: the ends of tracks that have no times,
/// and the towns it passes: the largest of them, one in each stretch.
struct PassedTowns {
  /// In the order of the way.
  private(set) var fixes: [Router.Fix] = []

  /// Metres from the first point to the farthest of a way whose towns are told; of a shorter one the ends say where it is.
  private static let smallestWay = 20_000.0
  /// Metres between two points that are looked up, and how many are at most: on a way of a thousand kilometres none of its
  /// towns lies between two.
  private static let spacing = 1_000.0
  private static let maxLookups = 1_500.0
  /// How many towns and how many ends without times there is room for.
  private static let maxTowns = 12
  private static let maxEnds = 100
  /// Of the metres by which two towns are apart, those by which one is from an end of the way: an end has a name, however
  /// small the village is, and the great town beside it is what one knows.
  private static let fromEnds = 0.3
  /// Metres from a town's middle within which a name means that town.
  private static let reachOfTown = 20_000.0

  /// Where along the tracks a point is.
  private struct Spot {
    var piece: Int
    var point: Int
  }

  /// A town that the way leads through, where it is nearest to its middle.
  private struct Town {
    var spot: Spot
    var reading: Locality
    var coordinate: Coordinate
  }

  private let pieces: [TimedTrack.Piece]
  private let steep: SteepWays
  private var spots: [Spot] = []

  /// The last second of the year 9999.
  private static let endOfTime = 253_402_300_799

  /// A track that was cut to keep something back tells nothing: the town at the edge of what was cut might be home. Nor
  /// does what has no times of a day of which something was recorded: nobody knows that anybody was there.
  static func find(
    on tracks: [TimedTrack], besides hidden: HiddenTimes, _ steep: SteepWays, names: PlaceLookup
  ) -> PassedTowns {
    let tracks = tracks.filter { !hidden.hasCut($0) }
    let all = tracks.flatMap(\.pieces)
    let recorded = Set(all.lazy.filter { $0.span != nil }.compactMap(\.day))
    let told = all.filter { $0.span != nil || $0.day.map { !recorded.contains($0) } ?? true }
    var found = PassedTowns(pieces: told, steep: steep)
    let points = found.pieces.lazy.flatMap(\.points).map(\.coordinate)
    guard let first = points.first else { return found }
    let extent = points.reduce(0) { max($0, first.distance(to: $1)) }
    for (number, piece) in found.pieces.enumerated()
    where piece.span == nil && found.spots.count < maxEnds && !piece.points.isEmpty {
      found.add(Spot(piece: number, point: 0))
      found.add(Spot(piece: number, point: piece.points.count - 1))
    }
    if extent >= smallestWay {
      let metres = tracks.reduce(0.0) {
        $0 + max($1.plan.recordedMetres, $1.plan.isEstimate ? $1.plan.drawnMetres : 0)
      }
      found.addTowns(every: max(spacing, metres / maxLookups), apart: extent / Double(maxTowns), names)
    }
    found.order()
    return found
  }

  /// The largest first, so that a way is told by names that one knows; of equal ones those that it passes first.
  private mutating func addTowns(every step: Double, apart: Double, _ names: PlaceLookup) {
    let passed = towns(every: step, names)
    let known = names.towns(meantBy: passed.compactMap(\.reading.town))
    let people = passed.map { town in
      known[town.reading.town ?? "", default: []].first {
        $0.country == town.reading.country && $0.coordinate.distance(to: town.coordinate) <= Self.reachOfTown
      }?.population ?? 0
    }
    var count = 0
    for index in passed.indices.sorted(by: { (people[$1], $0) < (people[$0], $1) })
    where count < Self.maxTowns
      && fixes.allSatisfy({
        $0.coordinate.distance(to: passed[index].coordinate) >= ($0.isPassed ? 1 : Self.fromEnds) * apart
      })
    {
      add(passed[index].spot, isPassed: true)
      count += 1
    }
  }

  /// Metres from a town's middle within which a way passes it: three quarters of an hour on foot or ten minutes by
  /// bicycle, as one says it of a place at which one could have stopped; through a great town as far as half its ground
  /// reaches, up to the most. Its edge, seen from a motorway, is no town that one passed.
  private static let passing = (near: 3_000.0, share: 0.5, most: 5_000.0)

  private static func isPassed(_ place: Locality) -> Bool {
    let reach = min(passing.most, max(passing.near, place.townReach * passing.share))
    return place.isInTown && place.metres <= reach
  }

  /// The towns that the way leads through, in its order, each once.
  private func towns(every step: Double, _ names: PlaceLookup) -> [Town] {
    var found: [Town] = []
    var known: [String: Int] = [:]
    for (number, piece) in pieces.enumerated() {
      var last: Coordinate?
      for (index, point) in piece.points.enumerated() {
        if let last, last.distance(to: point.coordinate) < step { continue }
        last = point.coordinate
        guard let here = names.locality(at: point.coordinate), Self.isPassed(here), let name = here.town
        else { continue }
        // A path high above a valley passes none of its towns.
        let place = steep.told(here, at: point.coordinate)
        guard place.isInTown else { continue }
        let town = Town(
          spot: Spot(piece: number, point: index), reading: place, coordinate: point.coordinate)
        if let before = known[name] {
          if place.metres < found[before].reading.metres { found[before] = town }
        } else {
          known[name] = found.count
          found.append(town)
        }
      }
    }
    return found
  }

  /// What has no time stands where its day begins, in the order of its points, and behind everything without one.
  private mutating func add(_ spot: Spot, isPassed: Bool = false) {
    let piece = pieces[spot.piece]
    let point = piece.points[spot.point]
    let day = piece.day.map { Instant(seconds: $0.dayNumber * 86_400) }
    spots.append(spot)
    fixes.append(
      Router.Fix(
        instant: point.instant ?? piece.span?.lowerBound ?? day ?? Instant(seconds: Self.endOfTime),
        day: piece.day,
        coordinate: point.coordinate, isPassed: isPassed, isPlanned: piece.isPlanned))
  }

  private mutating func order() {
    let order = spots.indices.sorted {
      (spots[$0].piece, spots[$0].point, $0) < (spots[$1].piece, spots[$1].point, $1)
    }
    (fixes, spots) = (order.map { fixes[$0] }, order.map { spots[$0] })
  }
}
