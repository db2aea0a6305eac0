package import TripModel

/// What a position is called on any map: its town, region and country, or its sea.
package struct Locality: Hashable, Sendable {
  /// The town it is in, or the nearest one.
  package var town: String?
  /// Whether that is what the site's language calls it: of English the gazetteer knows no names.
  package var isTownTranslated = false
  /// Whether that is no town of the gazetteer, but a place far from any that the traveller named: an arch as well as a village.
  package var isSpot = false
  /// Whether the title of a text is all that calls it so.
  package var isCalledByTitle = false
  /// The part of the town, where it is in one that has a name.
  package var quarter: String?
  /// The part of the town that is nearest, whether or not the place is in it.
  package var quarterNearby: QuarterNearby?
  /// The great town of which it is a suburb or the airport: from far away one was there.
  package var city: String?
  /// From the town's middle to the position: metres, and in which eighth of the horizon it lies.
  package var metres: Double
  package var direction: CompassDirection
  /// Metres that the town reaches from its middle; 0 where nobody knows.
  package var townReach = 0.0
  /// Whether it is in the town, or nearer to it than anybody would count.
  package var isInTown: Bool
  package var region: String?
  /// ISO 3166-1 alpha-2; nil at sea and where no country is.
  package var country: String?
  package var sea: String?

  package init(
    town: String? = nil, quarter: String? = nil, metres: Double = 0, direction: CompassDirection = .north,
    isInTown: Bool = false, region: String? = nil, country: String? = nil, sea: String? = nil
  ) {
    self.town = town
    self.quarter = quarter
    self.metres = metres
    self.direction = direction
    self.isInTown = isInTown
    self.region = region
    self.country = country
    self.sea = sea
  }
}

extension Locality {
  /// What one calls it who comes from far away.
  var cityOrTown: String? { city ?? town }

  /// What is left of it where the position says hardly more than the country: whole degrees may be 80 km off.
  var ofCountry: Locality { Locality(country: country, sea: sea) }

  /// Metres from the middle of a town within which one says “around” it: farther off nobody would look for a place there.
  package static let reachOfAround = 15_000.0

  /// The same without a region where no town is known: a stop is called by none.
  var withoutLoneRegion: Locality { town == nil && sea == nil ? ofCountry : self }

  /// Metres from the middle of its town as one says them: whole kilometres or miles, never none.
  package func toldMetres(in units: Units) -> Double {
    let unit = units == .kilometres ? 1000.0 : 1609.344
    return max(1, (metres / unit).rounded()) * unit
  }

  /// The same as it is told by a place that the traveller named, so many metres off, whatever the language: of that no
  /// quarters are known, nor how far it reaches.
  func called(_ name: String, metres: Double, isInTown: Bool, isSpot: Bool) -> Locality {
    var place = self
    (place.town, place.quarter, place.city, place.quarterNearby) = (name, nil, nil, nil)
    (place.isTownTranslated, place.townReach, place.isSpot) = (true, 0, isSpot)
    (place.isInTown, place.metres) = (isInTown, metres)
    return place
  }

  /// What may be told of a place that is withheld; nil where nothing is known of it.
  init?(_ place: PrivateRegion?) {
    guard let place, place.region != nil || place.country != nil else { return nil }
    self.init(region: place.region, country: place.country)
  }
}

/// An eighth of the horizon, clockwise from north.
package enum CompassDirection: Int, CaseIterable, Hashable, Sendable {
  case north, northEast, east, southEast, south, southWest, west, northWest
}

/// A part of a town near a place that may be in another one.
package struct QuarterNearby: Hashable, Sendable {
  package var name: String
  /// From the place to its middle.
  package var metres: Double

  package init(name: String, metres: Double) {
    self.name = name
    self.metres = metres
  }
}

/// A corner of a town, or of the country around one, that has no name of its own.
package enum TownPart: Hashable, Sendable {
  case middle
  case side(CompassDirection)
  /// Near one of its quarters, of which nobody knows whether it is in that.
  case near(String)
  /// In the country on that side of it, at several distances.
  case beyond(CompassDirection)
  /// In the country, on several sides.
  case around
}

