package import Diagnostics
import SiteOutput
import TripModel

/// Makes one plan of all places to go next: chosen, ordered and addressed. Pure: the same contents give the same
/// plan.
package enum DestinationPlanner {
  /// Nil where there is nowhere to go next.
  package static func plan(
    _ contents: DestinationContents
  ) -> (plan: NextPlan?, diagnostics: [Diagnostic]) {
    let destinations = contents.destinations.published(on: contents.today)
    guard !destinations.isEmpty else { return (nil, []) }
    let places = DestinationPlaces(of: destinations, contents)
    let slugs = DestinationAddresses.slugs(of: destinations)
    let tables = FetchedTables(contents, for: destinations.map(\.name))
    let currencies = zip(destinations, places.all).map { $0.paid(in: $1) }
    let trends = trends(of: currencies, contents)
    let surroundings = DestinationSurroundings(contents)
    let visits = DestinationVisits(contents)
    let hints = DestinationHints(contents, made: visits.trips)
    var dealt: [(weight: DestinationHints.Weight, plan: DestinationPlan)] = []
    for (rank, destination) in destinations.enumerated() {
      let (place, currency) = (places.all[rank], currencies[rank])
      let (weight, hint) = hints.hint(for: destination, at: place)
      let airport = destination.airport ?? place.position.flatMap(Airport.serving)
      let reach = DestinationReach.estimate(
        from: contents.flightsFrom, to: place.position, by: airport, contents.zones, on: contents.today)
      let flights = destination.flights.mostUsefulFirst(
        in: contents.currency, contents.rates, on: contents.today)
      let plan = DestinationPlan(
        name: destination.name, slug: slugs[rank],
        page: .page(contents.root + [DestinationAddresses.folder, slugs[rank]]), rank: rank,
        country: place.country, position: place.position, tags: destination.tags,
        picture: destination.picture.flatMap { contents.pictures[$0] } ?? [], note: destination.note,
        links: destination.links, currency: currency, rate: currency.flatMap { trends[$0] },
        climate: place.isPrivate ? nil : tables.climates[destination.name],
        forecast: place.isPrivate ? nil : tables.forecasts[destination.name],
        zone: contents.zones.zone(at: place.position)?.identifier, airport: airport,
        reach: reach, flights: flights, sights: surroundings.sights(around: place.position),
        changers: surroundings.changers(around: place.position), visits: visits.visits(to: place.position),
        hint: hint, source: destination.source)
      dealt.append((weight, plan))
    }
    dealt.sort { one, other in
      one.weight == other.weight ? one.plan.rank < other.plan.rank : one.weight > other.weight
    }
    let plan = NextPlan(
      page: .page(contents.root + [DestinationAddresses.folder]),
      key: DestinationAddresses.key(title: contents.title, address: contents.address),
      destinations: dealt.map(\.plan), tags: DestinationTag.all(of: dealt.map(\.plan)),
      currency: contents.currency, hasOwnCurrency: contents.hasOwnCurrency,
      changersNearHome: ChangersOfTown.find(contents), today: contents.today)
    return (plan, places.diagnostics + ChangersOfTown.problems(contents))
  }

  /// Each is worked out once, however many destinations it is paid at.
  private static func trends(
    of currencies: [Currency?], _ contents: DestinationContents
  ) -> [Currency: RateTrend] {
    var trends: [Currency: RateTrend] = [:]
    for currency in Set(currencies.compactMap(\.self)) {
      trends[currency] = RateTrend.find(
        currency, in: contents.currency, contents.rates, until: contents.today)
    }
    return trends
  }
}

extension Destination {
  /// What is paid in there: as it is written, else what the country counts in.
  fileprivate func paid(in place: DestinationPlaces.Place) -> Currency? {
    currency ?? place.country.flatMap { CountryCurrencies.currency(of: $0) }
  }
}

/// What was fetched for destinations, by their names.
private struct FetchedTables {
  let climates: ByPlace<DestinationClimate>
  let forecasts: ByPlace<DestinationForecast>

  init(_ contents: DestinationContents, for places: [String]) {
    climates = ByPlace(contents.climates.map { (name: $0.place, thing: $0) }, for: places)
    forecasts = ByPlace(contents.forecasts.map { (name: $0.place, thing: $0) }, for: places)
  }
}

extension DestinationTag {
  /// Those of most destinations first, then as they are written.
  static func all(of destinations: [DestinationPlan]) -> [DestinationTag] {
    var tags: [DestinationTag] = []
    var known: [TagKey: Int] = [:]
    for (number, destination) in destinations.enumerated().sorted(by: { $0.element.rank < $1.element.rank }) {
      for tag in destination.tags {
        let place = known[TagKey(tag)] ?? tags.count
        if place == tags.count {
          known[TagKey(tag)] = place
          tags.append(DestinationTag(name: tag, destinations: []))
        }
        tags[place].destinations.append(number)
      }
    }
    for place in tags.indices { tags[place].destinations.sort() }
    return tags.enumerated().sorted { one, other in
      let (count, count2) = (one.element.destinations.count, other.element.destinations.count)
      return count == count2 ? one.offset < other.offset : count > count2
    }.map(\.element)
  }
}
