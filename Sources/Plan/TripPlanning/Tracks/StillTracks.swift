import Diagnostics
import TripModel

/// Takes the ways out of tracks that lead nowhere: a file of one point, or of several at one spot, without any time is no
/// record that somebody was there. Its named places stay.
struct StillTracks {
  private(set) var trip: Trip
  private(set) var diagnostics: [Diagnostic] = []

  /// Metres that a receiver which lies on a table wanders.
  private static let inaccuracy = 25.0

  static func remove(from trip: Trip) -> StillTracks {
    var still = StillTracks(trip: trip)
    for (index, track) in trip.tracks.enumerated() where isStill(track) {
      still.trip.tracks[index].segments = []
      still.diagnostics.append(.stillTrack(track.file))
    }
    return still
  }

  private static func isStill(_ track: Track) -> Bool {
    let ways = track.segments.filter { !$0.isEmpty }
    // What the circle round a private place has cut off may have led on.
    guard !track.isCut, !ways.isEmpty, !track.hasTimes else { return false }
    return ways.allSatisfy { way in
      way.allSatisfy { $0.coordinate.distance(to: way[0].coordinate) <= inaccuracy }
    }
  }
}

extension Diagnostic {
  fileprivate static func stillTrack(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, .stillTrack, "Track that leads nowhere: it is not drawn, and nobody was there for it",
      at: SourcePlace(file: file),
      advice: "If you were there, mark the place as a pin in pins.yml; else delete the file.")
  }
}
