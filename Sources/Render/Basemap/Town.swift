/// A place with a name in the gazetteer: a town, a village, or a quarter of one.
package struct Town: Hashable, Sendable {
  package var name: String
  /// Whether the language that was asked for has names: then that is what it calls the town, also where it is the
  /// gazetteer's own.
  package var isTranslated: Bool
  /// ISO 3166-1 alpha-2: `IS`.
  package var country: String
  /// The first-order region; nil where the gazetteer cannot tell it for certain.
  package var region: String?
  package var point: AtlasPoint
  /// Inhabitants, to three figures; 0 where nobody counted them.
  package var population: Int
  /// Whether the name by which it was found is one of other languages alone, neither the gazetteer's, nor English, nor of the
  /// language that was asked for: Gori is `Goris` in Lithuanian.
  package var isNamedAbroad = false

  /// How far a town reaches, in metres: where a town of a million has 11 km, one of ten thousand has one.
  package static func reach(ofPopulation population: Int) -> Double {
    350 * (Double(max(population, 300)) / 1000).squareRoot()
  }

  package init(
    name: String, country: String, region: String?, point: AtlasPoint, population: Int,
    isTranslated: Bool = false
  ) {
    self.name = name
    self.isTranslated = isTranslated
    self.country = country
    self.region = region
    self.point = point
    self.population = population
  }
}
