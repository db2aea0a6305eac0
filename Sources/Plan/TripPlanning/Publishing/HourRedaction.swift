import Diagnostics
import Markdown
import TripModel

/// Takes the hours out of a trip that would tell how far its private places are from where published ways end.
///
/// What was near one keeps its day alone, and stands behind all that has an hour on that day. So does what has no
/// place of its own and a time at which the traveller may have been near one (`DoubtfulTimes`). Names of files that
/// may tell an hour are withheld with it.
struct HourRedaction {
  /// The trip as it may be planned.
  private(set) var trip: Trip
  let zones: ZoneLookup
  let own: OwnPlaces
  let towns: NamedTowns
  let clocks: LocalClocks
  private let gate: PhotoGate
  private var doubt: DoubtfulTimes
  /// The traveller's days on which something was near a private place.
  private var days: Set<LocalDate> = []
  private(set) var files: [String: Photo] = [:]

  /// Seconds within which something was probably written where something else was.
  private static let reach = 2 * 3600

  /// The trip as it may be planned; the same where it has no private places.
  static func apply(to trip: Trip, zones: ZoneLookup, own: OwnPlaces, towns: NamedTowns) -> Trip {
    guard !trip.withheld.circles.isEmpty else { return trip }
    let clocks = LocalClocks.gather(from: trip, zones: zones)
    var redaction = HourRedaction(
      trip: trip, zones: zones, own: own, towns: towns, clocks: clocks,
      gate: PhotoGate.prepare(for: trip, clocks: clocks), doubt: DoubtfulTimes(Withheld(), outside: []))
    redaction.files = Dictionary(trip.photos.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    redaction.trip.withheld.moments = redaction.moments()
    redaction.withholdHours()
    return redaction.trip
  }

  private mutating func withholdHours() {
    doubt = DoubtfulTimes(trip.withheld, outside: outside())
    days = Set((trip.withheld.stretches + trip.withheld.moments).flatMap { hiddenDays($0.span) })
    withholdMedia()
    withholdPhotos()
    withholdEntries()
    withholdEvents()
    withholdExpenses()
    withholdAttractions()
    withholdChats()
  }

  // MARK: - What is known

  /// When things were near private places.
  private func moments() -> [Withheld.Stretch] {
    var found: [Withheld.Stretch] = []
    func add(_ region: PrivateRegion?, _ file: String, _ start: Instant?, _ end: Instant? = nil) {
      guard let region, let start else { return }
      found.append(Withheld.Stretch(start...max(start, end ?? start), region: region, file: file))
    }
    for photo in trip.photos where photo.withheld != nil {
      if case .taken(_, let taken?) = gate.verdict(on: photo) {
        add(photo.withheld, photo.file, clocks.instant(taken.value))
      }
    }
    for entry in trip.entries {
      add(entry.withheld, entry.file, moment(of: entry).map { clocks.instant($0) })
    }
    for event in trip.events {
      let (start, end) = instants(of: event)
      add(event.departure.withheld, event.source.file, start)
      add(event.arrival.withheld, event.source.file, end)
      add(event.header.at.withheld, event.source.file, start, end)
    }
    for expense in trip.budget?.expenses ?? [] {
      add(expense.header.at.withheld, expense.source.file, expense.when.moment.map { clocks.instant($0) })
    }
    return found.sorted {
      ($0.span.lowerBound, $0.span.upperBound) < ($1.span.lowerBound, $1.span.upperBound)
    }
  }

  /// When the traveller was where, as far as that is published.
  private func outside() -> [DoubtfulTimes.Outside] {
    var found: [DoubtfulTimes.Outside] = []
    func add(_ place: Coordinate?, _ instant: Instant?) {
      if let place, let instant { found.append(DoubtfulTimes.Outside(instant: instant, coordinate: place)) }
    }
    for track in trip.tracks {
      for point in track.segments.joined() { add(point.coordinate, point.instant) }
    }
    let waypoints = WaypointPositions(trip.tracks, photos: trip.photos)
    for photo in trip.photos {
      guard let place = photo.coordinate ?? waypoints.position(of: photo)?.value,
        case .taken(_, let taken?) = gate.verdict(on: photo)
      else { continue }
      add(place, clocks.instant(taken.value, near: place))
    }
    for entry in trip.entries {
      let place = position(of: entry.place)
      add(place, moment(of: entry).map { clocks.instant($0, near: place) })
    }
    for pin in trip.pins {
      add(pin.coordinate, pin.header.when?.moment.map { clocks.instant($0, near: pin.coordinate) })
    }
    for event in trip.events {
      let (start, end) = instants(of: event)
      add(position(of: event.from ?? event.at), start)
      add(position(of: event.to ?? event.at), end)
    }
    for expense in trip.budget?.expenses ?? [] {
      let place = position(of: expense.header.at.told)
      add(place, expense.when.moment.map { clocks.instant($0, near: place) })
    }
    return found
  }

  // MARK: - What is withheld

  private mutating func withholdPhotos() {
    let waypoints = WaypointPositions(trip.tracks, photos: trip.photos)
    for index in trip.photos.indices {
      let photo = trip.photos[index]
      guard photo.coordinate == nil, photo.withheld != nil || waypoints.position(of: photo) == nil,
        case .taken(let day, let taken) = gate.verdict(on: photo)
      else { continue }
      if let taken {
        let instant = clocks.instant(taken.value)
        trip.photos[index].withheld = photo.withheld ?? trip.withheld.region(at: instant)
        if trip.photos[index].withheld != nil || doubt.holds(instant) {
          trip.photos[index].withholdHour(day?.value)
        }
      } else if photo.withheld != nil || day.map({ days.contains($0.value) }) ?? !days.isEmpty {
        // Its name may be the clock of a camera that nobody can read.
        trip.photos[index].withholdsHour = true
      }
    }
  }

  private mutating func withholdEntries() {
    for index in trip.entries.indices {
      let entry = trip.entries[index]
      let day = day(of: entry)
      if let moment = moment(of: entry), entry.withheld == nil, position(of: entry.place) == nil {
        let instant = clocks.instant(moment)
        let region = isPlaceless(entry) ? nearest(to: instant) : nil
        trip.entries[index].withheld = region
        guard region != nil || doubt.holds(instant) else { continue }
        trip.entries[index].withholdHour(day)
      } else if entry.withheld != nil {
        trip.entries[index].withholdHour(day)
      } else if entry.time == nil, day.map(days.contains) ?? false {
        trip.entries[index].withholdName()
      }
    }
  }

  /// Whether nothing but its time tells where an entry was written.
  private func isPlaceless(_ entry: JournalEntry) -> Bool {
    entry.place == nil && !pictures(of: entry).contains { $0.coordinate != nil }
  }

  /// What may be told of the private place near which the traveller was at a time, where nothing nearer in time was
  /// elsewhere.
  private func nearest(to instant: Instant) -> PrivateRegion? {
    if let region = trip.withheld.region(at: instant) { return region }
    let near = trip.withheld.moments.map { stretch in
      let (start, end) = (stretch.span.lowerBound.seconds, stretch.span.upperBound.seconds)
      return (seconds: max(0, start - instant.seconds, instant.seconds - end), region: stretch.region)
    }.min { $0.seconds < $1.seconds }
    guard let near, near.seconds <= Self.reach, near.seconds <= doubt.secondsOutside(from: instant) ?? .max
    else { return nil }
    return near.region
  }

  private mutating func withholdEvents() {
    for index in trip.events.indices {
      let event = trip.events[index]
      let (start, end) = instants(of: event)
      func isHidden(_ instant: Instant?, _ region: PrivateRegion?, _ place: Written<NamedPlace>?) -> Bool {
        guard let instant else { return false }
        return region != nil || event.header.at.withheld != nil
          || position(of: place) == nil && doubt.holds(instant)
      }
      if isHidden(start, event.departure.withheld, event.from ?? event.at) {
        trip.events[index].start.when.withholdHour()
      }
      if isHidden(end, event.arrival.withheld, event.to ?? event.at) {
        trip.events[index].end?.when.withholdHour()
      }
    }
  }

  private mutating func withholdAttractions() {
    for index in trip.attractions.indices {
      guard let moment = trip.attractions[index].day?.moment, position(of: trip.attractions[index].at) == nil,
        doubt.holds(clocks.instant(moment))
      else { continue }
      trip.attractions[index].day?.withholdHour()
    }
  }

  /// Messages tell no place: of a day on which one of them may have been written near a private place, none tells its
  /// hour, since their order would tell it.
  private mutating func withholdChats() {
    for index in trip.chats.indices {
      let chat = trip.chats[index]
      let isDoubtful =
        days.contains(chat.date)
        || chat.messages.contains { message in
          // By the calendar: no traveller tells a telephone when a day begins.
          message.time.map { time in
            doubt.holds(clocks.instant(Moment(local: LocalDateTime(date: chat.date, time: time))))
          } ?? false
        }
      guard isDoubtful else { continue }
      for message in chat.messages.indices { trip.chats[index].messages[message].time = nil }
    }
  }

  /// What was paid near a private place; what tells no place of its own, as other things; what was booked has the hour of
  /// its event.
  private mutating func withholdExpenses() {
    let booked = Set(trip.events.filter { $0.start.when.time == nil }.compactMap { $0.cost?.place })
    for index in trip.budget?.expenses.indices ?? 0..<0 {
      guard let expense = trip.budget?.expenses[index], let moment = expense.when.moment else { continue }
      let place = expense.header.at
      let isNear =
        place.withheld != nil || position(of: place.told) == nil && doubt.holds(clocks.instant(moment))
      if expense.isBooking && booked.contains(expense.place) || isNear {
        trip.budget?.expenses[index].when.withholdHour()
        trip.budget?.expenses[index].withholdsHour = true
      }
    }
  }

  /// What is told of what has no place, and of which the hour is kept back all the same: what has one is counted where its
  /// place is taken (`Redaction`).
  static func notes(of trip: Trip) -> [Diagnostic] {
    [noteOfPhotos(trip), noteOfExpenses(trip)].compactMap(\.self)
  }

  /// No file is named: its name may tell the hour.
  private static func noteOfPhotos(_ trip: Trip) -> Diagnostic? {
    let count = trip.photos.count { $0.withholdsHour && $0.withheld == nil && $0.rejection == nil }
    guard count > 0 else { return nil }
    return Diagnostic(
      .note, .nearHome,
      "\(count) \(count == 1 ? "photo of no place has" : "photos of no place have") no hour in the site, nor a name "
        + "with figures: \(count == 1 ? "it" : "they") may be from near home or a private zone",
      at: nil, advice: "Check in the preview that your own texts and titles tell no more.",
      tellsTrip: .byMessage)
  }

  /// No line is shown, since it holds the hour.
  private static func noteOfExpenses(_ trip: Trip) -> Diagnostic? {
    let doubtful = (trip.budget?.expenses ?? []).filter {
      $0.withholdsHour && !$0.isBooking && $0.header.at.withheld == nil
    }
    guard let first = doubtful.first else { return nil }
    let isOne = doubtful.count == 1
    return Diagnostic(
      .note, .nearHome,
      "\(doubtful.count) \(isOne ? "expense has" : "expenses have") no hour in the site: "
        + "\(isOne ? "it" : "they") may have been paid near home or in a private zone",
      at: SourcePlace(file: first.place.file),
      advice: "Check in the preview that your own texts and titles tell no more.", tellsTrip: .byMessage)
  }

  /// Recordings and drawings that no day but such a one shows, and those that belong to no day.
  private mutating func withholdMedia() {
    guard !days.isEmpty, !trip.media.isEmpty else { return }
    let onOthers = trip.entries.filter { entry in
      entry.withheld == nil && day(of: entry).map { !days.contains($0) } ?? false
    }
    let harmless = Set(onOthers.flatMap { $0.media.values })
    for index in trip.media.indices where !harmless.contains(trip.media[index].file) {
      trip.media[index].withholdsName = TellingName.mayTellTime(trip.media[index].file)
    }
  }
}
