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
    let trackDays = TrackDays(journal, clocks: clocks)
    var found: [Int: TimedTrack] = [:]
    var open: [Int] = []
    for (index, track) in tracks.enumerated() {
      let day = trackDays.day(of: track)
      if day == nil, !track.hasTimes, track.segments.contains(where: { !$0.isEmpty }) {
        open.append(index)
      } else {
        found[index] = admitted(TimedTrack(track, clocks: clocks, untimedDay: day, guess: guess))
      }
    }
    // What is near to a track tells its day once it is known which tracks are of the trip.
    let nearby =
      open.isEmpty ? nil : DaysNearby(photos: photos, entries: entries, tracks: Self.inOrder(found))
    for index in open {
      let day = nearby?.day(of: tracks[index])
      if day == nil { diagnostics.append(.trackWithoutDay(tracks[index].file)) }
      found[index] = admitted(TimedTrack(tracks[index], clocks: clocks, untimedDay: day, guess: guess))
    }
    self.tracks = Self.inOrder(found)
  }

  private static func inOrder(_ found: [Int: TimedTrack]) -> [TimedTrack] {
    found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The track, if it is of the trip.
  private mutating func admitted(_ track: TimedTrack) -> TimedTrack? {
    if track.hasImplausibleTimes { diagnostics.append(.implausibleTimes(track.plan.file)) }
    guard let first = track.plan.days.first, let last = track.plan.days.last else { return track }
    let start = settings.start ?? told.map { $0.lowerBound - Self.reach }
    let end = settings.end ?? told.map { $0.upperBound + Self.reach }
    let isBefore = start.map { last < $0 } ?? false
    let isAfter = end.map { first > $0 } ?? false
    if isBefore || isAfter {
      strays.insert(track.plan.file)
      diagnostics.append(.strayTrack(track.plan.file, isBefore: isBefore))
      return nil
    }
    return track
  }
}

extension Diagnostic {
  fileprivate static func implausibleTimes(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .implausibleTimes,
      "By its times this track was faster than sound, so a program wrote them, and it is not drawn",
      at: SourcePlace(file: file), advice: "Use the track as it was recorded, or delete its times.")
  }

  fileprivate static func trackWithoutDay(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, .trackWithoutDay,
      "Nothing tells the day of this track, so it is drawn on the map of the whole trip, and on no day",
      at: SourcePlace(file: file),
      advice:
        "Let its name begin with the day, as in “2026-05-03-walk.gpx”, or link to it from the entry of that day."
    )
  }

  fileprivate static func strayTrack(_ file: String, isBefore: Bool) -> Diagnostic {
    Diagnostic(
      .warning, .trackOutsideTrip,
      "This track was recorded \(isBefore ? "before the trip began" : "after the trip ended"), so it was left out",
      at: SourcePlace(file: file),
      advice: "Take it out of the folder, or write `start:` and `end:` into trip.yml so that they hold it.")
  }
}
