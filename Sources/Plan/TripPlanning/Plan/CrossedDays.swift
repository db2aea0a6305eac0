import TripModel

extension TripPlan {
  /// The days, each with its line on how far it was in the measure of the figures, which begin where the evening before
  /// ended: two sums of one way would differ. What they do not count, as a ride to come, stays as it is.
  var daysAsFar: [DayPlan] {
    var ends: [LocalDate: (first: Coordinate, last: Coordinate)] = [:]
    for leg in way.route.legs where leg.kind == .joined {
      for (day, points) in leg.countedByDay {
        guard let day, let first = points.first, let last = points.last else { continue }
        ends[day] = (ends[day]?.first ?? first, last)
      }
    }
    return zip(days, figures.days).map { day, figures in
      guard figures.straightMetres > 0, let line = ends[day.date] else { return day }
      let straight = line.first.distance(to: line.last)
      var day = day
      day.remarks = day.remarks.map { remark in
        guard case .crossing(let metres, _, let towns) = remark, metres > 0 else { return remark }
        return .crossing(
          figures.straightMetres, areMany: figures.straightMetres > Self.detour * straight, by: towns)
      }
      return day
    }
  }

  /// Times the line from its first place to its last from which on a way is told as several.
  private static let detour = 1.01
}
