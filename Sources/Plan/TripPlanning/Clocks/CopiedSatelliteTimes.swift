import TripModel

/// Tells satellites' times that satellites never told: programs that give a picture a position write its camera's clock
/// there.
///
/// Where clocks are not on UTC, one that agrees with the satellites to the second is such a copy, since a camera's clock
/// is seconds off; unless another picture of the camera says by some seconds that its clock was on UTC.
struct CopiedSatelliteTimes: Sendable {
  private let zones: ZoneLookup
  /// Cameras of which a picture is seconds off UTC by the satellites, and no zone's time.
  private let camerasOnUTC: Set<Camera>

  init(_ photos: [Photo], zones: ZoneLookup) {
    self.zones = zones
    camerasOnUTC = Set(photos.filter(Self.isNearUTC).map { $0.camera })
  }

  /// Whether the satellites' time of a picture is its camera's clock once more.
  func contains(_ photo: Photo) -> Bool {
    guard let clock = photo.cameraClock, photo.timeSource != .written, photo.offset == nil,
      let satellites = photo.satelliteTime, clock.clockSeconds == satellites.seconds,
      !camerasOnUTC.contains(photo.camera), let zone = zones.zone(of: photo)
    else { return false }
    // In the hour that a clock shows twice either may be meant.
    return zone.offset(atLocal: clock) != .utc && zone.offset(at: satellites) != .utc
  }

  private static func isNearUTC(_ photo: Photo) -> Bool {
    guard photo.camera.model != nil, let clock = photo.cameraClock, let satellites = photo.satelliteTime,
      clock.clockSeconds != satellites.seconds
    else { return false }
    return UTCOffset(clock: clock, satellites: satellites) == .utc
  }
}
