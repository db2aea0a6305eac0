import TripModel

extension Trip {
  /// The trip with each track once, where a file was copied into another folder and kept its name: else its length
  /// counts twice.
  ///
  /// What an entry names, what lies in its folder and what bears the name of a day stays. Of others the one in the
  /// fewest folders counts, the first by its name.
  func withEachTrackOnce() -> Trip {
    guard tracks.count > 1 else { return self }
    let groups = Dictionary(grouping: tracks.indices) { tracks[$0].file.split(separator: "/").last ?? "" }
    let bound = Set(entries.flatMap { [$0.track].compactMap(\.self) + $0.linkedTracks })
    func isBound(_ track: Track) -> Bool {
      bound.contains(track.file) || track.namedDay != nil || track.folderEntry != nil
    }
    func rank(_ index: Int) -> (Int, Int, String) {
      let file = tracks[index].file
      return (isBound(tracks[index]) ? 0 : 1, file.count { $0 == "/" }, file)
    }
    var copies: [String: String] = [:]
    for group in groups.values where group.count > 1 {
      var kept: [Track] = []
      for index in group.sorted(by: { rank($0) < rank($1) }) {
        let track = tracks[index]
        if !isBound(track), let other = kept.first(where: { $0.holdsTheSame(as: track) }) {
          copies[track.file] = other.file
        } else {
          kept.append(track)
        }
      }
    }
    guard !copies.isEmpty else { return self }
    var trip = self
    trip.tracks.removeAll { copies[$0.file] != nil }
    trip.copiedTracks.merge(copies) { _, copied in copied }
    return trip
  }

  /// These files, and all that hold the same way as a track among them, whatever they are called.
  func withSameTracks(_ files: Set<String>) -> Set<String> {
    let named = tracks.filter { files.contains($0.file) }
    guard !named.isEmpty else { return files }
    let same = tracks.filter { track in named.contains { $0.leadsAs(track) } }
    return files.union(same.map(\.file))
  }
}

extension Track {
  /// Whether it has the same way, or, where there is none in it, the same places.
  fileprivate func leadsAs(_ other: Track) -> Bool {
    guard segments.allSatisfy(\.isEmpty) else { return segments == other.segments }
    return other.segments.allSatisfy(\.isEmpty) && !waypoints.isEmpty && waypoints == other.waypoints
  }

  fileprivate func holdsTheSame(as other: Track) -> Bool {
    name == other.name && segments == other.segments && waypoints == other.waypoints
  }
}
