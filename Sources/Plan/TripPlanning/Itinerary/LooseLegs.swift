import TripModel

extension RideFinder {
  /// The lines of those of the fixes that are loose, each by itself: what was booked for the same hours was never
  /// gone one behind the other. None leads through a private circle.
  func looseLegs(of fixes: [Router.Fix], besides hidden: HiddenTimes) -> [RouteLeg] {
    let ends = Dictionary(grouping: fixes.filter(\.isLoose), by: \.event)
    return rides.filter(\.isLoose).flatMap { ride -> [RouteLeg] in
      guard let fixes = ends[ride.event], let from = fixes.first(where: { $0.rideEnd == .departure }),
        let to = fixes.first(where: { $0.rideEnd == .arrival })
      else { return [] }
      return ride.legs(from: from, to: to, besides: hidden)
    }
  }
}

extension EventFixes.Ride {
  /// Its line from end to end, in parts where a private circle lies on it.
  fileprivate func legs(
    from start: Router.Fix, to end: Router.Fix, besides hidden: HiddenTimes
  ) -> [RouteLeg] {
    let points = [start.coordinate] + via + [end.coordinate]
    var legs: [RouteLeg] = []
    for index in points.indices.dropFirst() {
      // The towns by the way are of the day on which it set out.
      let day = index == points.count - 1 ? end.day : start.day
      for part in hidden.visible(from: points[index - 1], to: points[index]) {
        if legs.last?.points.last != part.start {
          legs.append(
            RouteLeg(
              kind: .joined, mode: mode, points: [part.start],
              days: [RouteLeg.DayStart(point: 0, day: start.day)], isBeside: isBeside))
        }
        let last = legs.count - 1
        if legs[last].days.last?.day != day {
          legs[last].days.append(RouteLeg.DayStart(point: legs[last].points.count, day: day))
        }
        legs[last].points.append(part.end)
      }
    }
    return legs
  }
}
