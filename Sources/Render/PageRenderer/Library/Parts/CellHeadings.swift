import SiteLanguage
import TripPlanning

/// What the lists behind the numbers of the world map are called: by the countries of their places, and where two lists
/// of one country would bear one name, also by the regions or towns in which most of them stand.
struct CellHeadings {
  let scope: LibraryScope

  private var plan: LibraryPlan { scope.plan }
  private var words: Words { scope.words }

  /// In the order of the map's clusters.
  var all: [String] {
    let clusters = plan.map.clusters.map(\.places)
    let byCountry = clusters.map { countries(of: $0) }
    let byRegion = narrowed(byCountry, clusters) { $0.region }
    // A region may be larger than a cell.
    return narrowed(byRegion, clusters) { $0.town }
  }

  /// Each once, in their order.
  private func countries(of places: [LibraryPlaceNumber]) -> String {
    var known: Set<String> = []
    let codes = places.compactMap { plan[$0].country }.filter { known.insert($0).inserted }
    return codes.isEmpty ? words[.libraryMapElsewhere] : words.list(codes.map { words.country($0) })
  }

  /// Those that another one equals with some parts behind them: `Norway · Nordland`.
  private func narrowed(
    _ headings: [String], _ clusters: [[LibraryPlaceNumber]], by part: (LibraryPlace) -> String?
  ) -> [String] {
    let alike = Dictionary(grouping: headings, by: { $0 }).filter { $0.value.count > 1 }
    return zip(headings, clusters).map { heading, places in
      let parts = most(places.compactMap { part(plan[$0]) })
      return alike[heading] == nil || parts.isEmpty ? heading : heading + " · " + words.list(parts)
    }
  }

  /// The names that come most often, by name where several come as often.
  private func most(_ names: [String]) -> [String] {
    let counts = Dictionary(grouping: names, by: { $0 }).mapValues(\.count)
    let order = counts.sorted { one, other in
      one.value == other.value ? one.key < other.key : one.value > other.value
    }
    return order.prefix(Self.mostNamed).map(\.key)
  }

  private static let mostNamed = 2
}