extension TripPlan {
  /// The countries of everything that says where it is, in the order in which the way first came to each. Those to which
  /// a route was only planned are told where nothing else is known.
  package var countries: [String] {
    let been = visitedCountries
    return been.isEmpty ? CountriesOnWay.merged(way.route.stops.compactMap(\.locality?.country), []) : been
  }

  /// In how many countries it was: overseas departments are parts of theirs, and nobody was where a route was only
  /// planned.
  package var countryCount: Int { Set(visitedCountries.map(CountriesOnWay.state(of:))).count }

  /// The same for what was until a day, with it: a stop that is booked for a later one is none yet.
  package func countryCount(until last: LocalDate) -> Int {
    let stops = way.route.stops.filter { stop in
      !stop.isOnlyPlanned && (stop.days.isEmpty || stop.days.contains { $0 <= last })
    }
    func written(_ isCounted: (LocalDate) -> Bool) -> [String] {
      journal.entries.filter { isCounted($0.day.value) }.compactMap { $0.locality?.country }
    }
    // What was recorded is over: of later days only entries are among those through which the way led.
    let later = Set(written { $0 > last })
    let passed = way.countries.filter { !later.contains($0) }
    let stays = stops.compactMap(\.locality?.country) + media.pictures.compactMap(\.locality?.country)
    return Set((stays + passed + written { $0 <= last }).map(CountriesOnWay.state(of:))).count
  }

  /// Those in which anybody was.
  var visitedCountries: [String] {
    CountriesOnWay.merged(
      way.route.stops.filter { !$0.isOnlyPlanned }.compactMap(\.locality?.country),
      way.countries
        + (journal.entries.compactMap { $0.locality } + media.pictures.compactMap(\.locality)).compactMap(
          \.country)
    )
  }

  /// The countries that tell where the whole trip was. Where pictures alone have positions, one of many does not speak for
  /// the others: three do, or half of those that have a day.
  package var countriesOfAll: [String] {
    let isSeenOnly =
      places.isEmpty && way.tracks.isEmpty && way.toldAreas.isEmpty && itinerary.events.isEmpty
      && itinerary.attractions.isEmpty && journal.entries.allSatisfy { $0.locality?.country == nil }
    let placed = media.pictures.count { $0.locality?.country != nil }
    let dated = media.pictures.count { $0.day != nil }
    return isSeenOnly && placed < Self.enoughPlaced && 2 * placed < dated ? [] : countries
  }

  /// The same as they are named beside how many they are: each state once.
  package var toldCountries: [String] { CountriesOnWay.states(countriesOfAll) }

  /// The state of which a country is a part, where that is told instead of it: of Réunion beside other parts of France;
  /// nil of a country that is told by its own name.
  package func toldState(of country: String) -> String? {
    let state = CountriesOnWay.state(of: country)
    return state != country && toldCountries.contains(state) ? state : nil
  }

  /// The states in which it is nowhere but on planned routes, where it was in others: nobody was there.
  package var plannedCountries: [String] {
    let been = Set(visitedCountries.map(CountriesOnWay.state(of:)))
    guard !been.isEmpty else { return [] }
    return CountriesOnWay.states(
      CountriesOnWay.merged(way.route.stops.filter(\.isOnlyPlanned).compactMap(\.locality?.country), [])
    ).filter { !been.contains(CountriesOnWay.state(of: $0)) }
  }

  /// So many pictures tell where a trip was, however many there are.
  private static let enoughPlaced = 3

  /// Whether anything of it is called by the gazetteer's names.
  package var hasLocalities: Bool {
    way.route.stops.contains { $0.locality != nil } || journal.entries.contains { $0.locality != nil }
      || media.pictures.contains { $0.locality != nil } || places.contains { $0.locality != nil }
      || money.budget?.places.contains { $0.name == nil && $0.locality != nil } ?? false
  }
}
