import TripModel

/// What clocks showed during the trip: when each photo was taken, and what is ahead of UTC by how much where a thing
/// does not say so itself.
struct LocalClocks: Sendable {
  private let zones: ZoneLookup
  private let zone: ZoneRules?
  let dayStarts: LocalTime
  /// By which `day-02` is a date.
  private let numbers: DayNumbers
  /// The days that entries say themselves, by their files: what lies in their folders asks for these.
  private let entryDays: [String: LocalDate]
  private let photoTimes: PhotoTimes
  private let crossings: BookedCrossings
  /// What pictures tell of themselves, by their files.
  private let told: [String: PhotoTime]
  /// Pictures that tell their own offset: by what clocks showed there, and in the order of the one time line.
  /// Over the date line the two orders differ.
  private let byClock: [KnownOffset]
  private let byInstant: [KnownOffset]

  private struct KnownOffset {
    var seconds: Int
    var offset: UTCOffset
    var file: String
    /// Where it was taken, and of what is withheld the zone alone.
    var place: Coordinate?
    var zone: ZoneRules?
  }

  /// Twelve hours: further away, another picture's offset says less than the trip's zone.
  private static let neighbourReach = 12 * 3600

  static func gather(from trip: Trip, zones: ZoneLookup = .unknown) -> LocalClocks {
    let dayStarts = trip.settings.dayStarts
    let days = trip.entries.compactMap { entry in
      entry.ownDay(startingAt: dayStarts).map { (entry.file, $0.value) }
    }
    let entryDays = Dictionary(days, uniquingKeysWith: { first, _ in first })
    let crossings = BookedCrossings(trip, entryDays: entryDays, zones: zones)
    let photoTimes = PhotoTimes.gather(from: trip, zones: zones)
    var told: [String: PhotoTime] = [:]
    var known: [KnownOffset] = []
    for photo in trip.photos {
      guard let time = photoTimes.time(of: photo).map({ crossings.settled($0, of: photo) }) else { continue }
      told[photo.file] = time
      guard let offset = time.offset?.value else { continue }
      known.append(
        KnownOffset(
          seconds: time.local.local.clockSeconds, offset: offset, file: photo.file, place: photo.coordinate,
          zone: photo.withheld?.timeZone))
    }
    let byInstant = known.map { known in
      var known = known
      known.seconds -= known.offset.seconds
      return known
    }
    return LocalClocks(
      zones: zones, zone: trip.settings.timeZone, dayStarts: dayStarts, numbers: DayNumbers.find(in: trip),
      entryDays: entryDays, photoTimes: photoTimes, crossings: crossings, told: told,
      byClock: known.sorted { ($0.seconds, $0.file) < ($1.seconds, $1.file) },
      byInstant: byInstant.sorted { ($0.seconds, $0.file) < ($1.seconds, $1.file) })
  }

  /// A day of the trip, counted from 1, where its first is known.
  func day(number: Int?) -> LocalDate? { number.flatMap { numbers[$0] } }

  /// The day of the entry that is the text of a folder.
  func day(ofFolderWith entry: String?) -> Reasoned<LocalDate>? {
    entry.flatMap { file in entryDays[file].map { Reasoned($0, because: .entryOfFolder(file: file)) } }
  }

  /// When a photo was taken, by clocks where the traveller was; the offset is told where it is not only assumed.
  func taken(_ photo: Photo) -> Reasoned<Moment>? {
    guard let time = time(of: photo) else { return nil }
    guard let (_, shift) = photoTimes.clock(of: photo) else {
      return Reasoned(time.local, because: .moment(by: photo.timeToldBy, time.clock.reason))
    }
    let clock = photo.reasonOfClock(shiftedBySeconds: shift)
    guard time.local.local != time.clock.value.local, let offset = time.offset else {
      let copy: [Reason] = photoTimes.copies.contains(photo) ? [.copiedSatelliteTime] : []
      return Reasoned(time.local, because: clock, insteadOf: copy)
    }
    return Reasoned(time.local, because: offset.reason, insteadOf: [clock])
  }

  /// The same with what its camera's clock showed, and why the offset is what it is.
  func time(of photo: Photo) -> PhotoTime? {
    if let told = told[photo.file] { return told }
    guard let (clock, shift) = photoTimes.clock(of: photo) else {
      // The moment is beyond doubt, so an offset that is only assumed moves nothing.
      return photo.instant.map { PhotoTime($0, at: self.offset(at: $0, near: photo.coordinate)) }
    }
    let offset = offset(atLocal: clock, near: photo.coordinate)
    if let zone, case .tripZone = offset.reason {
      let isSecondPass = photoTimes.shots.isAfterStepBack(photo)
      let time = PhotoTime(clock, setTo: zone, because: offset.reason, isSecondPass: isSecondPass)
      return crossings.settled(time, of: photo)
    }
    // What is only assumed is no offset of the photo's.
    let bare = Moment(local: clock)
    let reason = photo.reasonOfClock(shiftedBySeconds: shift)
    let time = PhotoTime(clock: Reasoned(bare, because: reason), local: bare, offset: offset)
    return crossings.settled(time, of: photo)
  }
}

