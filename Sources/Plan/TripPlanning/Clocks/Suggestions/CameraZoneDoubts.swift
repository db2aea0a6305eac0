import TripModel

/// Finds cameras that write no offset and were carried to where clocks show another time than at home, or were set on the
/// way: few people set such a clock, and nothing in the pictures says who did. Where nothing says what clocks at home show,
/// only that is told.
///
/// Only beside another device, whose pictures would stand in a wrong order with these, and where nothing else can be
/// asked: no satellites, no `shift` in trip.yml, and no pictures that were plainly taken together with another's.
struct CameraZoneDoubts {
  private let clocks: LocalClocks
  private let home: ZoneRules?
  /// The written dates: a picture from outside them is left out, and another summer no change of clocks.
  private let start: LocalDate?
  private let end: LocalDate?
  /// The moments by which other cameras say that they took a picture, with the models.
  private let others: [(seconds: Int, model: String)]

  /// Fewer pictures are a friend's, or of a phone that lost its data.
  private static let fewest = 5
  /// Seconds within which two cameras photograph one thing.
  private static let together = 180

  /// `shifts` and `doubts` are of cameras of which more is known.
  static func find(
    in trip: Trip, clocks: LocalClocks, besides shifts: [CameraShift], _ doubts: [SatelliteDoubt]
  ) -> [CameraZoneDoubt] {
    let written = WrittenShifts(trip.settings.cameraClocks)
    let known = Set(shifts.map(\.model) + doubts.compactMap(\.camera.model))
    let cameras = Dictionary(grouping: trip.photos.filter { $0.camera.model != nil }) { $0.camera }
    guard cameras.count > 1 else { return [] }
    let others: [(seconds: Int, model: String)] = trip.photos.compactMap { photo in
      guard let model = photo.camera.model, photo.offset != nil, let taken = clocks.taken(photo) else {
        return nil
      }
      return (seconds: clocks.instant(taken.value).seconds, model: model)
    }
    let finder = CameraZoneDoubts(
      clocks: clocks, home: trip.withheld.homeZone, start: trip.settings.start, end: trip.settings.end,
      others: others.sorted { $0.seconds < $1.seconds })
    let found: [CameraZoneDoubt] = cameras.compactMap { camera, photos in
      guard let model = camera.model, !known.contains(model), written.shift(of: camera) == nil else {
        return nil
      }
      return finder.doubt(model, photos)
    }
    return found.sorted { ($0.model, $0.files[0]) < ($1.model, $1.files[0]) }
  }

  /// What clocks showed when a picture was taken, if its camera's was on local time.
  private struct Shot {
    var day: LocalDate
    var seconds: Int
    var offset: Int
    var home: Int?
  }

  private func doubt(_ model: String, _ photos: [Photo]) -> CameraZoneDoubt? {
    guard photos.allSatisfy({ $0.offset == nil && $0.satelliteTime == nil }) else { return nil }
    let shots = photos.compactMap(shot).sorted { $0.seconds < $1.seconds }
    guard shots.count >= Self.fewest, let first = shots.first else { return nil }
    let files = photos.map(\.file).sorted()
    let changed = shots.first { $0.offset != first.offset }
    if let changed {
      let seconds = changed.offset - first.offset
      guard !isTogether(shots.filter { $0.offset != first.offset }, besides: model, orBy: seconds) else {
        return nil
      }
      return CameraZoneDoubt(model: model, files: files, other: .set(changed.day, seconds: seconds))
    }
    guard let atHome = first.home else {
      return isLone(shots, of: model) ? CameraZoneDoubt(model: model, files: files, other: .unknown) : nil
    }
    guard atHome != first.offset, shots.allSatisfy({ $0.home == atHome }) else { return nil }
    let seconds = first.offset - atHome
    guard !isTogether(shots, besides: model, orBy: seconds) else { return nil }
    return CameraZoneDoubt(model: model, files: files, other: .home(seconds: seconds))
  }

  /// Nil where it is not the camera's clock that tells the time, or where the offset is only a guess.
  private func shot(_ photo: Photo) -> Shot? {
    guard StrayPhotoTimes.isOfCamera(photo), let time = clocks.time(of: photo), let offset = time.offset,
      ![.longitude, .standard].contains(offset.reason)
    else { return nil }
    let local = time.local.local
    guard start.map({ $0 <= local.date }) ?? true, end.map({ local.date <= $0 }) ?? true else { return nil }
    return Shot(
      day: local.date, seconds: local.clockSeconds - offset.value.seconds, offset: offset.value.seconds,
      home: home?.offset(atLocal: local).seconds)
  }

  /// Whether more of the pictures are beside another camera's as they are than by another shift: then the clock was right.
  private func isTogether(_ shots: [Shot], besides model: String, orBy shift: Int) -> Bool {
    let asTheyAre = shots.count { hasOther(at: $0.seconds, than: model) }
    let shifted = shots.count { hasOther(at: $0.seconds + shift, than: model) }
    return asTheyAre >= 3 && asTheyAre * 4 >= shots.count && asTheyAre >= shifted * 2
  }

  /// Whether other cameras tell their zones, and few of these pictures are beside one of theirs as they are.
  private func isLone(_ shots: [Shot], of model: String) -> Bool {
    guard others.count(where: { $0.model != model }) >= Self.fewest else { return false }
    let beside = shots.count { hasOther(at: $0.seconds, than: model) }
    return beside < 3 || beside * 4 < shots.count
  }

  private func hasOther(at seconds: Int, than model: String) -> Bool {
    let from = others.firstIndex(sortedBy: { $0.seconds }, notBelow: seconds - Self.together)
    return others[from...].prefix { $0.seconds <= seconds + Self.together }.contains { $0.model != model }
  }
}
