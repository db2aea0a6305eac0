import TrackFigures
package import TripModel

/// A track that nothing gives a day, or such a part of one.
package struct UndatedTrack: Sendable {
  package var track: TrackPlan
  /// From the first to the last day of the rest that the same file recorded; nil where there is none.
  package var rest: ClosedRange<LocalDate>?
  /// Where it begins, as the nearest stop of the trip tells; nil where none is near.
  package var start: Locality?
}

/// What is told of a way that tracks alone tell, where nothing says when anybody was on it.
extension TripPlan {
  /// Whether it is nothing but a plan that nothing dates: nobody was anywhere yet.
  package var isUndatedPlan: Bool { dates == nil && profile.state == .planned }

  /// Whether no way leads through its places and ideas: what such a plan has for lines was drawn on a map.
  package var isWithoutWay: Bool { way.route.isEmpty || isUndatedPlan && way.route.stops.isEmpty }

  /// Whether nothing of its way has a day: nobody is known to have stopped, begun or ended there.
  package var isWayUndated: Bool {
    let tracks = way.drawnTracks
    return days.isEmpty && !isUndatedPlan && !tracks.isEmpty && tracks.allSatisfy(\.isUndated)
      && way.isOfTracksAlone
  }

  /// The only track of a trip of which nothing has a day: the front page tells of it as of the whole trip.
  package var onlyUndatedTrack: TrackPlan? {
    let tracks = way.drawnTracks
    return isWayUndated && tracks.count == 1 ? tracks.first : nil
  }

  /// The tracks that nothing gives a day, and such parts of others, beside others or days.
  package var undatedTracks: [UndatedTrack] {
    guard onlyUndatedTrack == nil else { return [] }
    let days = Dictionary(way.tracks.map { ($0.file, $0.days) }, uniquingKeysWith: { first, _ in first })
    return way.tracks.compactMap(\.withoutDay).map { track in
      var undated = UndatedTrack(track: track, start: way.beginning(of: track))
      undated.rest = days[track.file]?.bounds
      return undated
    }
  }

  /// Whether no track that is drawn says when anybody was there: it may have been recorded, or drawn on a map.
  package var areTracksUntimed: Bool {
    let tracks = way.drawnTracks.filter { !$0.isPlanned }
    return !tracks.isEmpty && tracks.allSatisfy { $0.figures.seconds == nil }
  }

  /// Whether all that its way has for stops are towns.
  package var areStopsTowns: Bool {
    way.route.stops.allSatisfy { $0.place == nil && $0.locality?.isInTown == true }
  }
}

extension TripWay {
  /// Metres from where a track begins within which a stop of the trip is there.
  private static let reachOfStart = 3_000.0

  /// Where a track begins, as the stop nearest to that tells; nil where none is near.
  fileprivate func beginning(of track: TrackPlan) -> Locality? {
    guard let start = track.segments.first?.runs.first?.first?.coordinate else { return nil }
    return route.stops.map { (stop: $0, metres: $0.coordinate.distance(to: start)) }
      .filter { $0.metres <= Self.reachOfStart }.min { $0.metres < $1.metres }?.stop.locality
  }

  package var drawnTracks: [TrackPlan] { tracks.filter { !$0.segments.isEmpty } }

  /// Whether its lines are those of tracks, and nothing else happened at its stops. A straight line of no length to speak
  /// of is a gap in a track, and leads from no place to another.
  fileprivate var isOfTracksAlone: Bool {
    route.legs.contains { $0.kind != .joined }
      && route.legs.allSatisfy { $0.kind != .joined || $0.points.metresAlong <= TrackEnds.reach }
      && route.stops.allSatisfy { $0.photos.isEmpty && $0.entries.isEmpty }
  }

  /// How many tracks there are, where some have no day and most begin and end where no other does: they share a folder,
  /// and are no common way. Nil elsewhere.
  func tracksApart() -> Int? {
    let tracks = drawnTracks
    guard tracks.count > 1, tracks.contains(where: \.isUndated), isOfTracksAlone else { return nil }
    let ways = tracks.compactMap(TrackEnds.init)
    let ends = NeighbourIndex(
      ways.enumerated().flatMap { index, way in way.places.map { ($0, index) } })
    let lone = ways.indices.count { one in
      !ways[one].places.contains { place in
        ends.within(ways[one].farthest, of: place).contains { end in
          end.element != one && ways[one].meets(ways[end.element])
        }
      }
    }
    return 2 * lone > tracks.count ? tracks.count : nil
  }
}

/// Where a track begins and ends.
private struct TrackEnds {
  let places: [Coordinate]
  let metres: Double

  /// Metres from the end of a stage to the start of the next, of short ones.
  static let reach = 1000.0
  /// Of the shorter of two long ones: who rides on a day later does so from another street.
  private static let share = 0.1

  /// Nil for a track that is not drawn.
  init?(_ track: TrackPlan) {
    let first = track.segments.first?.runs.first?.first
    let last = track.segments.last?.runs.last?.last
    guard let first, let last else { return nil }
    places = [first.coordinate, last.coordinate]
    metres = track.drawnMetres
  }

  /// Metres from an end of it within which all others are that it meets; a little more, since those nearby are found on
  /// a sphere.
  var farthest: Double { 1.01 * max(Self.reach, metres * Self.share) }

  func meets(_ other: TrackEnds) -> Bool {
    let reach = max(Self.reach, min(metres, other.metres) * Self.share)
    return places.contains { place in other.places.contains { $0.distance(to: place) <= reach } }
  }
}
