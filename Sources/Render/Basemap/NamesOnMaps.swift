import Geodesy

/// What a map writes on the ground that it shows.
extension PlaceNames {
  /// The country that a point lies in, as ISO 3166-1 alpha-2; nil on the sea.
  package func country(latitude: Double, longitude: Double) -> String? {
    countries.name(latitude: latitude, longitude: longitude)
  }

  /// The named water that a point lies in.
  package func sea(latitude: Double, longitude: Double) -> String? {
    seas.name(latitude: latitude, longitude: longitude)
  }

  /// The largest towns in a window, the largest first; a quarter of one of them goes with it.
  ///
  /// Across a border a town is nobody's quarter, however near: Gibraltar is not La Línea.
  package func towns(in window: GeoWindow, maximum: Int) -> [Town] {
    // More than are asked for, since many of the largest are quarters of others.
    let rows = largestRows(6 * maximum, in: window)
    let found = rows.indices.filter { !isBeforeItsTown(rows[$0], among: rows[($0 + 1)...]) }
      .map { gazetteer.town(rows[$0]) }
    var towns: [Town] = []
    for town in found where towns.count < maximum && !town.isNamedAsPart {
      let isQuarter = towns.contains { other in
        // What has nothing but a number bears the name of its city, also at the edge of that.
        let isNamesake = other.name == town.name && other.region == town.region
        let reach = max(Town.reach(ofPopulation: other.population), isNamesake ? Self.reachOfNamesake : 0)
        // Most are apart by their latitudes alone, which costs less to know.
        return abs(other.point.latitude - town.point.latitude) * Self.leastOfDegree < reach
          && other.country == town.country && Geodesic.between(other.point, town.point).metres < reach
      }
      if !isQuarter { towns.append(town) }
    }
    return towns
  }

  /// Metres: the sixteenth quarter of Marseille is 12 km from the middle.
  private static let reachOfNamesake = 20_000.0
  /// Metres in a degree of latitude where it is shortest, and a little less.
  private static let leastOfDegree = 110_000.0

  /// Every place in a small window, quarters too, the largest first.
  package func places(in window: GeoWindow, maximum: Int) -> [Town] { largest(maximum, in: window) }

  /// The same without those that bear the name of a larger one beside them, of which they are a part without a name.
  package func quarters(in window: GeoWindow, maximum: Int) -> [Town] {
    // A city has a score of such parts, all of them large.
    largestRows(2 * maximum, in: window).filter { !isNumberedPart($0) }.prefix(maximum).map(gazetteer.town)
  }

  /// Whether a place has nothing but a number, and so the name of its city: `Marseille 13`.
  private func isNumberedPart(_ row: Gazetteer.Row) -> Bool {
    let country = gazetteer.country(of: row)
    let own = String(decoding: gazetteer.name(of: row), as: UTF8.self)
    let city = NumberedQuarters.name(of: own, in: country)
    return city != own
      && TownSearch(gazetteer: gazetteer, point: row.point).hasLarger(
        than: row, called: Array(city.utf8), within: Self.reachOfNamesake)
  }

  /// Whether a place is a part of one of those that follow it, the largest of them first.
  private func isBeforeItsTown(_ row: Gazetteer.Row, among rows: ArraySlice<Gazetteer.Row>) -> Bool {
    gazetteer.mayBePart(row)
      && rows.prefix { gazetteer.isAboutAsLarge($0, as: row) }.contains { gazetteer.isPart(row, of: $0) }
  }

  private func largest(_ maximum: Int, in window: GeoWindow) -> [Town] {
    largestRows(maximum, in: window).map(gazetteer.town)
  }

  private func largestRows(_ maximum: Int, in window: GeoWindow) -> [Gazetteer.Row] {
    var rows: [Gazetteer.Row] = []
    var minimum = -1
    for cell in gazetteer.cells(in: window) {
      gazetteer.forEachTown(in: cell) { row in
        guard row.population > minimum else { return false }
        if window.holds(row.point) { rows.append(row) }
        return true
      }
      if rows.count >= 4 * maximum {
        rows = Array(rows.sorted(by: Self.isLarger).prefix(maximum))
        minimum = rows[rows.count - 1].population
      }
    }
    return Array(rows.sorted(by: Self.isLarger).prefix(maximum))
  }

  private static func isLarger(_ one: Gazetteer.Row, _ other: Gazetteer.Row) -> Bool {
    (other.population, one.point.latitude, one.point.longitude)
      < (one.population, other.point.latitude, other.point.longitude)
  }
}

extension Town {
  /// Last words of names that are those of a part of a town, and do not say of which.
  private static let partWords: Set<Substring> = ["Area", "Areas", "District", "Estate", "Subdistrict"]

  /// Whether it is called as a part of a town is, for want of a name: South District.
  fileprivate var isNamedAsPart: Bool {
    let words = name.split(separator: " ")
    return words.count > 1 && Self.partWords.contains(words[words.count - 1])
  }
}

extension Gazetteer {
  /// The cells that a window touches.
  fileprivate func cells(in window: GeoWindow) -> [Int] {
    func index(_ degrees: Double) -> Int { Int((2 * degrees).rounded(.down)) }
    // A window that begins at the very pole is in the last row too.
    func row(_ latitude: Double) -> Int { min(Self.rows - 1, max(0, index(latitude + 90))) }
    let rows = row(window.south)...row(window.north)
    let (west, east) = (index(window.west + 180), index(window.east + 180))
    guard east - west < Self.columns else {
      return rows.flatMap { cells(row: $0, columns: 0...Self.columns - 1) }
    }
    let (first, last) = (Self.turned(west), Self.turned(east))
    let columns = first <= last ? [first...last] : [first...Self.columns - 1, 0...last]
    return rows.flatMap { row in columns.flatMap { cells(row: row, columns: $0) } }
  }

  private static func turned(_ column: Int) -> Int { ((column % columns) + columns) % columns }
}

extension GeoWindow {
  fileprivate func holds(_ point: AtlasPoint) -> Bool {
    guard (south...north).contains(point.latitude) else { return false }
    return [-360.0, 0, 360].contains { (west...east).contains(point.longitude + $0) }
  }
}