extension Photo {
  fileprivate func reasonOfClock(shiftedBySeconds shift: Int) -> Reason {
    self.timeToldBy == .exif
      ? .cameraClock(tag: self.timeSource, shiftedBySeconds: shift)
      : .clockTold(by: self.timeToldBy, shiftedBySeconds: shift)
  }
}

// MARK: - The traveller's day

extension LocalClocks {
  /// The traveller's day of a local time: the small hours belong to the day before (`day starts`).
  func day(of local: LocalDateTime, because reason: Reason) -> Reasoned<LocalDate> {
    local.day(startingAt: dayStarts, because: reason)
  }

  /// The local time of a time of day on the traveller's day.
  func local(_ time: LocalTime, on day: LocalDate) -> LocalDateTime {
    LocalDateTime(date: time < dayStarts ? day + 1 : day, time: time)
  }

  /// The first second of the traveller's day.
  func start(of day: LocalDate) -> LocalDateTime { LocalDateTime(date: day, time: dayStarts) }

  /// The last second of the traveller's day: where things stand that have a day and no time.
  func end(of day: LocalDate) -> Moment {
    Moment(local: LocalDateTime(date: day + 1, time: dayStarts) + -1)
  }
}

// MARK: - Offsets

extension LocalClocks {
  /// The point on the one time line by which things are put in order.
  func instant(_ moment: Moment, near place: Coordinate? = nil) -> Instant {
    moment.instant ?? moment.instant(assuming: offset(atLocal: moment.local, near: place).value)
  }

  /// The same by the zone of the place, where that is known: a longitude alone would set things apart that have a
  /// place from those that have none.
  func instant(_ moment: Moment, inZoneOf place: Coordinate?) -> Instant {
    ownOffset(of: moment, at: place).map { moment.instant(assuming: $0) } ?? instant(moment)
  }

  /// The offset of a moment where itself or the zone of its place tells it.
  func ownOffset(of moment: Moment, at place: Coordinate?) -> UTCOffset? {
    moment.offset ?? zones.zone(at: place)?.offset(atLocal: moment.local)
  }

  /// The offset of a clock that shows this local time: the zone's of the place; else what a picture near in
  /// time says of itself, else the zone of a track at that time, else the trip's zone, else any picture's, else the
  /// hour by the longitude.
  func offset(atLocal local: LocalDateTime, near place: Coordinate? = nil) -> Reasoned<UTCOffset> {
    toldOffset(atLocal: local, near: place)
      ?? Self.nearest(to: local.clockSeconds, among: byClock).map(Self.reasoned)
      ?? Self.byLongitude(place)
  }

  /// The offset of a local time where the trip tells it: nil rather than a guess.
  func toldOffset(atLocal local: LocalDateTime, near place: Coordinate? = nil) -> Reasoned<UTCOffset>? {
    zones.zone(at: place).map { Reasoned($0.offset(atLocal: local), because: .zoneOfPosition($0.identifier)) }
      ?? neighbour(atLocal: local)
      ?? photoTimes.tracks.zone(atLocal: local).map { zone, file in
        Reasoned(zone.offset(atLocal: local), because: .zoneOfTrack(zone.identifier, file: file))
      }
      ?? zone.map { Reasoned($0.offset(atLocal: local), because: .tripZone($0.identifier)) }
  }

  /// The offset of the traveller's clock at an instant, by the same rules.
  func offset(at instant: Instant, near place: Coordinate?) -> Reasoned<UTCOffset> {
    zones.zone(at: place).map { Reasoned($0.offset(at: instant), because: .zoneOfPosition($0.identifier)) }
      ?? photoTimes.tracks.zone(at: instant).map { zone, file in
        Reasoned(zone.offset(at: instant), because: .zoneOfTrack(zone.identifier, file: file))
      }
      ?? neighbour(at: instant)
      ?? zone.map { Reasoned($0.offset(at: instant), because: .tripZone($0.identifier)) }
      ?? Self.nearest(to: instant.seconds, among: byInstant).map(Self.reasoned)
      ?? Self.byLongitude(place)
  }

