import Markdown
import TripModel

/// Where and when things were, as far as the folder tells it.
extension HourRedaction {
  func position(of place: Written<NamedPlace>?) -> Coordinate? {
    place.flatMap {
      $0.value.coordinate ?? own[$0.value.name]?.value ?? towns.position(of: $0.value.name)?.value
    }
  }

  func instants(of event: TripEvent) -> (start: Instant?, end: Instant?) {
    (
      instant(
        of: event.start, at: event.from ?? event.at, event.departure.withheld ?? event.header.at.withheld),
      event.end.flatMap {
        instant(of: $0, at: event.to ?? event.at, event.arrival.withheld ?? event.header.at.withheld)
      }
    )
  }

  func instant(
    of time: TripEvent.Time, at place: Written<NamedPlace>?, _ region: PrivateRegion?
  ) -> Instant? {
    guard let moment = time.when.moment else { return nil }
    let zone = time.zone ?? region?.timeZone ?? zones.zone(at: position(of: place)) ?? trip.settings.timeZone
    let offset = moment.offset ?? zone?.offset(atLocal: moment.local)
    return offset.map { moment.instant(assuming: $0) } ?? clocks.instant(moment)
  }

  /// The day of an entry, by itself or by the first of its pictures that tells one.
  func day(of entry: JournalEntry) -> LocalDate? {
    if let day = clocks.toldDay(of: entry) { return day.value }
    return pictures(of: entry).lazy.compactMap { clocks.taken($0) }.map {
      clocks.day(of: $0.value.local, because: $0.reason).value
    }.first
  }

  func pictures(of entry: JournalEntry) -> [Photo] {
    (entry.body.images.compactMap { entry.pictures[$0.source] } + entry.gallery.map(\.file)).compactMap {
      files[$0]
    }
  }

  /// The moment that an entry itself tells.
  func moment(of entry: JournalEntry) -> Moment? {
    switch entry.time {
    case .moment(let moment): moment
    case .timeOfDay(let time): day(of: entry).map { Moment(local: clocks.local(time, on: $0)) }
    case nil: nil
    }
  }

  /// The traveller's days of both ends.
  func hiddenDays(_ span: ClosedRange<Instant>) -> [LocalDate] {
    [span.lowerBound, span.upperBound].map { instant in
      let local = Moment(instant: instant, offset: clocks.offset(at: instant, near: nil).value).local
      return clocks.day(of: local, because: .standard).value
    }
  }
}

extension DayAndTime {
  mutating func withholdHour() { self = DayAndTime(date: date) }
}

extension Photo {
  /// Leaves it the traveller's day of its time.
  mutating func withholdHour(_ day: LocalDate?) {
    self.withholdsHour = true
    if let day { self.namedDay = .ofWithheldHour(day) }
    (self.cameraClock, self.instant, self.satelliteTime, self.offset) = (nil, nil, nil, nil)
    (self.subsecond, self.timeSource, self.timeToldBy) = ("", .none, .exif)
    if self.coordinate == nil { self.altitude = nil }
    // Programs that know nothing to say of a picture say its name.
    if let caption = self.caption, CameraName.isFile(caption) || CameraName.isOne(caption),
      TellingName.mayTellTime(caption)
    {
      self.caption = nil
    }
  }
}

extension JournalEntry {
  mutating func withholdHour(_ day: LocalDate?) {
    self.withholdsHour = true
    if let day, self.day == nil { self.day = .frontMatter(day) }
    self.time = nil
    withholdName()
  }

  /// Its own name gives it no address and no title where that might tell an hour.
  mutating func withholdName() {
    self.withholdsName = true
    if TellingName.mayTellTime(self.slugWish) { self.slugWish = "" }
  }
}
