import SiteOutput
import TripModel

/// A point of the world map before its place is known, with the words by which it is found.
struct PointDraft {
  var point: LibraryPoint
  var text: String?
  var tags: [String] = []
  /// Whether its title is the name of a place: no entry's is, and no flight's.
  var namesPlace: Bool

  /// By trip, then stops and things in the order of the summary. A stop or an attraction at a pin is
  /// that pin.
  static func gather(_ trips: TripsInOrder, _ roster: Roster) -> [PointDraft] {
    trips.all.flatMap { trip -> [PointDraft] in
      let stops = trip.summary.stops.compactMap { PointDraft($0, trip, roster, trips.today) }
      return stops + trip.summary.items.compactMap { PointDraft($0, trip, roster, trips.today) }
    }.map { draft in
      var draft = draft
      draft.point.country = draft.point.country.map(trips.states.code(of:))
      return draft
    }
  }

  private init?(_ stop: TripSummary.Stop, _ trip: NumberedTrip, _ roster: Roster, _ today: LocalDate) {
    guard stop.page == nil, let spot = stop.spot, let coordinate = spot.position else { return nil }
    let summary = trip.summary
    let day = summary.days.first { day in stop.days.contains(day.date) }
    let page = day?.page ?? summary.addresses.map ?? summary.addresses.home
    point = LibraryPoint(
      trip: trip.number, kind: .stop, title: stop.name, language: summary.language,
      page: trip.trip.onSite(page), coordinate: coordinate, town: spot.town, region: spot.region,
      country: spot.country, days: stop.days, category: nil, who: [], named: [],
      people: roster.travellers[trip.number.index], relation: .ours,
      colour: roster.colour(of: roster.travellers[trip.number.index]),
      isPlanned: trip.isPlanned || stop.isPlanned || Self.isAhead(stop.days, today), place: nil)
    namesPlace = stop.name != nil
  }

  private init?(_ item: TripSummary.Item, _ trip: NumberedTrip, _ roster: Roster, _ today: LocalDate) {
    guard !item.isAtPin, let spot = item.spot, let coordinate = spot.position,
      let kind = LibraryPoint.Kind(item.kind)
    else { return nil }
    let presence = roster.presence(at: item.who, on: trip.number)
    let people = presence.compactMap(\.person)
    point = LibraryPoint(
      trip: trip.number, kind: kind, title: item.title, language: trip.summary.language,
      page: trip.trip.onSite(item.page), coordinate: coordinate, town: spot.town, region: spot.region,
      country: spot.country, days: item.days, category: item.category, who: item.who,
      named: item.who.isEmpty ? [] : presence,
      people: people, relation: roster.relation(of: item.who),
      colour: item.colour ?? (presence.count == 1 ? roster.colour(of: people) : nil),
      // What was only saved nobody has seen, nor what only a planned route bears.
      isPlanned: trip.isPlanned || item.isPlanned || (kind == .attraction && !item.wasVisited)
        || Self.isAhead(item.days, today), place: nil)
    (text, tags) = (item.text, item.tags)
    namesPlace = kind == .event ? Self.stays.contains(item.category ?? "") : kind != .entry
  }

  private static func isAhead(_ days: [LocalDate], _ today: LocalDate) -> Bool {
    days.first.map { $0 > today } ?? false
  }

  /// Kinds of events that are called as the house is.
  private static let stays: Set<String> = [
    TripEvent.Kind.hotel.rawValue, TripEvent.Kind.restaurant.rawValue,
  ]
}

extension LibraryPoint.Kind {
  /// Nil for what stands nowhere.
  fileprivate init?(_ kind: TripSummary.Item.Kind) {
    switch kind {
    case .entry: self = .entry
    case .page: return nil
    case .pin: self = .pin
    case .waypoint: self = .waypoint
    case .event: self = .event
    case .attraction: self = .attraction
    }
  }
}
