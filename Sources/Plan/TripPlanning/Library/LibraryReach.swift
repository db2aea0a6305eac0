/// How many places, stops and countries the map of all trips shows, or a part of it.
package struct LibraryReach: Hashable, Sendable {
  /// Of which trips tell as places: as their own pages count them.
  package var places: Int
  /// The others that stand beside them, on the map, the pages of countries and those of people.
  package var stops: Int
  /// As the front page counts them, or the list of those to come.
  package var countries: Int
}

extension LibraryPlan {
  /// Where somebody was.
  package var visited: LibraryReach {
    reach(of: places.filter { !$0.isPlanned }, countries: totals.countries)
  }

  /// Where nobody was yet.
  package var ahead: LibraryReach {
    reach(of: places.filter(\.isPlanned), countries: countries.count { !$0.isVisited })
  }

  /// Of a country's places those where somebody was, and those where nobody was yet.
  package func reach(of country: LibraryCountry) -> (visited: LibraryReach, ahead: LibraryReach) {
    let places = country.regions.flatMap(\.places).map { self[$0] }
    return (reach(of: places.filter { !$0.isPlanned }), reach(of: places.filter(\.isPlanned)))
  }

  /// Of some places, as on the page of a person.
  package func reach(of places: [LibraryPlaceNumber]) -> LibraryReach { reach(of: places.map { self[$0] }) }

  private func reach(of places: [LibraryPlace], countries: Int = 0) -> LibraryReach {
    let stops = places.count(where: \.isStop)
    return LibraryReach(places: places.count - stops, stops: stops, countries: countries)
  }
}
