import TripModel

/// Where days turned round that led out and back, all the way or most of it: nothing else tells why such a day is so long
/// on its map.
struct FarPoints {
  /// By the day; what a pin calls such a place is not among it.
  private(set) var places: [LocalDate: Found] = [:]
  /// The same in towns, as stops of days of which nothing else is known but where they began.
  private(set) var fixes: [Router.Fix] = []

  /// Where a day was farthest from its start, and what it is called.
  struct Found {
    var coordinate: Coordinate
    var told: FarPlace
    /// Whether another way led back.
    var isRound: Bool
  }

  /// Metres from where a day began beyond which it led out: no walk around the block.
  private static let leastFar = 3_000.0
  /// Metres from there within which it came back, and the share of the way out that is as near.
  private static let reachOfStart = (metres: 1_000.0, share: 0.1)
  /// Of the way out, how far the rest of what is known of the day may be: what lies farther out tells the day itself.
  private static let reachOfKnown = 0.5
  /// The same of a town that it passed, beside which the place where it turned is no stop of its own.
  private static let reachOfPassed = 0.25
  /// Metres within which everything else happened where the day began.
  private static let atStart = 1_500.0
  /// Metres from a town's middle within which one was there, as one says of a small one, and up to which one is told by how
  /// far from it one was.
  private static let ofTown = (at: 2_000.0, around: 30_000.0)

  /// A day of which a part was cut away, or on whose way one was near a private place, tells nothing: where one turned round
  /// might be what was withheld.
  static func find(
    on tracks: [TimedTrack], besides hidden: HiddenTimes, _ steep: SteepWays, known: [Router.Fix],
    names lookup: PlaceLookup
  ) -> FarPoints {
    let withheld = Set(tracks.lazy.filter { hidden.hasCut($0) }.flatMap(\.plan.days))
    var pieces: [LocalDate: [TimedTrack.Piece]] = [:]
    for piece in tracks.lazy.flatMap(\.pieces) where piece.span != nil && !piece.isPlanned {
      if let day = piece.day, !withheld.contains(day) { pieces[day, default: []].append(piece) }
    }
    let known = Dictionary(grouping: known) { $0.day }
    var found = FarPoints()
    for (day, ofDay) in pieces.sorted(by: { $0.key < $1.key }) {
      let span = (from: ofDay.lazy.map(\.start).min(), to: ofDay.lazy.map(\.end).max())
      if hidden.isAnything(between: span.from, and: span.to) { continue }
      let ofWay = known[day] ?? []
      let passed = ofWay.filter(\.isPassed)
      let stopped = ofWay.filter { !$0.isPassed }
      guard let turn = Turn(ofDay), turn.isFarther(than: stopped) else { continue }
      let place = lookup.locality(at: turn.far.coordinate).map { steep.told($0, at: turn.far.coordinate) }
      guard let place, let told = Self.told(place, isBack: turn.isBack), !turn.isWithin(place, lookup) else {
        continue
      }
      found.places[day] = Found(
        coordinate: turn.far.coordinate, told: turn.passes(told, lookup) ?? told, isRound: turn.isRound)
      if case .off = told { continue }
      guard turn.isAtStart(stopped), turn.isApart(from: passed) else { continue }
      found.fixes.append(
        Router.Fix(
          instant: turn.far.instant ?? turn.began, day: day, coordinate: turn.far.coordinate, isPassed: true))
    }
    return found
  }

  /// Nil at sea, and far from everything; of a way that did not come all the way back only in a town.
  private static func told(_ place: Locality, isBack: Bool) -> FarPlace? {
    guard place.sea == nil, let town = place.town else { return nil }
    if place.isInTown, place.metres <= max(ofTown.at, place.townReach) {
      return isBack ? .at(town) : .reached(town)
    }
    return isBack && place.metres <= ofTown.around ? .off(place.metres, place.direction, of: town) : nil
  }

  /// The way of one day out and back.
  private struct Turn {
    /// The farthest point from where the day began.
    let far: TrackPoint
    /// When the day began.
    let began: Instant
    /// Whether it led all the way back.
    let isBack: Bool
    private let start: Coordinate
    private let metres: Double
    /// All of it, in the order of time.
    private let way: [Coordinate]
    /// Whether another way led back.
    let isRound: Bool

    /// Nil of a day that was no such way.
    init?(_ pieces: [TimedTrack.Piece]) {
      let first = pieces.min { $0.start < $1.start }
      let last = pieces.max { $0.end < $1.end }
      guard let first, let start = first.points.first?.coordinate, let end = last?.points.last?.coordinate
      else { return nil }
      let points = pieces.sorted { $0.start < $1.start }.flatMap(\.points)
      var farthest: (number: Int, point: TrackPoint, metres: Double)?
      for (number, point) in points.enumerated() {
        let metres = start.distance(to: point.coordinate)
        if metres > farthest?.metres ?? 0 { farthest = (number, point, metres) }
      }
      guard let farthest, farthest.metres >= leastFar else { return nil }
      let left = start.distance(to: end)
      isBack = left <= max(reachOfStart.metres, reachOfStart.share * farthest.metres)
      guard isBack || left <= reachOfKnown * farthest.metres else { return nil }
      (far, began, self.start, metres) = (farthest.point, first.start, start, farthest.metres)
      way = points.map(\.coordinate)
      isRound = isBack && RoundWay(way, turningAt: farthest.number).isRound
    }

    /// How many points of a round are asked in which town they are.
    private static let mostAsked = 60

    /// The town near which a round was farthest from its start, where it led through that itself: it tells more than how
    /// far beyond it one was. Nil where it did not, or began there.
    func passes(_ told: FarPlace, _ lookup: PlaceLookup) -> FarPlace? {
      guard case .off(_, _, let town) = told, isRound else { return nil }
      func isThere(_ place: Coordinate) -> Bool {
        lookup.locality(at: place).flatMap { FarPoints.told($0, isBack: true) } == FarPlace.at(town)
      }
      let step = max(1, way.count / Self.mostAsked)
      let asked = stride(from: 0, to: way.count, by: step).map { way[$0] }
      return !isThere(start) && asked.contains(where: isThere) ? .at(town) : nil
    }

    func isFarther(than known: [Router.Fix]) -> Bool {
      known.allSatisfy { start.distance(to: $0.coordinate) <= reachOfKnown * metres }
    }

    /// Whether no town is told that it passed nearby.
    func isApart(from passed: [Router.Fix]) -> Bool {
      passed.allSatisfy { far.coordinate.distance(to: $0.coordinate) >= reachOfPassed * metres }
    }

    func isAtStart(_ known: [Router.Fix]) -> Bool {
      known.allSatisfy { start.distance(to: $0.coordinate) <= (isBack ? atStart : reachOfKnown * metres) }
    }

    /// Whether it did not leave the town in which it began.
    func isWithin(_ place: Locality, _ lookup: PlaceLookup) -> Bool {
      guard place.isInTown, let home = lookup.locality(at: start) else { return false }
      return home.isInTown && home.town == place.town
    }
  }
}

extension RoutePlan {
  /// The same with where it turned round; what a stop there is called says it.
  func turning(at far: FarPoints.Found?) -> RoutePlan {
    guard let far else { return self }
    let there = stops.first {
      $0.name != nil && $0.coordinate.distance(to: far.coordinate) <= Nearness.stopReach
    }
    var route = self
    route.turn = far.told
    route.isRound = far.isRound
    if let name = there?.name?.value {
      if case .reached = far.told { route.turn = .reached(name) } else { route.turn = .at(name) }
    }
    return route
  }
}
