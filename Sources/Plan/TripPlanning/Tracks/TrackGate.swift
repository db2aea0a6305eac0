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
  /// written dates may have.
  private static let reach = 60

  static func admit(
    _ written: [Track], settings: TripSettings, photos: [PhotoPlan], entries: [EntryPlan],
    clocks: LocalClocks, journal: [JournalEntry], guess: TravelGuess, areUntimedPlanned: Bool = false
  ) -> TrackGate {
    let days = photos.compactMap(\.day?.value) + entries.map { $0.day.value }
    let told = days.bounds
    var gate = TrackGate(settings: settings, told: told)
    let believed = written.map { written in
      let (track, reason) = written.withoutMadeUpTimes(start: settings.start)
      return (track: track.withUntimed(planned: areUntimedPlanned), reason: reason)
    }
    let tracks = TracksAlike.told(believed.map(\.track))
    for (track, reason) in believed {
      if let reason { gate.diagnostics.append(.madeUpTimes(reason, track.file)) }
    }
    let trackDays = TrackDays(journal, clocks: clocks)
    var found: [Int: TimedTrack] = [:]
    var open: [Int] = []
    for (index, track) in tracks.enumerated() {
      let day = trackDays.day(of: track)
      if day == nil, !track.hasTimes, track.segments.contains(where: { !$0.isEmpty }) {
        open.append(index)
      } else {
        var cut = TimedTrack.cut(track, clocks: clocks, untimedDay: day, guess: guess)
        cut.plan.areTimesMadeUp = believed[index].reason != nil
        found[index] = gate.admitted(cut)
      }
    }
    // What is near to a track tells its day once it is known which tracks are of the trip.
    let nearby =
      open.isEmpty ? nil : DaysNearby.collect(from: photos, entries, tracks: inOrder(found))
    // Along most of what was recorded leads a plan of it.
    let recorded = open.isEmpty ? [] : inOrder(found)
    // Who recorded ways has times in those that one went.
    let hasRecordings = recorded.contains { $0.pieces.contains { $0.span != nil && $0.isRecorded } }
    let seen = open.isEmpty || !hasRecordings ? nil : SeenPlaces(photos)
    for index in open {
      let isPlan =
        tracks[index].isCalledPlan || recorded.recordedMost(of: tracks[index])
        || hasRecordings && (tracks[index].isRoute || seen?.isAlong(tracks[index]) == false)
      let told = tracks[index].withUntimed(planned: isPlan)
      let day = isPlan && !areUntimedPlanned ? nil : nearby?.day(of: told)
      if day == nil {
        gate.diagnostics.append(
          isPlan && !areUntimedPlanned
            ? .planOfNoDay(told.file) : .trackWithoutDay(told.file, isPlanned: areUntimedPlanned))
      }
      var track = TimedTrack.cut(told, clocks: clocks, untimedDay: day, guess: guess)
      track.plan.areTimesMadeUp = believed[index].reason != nil
      found[index] = gate.admitted(track)
    }
    gate.tracks = inOrder(found).withoutRecordedPlans()
    return gate
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

/// Where pictures of a trip were taken.
private struct SeenPlaces {
  private let places: NeighbourIndex<Int>

  /// Of fewer nobody expects that they were taken on every walk.
  private static let fewest = 10
  /// Metres from a way within which one that was taken on it lies.
  private static let reach = 300.0
  /// Points of a way that are looked at.
  private static let mostPoints = 2000

  /// Nil where there are too few.
  init?(_ photos: [PhotoPlan]) {
    let places = photos.compactMap(\.position?.value)
    guard places.count >= Self.fewest else { return nil }
    self.places = NeighbourIndex(places.enumerated().map { ($1, $0) })
  }

  /// Whether one was taken along a way.
  func isAlong(_ track: Track) -> Bool {
    let points = track.segments.flatMap(\.self)
    let step = max(1, points.count / Self.mostPoints)
    return stride(from: 0, to: points.count, by: step).contains { index in
      places.nearest(within: Self.reach, of: points[index].coordinate) != nil
    }
  }
}

extension Diagnostic {
  fileprivate static func implausibleTimes(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .implausibleTimes,
      "Track not drawn: by its times it was faster than sound",
      at: SourcePlace(file: file),
      advice: "A program may have written them: use the track as recorded, or delete its times.")
  }

  fileprivate static func madeUpTimes(_ reason: MadeUpTimes, _ file: String) -> Diagnostic {
    let why =
      switch reason {
      case .tooOld: "they are from before there were receivers"
      case .tooFast: "by them it was faster than sound"
      case .evenPace: "by them it went at one speed all the way, as no traveller does"
      case .evenSteps: "by them each step took as long as any other, however far it was"
      }
    return Diagnostic(
      .warning, .implausibleTimes, "Times of the track not used: \(why)", at: SourcePlace(file: file),
      advice:
        "A program made them up. Begin its name with the day, as in “2026-05-03-walk.gpx”."
    )
  }

  fileprivate static func planOfNoDay(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, .trackWithoutDay,
      "Way without times, taken for a plan: by its name, as a route, since recordings lead along it, or since no picture was taken there",
      at: SourcePlace(file: file),
      advice: "If you went it, begin its name with the day on which you did, as in “2026-05-03-walk.gpx”.")
  }

  fileprivate static func trackWithoutDay(_ file: String, isPlanned: Bool) -> Diagnostic {
    Diagnostic(
      .note, .trackWithoutDay,
      isPlanned
        ? "Way without times: it is on the map of the whole trip as planned, and on no day"
        : "Track without a day: it is on the map of the whole trip, and on no day",
      at: SourcePlace(file: file),
      advice: isPlanned
        ? "Once you have gone it, begin its name with the day on which you did, as in “2026-05-03-walk.gpx”."
        : "If you went it, begin its name with the day, as in “2026-05-03-walk.gpx”, or link to it from that day's "
          + "entry."
    )
  }

  fileprivate static func strayTrack(_ file: String, isBefore: Bool) -> Diagnostic {
    Diagnostic(
      .warning, .trackOutsideTrip,
      "Track left out: recorded \(isBefore ? "before" : "after") the trip",
      at: SourcePlace(file: file),
      advice: "Move it away, or set `start:` and `end:` in trip.yml so that they include it.")
  }
}
