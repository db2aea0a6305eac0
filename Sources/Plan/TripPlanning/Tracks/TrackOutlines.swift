import Foundation
import TripModel

extension Trip {
  /// The trip without ways that only outline a recording: programs write it a second time beside it, under its
  /// name, in fewer points and without times, for a map on the web. Drawn and counted, that would be a second way.
  ///
  /// It comes before anything is kept back, so that the one is kept back with the other. The named places of an
  /// outline stay.
  func withoutOutlines() -> Trip {
    let groups = Dictionary(grouping: tracks.indices) { tracks[$0].fileWithoutEnding }
    // What has times goes before what has none, and more points before fewer.
    func rank(_ index: Int) -> (Int, Int, String) {
      let track = tracks[index]
      return (track.hasTimes ? 0 : 1, -track.segments.reduce(0) { $0 + $1.count }, track.file)
    }
    var recordings: [String: String] = [:]
    for group in groups.values where group.count > 1 {
      var kept: [Track] = []
      for index in group.sorted(by: { rank($0) < rank($1) }) {
        if let recording = kept.first(where: { tracks[index].outlines($0) }) {
          recordings[tracks[index].file] = recording.file
        } else {
          kept.append(tracks[index])
        }
      }
    }
    return recordings.isEmpty ? self : replacing(recordings)
  }

  /// The trip with these recordings in place of their outlines.
  private func replacing(_ recordings: [String: String]) -> Trip {
    var trip = self
    trip.copiedTracks.merge(recordings) { first, _ in first }
    for index in trip.tracks.indices where recordings[trip.tracks[index].file] != nil {
      trip.tracks[index].segments = []
    }
    trip.tracks.removeAll { track in
      recordings[track.file] != nil && !track.waypoints.contains { $0.name != nil }
    }
    for index in trip.entries.indices {
      let entry = trip.entries[index]
      trip.entries[index].track = entry.track.map { recordings[$0] ?? $0 }
      trip.entries[index].linkedTracks = entry.linkedTracks.reduce(into: [String]()) { linked, file in
        let track = recordings[file] ?? file
        if !linked.contains(track) { linked.append(track) }
      }
    }
    for index in trip.filesKeptBack.indices {
      let files = trip.filesKeptBack[index].files
      for (outline, recording) in recordings where files.contains(outline) || files.contains(recording) {
        trip.filesKeptBack[index].files.formUnion([outline, recording])
      }
    }
    return trip
  }
}

extension Track {
  fileprivate var fileWithoutEnding: Substring { file[..<(file.lastIndex(of: ".") ?? file.endIndex)] }

  /// Metres off a recording within which each point of its outline lies.
  fileprivate static let reachOfOutline = 25.0

  /// Whether its way, which tells no times, leads along another's in the order of that.
  fileprivate func outlines(_ other: Track) -> Bool {
    let points = segments.joined()
    if hasTimes || points.isEmpty || points.contains(where: \.isPlanned) { return false }
    return other.leads(along: points.map(\.coordinate))
  }

  /// Whether what was recorded of it comes by all of these places in their order.
  func leads(along places: [Coordinate]) -> Bool {
    var reached = 0
    for segment in segments {
      var last: Coordinate?
      for point in segment where !point.isPlanned {
        let here = point.coordinate
        while reached < places.count,
          places[reached].lies(within: Self.reachOfOutline, ofLineFrom: last ?? here, to: here)
        {
          reached += 1
        }
        last = here
      }
    }
    return reached == places.count
  }
}

/// A track with the parallels and meridians between which it was recorded: most ways of a folder lie outside of these, and
/// its points need not be looked at.
struct BoundedTrack {
  let track: Track
  private var (south, north) = (Double.infinity, -Double.infinity)
  private var (west, east) = (Double.infinity, -Double.infinity)

  init(_ track: Track) {
    self.track = track
    for segment in track.segments {
      for point in segment where !point.isPlanned {
        (south, north) = (min(south, point.coordinate.latitude), max(north, point.coordinate.latitude))
        (west, east) = (min(west, point.coordinate.longitude), max(east, point.coordinate.longitude))
      }
    }
  }

  /// The same as of the track itself.
  func leads(along places: [Coordinate]) -> Bool {
    places.allSatisfy(mayComeBy) && track.leads(along: places)
  }

  /// Where the shorter way round the earth between a place and a point leads over 180° nothing is told by meridians.
  private func mayComeBy(_ place: Coordinate) -> Bool {
    let band = 2 * Track.reachOfOutline / Coordinate.northward
    guard south - band <= place.latitude, place.latitude <= north + band else { return false }
    let gap = max(west - place.longitude, place.longitude - east)
    let metres = gap * Coordinate.northward * cos(place.latitude * .pi / 180)
    return metres <= 2 * Track.reachOfOutline || gap + (east - west) >= 180
  }
}

extension Coordinate {
  /// Metres of a degree of latitude.
  fileprivate static let northward = 111_195.0

  /// Whether it lies within so many metres of the straight line between two others, on a plane around it.
  fileprivate func lies(within metres: Double, ofLineFrom start: Coordinate, to end: Coordinate) -> Bool {
    let northward = Self.northward
    // Nearly all lines of a long way are far off, and told to be by two numbers.
    let band = 2 * metres / northward
    guard min(start.latitude, end.latitude) - band <= latitude,
      latitude <= max(start.latitude, end.latitude) + band
    else { return false }
    let eastward = northward * cos(latitude * .pi / 180)
    func offset(_ place: Coordinate) -> (east: Double, north: Double) {
      let east = (place.longitude - longitude).remainder(dividingBy: 360) * eastward
      return (east, (place.latitude - latitude) * northward)
    }
    let (from, to) = (offset(start), offset(end))
    let way = (east: to.east - from.east, north: to.north - from.north)
    let square = way.east * way.east + way.north * way.north
    let dot = -(from.east * way.east + from.north * way.north)
    let share = square > 0 ? min(1, max(0, dot / square)) : 0
    let nearest = (east: from.east + share * way.east, north: from.north + share * way.north)
    return nearest.east * nearest.east + nearest.north * nearest.north <= metres * metres
  }
}
