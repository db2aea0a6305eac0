import Diagnostics
import TripModel

/// Takes the times out of pictures whose camera's clock cannot have been right: from after the day on which the site is
/// made, or from the first hour of a year, where cameras begin to count that nobody has set. Only of a picture that stands
/// alone, months from all that anything else of the trip tells but that camera: else such a clock was not far off, or
/// somebody greeted the new year. The picture stays, on the day that its name or an entry tells, or on none.
struct StrayPhotoTimes {
  private(set) var trip: Trip
  private(set) var diagnostics: [Diagnostic] = []

  /// Days between two times beyond which they are of two journeys (`TrackGate`).
  private static let gap = 60

  /// Of a trip of which both dates are written the pictures outside are left out anyway, and those within are believed.
  static func remove(from trip: Trip, today: LocalDate) -> StrayPhotoTimes {
    var strays = StrayPhotoTimes(trip: trip)
    let (start, end) = (trip.settings.start, trip.settings.end)
    guard start == nil || end == nil else { return strays }
    let shifts = WrittenShifts(trip.settings.cameraClocks)
    let clocks = trip.photos.map { Self.clock(of: $0, shifts) }
    let ahead = clocks.indices.filter { (clocks[$0]?.date.dayNumber ?? .min) > today.dayNumber + 1 }
    let unset = clocks.indices.filter { clocks[$0].map(Self.isOfNewYear) ?? false }
    let isAhead = Set(ahead)
    let wrongly = Set(Self.ofWrongClocks(ahead, among: clocks, of: trip.photos))
    let suspects = (Array(wrongly) + unset.filter { !isAhead.contains($0) }).sorted()
    guard !suspects.isEmpty else { return strays }
    let crowd = Crowd(
      clocks, wrongly: wrongly, things: Self.days(besides: trip),
      written: [start, end].compactMap { $0?.dayNumber })
    for index in suspects where crowd.isAlone(index) {
      guard let day = clocks[index]?.date, start.map({ $0 <= day }) ?? true, end.map({ day <= $0 }) ?? true,
        Self.isOfCamera(trip.photos[index])
      else { continue }
      strays.diagnostics.append(
        .strayPhotoTime(day, in: trip.photos[index].file, isAhead: isAhead.contains(index)))
      strays.trip.photos[index].forgetTime()
    }
    return strays
  }

  /// What else tells a day, to see which pictures stand alone.
  private struct Crowd {
    private let clocks: [LocalDateTime?]
    private let wrongly: Set<Int>
    /// Days of all but the pictures whose clock was ahead, none of which speaks for another; and of those, too.
    private let others: DaysInOrder
    private let all: DaysInOrder
    private let hasOthers: Bool
    private let isEnough: Bool

    init(_ clocks: [LocalDateTime?], wrongly: Set<Int>, things: [Int], written: [Int]) {
      self.clocks = clocks
      self.wrongly = wrongly
      let dated = clocks.indices.filter { clocks[$0] != nil }
      let believed = dated.filter { !wrongly.contains($0) }
      let told = things + written + believed.compactMap { clocks[$0]?.date.dayNumber }
      others = DaysInOrder(told)
      all = DaysInOrder(told + wrongly.compactMap { clocks[$0]?.date.dayNumber })
      hasOthers = !told.isEmpty
      isEnough = dated.count > 2 || !things.isEmpty
    }

    func isAlone(_ index: Int) -> Bool {
      guard let day = clocks[index]?.date.dayNumber else { return false }
      if wrongly.contains(index) {
        return hasOthers && others.count(within: StrayPhotoTimes.gap, of: day) == 0
      }
      // Its own is one of them.
      return isEnough && all.count(within: StrayPhotoTimes.gap, of: day) == 1
    }
  }

  /// Those from days to come whose camera's clock may be wrong: a single one, or all that a camera took. Where others of
  /// that camera are from days that were, or most pictures are from days to come, it is rather today that is not.
  private static func ofWrongClocks(
    _ ahead: [Int], among clocks: [LocalDateTime?], of photos: [Photo]
  ) -> [Int] {
    guard ahead.count > 1 else { return ahead }
    let dated = clocks.indices.filter { clocks[$0] != nil }
    guard ahead.count * 2 <= dated.count else { return [] }
    let isAhead = Set(ahead)
    let believed = Set(dated.filter { !isAhead.contains($0) }.map { photos[$0].camera })
    return ahead.filter { photos[$0].camera.model != nil && !believed.contains(photos[$0].camera) }
  }

  private static func clock(of photo: Photo, _ shifts: WrittenShifts) -> LocalDateTime? {
    guard let clock = photo.cameraClock else { return nil }
    return photo.timeSource == .written ? clock : clock + (shifts.shift(of: photo.camera) ?? 0)
  }

  /// Whether its time is that of its camera's clock, and no satellite agrees with it.
  static func isOfCamera(_ photo: Photo) -> Bool {
    guard let clock = photo.cameraClock, photo.timeToldBy == .exif, photo.timeSource.isCamera,
      photo.timeSource != .film
    else { return false }
    return photo.satelliteTime.flatMap { UTCOffset(clock: clock, satellites: $0) } == nil
  }

  private static func isOfNewYear(_ clock: LocalDateTime) -> Bool {
    clock.date.month == 1 && clock.date.day == 1 && clock.time.hour == 0
  }

  /// The days, since 1970, of everything that is no picture.
  static func days(besides trip: Trip) -> [Int] {
    var days: [Int] = []
    trip.forEachItem { item in days += item.stations.compactMap { $0.when?.date.dayNumber } }
    for track in trip.tracks {
      let instants = track.segments.joined().lazy.compactMap(\.instant)
      // Days of UTC: an hour more or less is none of sixty days.
      days += Set(instants.map { $0.seconds / 86_400 }).sorted()
      if let named = track.namedDay?.date { days.append(named.dayNumber) }
    }
    return days
  }
}

extension Photo {
  /// Takes its time from it, as if its file told none.
  mutating func forgetTime() {
    self.cameraClock = nil
    self.subsecond = ""
    self.offset = nil
    self.instant = nil
    self.satelliteTime = nil
    self.timeSource = .none
  }
}

extension Diagnostic {
  /// Of the right day nothing is known, so the advice shows its form and no date that one might copy.
  fileprivate static func strayPhotoTime(_ day: LocalDate, in file: String, isAhead: Bool) -> Diagnostic {
    let name = file.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    let why = isAhead ? "is still to come" : "begins a year, months from all else"
    return Diagnostic(
      .warning, .strayPhotoTime, "Time of the picture not used: \(day) \(why)", at: SourcePlace(file: file),
      advice:
        "Its camera's clock was not set. Write the day into “\(stem).md” beside it, as `date: YYYY-MM-DD`.")
  }
}
