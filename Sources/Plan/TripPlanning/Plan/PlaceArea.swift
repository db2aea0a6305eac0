import TripModel

/// Places of one part of the world, of a trip that has more of them than anybody reads in one go.
package struct PlaceArea: Hashable, Sendable {
  /// What they have in common.
  package enum Name: Hashable, Sendable {
    case quarter(String, town: String)
    case town(String)
    /// Those of a town that is told by quarters, which are in none or in one with hardly any.
    case restOfTown(String)
    case region(String)
    /// ISO 3166-1 alpha-2.
    case country(String)
    case sea(String)
    case elsewhere
  }

  package var name: Name
  /// In the order of the plan.
  package var places: [PlaceID]
  /// The number of the first of them, as all are counted through, area by area.
  package var firstNumber: Int

  package var numbers: ClosedRange<Int> { firstNumber...(firstNumber + places.count - 1) }
}

extension PlaceArea {
  /// More places than these are told by areas: as many still make one list.
  package static let mostInOneList = 60
  /// Places that make an area of their own; where that makes too many areas, twice as many and so on.
  private static let fewest = 5
  private static let mostAreas = 60

  /// The areas of all places: those of a town side by side, and towns, regions and countries by how much there is in
  /// them, the fullest first. Nothing where the places make one list.
  static func gather(_ places: [PlacePlan]) -> [PlaceArea] {
    guard places.count > mostInOneList else { return [] }
    var fewest = fewest
    var areas = sorted(places, fewest: fewest)
    while areas.count > mostAreas, fewest < places.count {
      fewest *= 2
      areas = sorted(places, fewest: fewest)
    }
    return numbered(areas.flatMap(parts))
  }

  /// What nothing divides, such as places of which nobody knows where they are, is cut into lists of equal length.
  private static func parts(of area: PlaceArea) -> [PlaceArea] {
    guard area.places.count > 2 * mostInOneList else { return [area] }
    let count = (area.places.count + mostInOneList - 1) / mostInOneList
    return (0..<count).map { part in
      let (first, end) = (area.places.count * part / count, area.places.count * (part + 1) / count)
      return PlaceArea(name: area.name, places: Array(area.places[first..<end]), firstNumber: 1)
    }
  }

  private static func numbered(_ areas: [PlaceArea]) -> [PlaceArea] {
    var next = 1
    return areas.map { area in
      defer { next += area.places.count }
      return PlaceArea(name: area.name, places: area.places, firstNumber: next)
    }
  }

  private static func sorted(_ places: [PlacePlan], fewest: Int) -> [PlaceArea] {
    let towns = Dictionary(grouping: places) { $0.locality?.ownTown }.mapValues(\.count)
    let quarters = Dictionary(grouping: places) { $0.locality?.ownQuarter }.mapValues(\.count)
    // A region's places are those that are in none of its great towns.
    func isInTown(_ place: Locality) -> Bool {
      place.ownTown.map { towns[$0, default: 0] >= fewest } ?? false
    }
    let outside = places.filter { $0.locality.map { !isInTown($0) } ?? false }
    let regions = Dictionary(grouping: outside) { $0.locality?.ownRegion }.mapValues(\.count)

    func name(of place: Locality?) -> Name {
      guard let place else { return .elsewhere }
      if let sea = place.sea { return .sea(sea) }
      if isInTown(place), let town = place.ownTown {
        guard towns[town, default: 0] > mostInOneList else { return .town(town.name) }
        guard let quarter = place.ownQuarter, quarters[quarter, default: 0] >= fewest else {
          return .restOfTown(town.name)
        }
        return .quarter(quarter.name, town: town.name)
      }
      if let region = place.ownRegion, regions[region, default: 0] >= fewest { return .region(region.name) }
      return place.country.map { .country($0) } ?? .elsewhere
    }

    // What bears one name but stands in two countries is two areas.
    var areas: [Key: (area: PlaceArea, order: Int)] = [:]
    for place in places {
      let key = Key(name: name(of: place.locality), country: place.locality?.country)
      let new = (area: PlaceArea(name: key.name, places: [], firstNumber: 1), order: areas.count)
      areas[key, default: new].area.places.append(place.id)
    }
    let heads = Dictionary(grouping: areas) { $0.key.head }.mapValues { parts in
      (count: parts.reduce(0) { $0 + $1.value.area.places.count }, order: parts.map(\.value.order).min() ?? 0)
    }
    func rank(_ key: Key, _ value: (area: PlaceArea, order: Int)) -> [Int] {
      let head = heads[key.head] ?? (0, 0)
      return [
        key.name == .elsewhere ? 1 : 0, -head.count, head.order, key.name.isRest ? 1 : 0,
        -value.area.places.count, value.order,
      ]
    }
    return areas.sorted { rank($0.key, $0.value).lexicographicallyPrecedes(rank($1.key, $1.value)) }.map(
      \.value.area)
  }

  private struct Key: Hashable {
    let name: Name
    let country: String?

    /// What its quarters are the quarters of.
    var head: Key {
      switch name {
      case .quarter(_, let town), .restOfTown(let town): Key(name: .town(town), country: country)
      case .town, .region, .country, .sea, .elsewhere: self
      }
    }
  }
}

extension PlaceArea.Name {
  fileprivate var isRest: Bool { if case .restOfTown = self { true } else { false } }
}

/// A name that means one place in the country alone.
private struct OwnName: Hashable {
  let name: String
  let within: String
}

extension Locality {
  /// The town that it is in.
  fileprivate var ownTown: OwnName? {
    isInTown ? town.map { OwnName(name: $0, within: country ?? "") } : nil
  }

  fileprivate var ownQuarter: OwnName? {
    guard let town = ownTown, let quarter else { return nil }
    return OwnName(name: quarter, within: town.name + "/" + town.within)
  }

  fileprivate var ownRegion: OwnName? { region.map { OwnName(name: $0, within: country ?? "") } }
}
