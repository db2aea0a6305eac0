import TripModel

/// Which days the trip has, and from when to when it goes.
struct DayCollector {
  /// Days that hold something of the trip itself, in order.
  private let held: [LocalDate]
  private let spent: [LocalDate]
  private let chatted: Set<LocalDate>
  private let settings: TripSettings
  /// Where the way of each day began, in order, where recordings are all that the trip holds; else none.
  private let recorded: [Outings.Recorded]
  /// The day that texts count as the first, where their names count days and one says its date.
  private let counted: LocalDate?
  /// Whether the days may be of a journey: not where none is written, and all that has one beside what is saved for some day
  /// is what was paid, or a picture of a screen. Who buys a guidebook is not under way.
  let areOfJourney: Bool

  init(_ things: TripThings, of trip: Trip) {
    settings = trip.settings
    var days = Set(things.items.compactMap(\.heldDay))
    for event in things.itinerary.events { days.formUnion(Self.days(of: event, in: settings)) }
    for track in things.tracks { days.formUnion(track.plan.days) }
    let pictures = things.media.pictures.filter { $0.day != nil }
    let isSaving = !things.itinerary.attractions.isEmpty || !trip.destinations.isEmpty
    areOfJourney =
      !isSaving || settings.start != nil || settings.end != nil || !days.isEmpty
      || pictures.contains { !$0.photo.isOfScreen }
    days.formUnion(pictures.compactMap(\.day?.value))
    held = days.sorted()
    let purchases = trip.isUndatedPlan ? [] : trip.budget?.expenses ?? []
    spent = Set(purchases.filter { !$0.isRepayment }.map(\.when.date)).sorted()
    chatted = Set(things.journal.chats.map(\.date))
    counted = trip.settings.start == nil ? things.clocks.day(number: 1) : nil
    let isAnythingElse =
      !things.journal.entries.isEmpty || !things.itinerary.events.isEmpty || !spent.isEmpty
      || !chatted.isEmpty
    recorded = isAnythingElse ? [] : Self.starts(of: things.tracks, on: held)
  }

  /// Where the way of each day began; none where one of them has no recording.
  private static func starts(of tracks: [TimedTrack], on days: [LocalDate]) -> [Outings.Recorded] {
    let pieces = tracks.flatMap(\.pieces).filter { $0.isRecorded && !$0.points.isEmpty }
    let byDay = Dictionary(grouping: pieces, by: \.day)
    let starts = days.compactMap { day -> Outings.Recorded? in
      let first = byDay[day]?.min { $0.start < $1.start }
      return first?.points.first.map { Outings.Recorded(day: day, start: $0.coordinate) }
    }
    return starts.count == days.count ? starts : []
  }

  /// Beyond the written ends of a trip only what begins there is one of its days: to leave a hotel is the morning
  /// after.
  private static func days(of event: EventPlan, in settings: TripSettings) -> [LocalDate] {
    event.days.filter { day in
      day == event.start.day
        || settings.start.map { $0 <= day } ?? true && settings.end.map { $0 >= day } ?? true
    }
  }

  /// The trip's first and last day: as written, else the days that hold something.
  ///
  /// Money alone makes no day part of a trip that has any other, nor of a list of ideas: what is booked in winter is not yet
  /// travel.
  var tripDates: TripDates? {
    let content = held.isEmpty ? spent : held
    let start =
      settings.start.map { Reasoned($0, because: .written(file: "trip.yml")) }
      ?? first(of: content).map { Reasoned($0, because: .content) }
    guard let start = start ?? settings.end.map({ Reasoned($0, because: .standard) }) else { return nil }
    let hasWrittenEnd = settings.end != nil
    let end =
      settings.end.map { Reasoned($0, because: .written(file: "trip.yml")) }
      ?? Reasoned(max(start.value, content.last ?? start.value), because: .content)
    guard start.value <= end.value else {
      return TripDates(start: end, end: end, hasWrittenEnd: hasWrittenEnd)
    }
    return TripDates(start: start, end: end, hasWrittenEnd: hasWrittenEnd, outings: outings)
  }

  /// The first day that holds something, else the one that the traveller counts as such: what is of a day before that, as a
  /// picture of the evening at home, would make the second of what is called “Day 1”.
  private func first(of content: [LocalDate]) -> LocalDate? {
    guard let first = content.first, let last = content.last, let counted, (first...last).contains(counted)
    else { return content.first }
    return counted
  }

  /// Nil where the days are one journey. Who wrote an end means one.
  private var outings: Outings? {
    let days = held.filter { day in settings.start.map { $0 <= day } ?? true }
    guard settings.end == nil else { return nil }
    guard let outings = Outings(days) else {
      return settings.start == nil ? Outings(recorded: recorded) : nil
    }
    return settings.start == nil || outings.areScattered ? outings : nil
  }

  /// The days that get a page: all of a trip whose ends are written, and every other that holds something.
  var dates: [LocalDate] {
    var days = Set(held)
    guard let range = tripDates else { return days.sorted() }
    let trip = range.start.value...range.end.value
    days.formUnion(spent.filter(trip.contains))
    // Who plans a trip talks of it long before.
    days.formUnion(chatted.filter(trip.contains))
    if settings.start != nil, settings.end != nil, range.span <= TripPlanner.maxDays {
      days.formUnion((0..<range.span).map { range.start.value + $0 })
    }
    return days.sorted()
  }
}
