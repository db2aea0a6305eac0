/// Which part of a town a point is in, as far as single points tell that.
///
/// The gazetteer has one point for each quarter and no outlines. Where quarters are small, or differ in size, the nearest
/// point is often that of the one next door: it is named only where little doubt is left, and else the town alone is.
/// `QuarterTests` counts what that gains and loses at sights whose quarters are known.
extension PlaceNames {
  /// Metres within which a point may be that of the quarter one is in.
  private static let farthestQuarter = 900.0
  /// The nearest is nearer than this share of the way to the next.
  private static let clearShare = 0.75
  /// A quarter reaches as far from its point as if so many people lived on each of its square kilometres, as they do in
  /// old towns, whose small quarters are soonest taken for one another.
  private static let density = 11_000.0
  /// Fewer are not believed: of many a quarter only a part was counted.
  private static let minPeople = 500.0

  /// The quarter of a town that a point is in; nil where that is not certain enough.
  func quarter(of town: Town, at search: TownSearch, nearest: TownSearch.Found) -> String? {
    guard let near = nearQuarter(of: town, nearest: nearest),
      near.metres <= Self.reach(ofQuarter: nearest.row.population),
      !search.hasOther(than: nearest.row, within: near.metres / Self.clearShare)
    else { return nil }
    return near.name
  }

  /// The quarter of a town of which the point is nearest; nil where a town of its own is nearer.
  func nearQuarter(of town: Town, nearest: TownSearch.Found) -> NearQuarter? {
    let part = gazetteer.town(nearest.row)
    // A neighbour in another region is a town of its own.
    guard part != town, part.name != town.name, part.country == town.country, part.region == town.region,
      nearest.metres <= Self.farthestQuarter
    else { return nil }
    return NearQuarter(name: part.name, metres: nearest.metres)
  }

  private static func reach(ofQuarter population: Int) -> Double {
    1000 * (max(Double(population), minPeople) / density / .pi).squareRoot()
  }
}
