import Diagnostics
import TripModel

/// Decides which tracks are of this trip.
struct TrackGate {
  /// The tracks that are, with those whose times cannot be as tracks without a day.
  private(set) var tracks: [TimedTrack] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The files of the others: their waypoints are not of the trip either.
  private(set) var strays: Set<String> = []

  private let settings: TripSettings
  /// The first and last day that photos and entries tell.
  private let told: ClosedRange<LocalDate>?

  /// Days by which a track may be off the days that photos and entries tell: the gap that a trip without
  /// written dates may have (trip-folder.md).
  private static let reach = 60

  init(
    _ tracks: [Track], settings: TripSettings, photos: [PhotoPlan], entries: [EntryPlan], clocks: LocalClocks,
    journal: [JournalEntry], guess: TravelGuess
  ) {
    self.settings = settings
    let days = photos.compactMap(\.day?.value) + entries.map(\.day.value)
    told = days.min().flatMap { first in days.max().map { first...$0 } }
    let entryDays = EntryDays(journal, clocks: clocks)
    for track in tracks { admit(TimedTrack(track, clocks: clocks, entryDays: entryDays, guess: guess)) }
  }

  private mutating func admit(_ track: TimedTrack) {
    if track.hasImplausibleTimes { diagnostics.append(.implausibleTimes(track.plan.file)) }
    guard let first = track.plan.days.first, let last = track.plan.days.last else {
      tracks.append(track)
      return
    }
    let start = settings.start ?? told.map { $0.lowerBound - Self.reach }
    let end = settings.end ?? told.map { $0.upperBound + Self.reach }
    let isBefore = start.map { last < $0 } ?? false
    let isAfter = end.map { first > $0 } ?? false
    if isBefore || isAfter {
      strays.insert(track.plan.file)
      diagnostics.append(.strayTrack(track.plan.file, isBefore: isBefore))
    } else {
      tracks.append(track)
    }
  }
}

extension Diagnostic {
  fileprivate static func implausibleTimes(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .implausibleTimes,
      "By its times this track was faster than sound, so a program wrote them, and it is not drawn",
      at: SourcePlace(file: file), advice: "Use the track as it was recorded, or delete its times.")
  }

  fileprivate static func strayTrack(_ file: String, isBefore: Bool) -> Diagnostic {
    Diagnostic(
      .warning, .trackOutsideTrip,
      "This track was recorded \(isBefore ? "before the trip began" : "after the trip ended"), so it was left out",
      at: SourcePlace(file: file),
      advice: "Take it out of the folder, or write `start:` and `end:` into trip.yml so that they hold it.")
  }
}
