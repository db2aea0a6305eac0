import Geodesy
import TrackFigures
import TripModel

/// Where a ship lay still while its way was recorded: at anchor, at a buoy or at a quay, with the recorder on.
///
/// Whoever took a picture there was there, and had not only come by.
struct ShipRests {
  /// One of them.
  private struct Rest {
    var coordinate: Coordinate
    var day: LocalDate?
    var from: Instant
    var to: Instant
  }

  private let rests: [Rest]

  /// Metres within which a ship lies at anchor, however it swings, and a pin marks where that was.
  private static let reach = 200.0
  /// Seconds: of a shorter rest nobody would say that one was there, and a lock or the last of a sail may be as long.
  private static let shortest = 45 * 60

  init(_ pieces: [TimedTrack.Piece]) {
    rests = pieces.filter(\.isRecorded).flatMap { piece in
      piece.stretches.filter { $0.mode == .boat }.flatMap { Self.rests(on: $0.points, of: piece) }
    }
  }

  /// When they were, in seconds.
  var spans: [ClosedRange<Int>] { rests.map { $0.from.seconds...$0.to.seconds } }

  /// Those at pins, as stops of their days; none where a recording began or ended, which is one already, and none during which
  /// one was near a private place.
  func fixes(
    at places: [PlacePlan], besides ends: [Router.Fix], _ hidden: HiddenTimes
  ) -> [Router.Fix] {
    let pins = places.filter { $0.origin == .pin }.map(\.coordinate)
    return rests.filter { rest in
      func isNear(_ place: Coordinate) -> Bool { place.distance(to: rest.coordinate) <= Self.reach }
      return pins.contains(where: isNear) && !hidden.isAnything(between: rest.from, and: rest.to)
        && !ends.contains { $0.day == rest.day && isNear($0.coordinate) }
    }.map { Router.Fix(instant: $0.from, day: $0.day, coordinate: $0.coordinate) }
  }

  private static func rests(on points: ArraySlice<TrackPoint>, of piece: TimedTrack.Piece) -> [Rest] {
    var timed: [(place: Coordinate, seconds: Int)] = []
    for point in points {
      guard let seconds = point.instant?.seconds, timed.last.map({ $0.seconds <= seconds }) ?? true else {
        continue
      }
      timed.append((point.coordinate, seconds))
    }
    let places = timed.map { SpacePoint(latitude: $0.place.latitude, longitude: $0.place.longitude) }
    let seconds = timed.map(\.seconds)
    return Stays.found(places, seconds: seconds, within: reach, lasting: shortest).map { stay in
      let begun = Instant(seconds: seconds[stay.lowerBound])
      return Rest(
        coordinate: timed[(stay.lowerBound + stay.upperBound) / 2].place, day: piece.day,
        // The first point may be where the day before ended.
        from: min(max(begun, piece.start), Instant(seconds: seconds[stay.upperBound])),
        to: Instant(seconds: seconds[stay.upperBound]))
    }
  }
}
