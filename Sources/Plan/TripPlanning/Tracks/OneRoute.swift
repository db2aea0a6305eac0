import TripModel

extension Trip {
  /// The trip with each planned route once: programs write one into several files, or beside the recording of the walk for
  /// which it was made, and its length would count each time.
  ///
  /// What an entry names stays. Of equal routes of other files the one in the fewest folders counts, the first by its name.
  func withEachRouteOnce() -> Trip {
    guard tracks.contains(where: { $0.segments.contains(where: \.isRoute) }) else { return self }
    let bound = Set(entries.flatMap { [$0.track].compactMap(\.self) + $0.linkedTracks })
    let recorded = tracks.filter { track in track.segments.contains { !$0.isRoute } }
    let recordings = Dictionary(grouping: recorded.map(BoundedTrack.init), by: \.track.folder)
    func rank(_ index: Int) -> (Int, Int, String) {
      let file = tracks[index].file
      return (bound.contains(file) ? 0 : 1, file.count { $0 == "/" }, file)
    }
    var trip = self
    var known: [[Coordinate]: String] = [:]
    var copies: [String: String] = [:]
    for index in tracks.indices.sorted(by: { rank($0) < rank($1) }) {
      let track = tracks[index]
      var others: [String] = []
      let kept = track.segments.filter { segment in
        guard segment.isRoute else { return true }
        let places = segment.map(\.coordinate)
        let other =
          known[places] ?? recordings[track.folder]?.first { $0.leads(along: places) }?.track.file
        known[places] = known[places] ?? other ?? track.file
        guard let other, !bound.contains(track.file) else { return true }
        others.append(other)
        return false
      }
      guard let other = others.first else { continue }
      trip.tracks[index].segments = kept
      if kept.isEmpty, other != track.file, !track.waypoints.contains(where: { $0.name != nil }) {
        copies[track.file] = other
      }
    }
    trip.tracks.removeAll { copies[$0.file] != nil }
    trip.copiedTracks.merge(copies) { _, copied in copied }
    return trip
  }
}

extension Track {
  fileprivate var folder: Substring { file[..<(file.lastIndex(of: "/") ?? file.startIndex)] }
}

extension [TrackPoint] {
  /// Whether somebody planned it, and nobody recorded it.
  fileprivate var isRoute: Bool { first?.isPlanned ?? false }
}
