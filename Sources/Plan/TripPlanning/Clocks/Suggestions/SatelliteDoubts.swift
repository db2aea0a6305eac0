import TripModel

/// Finds pictures whose GPS time and camera's clock are of different days.
///
/// Each is told, also a single one, since one of the two times is wrong and the day with it. A picture whose satellites
/// were heard last some hours before is none, nor one of a receiver that had no date yet, or counts its weeks from the
/// wrong one: of those the clock is plainly right.
struct SatelliteDoubts {
  private let clocks: LocalClocks
  private let shifts: WrittenShifts

  /// A picture, with what its clock is behind the satellites in seconds.
  private struct Lag {
    var file: String
    var day: LocalDate
    var seconds: Int
  }

  /// Half a day: whoever heard no satellites for longer has rarely kept their time.
  private static let longestSilence = 12 * 3600
  /// Seconds within which lags are the same, as for `ClockSuggestions`.
  private static let agreement = 90

  /// `shifts` are the clocks that are known to be wrong: what is told there is not told again.
  static func find(in trip: Trip, clocks: LocalClocks, besides shifts: [CameraShift]) -> [SatelliteDoubt] {
    let doubts = SatelliteDoubts(clocks: clocks, shifts: WrittenShifts(trip.settings.cameraClocks))
    let known = Set(shifts.map(\.model))
    let ofCameras = Dictionary(grouping: trip.photos.filter { $0.satelliteTime != nil }) { $0.camera }
    let found: [SatelliteDoubt] = ofCameras.compactMap { camera, photos in
      if let model = camera.model, known.contains(model) { return nil }
      return doubts.doubt(camera, photos)
    }
    return found.sorted { $0.files.lexicographicallyPrecedes($1.files) }
  }

  private func doubt(_ camera: Camera, _ photos: [Photo]) -> SatelliteDoubt? {
    let written = shifts.shift(of: camera)
    // Who writes that a clock was off by nothing says that it was right.
    guard written != 0 else { return nil }
    let lags = photos.compactMap(lag).sorted { $0.file < $1.file }
    let ordered = lags.map(\.seconds).sorted()
    guard let first = lags.first else { return nil }
    let median = ordered[ordered.count / 2]
    let agreeing = ordered.count { abs($0 - median) <= Self.agreement }
    return SatelliteDoubt(
      camera: camera, files: lags.map(\.file), day: first.day, seconds: Self.rounded(median),
      written: written ?? 0, isConstant: camera.model != nil && agreeing * 10 >= photos.count * 7)
  }

  /// Nil where the two times may be of one moment, or where the satellites' is plainly none.
  private func lag(_ photo: Photo) -> Lag? {
    guard let satellites = photo.satelliteTime, photo.timeSource != .written,
      let time = clocks.time(of: photo), !Self.isOfUnsetReceiver(satellites)
    else { return nil }
    let clock = time.clock.value
    guard satellites.isApart(from: clock.local, ahead: photo.offset) else { return nil }
    guard let offset = clock.offset ?? told(time.offset) else {
      // Without an hour to compare, only how many days are between the two can be told.
      let days = Double(satellites.seconds - clock.local.clockSeconds) / 86_400
      return found(photo, clock.local.date, Int(days.rounded()) * 86_400)
    }
    return found(photo, clock.local.date, satellites.seconds - clock.local.clockSeconds + offset.seconds)
  }

  /// An offset that something tells, and that is not only assumed.
  private func told(_ offset: Reasoned<UTCOffset>?) -> UTCOffset? {
    guard let offset, offset.reason != .longitude, offset.reason != .standard else { return nil }
    return offset.value
  }

  private func found(_ photo: Photo, _ day: LocalDate, _ seconds: Int) -> Lag? {
    let weeks = Double(seconds) / Double(Self.rollover)
    let isByRollover =
      weeks.rounded() != 0 && abs(seconds - Int(weeks.rounded()) * Self.rollover) <= Self.longestSilence
    guard abs(seconds) > Self.longestSilence, !isByRollover else { return nil }
    return Lag(file: photo.file, day: day, seconds: seconds)
  }

  /// Satellites send a week's number modulo 1024 (IS-GPS-200, 20.3.3.3.1.1).
  private static let rollover = 1024 * 7 * 86_400
  /// The day from which weeks are counted, 6 January 1980, in seconds since 1970.
  private static let firstWeek = 3_657 * 86_400

  /// Whether it is the first day of a count of weeks, which receivers tell before they have heard a date.
  private static func isOfUnsetReceiver(_ satellites: Instant) -> Bool {
    let since = satellites.seconds - firstWeek
    return since < 86_400 || since % rollover < 86_400
  }

  /// To the quarter of an hour where that is near, as clocks of zones are apart; else to the minute.
  private static func rounded(_ seconds: Int) -> Int {
    let quarter = Int((Double(seconds) / 900).rounded()) * 900
    return abs(seconds - quarter) <= 180 ? quarter : Int((Double(seconds) / 60).rounded()) * 60
  }
}
