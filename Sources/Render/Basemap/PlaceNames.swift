import Geodesy

/// Names for every point on the Earth, without a network: towns, regions, countries and seas.
package struct PlaceNames: Sendable {
  static let countryFile = "countries.atlas"
  static let countryMark = Array("TBLANDS1".utf8)
  static let seaFile = "seas.atlas"
  static let seaMark = Array("TBSEAS_1".utf8)

  let gazetteer: Gazetteer
  let countries: AreaMap
  let seas: AreaMap
  let locals: LocalNamesShelf
  let regionShelf = RegionShelf()
  private let shores: ShoreShelf

  /// Opens the files of a folder. Towns and seas are called as in the language of a BCP 47 tag, where that has names of
  /// its own for them; the gazetteer's own are mostly English.
  package static func open(folder: String, language: String = "en") throws(AtlasProblem) -> PlaceNames {
    var gazetteer = try Gazetteer.open(folder: folder)
    var local: LocalNames?
    if !language.hasPrefix("en") {
      local = try LocalNames.open(folder: folder)
      gazetteer.local = local?.language(language)
    }
    return PlaceNames(
      gazetteer: gazetteer,
      countries: try AreaMap.open(folder: folder, countryFile, marked: countryMark),
      seas: try AreaMap.open(folder: folder, seaFile, marked: seaMark)
        .calling(SeaNames.names(in: language, folder: folder)),
      locals: LocalNamesShelf(folder: folder, names: local), shores: ShoreShelf(folder: folder))
  }

  init(
    gazetteer: Gazetteer, countries: AreaMap, seas: AreaMap,
    locals: LocalNamesShelf = LocalNamesShelf(folder: nil), shores: ShoreShelf = ShoreShelf(folder: nil)
  ) {
    self.gazetteer = gazetteer
    self.countries = countries
    self.seas = seas
    self.locals = locals
    self.shores = shores
  }

  /// Metres that the outlines may lie off: nearer to a border than this, the nearest town says which country it is, if
  /// it is as near itself or the point on its ground. One farther off across the border says nothing of this side.
  private static let borderReach = 2_000.0
  /// Metres from the coast within which a point on the water is still taken to be ashore: quays, piers, bridges.
  private static let shoreReach = 3_000.0
  /// The same from the finest shores, which have the islands that the outlines of countries leave out.
  private static let fineShoreReach = 1_000.0
  /// Metres from a country's outline within which an island that it leaves out is that country's, where no other is near.
  private static let islandReach = 22_000.0
  /// Metres from a coast within which the nearest sea is named although the map of seas is coarse.
  private static let seaReach = 40_000.0
  /// Metres from a town beyond which it is none to tell a point by.
  private static let townReach = (onLand: 250_000.0, atSea: 50_000.0)
  /// Metres from its middle within which a point is in a town, however small the town is.
  private static let minTown = 3_000.0

  /// What a point is called; nil for what is no place on Earth.
  package func name(latitude: Double, longitude: Double) -> PlaceName? {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    let point = AtlasPoint(longitude: longitude, latitude: latitude)
    let holder = countries.name(latitude: latitude, longitude: longitude)
    let isAshore = holder != nil
    let near = countries.near(
      latitude: latitude, longitude: longitude, reach: isAshore ? Self.borderReach : Self.shoreReach)
    let claims = Set(near.keys).union(holder.map { [$0] } ?? [])
    let search = TownSearch(gazetteer: gazetteer, point: point)
    var found = search.towns(
      of: claims, within: claims.isEmpty ? Self.townReach.atSea : Self.townReach.onLand)
    if let holder, let nearest = found.nearest, gazetteer.country(of: nearest.row) != holder,
      nearest.metres > max(Self.borderReach, nearest.reach)
    {
      let own = search.towns(of: [holder], within: Self.townReach.onLand)
      if own.nearest != nil { found = own }
    }
    // Where there is a town there is land, also on an island that the outlines leave out.
    let isAtTown = found.nearest.map { $0.metres <= Self.minTown } ?? false
    let isOnWater = claims.isEmpty && !isAtTown && seaName(at: point) != nil
    // What is near no town keeps the name of its sea: it has no other.
    let isOnIsland =
      isOnWater && found.nearest != nil && shores.hasLand(at: point, within: Self.fineShoreReach)
    let isSea = isOnWater && !isOnIsland
    let country =
      claims.count > 1 || claims.isEmpty && isAtTown
      ? found.nearest.map { gazetteer.country(of: $0.row) }
      : isOnIsland ? onlyCountry(near: point) : claims.first
    var name = PlaceName(
      metres: 0, wind: .north, isInTown: false, country: country ?? holder,
      sea: isSea ? seaName(at: point) : nil)
    if var chosen = found.chosen(in: claims.count > 1 ? country : nil, gazetteer) {
      if chosen.metres > max(Self.minTown, chosen.reach) { chosen = search.betterKnown(than: chosen) }
      chosen = search.whole(of: chosen)
      let landscape = search.isLandscape(chosen) ? chosen : nil
      if landscape != nil {
        let lands = country.map { Set([$0]) } ?? claims
        guard let next = town(besideLandscapes: point, of: lands) else { return name }
        chosen = next
      }
      describe(&name, search, chosen, found, isSea: isSea)
      // Its point is the nearer one still, and so tells the region.
      if let landscape, !isSea { name.region = gazetteer.town(landscape.row).region }
    }
    return name
  }

  /// The town by which a point is told whose nearest place stands for a valley or a park: how far it is from there says
  /// nothing.
  private func town(besideLandscapes point: AtlasPoint, of claims: Set<String>) -> TownSearch.Found? {
    let search = TownSearch(gazetteer: gazetteer, point: point, skipsLandscapes: true)
    let reach = claims.isEmpty ? Self.townReach.atSea : Self.townReach.onLand
    return search.towns(of: claims, within: reach).nearest.map { search.betterKnown(than: $0) }
  }

  private func describe(
    _ name: inout PlaceName, _ search: TownSearch, _ chosen: TownSearch.Found, _ found: TownSearch.Result,
    isSea: Bool
  ) {
    let town = gazetteer.town(chosen.row)
    let way = Geodesic.between(town.point, search.point)
    name.town = town
    name.metres = way.metres
    name.wind = Wind(azimuth: way.azimuth)
    name.isInTown = !isSea && way.metres <= max(Self.minTown, Town.reach(ofPopulation: town.population))
    guard !isSea else { return }
    name.region = town.region
    if name.isInTown, let nearest = found.nearest {
      name.quarter = quarter(of: town, at: search, nearest: nearest)
      name.nearQuarter = nearQuarter(of: town, nearest: nearest)
    }
  }

  /// Whether two points are on different islands, or on one and the mainland, with open water between.
  package func areOnTwoLands(_ one: AtlasPoint, _ other: AtlasPoint) -> Bool {
    let all = [one, other]
    guard all.allSatisfy({ abs($0.latitude) <= 90 && abs($0.longitude) <= 180 }) else { return false }
    return shores.areOnTwoLands(one, other, within: Self.fineShoreReach)
  }

  /// Metres from the finest shores at which a point of the sea is surely on the water.
  private static let offShore = 500.0
  /// South of this the finest shores have no land.
  private static let southernmostShore = -60.0

  /// Whether nothing but the sea is around a point.
  package func isOffShore(_ point: AtlasPoint) -> Bool {
    point.latitude >= Self.southernmostShore && point.latitude <= 90 && abs(point.longitude) <= 180
      && shores.isOffShore(at: point, by: Self.offShore)
  }

  /// The country of which alone some is near.
  private func onlyCountry(near point: AtlasPoint) -> String? {
    let near = countries.near(
      latitude: point.latitude, longitude: point.longitude, reach: Self.islandReach)
    return near.count == 1 ? near.keys.first : nil
  }

  /// The smallest named water around a point, or the nearest where the coarse map ends before the coast does.
  private func seaName(at point: AtlasPoint) -> String? {
    if let name = seas.name(latitude: point.latitude, longitude: point.longitude) { return name }
    let near = seas.near(latitude: point.latitude, longitude: point.longitude, reach: Self.seaReach)
    return near.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
