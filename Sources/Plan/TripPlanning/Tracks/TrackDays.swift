import TripModel

/// The days that are told of tracks whose points have no times: by their names, and by entries.
struct TrackDays {
  private let clocks: LocalClocks
  /// The days of the entries that bear a track's name, and those of the entries that name it, by its file.
  private var byName: [String: Told] = [:]
  private var byLink: [String: [Told]] = [:]

  private struct Told {
    var day: LocalDate
    var entry: String
  }

  init(_ entries: [JournalEntry], clocks: LocalClocks) {
    self.clocks = clocks
    for entry in entries {
      guard entry.track != nil || !entry.linkedTracks.isEmpty, let day = clocks.toldDay(of: entry) else {
        continue
      }
      let told = Told(day: day.value, entry: entry.file)
      if let track = entry.track, byName[track] == nil { byName[track] = told }
      for track in entry.linkedTracks { byLink[track, default: []].append(told) }
    }
  }

  /// The date in the track's own name, else the day of the entry of the same name, else that of the entry of its
  /// folder, else that of the entries that name it where they agree, else by its number or its folder.
  func day(of track: Track) -> Reasoned<LocalDate>? {
    let named = track.namedDay.flatMap(clocks.day(named:))
    if case .fileName(let date) = track.namedDay { return Reasoned(date, because: .fileName) }
    let own = clocks.day(ofFolderWith: track.folderEntry)
    // A number of its own goes before what other entries say.
    if own == nil, let named, named.reason == .fileName { return named }
    if let told = byName[track.file] { return Reasoned(told.day, because: .entryOfName(file: told.entry)) }
    if let own { return own }
    let links = byLink[track.file] ?? []
    if let first = links.first, links.allSatisfy({ $0.day == first.day }) {
      return Reasoned(first.day, because: .entryNaming(file: first.entry))
    }
    return named
  }
}

extension Track {
  /// Whether any of its points says when it was recorded.
  var hasTimes: Bool { segments.contains { $0.contains { $0.instant != nil } } }

  /// Whether all of it was planned, as a route.
  var isRoute: Bool { segments.allSatisfy { $0.allSatisfy(\.isPlanned) } }

  /// Whether its name says that somebody planned it: `Tour_3_plan`, `Tour (geplant)`, not `Plan de Corones`.
  var isCalledPlan: Bool {
    let words = (file.split(separator: "/").last ?? "").lowercased().split { !$0.isLetter }.map(String.init)
    return words.indices.contains { index in
      Self.plans.contains(words[index])
        && !(index + 1 < words.count
          && ["de", "d", "des", "les", "la", "le", "del", "di", "da"].contains(words[index + 1]))
    }
  }

  /// English, German, French, Spanish, Italian, Dutch, Portuguese.
  private static let plans: Set<String> = [
    "plan", "plans", "planned", "geplant", "planung", "prévu", "previsto", "pianificato", "gepland",
    "planeado",
  ]

  /// The same, its ways that have no times as planned where nobody can have been on them: somebody drew them on a map.
  func withUntimed(planned areUntimedPlanned: Bool) -> Track {
    guard areUntimedPlanned else { return self }
    var track = self
    for segment in segments.indices
    where segments[segment].allSatisfy({ $0.instant == nil && !$0.isEstimate }) {
      for point in segments[segment].indices { track.segments[segment][point].isPlanned = true }
    }
    return track
  }
}
