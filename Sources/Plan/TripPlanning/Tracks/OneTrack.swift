import TripModel

extension Trip {
  /// The trip with each track once, where a file was copied into another folder and kept its name, or is the second of a
  /// download (`walk (1).gpx`), and where one with times is recorded the same in another: else its length counts twice.
  ///
  /// What an entry names, what lies in its folder and what bears the name of a day stays, of the same day but one. Of others
  /// the one in the fewest folders counts, no second copy, the first by its name.
  func withEachTrackOnce() -> Trip {
    guard tracks.count > 1 else { return self }
    let named = Set(entries.flatMap { [$0.track].compactMap(\.self) + $0.linkedTracks })
    func isNamed(_ track: Track) -> Bool { named.contains(track.file) || track.folderEntry != nil }
    func rank(_ index: Int) -> (Int, Int, Int, String) {
      let track = tracks[index]
      let isBound = isNamed(track) || track.namedDay != nil
      return (
        isBound ? 0 : 1, track.file.count { $0 == "/" }, SplitName(track.file).isCopy ? 1 : 0, track.file
      )
    }
    var copies: [String: String] = [:]
    var kept: [String: [Track]] = [:]
    for index in tracks.indices.sorted(by: { rank($0) < rank($1) }) {
      let track = tracks[index]
      let keys = track.keysOfCopies
      let others = isNamed(track) ? [] : keys.flatMap { kept[$0] ?? [] }
      let other = others.first { other in
        other.holdsTheSame(as: track) && (track.namedDay == nil || track.namedDay == other.namedDay)
      }
      guard other == nil else {
        copies[track.file] = other?.file
        continue
      }
      for key in keys { kept[key, default: []].append(track) }
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

  /// By what another may be a copy of it: its file's own name, as before programs number a second, and, where it says its
  /// times, when the recording began, since no two began in one second at one place and went on alike.
  fileprivate var keysOfCopies: [String] {
    let name = FileName(file).whole
    let split = SplitName(file)
    var keys = [name]
    if split.name.hasSuffix(")"), let open = split.name.lastIndex(of: "("),
      split.name[open...].dropFirst().dropLast().allSatisfy(\.isNumber)
    {
      let first = split.name[..<open]
      keys.append(String(first.hasSuffix(" ") ? first.dropLast() : first) + "." + split.ending)
    }
    if let begun = segments.lazy.joined().first?.instant { keys.append("at \(begun.seconds)") }
    return keys
  }

  fileprivate func holdsTheSame(as other: Track) -> Bool {
    name == other.name && segments == other.segments && waypoints == other.waypoints
  }
}
