import TripModel

/// Finds the pictures of what is booked: those that are named with it, then those that were taken there while it lasted.
struct EventPictures {
  private let photos: [PhotoPlan]
  private let byFile: [String: PhotoID]
  private let near: NeighbourIndex<PhotoID>
  /// Those of which the moment is known, in order of time.
  private let timed: [Timed]
  private let seconds: [PhotoID: Int]

  private typealias Timed = (seconds: Int, photo: PhotoID)

  /// Metres from a table, at its hour; and from what one has by day and by night, as from a bed: in an old
  /// town three doors on is elsewhere.
  private static let reach = (table: 150.0, bed: 40.0)
  /// Seconds of what nobody says the end of.
  private static let unsaid = 3 * 3600
  /// Seconds of a ride: in more lies a slip of a date, or a voyage that is a trip of its own.
  private static let longestRide = 3 * 86_400

  /// Moments are looked up only where one of the events asks for them.
  static func gather(_ photos: [PhotoPlan], for events: [TripEvent], clocks: LocalClocks) -> EventPictures {
    let asked = events.contains { $0.kind.isByHours || $0.start.when.time != nil } ? photos : []
    let timed = asked.compactMap { photo -> Timed? in
      photo.taken.map { taken in
        (seconds: clocks.instant(taken.value, near: photo.position?.value).seconds, photo: photo.id)
      }
    }
    return EventPictures(
      photos: photos,
      byFile: Dictionary(photos.map { ($0.photo.file, $0.id) }, uniquingKeysWith: { first, _ in first }),
      near: NeighbourIndex(photos.compactMap { photo in photo.position.map { ($0.value, photo.id) } }),
      timed: timed.sorted { ($0.seconds, $0.photo.index) < ($1.seconds, $1.photo.index) },
      seconds: Dictionary(uniqueKeysWithValues: timed.map { ($0.photo, $0.seconds) }))
  }

  /// Each once; those that were only taken there are in the order of time.
  func pictures(of event: EventPlan, naming files: [String]) -> [PhotoID] {
    let taken = (event.kind.isRide ? onTheWay(event) : there(event)).sorted { $0.index < $1.index }
    var seen: Set<PhotoID> = []
    return (files.compactMap { byFile[$0] } + taken).filter { seen.insert($0).inserted }
  }

  /// Between departure and arrival, wherever that was.
  private func onTheWay(_ event: EventPlan) -> [PhotoID] {
    guard let start = event.start.instant?.seconds, let end = event.end?.instant?.seconds, start < end,
      end - start <= Self.longestRide
    else { return [] }
    let first = timed.firstIndex(sortedBy: { $0.seconds }, notBelow: start)
    return timed[first...].prefix { $0.seconds <= end }.map { $0.photo }
  }

  /// At its place, on its days, and within its hours where it has some: a bed is one's own until one leaves. The
  /// middle of a town and a position that is only worked out are no door.
  private func there(_ event: EventPlan) -> [PhotoID] {
    guard let place = (event.at ?? event.from)?.position, !place.reason.isVague else { return [] }
    let days = Set(event.days)
    let isByHours = event.kind.isByHours
    let hours = hours(of: event)
    let reach = isByHours ? Self.reach.table : Self.reach.bed
    return near.within(reach, of: place.value).map { $0.element }.filter { id in
      let photo = photos[id.index]
      guard photo.position?.reason.isEstimate != true, photo.day.map({ days.contains($0.value) }) ?? false
      else { return false }
      return hours.map { hours in seconds[id].map { hours.contains($0) } ?? !isByHours } ?? true
    }
  }

  private func hours(of event: EventPlan) -> ClosedRange<Int>? {
    guard let start = event.start.instant?.seconds else { return nil }
    // Of a bed whose end nobody says the days tell it.
    let unsaid = event.kind.isByHours ? start + Self.unsaid : Int.max
    return start...max(start, event.end?.instant?.seconds ?? unsaid)
  }
}

extension TripEvent.Kind {
  /// Whether its pictures are those of its hours, and not of its days.
  fileprivate var isByHours: Bool { isRide || self == .activity || self == .restaurant }
}
