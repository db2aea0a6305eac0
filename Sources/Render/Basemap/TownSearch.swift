import Foundation

/// Looks in the gazetteer for the town that a point belongs to.
struct TownSearch {
  struct Found {
    let row: Gazetteer.Row
    /// Along a sphere: near enough to choose by.
    let metres: Double
    var reach: Double { Town.reach(ofPopulation: row.population) }
    /// How far out it is, of all that the town reaches.
    var share: Double { metres / reach }
  }

  struct Result {
    var nearest: Found?
    /// The towns whose ground the point is on.
    var covering: [Found] = []
  }

  let gazetteer: Gazetteer
  let point: AtlasPoint
  /// Whether what stands for a valley or a park is passed over where it is not near.
  var skipsLandscapes = false

  /// The farthest that a town reaches, in metres: thirty millions have 61 km.
  private static let farthestReach = 61_000.0
  private static let metresInDegree = 111_195.0

  /// Looks within so many metres among the towns of some countries; of all, where none is named.
  func towns(of countries: Set<String>, within limit: Double) -> Result {
    var result = Result()
    var reach = min(limit, Self.farthestReach)
    while true {
      result = Result()
      for (cell, metres) in cells(within: reach) {
        look(into: cell, metres, countries, reach, &result)
      }
      if result.nearest != nil || reach >= limit { return result }
      reach = min(limit, reach * 3)
    }
  }

  /// In a cell the largest come first, so the rest is passed over once none of them can matter.
  private func look(
    into cell: Int, _ far: Double, _ countries: Set<String>, _ limit: Double, _ result: inout Result
  ) {
    gazetteer.forEachTown(in: cell) { row in
      let reach = Town.reach(ofPopulation: row.population)
      let nearest = result.nearest?.metres ?? limit
      if far > reach, far > nearest { return false }
      let maximum = max(reach, nearest)
      guard abs(row.point.latitude - point.latitude) * Self.metresInDegree <= maximum else { return true }
      let metres = metres(to: row.point)
      guard metres <= maximum, countries.isEmpty || countries.contains(gazetteer.country(of: row)) else {
        return true
      }
      let found = Found(row: row, metres: metres)
      if metres <= reach { result.covering.append(found) }
      if metres <= nearest, metres < result.nearest?.metres ?? .infinity, !isSkipped(found) {
        result.nearest = found
      }
      return true
    }
  }

  /// So many times as far is about as far, and with so many times the people a town is the better known one.
  private static let aboutAsFar = 1.25
  private static let betterKnown = 5

  /// What is said of a point off every town's ground: the largest town of the country that is about as far as the nearest,
  /// where that is a village beside it. Readers know Blue Springs, and not Lake Tapawingo.
  func betterKnown(than nearest: Found) -> Found {
    let limit = nearest.metres * Self.aboutAsFar
    let country = gazetteer.country(of: nearest.row)
    let fewest = Self.betterKnown * max(1, nearest.row.population)
    var best = nearest
    for (cell, _) in cells(within: limit) {
      gazetteer.forEachTown(in: cell) { row in
        // The largest come first.
        guard row.population >= fewest, row.population > best.row.population else { return false }
        let metres = metres(to: row.point)
        let found = Found(row: row, metres: metres)
        if metres <= limit, gazetteer.country(of: row) == country, !isSkipped(found) { best = found }
        return true
      }
    }
    return best
  }

  /// Whether it stands for a valley or a park, and so far off that it says nothing of where the point is.
  func isLandscape(_ found: Found) -> Bool {
    found.metres > LandscapeNames.reach
      && LandscapeNames.isOne(String(decoding: gazetteer.name(of: found.row), as: UTF8.self))
  }

  private func isSkipped(_ found: Found) -> Bool { skipsLandscapes && isLandscape(found) }

  /// Whether a place of another name is within so many metres.
  func hasOther(than row: Gazetteer.Row, within reach: Double) -> Bool {
    let name = gazetteer.name(of: row)
    var found = false
    for (cell, _) in cells(within: reach) where !found {
      gazetteer.forEachTown(in: cell) { other in
        found =
          abs(other.point.latitude - point.latitude) * Self.metresInDegree <= reach
          && metres(to: other.point) <= reach && gazetteer.name(of: other) != name
        return !found
      }
    }
    return found
  }

  /// Whether a larger place of its country that bears a name is within so many metres.
  func hasLarger(than row: Gazetteer.Row, called name: [UInt8], within reach: Double) -> Bool {
    var found = false
    for (cell, _) in cells(within: reach) where !found {
      gazetteer.forEachTown(in: cell) { other in
        // The largest come first.
        guard other.population > row.population else { return false }
        found =
          gazetteer.name(of: other).elementsEqual(name) && metres(to: other.point) <= reach
          && gazetteer.country(of: other) == gazetteer.country(of: row)
        return !found
      }
    }
    return found
  }

