import TripModel

extension [TimedTrack] {
  /// The tracks without ways that have no times where a recording of the same day leads along them: what somebody planned
  /// for a day, as a route or as planners export one, is no second way of it.
  ///
  /// The tracks stay, with their days and their places: who publishes days late asks each file for its own.
  func withoutRecordedPlans() -> [TimedTrack] {
    let untimed = Set(lazy.flatMap(\.pieces).filter { $0.span == nil }.compactMap(\.day))
    guard !untimed.isEmpty else { return withoutPlansOfAll }
    var recordings: [LocalDate: [RecordedWay.Recording]] = [:]
    for track in self {
      for piece in track.pieces where piece.span != nil && piece.isRecorded {
        guard let day = piece.day, untimed.contains(day) else { continue }
        recordings[day, default: []].append((file: track.plan.file, points: piece.points))
      }
    }
    let ways = recordings.mapValues(RecordedWay.init)
    return map { track in
      var gone: Set<Int> = []
      var recording: String?
      for (place, piece) in track.pieces.enumerated() where piece.span == nil {
        guard let day = piece.day, let file = ways[day]?.recording(of: piece.points) else { continue }
        gone.insert(place)
        recording = recording ?? file
      }
      return recording.map { track.without(gone, recordedIn: $0) } ?? track
    }.withoutPlansOfAll
  }

  /// Whether most of a way without times was recorded, on whatever days.
  func recordedMost(of track: Track) -> Bool {
    let way = track.segments.flatMap(\.self)
    guard let recorded = RecordedWay(self), !way.isEmpty else { return false }
    return recorded.recordingOfMost(of: way) != nil
  }

  /// The same without planned ways of no day of which most was recorded, on whatever day.
  private var withoutPlansOfAll: [TimedTrack] {
    guard contains(where: { $0.pieces.contains(where: \.isPlanOfNoDay) }) else { return self }
    let recorded = flatMap { track in
      track.pieces.filter { $0.span != nil && $0.isRecorded }.map {
        (file: track.plan.file, points: $0.points)
      }
    }
    guard !recorded.isEmpty else { return self }
    let way = RecordedWay(recorded)
    return map { track in
      var gone: Set<Int> = []
      var recording: String?
      for (place, piece) in track.pieces.enumerated() where piece.isPlanOfNoDay {
        guard let file = way.recordingOfMost(of: piece.points) else { continue }
        gone.insert(place)
        recording = recording ?? file
      }
      return recording.map { track.without(gone, recordedIn: $0) } ?? track
    }
  }
}

extension TimedTrack.Piece {
  /// Whether somebody planned it, for nobody knows which day.
  fileprivate var isPlanOfNoDay: Bool { isPlanned && span == nil && day == nil }
}

/// What was recorded of one day, to be asked whether a way leads along it.
private struct RecordedWay {
  typealias Recording = (file: String, points: [TrackPoint])

  /// A place of it: which file has it, and the how manieth it is on the way.
  private struct Place {
    let file: String
    let order: Int
  }

  private let recorded: NeighbourIndex<Place>
  /// Metres between two places of it.
  private let step: Double
  /// Metres from a place of a plan to one of these, within which it lies along the recording.
  private let reach: Double

  /// Metres off a recording that a plan of its way is: planners draw roads beside those that one took, and receivers err.
  private static let offLine = 100.0
  /// Of the places of a plan, those along which the recording has to lead: who planned a walk leaves it here and there.
  private static let share = 0.8
  /// The same of a plan of several days, of which some were not recorded.
  private static let shareOfAll = 0.6
  /// Metres between two places, and how many there are at most: enough for a day on roads and rails, 2000 km. Of a longer
  /// one they lie farther apart, and what is planned between them is not along it: a walk is by no flight that passed.
  private static let steps = (shortest: 50.0, longest: 200.0, most: 10_000.0)

  /// All that was recorded of a trip; nil where nothing was.
  init?(_ tracks: [TimedTrack]) {
    let recorded = tracks.flatMap { track in
      track.pieces.filter(\.isRecorded).compactMap { piece in
        piece.span.map { (start: $0.lowerBound, file: track.plan.file, points: piece.points) }
      }
    }.sorted { ($0.start, $0.file) < ($1.start, $1.file) }
    guard !recorded.isEmpty else { return nil }
    self.init(recorded.map { (file: $0.file, points: $0.points) })
  }

  init(_ recordings: [Recording]) {
    let metres = recordings.reduce(0) { $0 + $1.points.lazy.map(\.coordinate).metresAlong }
    let step = max(Self.steps.shortest, metres / Self.steps.most)
    self.step = step
    reach = Self.offLine + min(step, Self.steps.longest) / 2
    let places = recordings.flatMap { recording in
      Self.line(recording.points, every: step).map { ($0, recording.file) }
    }
    recorded = NeighbourIndex(places.enumerated().map { ($1.0, Place(file: $1.1, order: $0)) })
  }

  /// The file that recorded most of a way, or as much of it as others, where nearly all of it was recorded; nil elsewhere.
  func recording(of way: [TrackPoint]) -> String? {
    let places = Self.places(way, every: step)
    return Self.file(of: near(places), among: places.count, share: Self.share)
  }

  /// The same where most of its length was recorded, in the direction in which it leads: who comes back by the same road makes another way.
  func recordingOfMost(of way: [TrackPoint]) -> String? {
    // Of one around the Earth no more places than of what was recorded.
    let apart = max(step, way.lazy.map(\.coordinate).metresAlong / Self.steps.most)
    let places = Self.line(way, every: apart)
    let near = near(places)
    let steps = zip(near, near.dropFirst()).filter { $0.order != $1.order }
    let onward = steps.count { $0.order < $1.order }
    guard Double(onward) >= Self.share * Double(steps.count) else { return nil }
    return Self.file(of: near, among: places.count, share: Self.shareOfAll)
  }

  private func near(_ places: [Coordinate]) -> [Place] {
    places.compactMap { recorded.nearest(within: reach, of: $0) }
  }

  private static func file(of near: [Place], among count: Int, share: Double) -> String? {
    guard !near.isEmpty, Double(near.count) >= share * Double(count) else { return nil }
    let counts = Dictionary(grouping: near, by: \.file).mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Its own points, without those that are nearer to the one before than a step, and with its end.
  private static func places(_ way: [TrackPoint], every step: Double) -> [Coordinate] {
    var places: [Coordinate] = []
    for point in way.lazy.map(\.coordinate) {
      if let last = places.last, last.distance(to: point) < step { continue }
      places.append(point)
    }
    if let end = way.last?.coordinate, places.last != end { places.append(end) }
    return places
  }

  /// Places along the line, also where a recorder wrote few points.
  private static func line(_ way: [TrackPoint], every step: Double) -> [Coordinate] {
    var line: [Coordinate] = []
    for place in places(way, every: step) {
      if let last = line.last {
        let parts = Int(last.distance(to: place) / step)
        for part in 1..<max(1, parts) {
          let between = last.point(Double(part) / Double(parts), onTheWayTo: place)
          if let between { line.append(between) }
        }
      }
      line.append(place)
    }
    return line
  }
}
