package import Diagnostics
package import SiteOutput
package import TripModel

/// All that the pages below `next/` are made of: what is written and fetched of places to go next, and what trips
/// and people tell of them.
package struct DestinationContents: Sendable {
  /// In the order of their file. Those that are kept back on the day are left out.
  package var destinations: [Destination] = []
  /// The folders of the site below which `next/` stands.
  package var root: [String] = []
  /// The day on which the pages are made.
  package var today: LocalDate
  /// What the site is called, and where it will stand: browsers know it by both.
  package var title: String?
  package var address: SiteAddress?
  /// In what rates are told and prices compared.
  package var currency = Currency.euro
  /// Whether it is what is paid at home: a library that names none only counts in it.
  package var hasOwnCurrency = true
  /// What currencies were worth day by day.
  package var rates = DatedRates()
  /// What was fetched, by the names of the destinations.
  package var climates: [DestinationClimate] = []
  package var forecasts: [DestinationForecast] = []
  /// The sizes in which a picture of a destination is published, by its file; the narrowest first.
  package var pictures: [String: [DerivativePlan]] = [:]
  /// Where flights start.
  package var flightsFrom: Airport?
  /// Out of these nothing is told: private places of all trips.
  package var circles: [PrivateCircle] = []
  /// The towns that names mean, and the countries around positions.
  package var names = PlaceLookup.unknown
  /// How far clocks are ahead.
  package var zones = ZoneLookup.unknown
  /// What was saved to see, wherever.
  package var sights: [Sight] = []
  /// Where money is changed, by the traveller's own map extracts.
  package var changers: [Changer] = []
  /// Where it is said that they may be told of near home, too; nil where they may not.
  package var changersNearHomeAt: SourcePlace?
  /// The town around which they are then; nil where none is known.
  package var townOfChangers: NearestTown?
  /// The trips of a library, in any order; none for the site of one trip, which went nowhere else.
  package var trips: [LibraryTrip] = []
  /// Whom people.yml tells of, with where they were.
  package var people: [PersonProfile] = []

  package init(today: LocalDate) { self.today = today }

  /// Something that was saved to see.
  package struct Sight: Hashable, Sendable {
    package var name: String
    package var category: String?
    package var coordinate: Coordinate
    /// Its own page, from the top of the site.
    package var page: OutputPath?

    package init(name: String, category: String? = nil, coordinate: Coordinate, page: OutputPath? = nil) {
      (self.name, self.category, self.coordinate, self.page) = (name, category, coordinate, page)
    }
  }

  /// An office where money is changed.
  package struct Changer: Hashable, Sendable {
    package var name: String?
    package var address: String?
    package var coordinate: Coordinate

    package init(name: String? = nil, address: String? = nil, coordinate: Coordinate) {
      (self.name, self.address, self.coordinate) = (name, address, coordinate)
    }
  }

  /// Whether a position may be told to anybody.
  func isOpen(_ place: Coordinate) -> Bool { !circles.contains { $0.contains(place) } }
}

extension [DestinationContents.Sight] {
  /// What the trips of a library have saved and may tell the position of, whatever order they are in.
  package static func saved(in trips: [LibraryTrip]) -> [DestinationContents.Sight] {
    trips.sorted { $0.id < $1.id }.flatMap { trip in
      trip.summary.items.compactMap { item in
        guard item.kind == .attraction, let place = item.spot?.position else { return nil }
        return DestinationContents.Sight(
          name: item.title, category: item.category, coordinate: place, page: trip.onSite(item.page))
      }
    }
  }

  /// The same of one trip.
  package static func saved(in attractions: [AttractionPlan]) -> [DestinationContents.Sight] {
    attractions.compactMap { saved in
      guard let place = saved.position?.value else { return nil }
      return DestinationContents.Sight(
        name: saved.name, category: saved.category, coordinate: place, page: saved.page)
    }
  }
}