  /// What the nearest picture within half a day tells, and where its zone set the clocks between the two what that had
  /// then. An hour that comes twice has both.
  private func neighbour(atLocal local: LocalDateTime) -> Reasoned<UTCOffset>? {
    guard let known = neighbour(of: local.clockSeconds, among: byClock) else { return nil }
    let taken = Instant(seconds: known.seconds - known.offset.seconds)
    let asked = Instant(seconds: local.clockSeconds - known.offset.seconds)
    guard let zone = placeZone(of: known, takenAt: taken), zone.offset(at: asked) != known.offset else {
      return Self.reasoned(known)
    }
    return Reasoned(zone.offset(atLocal: local), because: .neighbour(file: known.file))
  }

  private func neighbour(at instant: Instant) -> Reasoned<UTCOffset>? {
    guard let known = neighbour(of: instant.seconds, among: byInstant) else { return nil }
    guard let zone = placeZone(of: known, takenAt: Instant(seconds: known.seconds)) else {
      return Self.reasoned(known)
    }
    return Reasoned(zone.offset(at: instant), because: .neighbour(file: known.file))
  }

  private func neighbour(of seconds: Int, among known: [KnownOffset]) -> KnownOffset? {
    Self.nearest(to: seconds, among: known).flatMap {
      abs($0.seconds - seconds) <= Self.neighbourReach ? $0 : nil
    }
  }

  /// The zone where a picture was taken, as long as its clock was set to it.
  private func placeZone(of known: KnownOffset, takenAt instant: Instant) -> ZoneRules? {
    (known.zone ?? zones.zone(at: known.place)).flatMap { $0.offset(at: instant) == known.offset ? $0 : nil }
  }

  private static func reasoned(_ known: KnownOffset) -> Reasoned<UTCOffset> {
    Reasoned(known.offset, because: .neighbour(file: known.file))
  }

  private static func byLongitude(_ place: Coordinate?) -> Reasoned<UTCOffset> {
    guard let place else { return Reasoned(.utc, because: .standard) }
    let hours = Int((place.longitude / 15).rounded())
    return Reasoned(UTCOffset(seconds: hours * 3600) ?? .utc, because: .longitude)
  }

  /// The known offset nearest to a time; of two that are as near, the earlier.
  private static func nearest(to seconds: Int, among known: [KnownOffset]) -> KnownOffset? {
    let next = known.firstIndex(sortedBy: \.seconds, notBelow: seconds)
    let around = known[max(0, next - 1)..<min(known.count, next + 1)]
    return around.min { abs($0.seconds - seconds) < abs($1.seconds - seconds) }
  }
}

extension LocalDateTime {
  fileprivate func day(startingAt dayStarts: LocalTime, because reason: Reason) -> Reasoned<LocalDate> {
    guard time < dayStarts else { return Reasoned(date, because: reason) }
    return Reasoned(date - 1, because: .smallHours, insteadOf: [reason])
  }
}

extension JournalEntry {
  /// The day that it says itself, as its author counts days, or that of the moment it names; not by a number.
  fileprivate func ownDay(startingAt dayStarts: LocalTime) -> Reasoned<LocalDate>? {
    switch (self.day, self.time) {
    case (.frontMatter(let date), _): Reasoned(date, because: .written(file: self.file))
    case (.fileName(let date), _): Reasoned(date, because: .fileName)
    case (.folderName(let date), _): Reasoned(date, because: .folderName)
    case (nil, .moment(let moment)):
      moment.local.day(startingAt: dayStarts, because: .written(file: self.file))
    default: nil
    }
  }
}

extension LocalClocks {
  /// The day that an entry tells: its own, else that of the entry of its folder, else by its number.
  func toldDay(of entry: JournalEntry) -> Reasoned<LocalDate>? {
    if let named = entry.namedDay, momentInUTC(of: entry) != nil {
      return Reasoned(named, because: .fileName)
    }
    return entry.ownDay(startingAt: dayStarts) ?? day(ofFolderWith: entry.folderEntry)
      ?? day(number: entry.dayNumber).map { Reasoned($0, because: .fileName) }
  }

  /// The moment of an entry that says it in UTC, by the traveller's clock, where only that is of the day of its file's name:
  /// programs also write `Z` behind what a clock beside them showed.
  func momentInUTC(of entry: JournalEntry) -> Moment? {
    guard entry.day == nil, let named = entry.namedDay, case .moment(let said)? = entry.time,
      said.offset == .utc,
      let instant = said.instant, !isOn(named, said)
    else { return nil }
    let ahead = offset(at: instant, near: entry.place?.value.coordinate).value
    let moment = Moment(instant: instant, offset: ahead)
    return isOn(named, moment) ? moment : nil
  }

  /// Whether a moment is of a day, by the calendar or as the traveller counts days.
  private func isOn(_ date: LocalDate, _ moment: Moment) -> Bool {
    moment.local.date == date || day(of: moment.local, because: .standard).value == date
  }
}
