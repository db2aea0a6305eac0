import TrackFigures
import TripModel

/// The ways that nobody recorded, by days and manners, in the steps in which they are told.
///
/// What lies between two days, and is the way of neither (`WaysBetweenDays`), was on one journey travelled all the same, and
/// counts beside the days; from one outing to the next one was at home.
struct StraightWays {
  struct Way {
    var mode: TravelMode?
    var day: LocalDate?
    /// Whether it leads to the day from another, and is of none.
    var isBetween: Bool
    var metres: Double
  }

  private(set) var ways: [Way] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var mode: TravelMode?
    var day: LocalDate?
    var isBetween: Bool
  }

  /// Of a trip that is not over those count that lead to no later day than anything was kept of, and flights of a day that
  /// is past: what is only booked was not travelled yet.
  init(of plan: TripPlan) {
    guard plan.way.route.tellsLength else { return }
    let kept = plan.days.last { !$0.photos.isEmpty || !$0.entries.isEmpty || $0.way != nil }?.date
    let estimated = plan.way.tracks.filter(\.isEstimate).flatMap(\.days)
    let last = ([kept].compactMap(\.self) + estimated).max()
    let isAll = plan.profile.state == .ended || plan.dates == nil
    let round = Set(plan.days.filter(\.isRoundWay).map(\.date))
    // Pins and texts of one town tell that one was about it, and no way; pictures tell one by their hours, and recordings do.
    let unseen = Set(
      plan.days.filter { $0.way == nil && $0.route.stops.allSatisfy(\.photos.isEmpty) }.map(\.date))
    var extents: [LocalDate: (first: Coordinate, metres: Double)] = [:]
    for leg in plan.way.route.legs where leg.kind == .joined && !leg.isBeside {
      // Nobody who booked a flight keeps anything of it; a train one may have let go.
      func counts(_ day: LocalDate?) -> Bool {
        let isFlown = leg.mode == .flight && day.map { $0 < plan.today } ?? false
        return isAll || isFlown || day.flatMap({ day in last.map { day <= $0 } }) ?? false
      }
      for (day, points) in leg.countedByDay where counts(day) {
        add(Key(mode: leg.mode, day: day, isBetween: false), points.metresAlong)
        if leg.mode == nil, let day { Self.widen(&extents, day, by: points) }
      }
      guard plan.dates?.outings == nil else { continue }
      for way in leg.waysBetweenDays where counts(way.to) && way.metres > WaysBetweenDays.onePlace {
        // A walk that came back to where it began was over, and such a walk days later is another outing.
        if way.to - way.from > 1, round.contains(way.from), round.contains(way.to) { continue }
        add(Key(mode: leg.mode, day: way.to, isBetween: true), way.metres)
      }
    }
    ways.removeAll { way in
      guard way.mode == nil, !way.isBetween, let day = way.day else { return false }
      let isInTown =
        unseen.contains(day) && extents[day].map { $0.metres <= Self.withinTown } ?? false
      return way.metres < Self.shortestOfDay || isInTown
    }
    let steps = FigureSteps(units: plan.profile.units)
    for index in ways.indices { ways[index].metres = steps.least(metres: ways[index].metres) }
  }

  /// Metres: of a day of which straight lines are less one was in one place, or near where its recording ended.
  private static let shortestOfDay = 1000.0
  /// Metres within which all sights of a day are about one town.
  private static let withinTown = 2000.0

  /// How far from the first of a day's places the farthest of others is.
  private static func widen(
    _ extents: inout [LocalDate: (first: Coordinate, metres: Double)], _ day: LocalDate,
    by points: [Coordinate]
  ) {
    for point in points {
      guard let known = extents[day] else {
        extents[day] = (point, 0)
        continue
      }
      extents[day] = (known.first, max(known.metres, known.first.distance(to: point)))
    }
  }

  private mutating func add(_ key: Key, _ metres: Double) {
    if let place = places[key] {
      ways[place].metres += metres
    } else {
      places[key] = ways.count
      ways.append(Way(mode: key.mode, day: key.day, isBetween: key.isBetween, metres: metres))
    }
  }

  /// Metres by day: of its way, or of what leads there from another.
  func metres(areBetween: Bool) -> [LocalDate: Double] {
    ways.filter { $0.isBetween == areBetween }.reduce(into: [:]) { metres, way in
      if let day = way.day { metres[day, default: 0] += way.metres }
    }
  }

  /// What is of the way of each day, by manners.
  var mannersByDay: [LocalDate: [TripFigures.Manner]] {
    ways.filter { !$0.isBetween }.reduce(into: [:]) { manners, way in
      guard let day = way.day else { return }
      manners[day, default: []].append(TripFigures.Manner(mode: way.mode, straightMetres: way.metres))
    }
  }
}

/// A line between two days that is the way of neither.
struct WayBetweenDays {
  var from: LocalDate
  var to: LocalDate
  var metres: Double
}

extension RouteLeg {
  /// What of it is the way of no day; with `countedByDay` it is all of the leg.
  var waysBetweenDays: [WayBetweenDays] {
    zip(days, days.dropFirst()).compactMap { before, start in
      guard start.isBetweenDays, let from = before.day, let to = start.day,
        points.indices.contains(start.point), points.indices.contains(start.point - 1)
      else { return nil }
      return WayBetweenDays(
        from: from, to: to, metres: points[start.point - 1].distance(to: points[start.point]))
    }
  }
}

extension DayPlan {
  /// Whether what was recorded of it was away from where it began, and came back there.
  fileprivate var isRoundWay: Bool {
    let recorded = route.legs.filter { $0.kind == .recorded }
    guard let way, way.figures.metres >= 2 * OutingSeams.Recorded.shortest,
      let from = recorded.first?.points.first, let to = recorded.last?.points.last
    else { return false }
    return from.distance(to: to) <= OutingSeams.closeness
  }
}
