import TripModel

/// Where pictures were taken that do not say so: where a recorded track was at their time, else between pictures that
/// say where they were taken.
struct EstimatedPositions {
  private let tracks: TimedFixes
  private let photos: TimedFixes
  private let clocks: LocalClocks

  /// `isAsked` says whether something else than a picture asks for the way.
  init(tracks: [TimedTrack], photos: [PhotoPlan], clocks: LocalClocks, isAsked: Bool = false) {
    self.clocks = clocks
    // Where no picture asks for the way, a copy of all its points is memory for nothing.
    let isAsked = isAsked || photos.contains { $0.position == nil }
    var points: [TimedFixes.Fix] = []
    for track in isAsked ? tracks : [] {
      for point in track.pieces.lazy.flatMap(\.points) {
        guard let instant = point.instant else { continue }
        points.append(
          TimedFixes.Fix(seconds: instant.seconds, coordinate: point.coordinate, file: track.plan.file))
      }
    }
    self.tracks = TimedFixes(points, trust: .track)
    let placed = photos.compactMap { photo -> TimedFixes.Fix? in
      guard let place = photo.position?.value, let seconds = Self.seconds(of: photo, clocks) else {
        return nil
      }
      return TimedFixes.Fix(seconds: seconds, coordinate: place, file: photo.photo.file)
    }
    self.photos = TimedFixes(placed, trust: .photos)
  }

  /// Nil where it would be no more than a guess.
  func position(of photo: PhotoPlan) -> Reasoned<Coordinate>? {
    Self.seconds(of: photo, clocks).flatMap { position(at: $0) }
  }

  /// Where one was at a time of the clocks there.
  func position(at moment: Moment?) -> Reasoned<Coordinate>? {
    moment.flatMap { Self.seconds(of: $0, clocks) }.flatMap { position(at: $0) }
  }

  /// Whether pictures shortly before and after that time are at one spot, so that one surely was there.
  func isResting(at moment: Moment?) -> Bool {
    guard let seconds = moment.flatMap({ Self.seconds(of: $0, clocks) }),
      let (_, fixes) = photos.place(at: seconds), let before = fixes.first, let after = fixes.last
    else { return false }
    return before.file != after.file && after.seconds - before.seconds <= Self.shortRest
      && before.coordinate.distance(to: after.coordinate) <= TimedFixes.spot
  }

  /// Seconds between two pictures at one spot within which nobody went for a meal elsewhere.
  private static let shortRest = 3600

  private func position(at seconds: Int) -> Reasoned<Coordinate>? {
    if let (place, fixes) = tracks.place(at: seconds) {
      return Reasoned(place, because: .track(file: fixes.first?.file ?? ""))
    }
    guard let (place, fixes) = photos.place(at: seconds), let first = fixes.first else { return nil }
    guard let last = fixes.last, last.file != first.file else {
      return Reasoned(place, because: .nearestInTime(file: first.file))
    }
    return Reasoned(place, because: .between(first.file, last.file))
  }

  /// Nil where nothing tells how far the picture's clock is from others: an hour is a long way.
  private static func seconds(of photo: PhotoPlan, _ clocks: LocalClocks) -> Int? {
    photo.taken.flatMap { seconds(of: $0.value, clocks) }
  }

  private static func seconds(of taken: Moment, _ clocks: LocalClocks) -> Int? {
    if let instant = taken.instant { return instant.seconds }
    return clocks.toldOffset(atLocal: taken.local).map { taken.instant(assuming: $0.value).seconds }
  }
}

/// Places with the time at which one was there, to be asked about the times between them.
struct TimedFixes {
  struct Fix {
    var seconds: Int
    var coordinate: Coordinate
    var file: String
  }

  /// How far what is known at some times is believed at others.
  struct Trust {
    /// Seconds between two fixes within which the way from one to the other was a straight one.
    var longestGap: Int
    /// Metres that such a way may have.
    var longestWay: Double
    /// Seconds between two fixes at one spot within which one never left it.
    var longestRest: Int
    /// Seconds before the first fix and behind the last, or on either side of a gap, in which one was still there.
    var edge: Int

    /// A recorder that says nothing for ten minutes was switched off, or stood still.
    static let track = Trust(longestGap: 600, longestWay: 20_000, longestRest: 6 * 3600, edge: 120)
    /// Between two pictures of half an hour one walks; who went further went another way than straight on.
    static let photos = Trust(longestGap: 1800, longestWay: 3_000, longestRest: 3 * 3600, edge: 300)
  }

  /// Metres within which two fixes are at one spot.
  fileprivate static let spot = 250.0

  private let fixes: [Fix]
  private let trust: Trust

  init(_ fixes: [Fix], trust: Trust) {
    self.trust = trust
    // Most recordings are in order, and a million points are not to be held twice to find that out.
    if zip(fixes, fixes.dropFirst()).allSatisfy({ $0.seconds <= $1.seconds }) {
      self.fixes = fixes
    } else {
      self.fixes = fixes.enumerated()
        .sorted { ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset) }.map(\.element)
    }
  }

  /// Where one was at a time, and by which fixes: the one before and the one after, or the nearest alone.
  func place(at seconds: Int) -> (Coordinate, [Fix])? {
    let next = fixes.firstIndex(sortedBy: \.seconds, notBelow: seconds)
    let around = fixes[max(0, next - 1)..<min(fixes.count, next + 1)]
    if let before = around.first, let after = around.last, around.count == 2, joins(before, after) {
      let share = Double(seconds - before.seconds) / Double(max(1, after.seconds - before.seconds))
      return before.coordinate.point(share, onTheWayTo: after.coordinate).map { ($0, [before, after]) }
    }
    let nearest = around.min { abs($0.seconds - seconds) < abs($1.seconds - seconds) }
    guard let nearest, abs(nearest.seconds - seconds) <= trust.edge else { return nil }
    return (nearest.coordinate, [nearest])
  }

  private func joins(_ before: Fix, _ after: Fix) -> Bool {
    let gap = after.seconds - before.seconds
    let metres = before.coordinate.distance(to: after.coordinate)
    return gap <= trust.longestGap && metres <= trust.longestWay
      || gap <= trust.longestRest && metres <= Self.spot
  }
}

extension Coordinate {
  /// The point at a share of the way, straight on a chart: the ways here are too short for the difference to count.
  func point(_ share: Double, onTheWayTo other: Coordinate) -> Coordinate? {
    var east = other.longitude - longitude
    if east > 180 { east -= 360 } else if east < -180 { east += 360 }
    var here = longitude + east * share
    if here > 180 { here -= 360 } else if here < -180 { here += 360 }
    return Coordinate(latitude: latitude + (other.latitude - latitude) * share, longitude: here)
  }
}

extension Reason {
  /// Whether a position for this reason was only worked out: it is marked so, and no way leads through it.
  package var isEstimate: Bool {
    switch self {
    case .track, .between, .nearestInTime, .town: true
    default: false
    }
  }

  /// Whether a position for this reason is that of a whole country or region.
  package var isRegion: Bool {
    if case .inRegion = self { true } else { false }
  }

  /// Whether a position for this reason is that of a whole town.
  package var isTown: Bool {
    if case .town = self { true } else { false }
  }
  /// Whether no more than the town, the country or the region is known.
  package var isVague: Bool { isTown || isRegion }
}
