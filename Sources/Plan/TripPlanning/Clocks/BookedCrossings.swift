import TripModel

/// Rides that were booked from one zone into another. Of a picture that tells neither its offset nor its place they
/// say by which of the two clocks it was taken on the way.
struct BookedCrossings {
  private struct Ride {
    var title: String
    var kind: TripEvent.Kind
    var span: ClosedRange<Int>
    /// That of its start, then that of its end.
    var offsets: [UTCOffset]
    var date: LocalDate

    /// Nil where both ends have the same clocks, or it is not known what clocks showed there.
    init?(_ event: TripEvent, zones: ZoneLookup) {
      guard event.kind.isRide, let start = event.start.when.moment, let end = event.end?.when.moment,
        let before = start.offsetThere(event.from, zones), let after = end.offsetThere(event.to, zones),
        before != after
      else { return nil }
      let (left, came) = (start.instant(assuming: before).seconds, end.instant(assuming: after).seconds)
      guard left < came else { return nil }
      (title, kind, date) = (event.title, event.kind, event.start.when.date)
      (span, offsets) = (left...came, [before, after])
    }

    /// Whether a clock that was set by this offset showed the time on the way.
    func fits(_ clock: LocalDateTime, at offset: UTCOffset) -> Bool {
      span.contains(clock.clockSeconds - offset.seconds)
    }
  }

  /// What the rides say of a picture's clock.
  enum Verdict: Hashable {
    /// Nothing: what else is known of it counts.
    case silent
    /// It showed the time on the way, as an entry about the ride tells, by this clock alone.
    case told(UTCOffset, ride: String)
    /// By one clock it was on the way and by the other before or after it.
    case doubtful
  }

  private let rides: [Ride]
  /// The dates and kinds of the entries that show a picture, by its file.
  private let entries: [String: [(date: LocalDate?, kind: EntryKind?)]]

  /// `days` are those of the entries, by their files.
  init(_ trip: Trip, entryDays days: [String: LocalDate], zones: ZoneLookup) {
    rides = trip.events.compactMap { Ride($0, zones: zones) }
    var entries: [String: [(date: LocalDate?, kind: EntryKind?)]] = [:]
    if !rides.isEmpty {
      for entry in trip.entries {
        let kind = entry.kind.flatMap { EntryKind($0) }
        for file in Set(Array(entry.pictures.values) + entry.gallery.map(\.file)) {
          entries[file, default: []].append((days[entry.file], kind))
        }
      }
    }
    self.entries = entries
  }

  /// `assumed` is the offset that the picture would have otherwise.
  func verdict(on file: String, _ clock: LocalDateTime, assumed: UTCOffset) -> Verdict {
    for ride in rides {
      let fitting = ride.offsets.filter { ride.fits(clock, at: $0) }
      guard let first = fitting.first else { continue }
      // Both agree, or what is assumed is on the way: nothing contradicts it.
      guard fitting.count == 1, !ride.fits(clock, at: assumed) else { return .silent }
      return isTold(of: file, ride) ? .told(first, ride: ride.title) : .doubtful
    }
    return .silent
  }

  /// Whether an entry of its day that is about such a ride shows the picture.
  private func isTold(of file: String, _ ride: Ride) -> Bool {
    entries[file, default: []].contains { $0.date == ride.date && $0.kind?.isAbout(ride.kind) == true }
  }
}

extension Moment {
  /// What its clock was ahead of UTC, by itself or by the zone of a place.
  fileprivate func offsetThere(_ place: Written<NamedPlace>?, _ zones: ZoneLookup) -> UTCOffset? {
    offset ?? zones.zone(at: place?.value.coordinate)?.offset(atLocal: local)
  }
}

extension EntryKind {
  /// Whether an entry of this kind may tell of such a ride.
  fileprivate func isAbout(_ ride: TripEvent.Kind) -> Bool {
    guard case .known(let kind, _) = self else { return false }
    return switch ride {
    case .flight: kind == .flight
    case .train: kind == .train
    case .bus: kind == .bus
    case .ferry: kind == .ferry
    case .direction, .transport: [.flight, .train, .bus, .ferry, .drive].contains(kind)
    case .hotel, .carRental, .parking, .activity, .restaurant: false
    }
  }
}

extension BookedCrossings {
  /// The time of a picture, by the clock that agrees with a ride where only something else's zone tells its offset;
  /// with none where two clocks are as likely.
  func settled(_ time: PhotoTime, of photo: Photo) -> PhotoTime {
    guard let assumed = time.offset, assumed.reason.isOfOtherThings else { return time }
    let clock = time.clock.value.local
    switch verdict(on: photo.file, clock, assumed: assumed.value) {
    case .silent: return time
    case .told(let offset, let ride):
      return PhotoTime(
        clock, Reasoned(offset, because: .bookedRide(title: ride), insteadOf: [assumed.reason]))
    case .doubtful:
      let bare = Moment(local: clock)
      return PhotoTime(
        clock: Reasoned(bare, because: .standard, insteadOf: [assumed.reason]), local: bare, offset: nil)
    }
  }
}

extension Reason {
  /// Whether an offset is that of something else of the trip, near in time, or of the trip itself.
  fileprivate var isOfOtherThings: Bool {
    switch self {
    case .zoneOfTrack, .neighbour, .tripZone, .longitude, .standard: true
    default: false
    }
  }
}
