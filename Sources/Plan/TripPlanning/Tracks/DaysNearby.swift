import Geodesy
import TripModel

/// The days of what is near to a track of which nothing else tells the day. Only what is beyond doubt counts: of a
/// way that all days of a trip went along, nobody knows on which it was recorded.
struct DaysNearby {
  /// A picture or an entry of which day and position are known.
  private struct Thing {
    var day: LocalDate
    var file: String
    var place: SpacePoint
  }

  /// Where and on which day a recorded track began or ended.
  private struct End {
    var day: LocalDate
    var file: String
    var place: SpacePoint

    var meeting: Reasoned<LocalDate> { Reasoned(day, because: .trackMeeting(file: file)) }
  }

  /// The days on which there is anything, and those of which it is known where one was.
  private let held: Set<LocalDate>
  private let placed: Set<LocalDate>
  private let things: [Thing]
  private let starts: [End]
  private let ends: [End]

  /// Metres from a way within which a thing is on it, and metres between two ways that meet.
  private static let reach = 300.0
  private static let gap = 500.0
  /// Points of a way that are nearer to each other tell nothing more, in metres.
  private static let step = 20.0
  /// Metres: a longer line leads through the Earth, and is no way either.
  private static let longestLine = 20_000.0

  static func collect(
    from photos: [PhotoPlan], _ entries: [EntryPlan], tracks: [TimedTrack]
  ) -> DaysNearby {
    var things: [Thing] = []
    for photo in photos {
      guard let day = photo.day?.value, let position = photo.position, !position.reason.isEstimate else {
        continue
      }
      things.append(Thing(day: day, file: photo.photo.file, place: SpacePoint(position.value)))
    }
    for entry in entries {
      guard let position = entry.position else { continue }
      // A position that only comes from pictures would count them twice.
      switch position.reason {
      case .written, .pinNearby, .attraction:
        things.append(Thing(day: entry.day.value, file: entry.file, place: SpacePoint(position.value)))
      default: continue
      }
    }
    let told = tracks.filter { $0.plan.dayReason == nil }.flatMap(\.plan.days)
    var (starts, ends): ([End], [End]) = ([], [])
    for track in tracks {
      for span in track.daySpans {
        guard let day = span.from.day else { continue }
        let file = track.plan.file
        starts.append(End(day: day, file: file, place: SpacePoint(span.from.coordinate)))
        ends.append(End(day: day, file: file, place: SpacePoint(span.to.coordinate)))
      }
    }
    return DaysNearby(
      held: Set(photos.compactMap(\.day?.value)).union(entries.map { $0.day.value }),
      placed: Set(told).union(things.map(\.day)), things: things, starts: starts, ends: ends)
  }

  /// The day of more than half of the pictures and entries on the way; where there are none, or too many days, that
  /// of the recorded track that ends where this one begins, or begins where it ends, or the day between two such.
  func day(of track: Track) -> Reasoned<LocalDate>? { dayOfThings(on: track) ?? dayOfMeeting(track) }

  private func dayOfThings(on track: Track) -> Reasoned<LocalDate>? {
    guard !things.isEmpty else { return nil }
    let ways = track.segments.map(Self.thinned)
    let near = things.filter { thing in ways.contains { Self.isOn($0, thing.place) } }
    let byDay = Dictionary(grouping: near, by: \.day)
    guard let maximum = byDay.values.first(where: { $0.count * 2 > near.count }), let first = maximum.first
    else {
      return nil
    }
    return Reasoned(first.day, because: .thingsNearby(count: maximum.count, file: first.file))
  }

  private func dayOfMeeting(_ track: Track) -> Reasoned<LocalDate>? {
    guard let first = track.segments.lazy.compactMap(\.first).first,
      let last = track.segments.lazy.compactMap(\.last).reversed().first
    else { return nil }
    let (from, to) = (SpacePoint(first.coordinate), SpacePoint(last.coordinate))
    let before = ends.filter { $0.place.distance(to: from) <= Self.gap }
    let behind = starts.filter { $0.place.distance(to: to) <= Self.gap }
    guard Set(before.map(\.day)).count <= 1, Set(behind.map(\.day)).count <= 1 else { return nil }
    switch (before.first, behind.first) {
    case (let end?, nil): return isOpen(end.day + 1) ? nil : end.meeting
    case (nil, let start?): return isOpen(start.day - 1) ? nil : start.meeting
    case (let end?, let start?) where end.day == start.day: return end.meeting
    case (let end?, let start?) where start.day - end.day == 2:
      return Reasoned(end.day + 1, because: .tracksAround(end.file, start.file))
    default: return nil
    }
  }

  /// Whether one was under way on a day, and nothing says where: who arrived at a hut in the evening goes on from
  /// there in the morning.
  private func isOpen(_ day: LocalDate) -> Bool { held.contains(day) && !placed.contains(day) }

  private static func thinned(_ points: [TrackPoint]) -> [SpacePoint] {
    var kept: [SpacePoint] = []
    for point in points {
      let place = SpacePoint(point.coordinate)
      if let last = kept.last, last.distance(to: place) < step { continue }
      kept.append(place)
    }
    return kept
  }

  /// Whether a place is near to one of the points, or to the line between two.
  private static func isOn(_ way: [SpacePoint], _ place: SpacePoint) -> Bool {
    if way.count == 1 { return way[0].distance(to: place) <= reach }
    return zip(way, way.dropFirst()).contains {
      place.distance(toLineFrom: $0, to: $1, atMost: longestLine) <= reach
    }
  }
}

extension SpacePoint {
  fileprivate init(_ place: Coordinate) { self.init(latitude: place.latitude, longitude: place.longitude) }

  /// Metres to the nearest point of a line; of one that is too long, to its ends.
  fileprivate func distance(toLineFrom start: SpacePoint, to end: SpacePoint, atMost longest: Double)
    -> Double
  {
    let (x, y, z) = (end.x - start.x, end.y - start.y, end.z - start.z)
    let squared = x * x + y * y + z * z
    guard squared > 0, squared <= longest * longest else {
      return min(distance(to: start), distance(to: end))
    }
    let along = ((self.x - start.x) * x + (self.y - start.y) * y + (self.z - start.z) * z) / squared
    let part = max(0, min(1, along))
    return distance(to: SpacePoint(x: start.x + x * part, y: start.y + y * part, z: start.z + z * part))
  }
}
