import SiteOutput
import TripModel

extension LibraryDocument {
  /// All that can be found, kind by kind in the order in which they are shown; `texts` are those of the places.
  static func all(of plan: LibraryPlan, texts: [PlacePlanner.Texts]) -> [LibraryDocument] {
    let trips = plan.trips.indices.map { (TripNumber($0), plan.trips[$0]) }
    var all = trips.map { LibraryDocument(trip: $0, $1) }
    all += plan.people.map { LibraryDocument(person: $0) }
    all += plan.countries.map { LibraryDocument(country: $0, in: plan) }
    func items(_ kind: TripSummary.Item.Kind) -> [LibraryDocument] {
      trips.flatMap { number, trip in
        trip.summary.items.filter { $0.kind == kind }.map { LibraryDocument($0, number, trip) }
      }
    }
    all += items(.entry)
    all += trips.flatMap { number, trip in
      trip.summary.days.map { LibraryDocument(day: $0, number, trip) }
    }
    // What was only saved is found as an idea.
    for (place, texts) in zip(plan.places, texts)
    where place.visits.contains(where: { $0.kind != .attraction }) {
      all.append(LibraryDocument(place: place, texts))
    }
    all += items(.page) + items(.event) + items(.attraction)
    all += trips.flatMap { number, trip in
      trip.summary.tags.map { LibraryDocument(tag: $0, number, trip) }
    }
    return all
  }

  private init(
    _ kind: Kind, _ title: String, _ link: LibraryLink, _ trip: TripNumber? = nil, days: [LocalDate] = [],
    names: [String] = [], countries: [String] = [], tags: [String] = [], text: String? = nil
  ) {
    var known: Set<String> = []
    self.init(
      kind: kind, title: title, link: link, trip: trip, days: days,
      names: names.filter { $0 != title && known.insert($0).inserted },
      countries: countries, tags: tags, text: text ?? "")
  }

  private init(trip number: TripNumber, _ trip: LibraryTrip) {
    let summary = trip.summary
    self.init(
      .trip, summary.title, LibraryLink(page: trip.onSite(summary.addresses.home)), number,
      days: [summary.start, summary.end].compactMap(\.self),
      names: summary.travellers.filter { $0.status == .accepted }.map(\.name),
      countries: summary.countries.map(\.code), tags: [summary.category].compactMap(\.self),
      text: summary.description)
  }

  private init(person: LibraryPerson) {
    self.init(
      .person, person.name, LibraryLink(page: person.page), names: person.been.map(\.name),
      countries: person.countries.map(\.code), text: person.bio)
  }

  private init(country: LibraryCountry, in plan: LibraryPlan) {
    self.init(
      .country, country.code, LibraryLink(page: country.page),
      names: country.people.map { plan[$0.person].name }, countries: [country.code])
  }

  private init(_ item: TripSummary.Item, _ number: TripNumber, _ trip: LibraryTrip) {
    self.init(
      Kind(item.kind), item.title, LibraryLink(page: trip.onSite(item.page)), number, days: item.days,
      names: item.who + [item.spot?.town, item.spot?.region].compactMap(\.self),
      countries: [item.spot?.country].compactMap(\.self), tags: item.tags, text: item.text)
  }

  private init(day: TripSummary.Day, _ number: TripNumber, _ trip: LibraryTrip) {
    self.init(
      .day, day.title ?? "", LibraryLink(page: trip.onSite(day.page)), number, days: [day.date],
      names: day.towns)
  }

  private init(place: LibraryPlace, _ texts: PlacePlanner.Texts) {
    let days = Set(place.visits.filter { !$0.isPlanned }.flatMap(\.days)).sorted()
    self.init(
      // What several trips came by is of none of them.
      .place, place.name, place.link, place.visits.count == 1 ? place.visits[0].trip : nil, days: days,
      names: place.visits.flatMap(\.who).map(\.name) + [place.town, place.region].compactMap(\.self),
      countries: [place.country].compactMap(\.self), tags: texts.tags, text: texts.text)
  }

  private init(tag: TripSummary.Tag, _ number: TripNumber, _ trip: LibraryTrip) {
    self.init(.tag, tag.name, LibraryLink(page: trip.onSite(tag.page)), number)
  }
}

extension LibraryDocument.Kind {
  fileprivate init(_ kind: TripSummary.Item.Kind) {
    switch kind {
    case .entry: self = .entry
    case .page: self = .page
    case .pin, .waypoint: self = .place
    case .event: self = .event
    case .attraction: self = .idea
    }
  }
}
