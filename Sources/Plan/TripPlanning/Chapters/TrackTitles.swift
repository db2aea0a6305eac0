import TripModel

extension [DayPlan] {
  /// Days that nobody gave a title by the name of the track that was most of their way, where somebody named that.
  ///
  /// What was planned for a day, or has no times, calls none of which anything was recorded.
  func calledByTracks(_ tracks: [TrackPlan]) -> [DayPlan] {
    let recorded = Set(tracks.lazy.filter(\.isTimed).flatMap(\.days))
    // A name of several days is that of the journey.
    let named = tracks.filter {
      $0.days.count == 1 && $0.title != nil && ($0.isTimed || !recorded.contains($0.days[0]))
    }
    guard !named.isEmpty else { return self }
    let byDay = Dictionary(grouping: named) { $0.days[0] }
    let made = NamesOfWatches(of: tracks, towns: townsAround)
    return map { day in
      guard day.title == nil, let longest = byDay[day.date]?.max(by: { $0.drawnMetres < $1.drawnMetres }),
        let title = longest.title, !made.hold(title)
      else { return day }
      let legs = day.route.legs.filter {
        !recorded.contains(day.date) || $0.kind != .planned && !$0.isUntimed
      }
      let whole = legs.reduce(0) { $0 + $1.points.metresAlong }
      guard 2 * longest.drawnMetres >= whole else { return day }
      var day = day
      day.title = Reasoned(title, because: .trackName(file: longest.file))
      day.course = nil
      return day
    }
  }

  /// Tracks without the names that are those of places with a kind of activity, as watches make them up: nobody called a way so.
  func withoutNamesOfTowns(on tracks: [TrackPlan]) -> [TrackPlan] {
    guard tracks.contains(where: { $0.title != nil }) else { return tracks }
    let made = NamesOfWatches(of: tracks, towns: townsAround)
    return tracks.map { track in
      guard let title = track.title, made.hold(title) else { return track }
      var track = track
      track.name = nil
      for index in track.undatedPart.indices { track.undatedPart[index].name = nil }
      return track
    }
  }

  /// A watch calls by the nearest town it knows what was recorded a day's walk off, too.
  private var townsAround: Set<String> { Set(flatMap(\.townsAround).map(\.folded)) }
}

/// The names that watches make up: a town of the trip with a kind of activity, `Leh Hiking`, and any place with a kind that
/// stands behind the places of several tracks, `Esteribar Walking`, `Pyrénées-Atlantiques Walking`.
private struct NamesOfWatches {
  /// Folded.
  private let towns: Set<String>
  private let kinds: Set<String>

  init(of tracks: [TrackPlan], towns: Set<String>) {
    let behind = Dictionary(grouping: tracks.compactMap(\.title).compactMap(TrackName.kindBehindPlace)) { $0 }
    self.towns = towns
    kinds = Set(behind.filter { $0.value.count > 1 }.keys)
  }

  func hold(_ title: String) -> Bool {
    if let kind = TrackName.kindBehindPlace(title), kinds.contains(kind) { return true }
    return TrackName.besideKind(title).map { towns.contains($0.folded) } ?? false
  }
}

extension DayPlan {
  /// The towns by which it is told where it was: its own, and those from which its stops are so far off.
  fileprivate var townsAround: [String] {
    towns + route.stops.compactMap(\.locality).flatMap { [$0.town, $0.city].compactMap(\.self) }
  }
}
