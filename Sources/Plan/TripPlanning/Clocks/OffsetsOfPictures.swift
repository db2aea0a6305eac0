import TripModel

/// How far ahead of UTC pictures say themselves that clocks were at the end of each day.
struct OffsetsOfPictures {
  struct Told {
    var offset: UTCOffset
    var file: String
  }

  private struct Shot {
    var instant: Instant
    var told: Told
  }

  private(set) var byDay: [LocalDate: Told] = [:]

  /// `measured` is how far clocks were ahead where days ended whose last place a receiver told: a camera that mostly says
  /// otherwise was left on the time of home.
  init(_ pictures: some Sequence<PhotoPlan>, measured: [LocalDate: UTCOffset]) {
    var shots: [String: [LocalDate: [Shot]]] = [:]
    for picture in pictures where picture.kept == nil {
      guard let day = picture.day?.value, let taken = picture.taken?.value, let offset = picture.photo.offset,
        taken.offset == offset, let instant = taken.instant
      else { continue }
      let told = Told(offset: offset, file: picture.photo.file)
      shots[picture.photo.camera.model ?? "", default: [:]][day, default: []].append(
        Shot(instant: instant, told: told))
    }
    var evenings: [LocalDate: [(last: Told, isSet: Bool)]] = [:]
    for (_, days) in shots.sorted(by: { $0.key < $1.key }) {
      let checked = days.compactMap { day, shots in
        measured[day].map { offset in shots.contains { $0.told.offset == offset } }
      }
      guard 2 * checked.count(where: { $0 }) >= checked.count else { continue }
      for (day, ofDay) in days {
        guard let last = ofDay.max(by: { ($0.instant, $0.told.file) < ($1.instant, $1.told.file) })?.told
        else { continue }
        evenings[day, default: []].append((last, ofDay.contains { $0.told.offset != last.offset }))
      }
    }
    byDay = evenings.compactMapValues(Self.agreed)
  }

  /// What all cameras say, or else the one whose clock was set on the day.
  private static func agreed(_ cameras: [(last: Told, isSet: Bool)]) -> Told? {
    for told in [cameras, cameras.filter(\.isSet)] where Set(told.map(\.last.offset)).count == 1 {
      return told.first?.last
    }
    return nil
  }
}
