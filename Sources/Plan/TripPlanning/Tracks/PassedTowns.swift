import TripModel

/// What a way that tracks alone tell has for stops beside the ends of its days: the ends of tracks that have no times,
/// and the towns it passes.
struct PassedTowns {
  private(set) var fixes: [Router.Fix] = []

  /// Metres from the first point to the farthest of a way whose towns are told; of a shorter one the ends say where it is.
  private static let smallestWay = 20_000.0
  /// Metres between two points that are looked up, and how many are at most.
  private static let spacing = 2_000.0
  private static let maxLookups = 300.0
  /// How many towns and how many ends without times there is room for.
  private static let maxTowns = 12
  private static let maxEnds = 100

  private var towns = 0

  /// The last second of the year 9999.
  private static let endOfTime = 253_402_300_799

  /// A track that was cut to keep something back tells nothing: the town at the edge of what was cut might be home.
  static func find(on tracks: [TimedTrack], besides hidden: HiddenTimes, names: PlaceLookup) -> PassedTowns {
    var found = PassedTowns()
    let tracks = tracks.filter { !$0.plan.isCut && !$0.ends.contains(where: hidden.isCut) }
    let points = tracks.lazy.flatMap(\.pieces).flatMap(\.points).map(\.coordinate)
    guard let first = points.first else { return found }
    let extent = points.reduce(0) { max($0, first.distance(to: $1)) }
    let metres = tracks.reduce(0) { $0 + $1.plan.recordedMetres }
    let step = max(spacing, metres / maxLookups)
    var seen: Set<String> = []
    for track in tracks {
      for piece in track.pieces {
        if piece.span == nil, found.fixes.count < maxEnds { found.addEnds(of: piece) }
        if extent >= smallestWay {
          found.addTowns(of: piece, every: step, apart: extent / Double(maxTowns), names, &seen)
        }
      }
    }
    return found
  }

  private mutating func addEnds(of piece: TimedTrack.Piece) {
    for point in [piece.points.first, piece.points.last].compactMap(\.self) { add(point, of: piece) }
  }

  private mutating func addTowns(
    of piece: TimedTrack.Piece, every step: Double, apart: Double, _ names: PlaceLookup,
    _ seen: inout Set<String>
  ) {
    var last: Coordinate?
    for point in piece.points {
      if let last, last.distance(to: point.coordinate) < step { continue }
      last = point.coordinate
      guard fixes.allSatisfy({ $0.coordinate.distance(to: point.coordinate) >= apart }),
        towns < Self.maxTowns, let place = names.locality(at: point.coordinate), place.isInTown,
        let town = place.town,
        seen.insert(town).inserted
      else { continue }
      add(point, of: piece, isPassed: true)
      towns += 1
    }
  }

  /// What has no time stands where its day begins, in the order of its points, and behind everything without one.
  private mutating func add(_ point: TrackPoint, of piece: TimedTrack.Piece, isPassed: Bool = false) {
    let day = piece.day.map { Instant(seconds: $0.dayNumber * 86_400) }
    fixes.append(
      Router.Fix(
        instant: point.instant ?? piece.span?.lowerBound ?? day ?? Instant(seconds: Self.endOfTime),
        day: piece.day,
        coordinate: point.coordinate, isPassed: isPassed))
  }
}
