package import TripModel

/// A country or a region that a name may mean, as the gazetteer knows it.
package struct AreaReading: Hashable, Sendable {
  /// ISO 3166-1 alpha-2.
  package var country: String
  /// Nil for the whole country.
  package var region: String?
  package var population: Int
  /// Points around it.
  package var corners: [Coordinate]

  package init(country: String, region: String?, population: Int, corners: [Coordinate]) {
    self.country = country
    self.region = region
    self.population = population
    self.corners = corners
  }

  /// Whether a text that means it rather means it than a town.
  ///
  /// The town of a country or region that bears its name is meant by that: Luxembourg, Kyoto. A village elsewhere is
  /// not what somebody means who writes Chile or Bali.
  func goesBefore(_ towns: [TownReading]) -> Bool {
    if region == nil { return !towns.contains { $0.country == country } }
    if towns.contains(where: { $0.country == country && $0.region == region }) { return false }
    return population >= Self.clearly * (towns.first?.population ?? 0)
  }

  /// So many times as many people make a region what everybody thinks of.
  private static let clearly = 5
}
