import TripModel

/// By which code a library tells of a country, so that its pages list as many as they count: an overseas department is
/// France where any trip tells of another part of it.
struct LibraryStates {
  /// How many codes of each state the trips know, by the code of the state.
  private let parts: [String: Int]

  init(_ trips: [LibraryTrip]) {
    let codes = trips.map(\.summary).flatMap { summary -> [String] in
      summary.countries.map(\.code) + summary.stops.compactMap(\.spot?.country)
        + summary.items.compactMap(\.spot?.country)
    }
    parts = Dictionary(grouping: Set(codes), by: CountriesOnWay.state(of:)).mapValues(\.count)
  }

  func code(of country: String) -> String {
    let state = CountriesOnWay.state(of: country)
    return parts[state, default: 0] > 1 ? state : country
  }

  /// Each once, where it first comes, with the days of all its parts: of those that are only planned none where
  /// somebody was in another one.
  func told(_ countries: [TripSummary.Country]) -> [TripSummary.Country] {
    var told: [TripSummary.Country] = []
    for country in countries {
      var whole = country
      whole.code = code(of: country.code)
      guard let place = told.firstIndex(where: { $0.code == whole.code }) else {
        told.append(whole)
        continue
      }
      if told[place].isPlanned == whole.isPlanned {
        told[place].days = Set(told[place].days + whole.days).sorted()
      } else if !whole.isPlanned {
        told[place] = whole
      }
    }
    return told
  }
}

extension LibraryPlan {
  /// The codes that maps shade for a country: also those of its parts in which somebody was.
  package func shaded(for country: LibraryCountry) -> [String] {
    [country.code]
      + map.visited.filter { $0 != country.code && CountriesOnWay.state(of: $0) == country.code }
  }
}
