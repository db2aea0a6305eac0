/// How many places and countries the map of all trips shows, or a part of it.
package struct LibraryReach: Hashable, Sendable {
  /// Places with a name, as the map, the pages of countries and those of people count them.
  package var places: Int
  /// As the front page counts them, or the list of those to come.
  package var countries: Int
}

extension LibraryPlan {
  /// Where somebody was.
  package var visited: LibraryReach {
    LibraryReach(places: places.count { !$0.isPlanned }, countries: totals.countries)
  }

  /// Where nobody was yet.
  package var ahead: LibraryReach {
    LibraryReach(places: places.count(where: \.isPlanned), countries: countries.count { !$0.isVisited })
  }

  /// Of a country's places those where somebody was, and those where nobody was yet.
  package func reach(of country: LibraryCountry) -> (visited: LibraryReach, ahead: LibraryReach) {
    let places = country.regions.flatMap(\.places)
    let ahead = places.count { self[$0].isPlanned }
    return (
      LibraryReach(places: places.count - ahead, countries: 0), LibraryReach(places: ahead, countries: 0)
    )
  }
}
