import TripModel

extension Router {
  /// Something that was at a place at a time.
  struct Fix {
    var instant: Instant
    /// Nil for a pin of which only the order is known.
    var day: LocalDate?
    var time: LocalTime?
    var coordinate: Coordinate
    /// The town that it was in, as far as that is known already.
    var town: String?
    var photo: PhotoID?
    var entry: EntryID?
    var place: PlaceID?
    var event: EventID?
    /// Whether the way only came by.
    var isPassed = false
    /// Whether one stayed there, by positions that were kept now and then; such a stop is none that a day is called by.
    var isStay = false
    /// Whether it is on a route that somebody planned, and nobody recorded.
    var isPlanned = false
    /// Its place among all of the trip, by which it is known on its day and on the whole way.
    var number = -1
    /// Which end of a ride that is booked it is, where it is one.
    var rideEnd: RideEnd?
    /// Whether that ride is on no line with anything else (`LooseRides`).
    var isLoose = false
    /// Whether it tells of a place that something else of its day tells of: no line leads there for it.
    var isRetold = false
    /// Whether all that tells of it is its town, so that it stands in the middle of that.
    var isTownMiddle = false
    /// Metres from such a middle within which a place is in that town: its ground, and never less than a walk.
    var reachOfTown = Nearness.middleReach

    /// Whether one came there by air, as is told, wherever that was from.
    var isFlown = false

    /// Whether nothing but a track was there.
    var isOfTrack: Bool {
      let isThing = photo != nil || entry != nil || place != nil || event != nil || rideEnd != nil
      return !isThing && time == nil
    }

    /// Whether that begins, ends or stays there.
    var isTrackEnd: Bool { isOfTrack && (!isPassed || isStay) }

    /// How far ahead of UTC the clock was by which its time is told.
    var clock: UTCOffset? {
      guard let day, let time else { return nil }
      let seconds = LocalDateTime(date: day, time: time).clockSeconds - instant.seconds
      // Behind midnight its day is that of the traveller, which may be the one before.
      return [seconds, seconds + 86_400].first { (-12 * 3600...14 * 3600).contains($0) }
        .flatMap { UTCOffset(seconds: $0) }
    }
  }

  /// One of the two ends of a ride.
  enum RideEnd { case departure, arrival }
}

extension Router.Fix {
  init?(photo: PhotoPlan, clocks: LocalClocks) {
    guard let taken = photo.taken?.value, let day = photo.day?.value, let found = photo.position,
      !found.reason.isEstimate, !photo.isRoughlyPlaced
    else { return nil }
    let position = found.value
    self.init(
      instant: clocks.instant(taken, near: position), day: day, time: taken.local.time,
      coordinate: position, town: photo.locality.flatMap { $0.isInTown ? $0.town : nil }, photo: photo.id)
  }

  /// An entry stands on the way where its place was written; one that was only guessed from photos adds nothing.
  /// Without a time it stands where its day ends, as in the journal.
  init?(entry: EntryPlan, clocks: LocalClocks) {
    guard let position = entry.position else { return nil }
    switch position.reason {
    case .written, .pinNearby, .attraction, .town: break
    default: return nil
    }
    let moment = entry.time?.value ?? clocks.end(of: entry.day.value)
    self.init(
      instant: clocks.instant(moment, near: position.value), day: entry.day.value,
      time: entry.time?.value.local.time, coordinate: position.value, entry: entry.id)
  }

  init(end: TimedTrack.End) {
    self.init(instant: end.instant, day: end.day, coordinate: end.coordinate)
  }
}
