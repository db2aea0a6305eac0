/// A country, or a region of one, that somebody names.
package struct NamedArea: Hashable, Sendable {
  /// ISO 3166-1 alpha-2.
  package var country: String
  /// Nil for the whole country.
  package var region: String?
  /// Of its towns together.
  package var population: Int
  /// Points around the part of it in which nearly all of its people live.
  package var corners: [AtlasPoint]
}

extension PlaceNames {
  /// The countries and regions that texts mean: `Iceland`, `USA`, `Bali`, `Victoria, Australia`.
  ///
  /// `countries` are names of countries by their codes, beside the English ones. Of several regions the one with the
  /// most people is meant.
  package func areas(meantBy texts: [String], countries: [String: String] = [:]) -> [String: NamedArea] {
    let words = AreaWords(
      countries: CountryWords(locals.names?.countries ?? [], countries), regions: gazetteer.regions,
      byName: regionShelf.numbers(of: gazetteer.regions))
    let wishes = texts.map { (text: $0, regions: words.regions(meantBy: $0)) }
    let towns = towns(of: Set(wishes.flatMap { $0.regions.flatMap(\.self) }))
    var found: [String: NamedArea] = [:]
    for (text, choices) in wishes {
      let areas = choices.compactMap { regions -> NamedArea? in
        let towns = regions.flatMap { towns[$0] ?? [] }
        guard let first = regions.first, !towns.isEmpty else { return nil }
        let (country, region) = gazetteer.regions[first]
        return NamedArea(
          country: country, region: words.isCountry(text) ? nil : region,
          population: towns.reduce(0) { $0 + $1.weight }, corners: TownExtent(towns).corners)
      }
      found[text] = areas.max { ($0.population, $1.country) < ($1.population, $0.country) }
    }
    return found
  }

  /// The towns of regions, by the numbers of these, each with its people, in one pass over the gazetteer.
  private func towns(of regions: Set<Int>) -> [Int: [(point: AtlasPoint, weight: Int)]] {
    var towns: [Int: [(point: AtlasPoint, weight: Int)]] = [:]
    guard !regions.isEmpty else { return towns }
    for cell in gazetteer.everyCell {
      gazetteer.forEachTown(in: cell) { row in
        if regions.contains(row.region) {
          towns[row.region, default: []].append((row.point, max(row.population, 500)))
        }
        return true
      }
    }
    return towns
  }
}

/// What countries and regions are called, folded.
private struct AreaWords {
  private let countries: CountryWords
  private let regions: [(country: String, region: String?)]
  /// The numbers of the regions of each name, and of each country.
  private let byName: [String: [Int]]
  private var byCountry: [String: [Int]] = [:]

  init(
    countries: CountryWords, regions: [(country: String, region: String?)], byName: [String: [Int]]
  ) {
    self.countries = countries
    self.regions = regions
    self.byName = byName
    for (number, region) in regions.enumerated() {
      byCountry[region.country, default: []].append(number)
    }
  }

  private static func parts(of text: String) -> [String] {
    text.split(separator: ",").map { FoldedName.of(String($0)) }.filter { !$0.isEmpty }
  }

  func isCountry(_ text: String) -> Bool {
    let parts = Self.parts(of: text)
    return parts.count == 1 && countries.code(of: parts[0]) != nil
  }

  /// What a text may mean: for each of its readings, the numbers of the regions that this is made of.
  func regions(meantBy text: String) -> [[Int]] {
    let parts = Self.parts(of: text)
    guard let name = parts.first, parts.count < 3 else { return [] }
    if parts.count == 1, let code = countries.code(of: name) { return [byCountry[code] ?? []] }
    let meant = (byName[name] ?? []).filter { number in
      parts.dropFirst().allSatisfy { countries.isName($0, of: regions[number].country) }
    }
    return meant.map { [$0] }
  }
}

/// Around what most of many towns lie.
private struct TownExtent {
  /// A town's degrees one way, and how many people live there.
  private typealias Place = (degrees: Double, weight: Int)

  private let south: Double
  private let north: Double
  private let west: Double
  private let east: Double

  /// Degrees of empty sea or land that part far islands from the rest.
  private static let gap = 4.0
  /// So many hundredths of the people may live beyond such a gap, and still not be what the country is known by: the
  /// Azores and Madeira, the Canaries.
  private static let few = 10

  init(_ towns: [(point: AtlasPoint, weight: Int)]) {
    let largest = towns.max { $0.weight < $1.weight }?.point.longitude ?? 0
    // Beyond 180° where it is on both sides of the date line.
    var places = towns.map { town in
      (
        latitude: town.point.latitude,
        longitude: largest + (town.point.longitude - largest).remainder(dividingBy: 360), weight: town.weight
      )
    }
    for _ in 0..<2 {
      let wide = Self.main(places.map { ($0.longitude, $0.weight) })
      places.removeAll { !wide.contains($0.longitude) }
      let high = Self.main(places.map { ($0.latitude, $0.weight) })
      places.removeAll { !high.contains($0.latitude) }
    }
    (south, north) = Self.bulk(of: places.map { ($0.latitude, $0.weight) })
    (west, east) = Self.bulk(of: places.map { ($0.longitude, $0.weight) })
  }

  var corners: [AtlasPoint] {
    [south, (south + north) / 2, north].flatMap { latitude in
      [west, (west + east) / 2, east].map {
        AtlasPoint(longitude: $0.remainder(dividingBy: 360), latitude: latitude)
      }
    }
  }

  /// From where to where it lies without what is few and far away.
  private static func main(_ places: [Place]) -> ClosedRange<Double> {
    var sorted = places.sorted { ($0.degrees, $0.weight) < ($1.degrees, $1.weight) }
    let maximum = sorted.reduce(0) { $0 + $1.weight } * few / 100
    for _ in 0..<2 {
      var passed = 0
      var kept = 0
      for index in sorted.indices.dropLast() {
        passed += sorted[index].weight
        guard passed <= maximum else { break }
        if sorted[index + 1].degrees - sorted[index].degrees > gap { kept = index + 1 }
      }
      sorted = sorted.dropFirst(kept).map { (-$0.degrees, $0.weight) }.reversed()
    }
    guard let first = sorted.first, let last = sorted.last else { return 0...0 }
    return first.degrees...last.degrees
  }

  /// From where to where most of it lies: a hundredth of the people on either side is left out.
  private static func bulk(of places: [Place]) -> (Double, Double) {
    let sorted = places.sorted { ($0.degrees, $0.weight) < ($1.degrees, $1.weight) }
    let few = sorted.reduce(0) { $0 + $1.weight } / 100
    func first(_ places: some Sequence<Place>) -> Double {
      var passed = 0
      for place in places {
        passed += place.weight
        if passed > few { return place.degrees }
      }
      return 0
    }
    return (first(sorted), first(sorted.reversed()))
  }
}
