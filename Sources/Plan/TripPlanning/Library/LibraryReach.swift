/// How many places and countries the map of all trips shows.
package struct LibraryReach: Hashable, Sendable {
  /// Points of the map.
  package var places: Int
  /// As the front page counts them, or the list of those to come.
  package var countries: Int
}

extension LibraryPlan {
  /// Where somebody was.
  package var visited: LibraryReach {
    LibraryReach(places: map.points.count { !$0.isPlanned }, countries: totals.countries)
  }

  /// Where nobody was yet.
  package var ahead: LibraryReach {
    LibraryReach(places: map.points.count(where: \.isPlanned), countries: countries.count { !$0.isVisited })
  }
}
