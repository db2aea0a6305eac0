import Diagnostics
import SiteOutput
import TripModel

extension TripPlanner {
  /// All events in order of time; those of a moment keep the order of the file.
  mutating func planEvents(photos: [PhotoPlan], clocks: LocalClocks, book: inout AddressBook) -> [EventPlan] {
    guard !trip.events.isEmpty else { return [] }
    let settings = trip.settings
    let isForAuthor = audience == .author
    let pricesAreShown = isForAuthor || settings.publish.prices
    // Where no money is published, neither are prices.
    let pricesAreKept = !settings.publish.prices || settings.publish.budget == .none
    let payersAreKept = pricesAreKept || settings.publish.budget != .all || !settings.publish.people
    let pictures = EventPictures.gather(photos, for: trip.events, clocks: clocks)
    let timing = EventTiming(zones: zones, tripZone: settings.timeZone, clocks: clocks)
    let airports = airportsInTowns
    var events = trip.events.map { event -> EventPlan in
      let isFlight = event.kind == .flight
      let from = place(event.from, event.departure.withheld, isFlight ? airports : [:])
      let to = place(event.to, event.arrival.withheld, isFlight ? airports : [:])
      let at = place(event.at, event.header.at.withheld)
      var plan = EventPlan(
        id: EventID(0), kind: event.kind, title: event.title.withArrows, page: .page(root),
        start: timing.time(event.start, at: from ?? at), end: event.end.map { timing.time($0, at: to ?? at) },
        from: from, to: to, at: at, address: event.address, booking: event.booking, phone: event.phone,
        website: event.link, note: event.note, who: event.who,
        price: pricesAreShown ? event.cost.map { $0.isRefund ? -$0.amount : $0.amount } : nil,
        cost: event.cost?.place,
        reminder: event.isUnreminded ? nil : event.remindSeconds ?? event.kind.reminder,
        source: event.source,
        bookingKept: isForAuthor && !settings.publish.bookings ? .isPrivate : nil,
        priceKept: isForAuthor && pricesAreKept ? .isPrivate : nil,
        paidKept: isForAuthor && payersAreKept ? .isPrivate : nil)
      plan.isPricePublic = settings.publish.prices
      plan.via = plan.notedWay(names)
      plan.photos = pictures.pictures(of: plan, naming: event.photos)
      return plan
    }
    events = events.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element)
    for index in events.indices {
      let slug = book.folder(
        in: "itinerary", wishes: [events[index].title, "\(events[index].title) \(events[index].start.day)"])
      events[index].id = EventID(index)
      events[index].page = .page(root + ["itinerary", slug])
    }
    tellUnplaced(events)
    return events
  }

  /// A place with the position that is written, that its name has in the trip, or that of the town of this name.
  private func place(
    _ written: Written<NamedPlace>?, _ withheld: PrivateRegion?,
    _ airports: [String: Reasoned<Coordinate>] = [:]
  ) -> EventPlace? {
    if let withheld { return EventPlace(locality: Locality(withheld), withheld: withheld) }
    guard let written else { return nil }
    let (name, coordinate) = (written.value.name, written.value.coordinate)
    let known = coordinate.map { Reasoned($0, because: .written(file: written.place.file)) } ?? own[name]
    guard known == nil, let name, let town = towns.town(of: name) else {
      return EventPlace(name: name, position: known, locality: names.locality(at: known))
    }
    let airport = airports[town.name.lowercased()].flatMap { town.isServed(from: $0.value) ? $0 : nil }
    let position = airport ?? towns.position(of: name)
    // Nobody travels to three letters.
    let isCode = name.count == 3 && AirportCode.airport(in: name) != nil
    return EventPlace(
      name: isCode ? town.name : name, position: position, locality: names.locality(at: position))
  }

  /// Where flights begin and end whose towns are written with a position, by the towns: each is one airport, also where
  /// another flight tells it by its code.
  private var airportsInTowns: [String: Reasoned<Coordinate>] {
    var found: [String: Reasoned<Coordinate>] = [:]
    for flight in trip.events where flight.kind == .flight {
      for end in [flight.from, flight.to].compactMap(\.self) {
        guard let name = end.value.name?.lowercased(), let place = end.value.coordinate, found[name] == nil
        else { continue }
        found[name] = Reasoned(place, because: .written(file: end.place.file))
      }
    }
    return found
  }
}

/// Puts the times of events onto the one time line.
private struct EventTiming {
  let zones: ZoneLookup
  let tripZone: ZoneRules?
  let clocks: LocalClocks

  /// By the zone that is written, else that of the place, else that of the trip. An offset that is written goes
  /// before all.
  func time(_ written: TripEvent.Time, at place: EventPlace?) -> EventTime {
    let when = written.when
    let position = place?.position?.value
    let zone =
      written.zone ?? place?.withheld.flatMap(\.timeZone) ?? zones.zone(at: position)
      ?? (when.offset == nil ? tripZone : nil)
    guard let moment = when.moment else { return EventTime(day: when.date, zone: zone) }
    let offset = when.offset ?? zone?.offset(atLocal: moment.local)
    return EventTime(
      day: when.date, time: when.time, offset: offset,
      // A zone that the offset contradicts is not the one that was meant.
      zone: zone.flatMap { $0.offset(atLocal: moment.local) == offset ? $0 : nil },
      instant: offset.map { moment.instant(assuming: $0) } ?? clocks.instant(moment, near: position))
  }
}

extension EventPlan {
  /// What is on a day without a time comes before what has one; a bed, which one reaches in the evening, behind it.
  fileprivate var order: Int {
    if let instant = start.instant { return instant.seconds }
    let clock = start.time ?? (kind == .hotel ? LocalTime(hour: 23, minute: 59) : nil)
    guard let clock else { return start.day.dayNumber * 86_400 - 12 * 3600 }
    let local = LocalDateTime(date: start.day, time: clock)
    return local.clockSeconds - (start.zone?.offset(atLocal: local).seconds ?? 0)
  }
}

extension TripEvent.Kind {
  /// Seconds before it at which one is to be reminded: time to get to the airport, the station, the door.
  fileprivate var reminder: Int? {
    switch self {
    case .flight: 3 * 3600
    case .train, .bus, .ferry, .carRental, .activity, .restaurant, .transport, .direction: 3600
    case .hotel, .parking: nil
    }
  }

  /// How one travels by it, as far as its name tells.
  var mode: TravelMode? {
    switch self {
    case .flight: .flight
    case .train: .rail
    case .bus: .road
    case .ferry: .boat
    case .hotel, .carRental, .parking, .activity, .restaurant, .direction, .transport: nil
    }
  }
}
