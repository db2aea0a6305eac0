import Geodesy
import TrackFigures
import TripModel

/// Where a recorded day stayed: ten minutes or more within two hundred metres, breaks in the recording counted.
enum DayStays {
  private static let reach = 200.0
  private static let minimum = 600
  /// Seconds of a stay in which one was not under way.
  private static let minStill = 300

  /// The stays of a day whose pieces are in the order of time.
  static func found(on pieces: [TimedTrack.Piece]) -> [DayWay.Stay] {
    var points: [TrackPoint] = []
    for stretch in pieces.lazy.flatMap(\.stretches) {
      for point in stretch.points {
        guard let instant = point.instant, points.last?.instant.map({ $0 <= instant }) ?? true else {
          continue
        }
        points.append(point)
      }
    }
    let places = points.map {
      SpacePoint(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
    }
    let seconds = points.map { $0.instant?.seconds ?? 0 }
    return Stays.found(places, seconds: seconds, within: reach, lasting: minimum).filter {
      Stays.stillSeconds(places, seconds: seconds, in: $0) >= minStill
    }.map { stay in
      let middle = (stay.lowerBound + stay.upperBound) / 2
      return DayWay.Stay(
        coordinate: points[middle].coordinate, from: Instant(seconds: seconds[stay.lowerBound]),
        seconds: seconds[stay.upperBound] - seconds[stay.lowerBound])
    }
  }
}