  /// The cells that come so near, the nearest first, with the metres to the nearest of their points.
  func cells(within reach: Double) -> [(cell: Int, metres: Double)] {
    let high = reach / Self.metresInDegree
    let south = max(-90, point.latitude - high)
    let north = min(90, point.latitude + high)
    // Where a pole is within reach, so are all meridians.
    let narrowest = cos(max(abs(south), abs(north)) * .pi / 180)
    let wide = south <= -90 || north >= 90 ? 180 : min(180, high / max(narrowest, 0.001))
    var found: [(cell: Int, metres: Double)] = []
    for row in Self.row(south)...Self.row(north) {
      for columns in Self.columns(from: point.longitude - wide, to: point.longitude + wide) {
        for cell in gazetteer.cells(row: row, columns: columns) {
          let metres = metres(toCell: cell)
          if metres <= reach { found.append((cell, metres)) }
        }
      }
    }
    return found.sorted { ($0.metres, $0.cell) < ($1.metres, $1.cell) }
  }

  private static func row(_ latitude: Double) -> Int {
    min(max(Int(((latitude + 90) * 2).rounded(.down)), 0), Gazetteer.rows - 1)
  }

  /// In two parts where the date line is between them.
  private static func columns(from west: Double, to east: Double) -> [ClosedRange<Int>] {
    guard east - west < 360 else { return [0...(Gazetteer.columns - 1)] }
    let first = Int(((west + 180) * 2).rounded(.down))
    let last = Int(((east + 180) * 2).rounded(.down))
    guard last - first < Gazetteer.columns else { return [0...(Gazetteer.columns - 1)] }
    if first < 0 {
      return [0...max(0, last), (first + Gazetteer.columns)...(Gazetteer.columns - 1)]
    }
    if last >= Gazetteer.columns {
      return [first...(Gazetteer.columns - 1), 0...(last - Gazetteer.columns)]
    }
    return [first...last]
  }

  /// No more than the metres to the nearest point of a cell.
  private func metres(toCell cell: Int) -> Double {
    let corner = gazetteer.corner(of: cell)
    let latitude = min(max(point.latitude, corner.latitude), corner.latitude + 0.5)
    let east = (point.longitude - corner.longitude - 0.25).remainder(dividingBy: 360)
    let off = max(0, abs(east) - 0.25)
    guard off > 0 else { return abs(point.latitude - latitude) * Self.metresInDegree }
    // The nearest point of a meridian may lie at another latitude: the narrowest of both is never too far.
    let narrow = cos(max(abs(point.latitude), abs(corner.latitude), abs(corner.latitude + 0.5)) * .pi / 180)
    let chord = hypot(
      (point.latitude - latitude) * Self.metresInDegree, off * max(0, narrow) * Self.metresInDegree)
    // A straight way over the plane is longer than one around the Earth by less than that.
    return chord * 0.9
  }

  func metres(to other: AtlasPoint) -> Double {
    let radians = Double.pi / 180
    let sineLatitude = sin((other.latitude - point.latitude) * radians / 2)
    let sineLongitude = sin((other.longitude - point.longitude) * radians / 2)
    let chord =
      sineLatitude * sineLatitude
      + cos(point.latitude * radians) * cos(other.latitude * radians) * sineLongitude * sineLongitude
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}

extension TownSearch.Result {
  /// A share of the largest town's people that makes a town of its own out of a suburb, whatever its region.
  private static let equal = 5
  /// So many people make one where the regions differ.
  private static let ownTown = 100_000

  /// The largest town whose ground the point is on, else the nearest one.
  ///
  /// Where great towns have grown together, each keeps its own: Yokohama is not Tokyo, and Newark not New York.
  func chosen(in country: String?, _ gazetteer: Gazetteer) -> TownSearch.Found? {
    let covering = covering.filter { country == nil || gazetteer.country(of: $0.row) == country }
      .sorted { ($1.row.population, $0.metres) < ($0.row.population, $1.metres) }
    guard let largest = covering.first else { return nearest }
    let region = gazetteer.town(largest.row).region
    var chosen = largest
    for other in covering.dropFirst() where other.share < chosen.share {
      let isEqual = other.row.population * Self.equal >= largest.row.population
      let isAbroad = other.row.population >= Self.ownTown && gazetteer.town(other.row).region != region
      if isEqual || isAbroad { chosen = other }
    }
    return chosen
  }
}
