import Diagnostics
import TripModel

/// Takes the points out of tracks that lie thousands of kilometres from those around them: no line crosses the world
/// for them.
struct StrayTrackPoints {
  private(set) var trip: Trip
  private(set) var diagnostics: [Diagnostic] = []

  /// Metres from one point to the next beyond which they are of two parts.
  private static let far = 300_000.0
  /// Metres per second, faster than which nothing flies (`TimedTrack`).
  private static let sound = 340.0
  /// More parts than this are no way at all.
  private static let maxParts = 200

  /// Points of one segment that follow each other.
  private struct Part {
    var segment: Int
    var range: Range<Int>
    /// Whether one got there, and on from there, faster than sound.
    var isImpossible = false
  }

  static func remove(from trip: Trip) -> StrayTrackPoints {
    var strays = StrayTrackPoints(trip: trip)
    for (index, track) in trip.tracks.enumerated() {
      guard let kept = kept(track.segments) else { continue }
      strays.trip.tracks[index].segments = kept
      strays.diagnostics.append(.strayTrackPoints(track.file))
    }
    return strays
  }

  /// The segments without such points; nil where there are none.
  private static func kept(_ segments: [[TrackPoint]]) -> [[TrackPoint]]? {
    let parts = parts(of: segments)
    guard parts.count > 1, parts.count <= maxParts else { return nil }
    func first(_ part: Part) -> Coordinate { segments[part.segment][part.range.lowerBound].coordinate }
    func last(_ part: Part) -> Coordinate { segments[part.segment][part.range.upperBound - 1].coordinate }
    // Parts that are near one another are one way; the longest of these is what was travelled.
    var ways: [(parts: [Int], points: Int)] = []
    for (number, part) in parts.enumerated() {
      let way = ways.firstIndex { $0.parts.contains { last(parts[$0]).distance(to: first(part)) <= far } }
      if let way {
        ways[way].parts.append(number)
        ways[way].points += part.range.count
      } else {
        ways.append(([number], part.range.count))
      }
    }
    guard ways.count > 1, let main = ways.max(by: { ($0.points, -$0.parts[0]) < ($1.points, -$1.parts[0]) }),
      ways.count(where: { $0.points == main.points }) == 1
    else { return nil }
    let isMain = Set(main.parts)
    var stray: Set<Int> = []
    for (number, part) in parts.enumerated() where !isMain.contains(number) {
      let place = first(part)
      let neighbours = [
        main.parts.last { $0 < number }.map { last(parts[$0]) },
        main.parts.first { $0 > number }.map { first(parts[$0]) },
      ].compactMap(\.self)
      let isSlip =
        neighbours.contains { PositionSlip.slip(from: place, to: $0) != nil }
        || isZero(segments[part.segment][part.range], between: neighbours)
      if place.isNowhere || isSlip || part.isImpossible && neighbours.count == 2 { stray.insert(number) }
    }
    guard !stray.isEmpty else { return nil }
    var kept = segments.map { _ in [TrackPoint]() }
    for (number, part) in parts.enumerated() where !stray.contains(number) {
      kept[part.segment] += segments[part.segment][part.range]
    }
    return kept.filter { !$0.isEmpty }
  }

  /// Whether one number is missing in all of these points, and the way goes on from where it was before. A point at the
  /// meridian of Greenwich is where it says, as the others of its part are beside it, or on a way across it.
  private static func isZero(_ points: ArraySlice<TrackPoint>, between neighbours: [Coordinate]) -> Bool {
    guard let before = neighbours.first, let after = neighbours.last else { return false }
    return points.allSatisfy { point in
      let place = point.coordinate
      return neighbours.allSatisfy { PositionSlip.isZero(place, near: $0) }
        && before.distance(to: after) < place.distance(to: before)
    }
  }

  private static func parts(of segments: [[TrackPoint]]) -> [Part] {
    var parts: [Part] = []
    for (segment, points) in segments.enumerated() where !points.isEmpty {
      var start = 0
      var wasFast = false
      for index in points.indices.dropFirst()
      where isFar(points[index - 1].coordinate, points[index].coordinate) {
        let isFast = isImpossible(from: points[index - 1], to: points[index])
        parts.append(Part(segment: segment, range: start..<index, isImpossible: wasFast && isFast))
        (start, wasFast) = (index, isFast)
      }
      parts.append(Part(segment: segment, range: start..<points.count))
      if parts.count > maxParts { break }
    }
    return parts
  }

  /// Nearly all points are near the one before, so degrees are asked first.
  private static func isFar(_ one: Coordinate, _ other: Coordinate) -> Bool {
    let (north, east) = (abs(one.latitude - other.latitude), abs(one.longitude - other.longitude))
    guard north > 2 || east > 2 else { return false }
    return one.distance(to: other) > far
  }

  private static func isImpossible(from one: TrackPoint, to other: TrackPoint) -> Bool {
    guard let left = one.instant, let arrived = other.instant else { return false }
    return one.coordinate.distance(to: other.coordinate) > sound
      * Double(max(1, arrived.seconds - left.seconds))
  }
}

extension Diagnostic {
  fileprivate static func strayTrackPoints(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .strayTrackPoint,
      "Points of this track lie thousands of kilometres from those around them, so they were left out",
      at: SourcePlace(file: file),
      advice: "Look in the file for 0, for numbers that were exchanged, or for a minus that is missing.")
  }
}
