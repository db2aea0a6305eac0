package import TripModel

/// What somebody means by a name who would go there: nothing of a trip tells which of several towns that is.
package enum PlaceToGo: Hashable, Sendable {
  /// The only town of the name, or one that is so much larger than the others that everybody thinks of it; with
  /// those others, the largest first.
  case town(TownReading, others: [TownReading])
  /// Towns of which none is, the largest first.
  case towns([TownReading])
  /// A whole country or region, which is nowhere to put a point.
  case area(AreaReading)
  /// Nothing is called so.
  case none

  /// `country` is that in which it is, by its code of ISO 3166-1, where that was said.
  package static func find(_ name: String, in country: String? = nil, names: PlaceLookup) -> PlaceToGo {
    func isThere(_ code: String) -> Bool { country == nil || country == code }
    let towns = (names.towns(meantBy: [name])[name] ?? []).filter { isThere($0.country) }
    if let area = names.areas(meantBy: [name])[name], isThere(area.country), area.goesBefore(towns) {
      return .area(area)
    }
    guard !towns.isEmpty else { return .none }
    let choice = TownChoice(towns, text: name, isDestination: true)
    guard let best = choice.best(near: TripSurroundings()) else { return .towns(towns) }
    // A quarter that goes behind the town may have more people than it.
    return .town(best, others: towns.filter { $0 != best && $0.population <= best.population })
  }
}

extension PlaceLookup {
  /// The country that a position is in, by its code of ISO 3166-1; nil where that is none, as at sea.
  package func country(at place: Coordinate) -> String? { locality(at: place)?.country }
}
