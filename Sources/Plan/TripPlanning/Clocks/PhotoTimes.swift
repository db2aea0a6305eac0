import TripModel

/// Settles when photos were taken, as far as it takes no other photo's word but that of the same camera.
///
/// What is asked, in this order: the picture's own offset tag; the satellites' time; another picture of the camera
/// whose clock is by the satellites not on local time; the zone of the picture's own position; the zone where a track
/// was at that time.
struct PhotoTimes {
  private let shifts: WrittenShifts
  private let zones: ZoneLookup
  let shots: ShotOrder
  let tracks: TrackZones
  let copies: CopiedSatelliteTimes
  /// Pictures whose cameras were not on local time, by camera, in the order of their clocks.
  private var strangers: [Camera: [Witness]] = [:]

  /// A picture by which a camera's clock is known.
  private struct Witness {
    var seconds: Int
    var offset: UTCOffset
    /// What local clocks were ahead of UTC there; nil where the camera's clock was on local time.
    var there: UTCOffset?
    var file: String
  }

  /// A shift of so many seconds is more than a clock gains or loses: it was on another zone's time.
  private static let zoneShift = 900
  /// Twelve hours: a clock may have been set since.
  private static let reach = 12 * 3600

  static func gather(from trip: Trip, zones: ZoneLookup) -> PhotoTimes {
    var times = PhotoTimes(
      shifts: WrittenShifts(trip.settings.cameraClocks), zones: zones, shots: ShotOrder(trip.photos),
      tracks: TrackZones.collect(from: trip.tracks, withheld: trip.withheld, zones: zones),
      copies: CopiedSatelliteTimes(trip.photos, zones: zones))
    for photo in trip.photos {
      guard photo.camera.model != nil, let witness = times.witness(photo) else { continue }
      times.strangers[photo.camera, default: []].append(witness)
    }
    times.strangers = times.strangers.filter { $0.value.contains { $0.there != nil } }
      .mapValues { $0.sorted { ($0.seconds, $0.file) < ($1.seconds, $1.file) } }
    return times
  }

  /// The camera's clock after its shift, with the seconds of the shift.
  func clock(of photo: Photo) -> (local: LocalDateTime, shift: Int)? {
    guard let clock = photo.cameraClock else { return nil }
    // What the traveller wrote down is no camera's.
    if photo.timeSource == .written { return (clock, 0) }
    let shift = shifts.shift(of: photo.camera) ?? 0
    return (clock + shift, shift)
  }

  /// The satellites' time, where it is that.
  private func satelliteTime(of photo: Photo) -> Instant? {
    copies.contains(photo) ? nil : photo.satelliteTime
  }

  /// Nil where only the other things of the trip can tell the offset, or where there is no time at all.
  func time(of photo: Photo) -> PhotoTime? {
    guard let (clock, shift) = clock(of: photo) else { return photo.instant.flatMap { byInstant(photo, $0) } }
    let byCamera = byCamera(photo, clock)
    if satelliteTime(of: photo) == nil, let tag = photo.offset, byCamera?.clock.value.offset == tag {
      return byCamera
    }
    return byOwnOffset(photo, clock, shift) ?? byCamera ?? byZone(photo, clock)
  }

  /// By the offset tag, then the satellites. Where the two agree, the moment is beyond doubt, and local time is that
  /// of the place; a tag alone says what the traveller's clock showed.
  private func byOwnOffset(_ photo: Photo, _ clock: LocalDateTime, _ shift: Int) -> PhotoTime? {
    let satellites = satelliteTime(of: photo).flatMap { UTCOffset(clock: clock, satellites: $0) }
    let zone = zones.zone(of: photo)
    let zoneReason = zone.map { Reason.zoneOfPosition($0.identifier) }
    // The tag of a clock that was moved by hours spoke of the clock before that.
    let isOfOtherClock = abs(shift) >= Self.zoneShift && (satellites != nil || zone != nil)
    if let tag = photo.offset, !isOfOtherClock {
      let others = [satellites.map { _ in Reason.satelliteTime }, zoneReason].compactMap(\.self)
      let known = Reasoned(tag, because: .offsetTag, insteadOf: others)
      return satellites == tag
        ? PhotoTime(clock, known, in: zone, because: zoneReason) : PhotoTime(clock, known)
    }
    return satellites.map { offset in
      PhotoTime(clock, Reasoned(offset, because: .satelliteTime), in: zone, because: zoneReason)
    }
  }

  private func byCamera(_ photo: Photo, _ clock: LocalDateTime) -> PhotoTime? {
    guard let witnesses = strangers[photo.camera] else { return nil }
    let next = witnesses.firstIndex(sortedBy: \.seconds, notBelow: clock.clockSeconds)
    let around = witnesses[max(0, next - 1)..<min(witnesses.count, next + 1)]
    let nearest = around.min {
      abs($0.seconds - clock.clockSeconds) < abs($1.seconds - clock.clockSeconds)
    }
    guard let nearest, let there = nearest.there, abs(nearest.seconds - clock.clockSeconds) <= Self.reach
    else { return nil }
    let known = Reasoned(nearest.offset, because: .sameCamera(file: nearest.file))
    if let zone = zones.zone(of: photo) {
      return PhotoTime(clock, known, in: zone, because: .zoneOfPosition(zone.identifier))
    }
    var time = PhotoTime(clock, known)
    if let instant = time.local.instant { time.local = Moment(instant: instant, offset: there) }
    time.offset = Reasoned(there, because: known.reason)
    return time
  }

  /// Of a moment without a clock: what clocks of the place showed then.
  private func byInstant(_ photo: Photo, _ instant: Instant) -> PhotoTime? {
    let offset =
      zones.zone(of: photo).map {
        Reasoned($0.offset(at: instant), because: .zoneOfPosition($0.identifier))
      }
      ?? tracks.zone(at: instant).map { zone, file in
        Reasoned(zone.offset(at: instant), because: .zoneOfTrack(zone.identifier, file: file))
      }
    return offset.map { PhotoTime(instant, at: $0) }
  }

  private func byZone(_ photo: Photo, _ clock: LocalDateTime) -> PhotoTime? {
    let isSecondPass = shots.isAfterStepBack(photo)
    if let zone = zones.zone(of: photo) {
      return PhotoTime(
        clock, setTo: zone, because: .zoneOfPosition(zone.identifier), isSecondPass: isSecondPass)
    }
    return tracks.zone(atLocal: clock).map { zone, file in
      PhotoTime(
        clock, setTo: zone, because: .zoneOfTrack(zone.identifier, file: file), isSecondPass: isSecondPass)
    }
  }

  /// What a picture with the satellites' time tells of its camera's clock.
  private func witness(_ photo: Photo) -> Witness? {
    guard let (clock, shift) = clock(of: photo), satelliteTime(of: photo) != nil,
      let time = byOwnOffset(photo, clock, shift), let offset = time.clock.value.offset,
      let there = time.offset?.value
    else { return nil }
    return Witness(
      seconds: clock.clockSeconds, offset: offset, there: there == offset ? nil : there, file: photo.file)
  }
}
