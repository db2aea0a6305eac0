package import TripModel

/// Tells what a position is called, and where a town, a country or a region is. The planner is handed it, and knows
/// nothing of the gazetteer that it asks.
package struct PlaceLookup: Sendable {
  private let find: @Sendable (Coordinate) -> Locality?
  private let findTowns: @Sendable ([String]) -> [String: [TownReading]]
  private let findAreas: @Sendable ([String]) -> [String: AreaReading]
  private let findCityOfAirport: @Sendable (Coordinate) -> TownReading?
  private let findTownAround: @Sendable (Coordinate) -> TownReading?
  private let findTownsNearby: @Sendable ([Coordinate], (String) -> Bool) -> [TownReading]
  private let isOtherLand: @Sendable (Coordinate, Coordinate) -> Bool
  private let isOnWater: @Sendable (Coordinate) -> Bool

  /// The same position always gets the same answer, and so does the same text: the towns that it may mean, the
  /// largest first.
  package init(
    _ find: @escaping @Sendable (Coordinate) -> Locality?,
    towns: (@Sendable ([String]) -> [String: [TownReading]])? = nil,
    areas: @escaping @Sendable ([String]) -> [String: AreaReading] = { _ in [:] },
    cityOfAirport: @escaping @Sendable (Coordinate) -> TownReading? = { _ in nil },
    townAround: @escaping @Sendable (Coordinate) -> TownReading? = { _ in nil },
    townsNearby: @escaping @Sendable ([Coordinate], (String) -> Bool) -> [TownReading] = { _, _ in [] },
    areOnTwoLands: @escaping @Sendable (Coordinate, Coordinate) -> Bool = { _, _ in false },
    isOffShore: @escaping @Sendable (Coordinate) -> Bool = { _ in false }
  ) {
    self.find = find
    findTowns = towns ?? { _ in [:] }
    knowsTowns = towns != nil
    findAreas = areas
    findCityOfAirport = cityOfAirport
    findTownAround = townAround
    findTownsNearby = townsNearby
    isOtherLand = areOnTwoLands
    isOnWater = isOffShore
  }

  /// The same with each locality changed, by where it is.
  func renamed(_ change: @escaping @Sendable (inout Locality, Coordinate) -> Void) -> PlaceLookup {
    let find = find
    return PlaceLookup(
      { coordinate in
        guard var place = find(coordinate) else { return nil }
        change(&place, coordinate)
        return place
      }, towns: knowsTowns ? findTowns : nil, areas: findAreas, cityOfAirport: findCityOfAirport,
      townAround: findTownAround, townsNearby: findTownsNearby, areOnTwoLands: isOtherLand,
      isOffShore: isOnWater)
  }

  /// Knows no place.
  package static let unknown = PlaceLookup { _ in nil }

  /// Whether it has a gazetteer to look into.
  let knowsTowns: Bool

  func locality(at place: Coordinate?) -> Locality? { place.flatMap(find) }

  /// What a position is called; where a town's name alone gives it, no more than the town.
  func locality(at position: Reasoned<Coordinate>?) -> Locality? {
    guard let position, var locality = find(position.value) else { return nil }
    if position.reason.isTown {
      (locality.quarter, locality.quarterNearby) = (nil, nil)
      locality.isInTown = true
    }
    return locality
  }

  /// The countries and regions that texts mean.
  func areas(meantBy texts: [String]) -> [String: AreaReading] { findAreas(texts) }

  /// The great city that an airport there serves; nil where the town that it is in has one of its own.
  func cityOfAirport(at place: Coordinate) -> TownReading? { findCityOfAirport(place) }

  /// The nearest town that is large enough to say no more than about where somebody lives; nil where none is near.
  package func town(around place: PrivatePlace) -> NearestTown? {
    findTownAround(place.middle).map { NearestTown(name: $0.name, coordinate: $0.coordinate) }
  }

  /// Whether two places are on different islands, or on one and the mainland, with open water between.
  func areOnTwoLands(_ one: Coordinate, _ other: Coordinate) -> Bool { isOtherLand(one, other) }

  /// Whether nothing but the sea is around a place.
  func isOffShore(_ place: Coordinate) -> Bool { isOnWater(place) }

  /// The towns around some places whose names are wanted.
  func towns(around places: [Coordinate], whoseName isWanted: (String) -> Bool) -> [TownReading] {
    findTownsNearby(places, isWanted)
  }

  /// What is looked up together is looked up once.
  func towns(meantBy texts: [String]) -> [String: [TownReading]] { findTowns(texts) }
}
