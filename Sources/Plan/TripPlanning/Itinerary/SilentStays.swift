import TripModel

/// Days of which nothing tells the place, between the ride by which one came somewhere and that by which one left.
enum SilentStays {
  /// So many such days in a row at most: who has longer travels about from there.
  private static let mostDays = 3

  /// One at the end of each of these days, where the ride before had arrived. `ends` are those of booked rides, `known`
  /// is what else tells where one was: where any of that was elsewhere meanwhile, nobody knows. Where one was near a
  /// private place meanwhile, that is kept back, and nothing else is told instead.
  static func found(
    between ends: [Router.Fix], besides known: [Router.Fix], _ pieces: [TimedTrack.Piece],
    _ hidden: HiddenTimes, clocks: LocalClocks
  ) -> [Router.Fix] {
    let ordered = ends.sorted { $0.instant < $1.instant }
    return zip(ordered, ordered.dropFirst()).flatMap { arrival, departure -> [Router.Fix] in
      guard arrival.rideEnd == .arrival, departure.rideEnd == .departure, !arrival.isLoose,
        !departure.isLoose, let first = arrival.day, let last = departure.day,
        (2...mostDays + 1).contains(last - first), isHere(departure.coordinate, arrival),
        !hidden.isAnything(between: arrival.instant, and: departure.instant)
      else { return [] }
      let hours = arrival.instant...departure.instant
      let isElsewhere =
        known.contains { $0.day != nil && hours.contains($0.instant) && !isHere($0.coordinate, arrival) }
        || pieces.contains { isIn($0, hours) && !$0.points.allSatisfy { isHere($0.coordinate, arrival) } }
      guard !isElsewhere else { return [] }
      return (1..<(last - first)).map { number in
        let instant = clocks.instant(clocks.end(of: first + number), inZoneOf: arrival.coordinate)
        return Router.Fix(
          instant: instant, day: first + number, coordinate: arrival.coordinate, event: arrival.event)
      }
    }
  }

  private static func isIn(_ piece: TimedTrack.Piece, _ hours: ClosedRange<Instant>) -> Bool {
    piece.span.map { $0.overlaps(hours) } ?? false
  }

  private static func isHere(_ place: Coordinate, _ arrival: Router.Fix) -> Bool {
    place.distance(to: arrival.coordinate) <= NamedTowns.reach
  }
}
