import TripModel

/// Where one stayed by positions that were kept now and then, and when one was at stops of which nothing else tells that.
struct SparseStays {
  /// Positions near each other, one behind the other.
  private struct Run {
    var coordinate: Coordinate
    var from: Instant
    var to: Instant

    var seconds: Int { to.seconds - from.seconds }
  }

  /// Where the longest stays began, as stops of their days.
  private(set) var fixes: [Router.Fix] = []
  /// Of each day, in the order of time.
  private var runs: [LocalDate: [Run]] = [:]
  private let clocks: LocalClocks
  private let hidden: HiddenTimes

  /// Metres within which two positions are at one place: those of telephones err by that.
  private static let reach = 150.0
  /// Seconds: of a shorter stay nobody would say that one was there.
  private static let shortest = 600
  /// Seconds after which nothing tells that one was still there.
  private static let longestGap = 6 * 3600
  /// The longest stays of a day, and of all days together, for which there is room.
  private static let most = (ofDay: 6, inAll: 100)

  private init(clocks: LocalClocks, hidden: HiddenTimes) { (self.clocks, self.hidden) = (clocks, hidden) }

  /// A track that was cut to keep something back tells nothing, nor does a stay during which one was near such a place.
  static func find(on tracks: [TimedTrack], besides hidden: HiddenTimes, clocks: LocalClocks) -> SparseStays {
    var points: [LocalDate: [(instant: Instant, coordinate: Coordinate)]] = [:]
    for track in tracks where !hidden.hasCut(track) {
      for piece in track.pieces where piece.isEstimate {
        guard let day = piece.day, let span = piece.span else { continue }
        for point in piece.points {
          // The first may be where the day before ended.
          guard let instant = point.instant, span.contains(instant) else { continue }
          points[day, default: []].append((instant, point.coordinate))
        }
      }
    }
    var found = SparseStays(clocks: clocks, hidden: hidden)
    var stays: [(day: LocalDate, run: Run)] = []
    for (day, ofDay) in points.sorted(by: { $0.key < $1.key }) {
      let inTime = ofDay.enumerated()
        .sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }.map(\.element)
      let runs = Self.runs(of: inTime).filter { !hidden.isAnything(between: $0.from, and: $0.to) }
      found.runs[day] = runs
      stays += longest(runs.filter { $0.seconds > shortest }, most.ofDay) { $0 }.map { (day: day, run: $0) }
    }
    found.fixes = longest(stays, most.inAll, \.run).map { stay in
      Router.Fix(
        instant: stay.run.from, day: stay.day, coordinate: stay.run.coordinate, isPassed: true, isStay: true)
    }
    return found
  }

  private static func runs(of points: [(instant: Instant, coordinate: Coordinate)]) -> [Run] {
    var runs: [Run] = []
    for point in points {
      if let last = runs.last, last.coordinate.distance(to: point.coordinate) <= reach,
        point.instant.seconds - last.to.seconds <= longestGap
      {
        runs[runs.count - 1].to = point.instant
      } else {
        runs.append(Run(coordinate: point.coordinate, from: point.instant, to: point.instant))
      }
    }
    return runs
  }

  /// The longest of some stays, in their order.
  private static func longest<Stay>(_ stays: [Stay], _ most: Int, _ run: (Stay) -> Run) -> [Stay] {
    let order = stays.indices.sorted { (run(stays[$1]).seconds, $0) < (run(stays[$0]).seconds, $1) }
    return order.prefix(most).sorted().map { stays[$0] }
  }

  // MARK: - Hours

  /// Tells when one was at the stops of a day of which nothing else tells it; `visits` are the stops at which the fixes were.
  func tellHours(of stops: inout [Stop], on day: LocalDate, _ fixes: [Router.Fix], visits: [Int]) {
    guard let runs = self.runs[day], let first = runs.first, let last = runs.last else { return }
    var places = [[Coordinate]](repeating: [], count: stops.count)
    for (fix, visit) in zip(fixes, visits) where fix.isOfTrack && places.indices.contains(visit) {
      places[visit].append(fix.coordinate)
    }
    for index in stops.indices where stops[index].times == nil && !places[index].isEmpty {
      let seen = self.visits(to: places[index], among: runs)
      guard let begun = seen.first else { continue }
      let clock = clocks.offset(at: begun.from, near: stops[index].coordinate).value
      var hours = seen.map { Self.hours(of: $0, by: clock) }
      // Of where one was first or last seen nobody knows since when, or for how long, one was there.
      if seen.count == 1, begun.seconds < Self.shortest, begun.from == first.from || begun.to == last.to {
        let isFirst = begun.from == first.from
        stops[index].isFromRide = isFirst && begun.to != last.to
        stops[index].isUntilRide = !isFirst
        if !isFirst { hours = [hours[0].upperBound...hours[0].upperBound] }
      }
      (stops[index].times, stops[index].timesAgain) = (hours[0], Array(hours.dropFirst()))
      stops[index].clock = clock
    }
  }

  /// From when to when one was at one of some places before one was seen elsewhere, or was near a private place: whoever
  /// was there in between did not stay all the time.
  private func visits(to places: [Coordinate], among runs: [Run]) -> [Run] {
    var visits: [Run] = []
    var isThere = false
    for run in runs {
      let wasThere = isThere
      isThere = places.contains { $0.distance(to: run.coordinate) <= Self.reach }
      guard isThere else { continue }
      if wasThere, let last = visits.last, run.from.seconds - last.to.seconds <= Self.longestGap,
        !hidden.isAnything(between: last.to, and: run.from)
      {
        visits[visits.count - 1].to = run.to
      } else {
        visits.append(run)
      }
    }
    return visits
  }

  /// Past midnight a range would read the wrong way round.
  private static func hours(of run: Run, by clock: UTCOffset) -> ClosedRange<LocalTime> {
    let begun = Moment(instant: run.from, offset: clock).local.time
    return begun...max(begun, Moment(instant: run.to, offset: clock).local.time)
  }
}
