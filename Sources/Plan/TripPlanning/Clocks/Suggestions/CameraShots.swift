import TripModel

/// The pictures of one camera by its clock, to be held against what else tells the time.
struct CameraShots {
  struct Shot {
    var file: String
    /// The time by the camera's clock after its shift, as if it had been right.
    var seconds: Int
    /// Where the picture itself says that it was taken.
    var coordinate: Coordinate?
    /// How far the satellites' time is from that; nil without one, 0 where a zone explains the difference.
    var lagBySatellites: Int?
    var isTold: Told

    /// What tells the offset of the camera's clock.
    enum Told { case bySatellites, byTag, byNothing }
  }

  let model: String
  /// In the order of time.
  let shots: [Shot]
  let writtenShift: Int

  /// The cameras of a trip, by their names; those whose pictures name no model are none.
  static func all(of trip: Trip, clocks: LocalClocks) -> [CameraShots] {
    let shifts = WrittenShifts(trip.settings.cameraClocks)
    var byModel: [String: [Shot]] = [:]
    var written: [String: Int] = [:]
    for photo in trip.photos {
      guard let model = photo.camera.model, let shot = shot(photo, clocks) else { continue }
      byModel[model, default: []].append(shot)
      written[model] = written[model] ?? shifts.shift(of: photo.camera)
    }
    return byModel.sorted { $0.key < $1.key }.map { model, shots in
      CameraShots(
        model: model, shots: shots.sorted { ($0.seconds, $0.file) < ($1.seconds, $1.file) },
        writtenShift: written[model] ?? 0)
    }
  }

  private static func shot(_ photo: Photo, _ clocks: LocalClocks) -> Shot? {
    guard photo.shutterClock != nil, let time = clocks.time(of: photo), let offset = time.offset,
      ![.longitude, .standard].contains(offset.reason)
    else { return nil }
    let clock = time.clock.value
    let told: Shot.Told =
      switch time.clock.reason {
      case .satelliteTime, .sameCamera: .bySatellites
      case .offsetTag: .byTag
      default: .byNothing
      }
    let seconds = clock.instant(assuming: offset.value).seconds
    let lag = photo.satelliteTime.map { satellites in
      UTCOffset(clock: clock.local, satellites: satellites) == nil ? satellites.seconds - seconds : 0
    }
    return Shot(
      file: photo.file, seconds: seconds, coordinate: photo.coordinate, lagBySatellites: lag, isTold: told)
  }

  /// Whether most of its pictures tell the offset of its clock in one of these ways.
  func isMostly(_ told: Set<Shot.Told>) -> Bool { shots.count { told.contains($0.isTold) } * 2 > shots.count }

  func shift(_ seconds: Int, _ evidence: CameraShift.Evidence, agreeing: Int, of: Int) -> CameraShift? {
    let rounded = Self.rounded(seconds)
    guard abs(rounded) >= Self.minShift, let first = shots.first else { return nil }
    return CameraShift(
      model: model, seconds: rounded, written: writtenShift, evidence: evidence, agreeing: agreeing, of: of,
      file: shots.map(\.file).min() ?? first.file)
  }

  /// Clocks are a minute or two off everywhere, and nobody minds.
  static let minShift = 180
  /// The fewest things that have to agree.
  static let fewest = 5

  /// To the half hour where that is near, since clocks are mostly set wrong by hours; else to the minute.
  private static func rounded(_ seconds: Int) -> Int {
    let half = nearest(1800, to: seconds)
    return abs(seconds - half) <= 75 ? half : nearest(60, to: seconds)
  }

  private static func nearest(_ step: Int, to seconds: Int) -> Int {
    Int((Double(seconds) / Double(step)).rounded()) * step
  }
}
