import TripModel

/// What clocks showed during the trip: how far each camera's is off, and what is ahead of UTC by how much where
/// a thing does not say so itself.
struct LocalClocks {
  private let shifts: [String: Int]
  private let zone: ZoneRules?
  private let dayStarts: LocalTime
  /// Pictures that tell their own offset, in the order of their local time.
  private let known: [Known]

  private struct Known {
    var local: Int
    var offset: UTCOffset
    var file: String
  }

  /// Twelve hours: further away, another picture's offset says less than the trip's zone.
  private static let neighbourReach = 12 * 3600

  init(trip: Trip) {
    zone = trip.settings.timeZone
    dayStarts = trip.settings.dayStarts
    var shifts: [String: Int] = [:]
    for clock in trip.settings.cameraClocks { shifts[clock.model] = clock.shiftSeconds }
    self.shifts = shifts
    known = trip.photos.compactMap { photo in
      guard let clock = photo.cameraClock, let offset = photo.offset else { return nil }
      let shift = photo.camera.model.flatMap { shifts[$0] } ?? 0
      return Known(local: clock.clockSeconds + shift, offset: offset, file: photo.file)
    }.sorted { ($0.local, $0.file) < ($1.local, $1.file) }
  }

  /// When a photo was taken by its camera's corrected clock.
  func taken(_ photo: Photo) -> Reasoned<Moment>? {
    guard let clock = photo.cameraClock else { return nil }
    let shift = photo.camera.model.flatMap { shifts[$0] } ?? 0
    return Reasoned(
      Moment(local: clock + shift, offset: photo.offset),
      because: .cameraClock(tag: photo.timeSource.rawValue, shiftedBySeconds: shift))
  }

  /// The traveller's day of a local time: the small hours belong to the day before (`day starts`).
  func day(of local: LocalDateTime, because reason: Reason) -> Reasoned<LocalDate> {
    guard local.time < dayStarts else { return Reasoned(local.date, because: reason) }
    return Reasoned(local.date - 1, because: .smallHours, insteadOf: [reason])
  }

  /// The local time of a time of day on the traveller's day.
  func local(_ time: LocalTime, on day: LocalDate) -> LocalDateTime {
    LocalDateTime(date: time < dayStarts ? day + 1 : day, time: time)
  }

  /// The offset of a clock that shows this local time: what a picture near in time says of itself, else the
  /// trip's zone, else any picture's, else the hour by the longitude.
  func offset(atLocal local: LocalDateTime, near place: Coordinate? = nil) -> Reasoned<UTCOffset> {
    let neighbour = nearest(to: local.clockSeconds) { $0.local }
    if let neighbour, abs(neighbour.local - local.clockSeconds) <= Self.neighbourReach {
      return Reasoned(neighbour.offset, because: .neighbour(file: neighbour.file))
    }
    if let zone { return Reasoned(zone.offset(atLocal: local), because: .tripZone(zone.identifier)) }
    if let neighbour { return Reasoned(neighbour.offset, because: .neighbour(file: neighbour.file)) }
    return byLongitude(place)
  }

  /// The offset of the traveller's clock at an instant, by the same rules.
  func offset(at instant: Instant, near place: Coordinate?) -> Reasoned<UTCOffset> {
    let neighbour = nearest(to: instant.seconds) { $0.local - $0.offset.seconds }
    if let neighbour {
      let distance = abs(neighbour.local - neighbour.offset.seconds - instant.seconds)
      if distance <= Self.neighbourReach {
        return Reasoned(neighbour.offset, because: .neighbour(file: neighbour.file))
      }
    }
    if let zone { return Reasoned(zone.offset(at: instant), because: .tripZone(zone.identifier)) }
    if let neighbour { return Reasoned(neighbour.offset, because: .neighbour(file: neighbour.file)) }
    return byLongitude(place)
  }

  /// The point on the one time line by which things are put in order.
  func instant(_ moment: Moment, near place: Coordinate? = nil) -> Instant {
    moment.instant ?? moment.instant(assuming: offset(atLocal: moment.local, near: place).value)
  }

  private func byLongitude(_ place: Coordinate?) -> Reasoned<UTCOffset> {
    guard let place else { return Reasoned(.utc, because: .standard) }
    let hours = Int((place.longitude / 15).rounded())
    return Reasoned(UTCOffset(seconds: hours * 3600) ?? .utc, because: .longitude)
  }

  /// The known offset nearest to a time, by binary search; the list is as good as sorted by either clock,
  /// since two neighbours' offsets differ by hours while `key` moves by days.
  private func nearest(to seconds: Int, _ key: (Known) -> Int) -> Known? {
    var low = 0
    var high = known.count
    while low < high {
      let middle = (low + high) / 2
      if key(known[middle]) < seconds { low = middle + 1 } else { high = middle }
    }
    let around = known[max(0, low - 2)..<min(known.count, low + 2)]
    return around.min { abs(key($0) - seconds) < abs(key($1) - seconds) }
  }
}
