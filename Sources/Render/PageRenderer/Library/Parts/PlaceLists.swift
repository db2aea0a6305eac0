import SiteLanguage
import TripPlanning

/// The places of the map of all trips in lists: by country, as the signs on it stand for others on each screen.
struct PlaceLists {
  struct List {
    /// The name of the list on the page of the map.
    var id: String
    var heading: String
    /// In the order of the plan.
    var places: [LibraryPlaceNumber]
  }

  let scope: LibraryScope

  private var plan: LibraryPlan { scope.plan }

  /// In the order of the countries' own page; what is in none comes last.
  var all: [List] {
    let byCountry = Dictionary(grouping: plan.places.indices) { plan.places[$0].country }
    let order = plan.countries.map { Optional($0.code) } + [nil]
    return order.compactMap { country in
      guard let places = byCountry[country] else { return nil }
      return List(
        id: Self.id(of: country),
        heading: country.map { scope.words.country($0) } ?? scope.words[.libraryMapElsewhere],
        places: places.map { LibraryPlaceNumber($0) })
    }
  }

  /// The list in which most of some places stand, of several the first.
  func id(ofMost places: [LibraryPlaceNumber]) -> String {
    var counts: [String?: Int] = [:]
    for place in places { counts[plan[place].country, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return Self.id(of: places.map { plan[$0].country }.first { counts[$0] == most } ?? nil)
  }

  /// What stands on the map for each place: a number with the name of its cell, or a sign that is the how manyth of all.
  var signs: [LibraryPlaceNumber: String] {
    var signs: [LibraryPlaceNumber: String] = [:]
    for cluster in plan.map.clusters {
      for place in cluster.places { signs[place] = cluster.anchor }
    }
    for (index, place) in plan.map.single.enumerated() { signs[place] = String(index + 1) }
    return signs
  }

  private static func id(of country: String?) -> String { "in-" + (country?.lowercased() ?? "none") }
}
