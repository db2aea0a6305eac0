import TripModel

/// Which trips were where: their stops, and the places of what they tell.
struct DestinationVisits {
  /// Something of a trip that has a position.
  private struct Presence {
    /// Its trip, by its position in the list.
    var trip: Int
    /// Up to today; none where nothing tells.
    var days: [LocalDate]
    /// Whom it names; nobody for all who came along.
    var who: [String]
  }

  /// The newest first; those that have not begun are not among them.
  let trips: [NumberedTrip]
  private let presences: NeighbourIndex<Presence>
  /// What people.yml calls people, by all their names.
  private let names: [PersonKey: String]

  /// Metres from a destination within which a trip was there.
  private static let reach = 25_000.0

  init(_ contents: DestinationContents) {
    let trips = TripsInOrder.sort(contents.trips, .newestFirst, today: contents.today).all
      .filter { !$0.isPlanned }
    var found: [(Coordinate, Presence)] = []
    func add(_ spot: TripSummary.Spot?, _ days: [LocalDate], _ who: [String], of trip: Int) {
      let past = days.filter { $0 <= contents.today }
      guard let place = spot?.position, contents.isOpen(place), days.isEmpty || !past.isEmpty else { return }
      found.append((place, Presence(trip: trip, days: past, who: who)))
    }
    for (number, trip) in trips.enumerated() {
      for stop in trip.summary.stops where !stop.isPlanned { add(stop.spot, stop.days, [], of: number) }
      for item in trip.summary.items where item.wasVisit { add(item.spot, item.days, item.who, of: number) }
    }
    self.trips = trips
    presences = NeighbourIndex(found)
    names = Dictionary(
      contents.people.flatMap { person in person.keys.map { ($0, person.name) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The trips that were around a place, the newest first.
  func visits(to place: Coordinate?) -> [DestinationVisit] {
    guard let place, !trips.isEmpty else { return [] }
    let near = Dictionary(grouping: presences.within(Self.reach, of: place).map(\.element), by: \.trip)
    return near.keys.sorted().map { number in
      let (trip, presences) = (trips[number], near[number] ?? [])
      return DestinationVisit(
        title: trip.summary.title, page: trip.trip.onSite(trip.summary.addresses.home),
        years: Set(presences.flatMap(\.days).map(\.year)).sorted(), people: people(at: presences, of: trip))
    }
  }

  /// Those who came along and were there in the trip's order, then others by their names.
  private func people(at presences: [Presence], of trip: NumberedTrip) -> [String] {
    let travellers = trip.travellers.map(\.name)
    let isEverybody = presences.contains { $0.who.isEmpty }
    let named = presences.flatMap(\.who)
    let there = Set(named.map { PersonKey($0) })
    let along = travellers.filter { isEverybody || there.contains(PersonKey($0)) }
    let others = named.sorted { NameKey($0) < NameKey($1) }
    var told: Set<PersonKey> = []
    return (along + others).map { names[PersonKey($0)] ?? $0 }.filter { told.insert(PersonKey($0)).inserted }
  }
}

extension TripSummary.Item {
  /// Whether somebody was where it is. Where something booked leads is a stop of the way where one stayed: an
  /// airport at which one changed planes is no visit.
  fileprivate var wasVisit: Bool {
    switch kind {
    case .entry, .pin, .waypoint: !isPlanned
    case .attraction: wasVisited
    case .page, .event: false
    }
  }
}
