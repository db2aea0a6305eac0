package import Diagnostics
package import SiteOutput
package import TripModel

/// A place to go next, with all that its card and its page show.
package struct DestinationPlan: Hashable, Sendable {
  package var name: String
  /// Its folder below `next/`, by which a reader's browser knows it.
  package var slug: String
  package var page: OutputPath
  /// Where it stands in `destinations.yml`, from 0: the order that settles ties.
  package var rank: Int
  /// ISO 3166-1 alpha-2: as written, else where its position is; nil where neither tells.
  package var country: String?
  /// Nil where nothing tells, or within a private circle.
  package var position: Coordinate?
  /// One to three, as they are written.
  package var tags: [String]
  /// The sizes of its picture, the narrowest first; none without one.
  package var picture: [DerivativePlan]
  package var note: String?
  package var links: [NamedLink]
  package var currency: Currency?
  /// What its currency is worth; nil for the same currency as ours, and where no rates are known.
  package var rate: RateTrend?
  package var climate: DestinationClimate?
  package var forecast: DestinationForecast?
  /// The time zone by which its clocks go; nil where that is not known.
  package var zone: String?
  /// The airport that one flies to: as written, else `Airport.serving`.
  package var airport: Airport?
  /// How far it is from where flights start; nil where that is not known.
  package var reach: DestinationReach?
  /// Flights that were seen, in the order that serves most: those still to come before those that have left, the cheapest
  /// first, then as written.
  package var flights: [FlightOffer]
  /// What to see there: saved attractions near by, the nearest first.
  package var sights: [DestinationSight]
  /// Where money is changed, the nearest first.
  package var changers: [MoneyChanger]
  /// The trips that went there, the newest first.
  package var visits: [DestinationVisit]
  /// Why made trips suggest it; nil where none does.
  package var hint: DestinationHint?
  /// Where it is written.
  package var source: SourcePlace
}

/// How far a destination is from the airport that flights start from.
package struct DestinationReach: Hashable, Sendable {
  /// Where one starts.
  package var from: Airport
  /// Metres along a great circle.
  package var metres: Double
  /// Minutes of a direct flight, estimated.
  package var minutes: Int
  /// Seconds that clocks there are ahead of those at the start on the day of the build; nil where a zone is not known.
  package var clockAhead: Int?
}

/// What a currency was worth in ours over two years, day by day.
package struct RateTrend: Hashable, Sendable {
  package var home: Currency
  package var foreign: Currency
  /// How many units of the foreign currency one of ours bought, in order of the days.
  package var days: [Day]

  package struct Day: Hashable, Sendable {
    package var date: LocalDate
    package var units: Double
  }

  /// The newest that is known.
  package var latest: Day? { days.last }
}

/// Something to see near a destination.
package struct DestinationSight: Hashable, Sendable {
  package var name: String
  package var category: String?
  /// Metres from the destination.
  package var metres: Double
  /// Its own page of this site; nil where it has none.
  package var page: OutputPath?
}

/// Where money is changed, from the traveller's own map extract.
package struct MoneyChanger: Hashable, Sendable {
  package var name: String?
  package var address: String?
  package var position: Coordinate
  /// Metres from the destination, or from the middle of the town.
  package var metres: Double
}

/// Where money is changed around a town, the nearest to its middle first. It is told of every destination alike.
package struct ChangersOfTown: Hashable, Sendable {
  package var town: NearestTown
  /// With metres from the town's middle.
  package var offices: [MoneyChanger]
}

/// A trip that was at a destination.
package struct DestinationVisit: Hashable, Sendable {
  /// The trip's title.
  package var title: String
  package var page: OutputPath
  /// Years of its days there, in order; none where no day is known.
  package var years: [Int]
  /// Who was there, of those whom the site names.
  package var people: [String]
}

/// Why made trips suggest a destination.
package enum DestinationHint: Hashable, Sendable {
  /// A word that made trips bear, too, and how many of them.
  case tag(String, trips: Int)
  /// A friend was there, by what people.yml tells.
  case friend(String)
  /// A place that was rated well has its word: the place's name, and the tag.
  case liked(place: String, tag: String)
}
