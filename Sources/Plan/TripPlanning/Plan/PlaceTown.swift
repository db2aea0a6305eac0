import TripModel

/// The places of a trip that are in one town and in the country around it, or in one country.
package struct PlaceTown: Hashable, Sendable {
  /// Nil for the places of no town.
  package var name: String?
  /// ISO 3166-1 alpha-2, where places are told by countries; nil for those of none.
  package var country: String?
  /// In the order of the plan.
  package var places: [PlaceID]
  /// Whether some of them are not in it but in the country around.
  package var isWithAround: Bool
}

extension PlaceTown {
  /// The towns of all places, in the order in which one came through; nothing where that would part them badly: in one
  /// town alone, or hardly two in each.
  static func gather(_ places: [PlacePlan]) -> [PlaceTown] {
    let names = Set(places.compactMap { $0.locality?.ownTownName })
    guard names.count > 1 else { return [] }
    let neighbours = TownsOfCountries(places)
    var towns: [(name: String?, places: [PlacePlan])] = []
    var positions: [String?: Int] = [:]
    for place in places {
      // What lies in the country is told with the nearest town, where one was there too, else with what is near: nobody
      // who looks for a number beside those of a town finds it behind all other towns.
      let own = place.locality?.town.flatMap { names.contains($0) ? $0 : nil }
      let name = own ?? neighbours.town(near: place)
      if let position = positions[name] {
        towns[position].places.append(place)
      } else {
        positions[name] = towns.count
        towns.append((name, [place]))
      }
    }
    guard towns.count * 2 <= places.count else { return [] }
    return towns.enumerated().sorted { rank($0.offset, $0.element) < rank($1.offset, $1.element) }
      .map { _, town in
        let isWithAround = town.name != nil && town.places.contains { $0.locality?.ownTownName != town.name }
        return PlaceTown(name: town.name, places: town.places.map(\.id), isWithAround: isWithAround)
      }
  }

  /// What is nowhere comes last; of the others first where one was first, and else what was written first.
  private static func rank(_ order: Int, _ town: (name: String?, places: [PlacePlan])) -> (Int, Int, Int) {
    let first = town.places.compactMap { $0.days.first ?? $0.day }.min()
    return (town.name == nil ? 1 : 0, first?.dayNumber ?? .max, order)
  }
}

/// In which towns a trip has places, by their positions and country by country.
private struct TownsOfCountries {
  private let towns: [String: NeighbourIndex<String>]

  init(_ places: [PlacePlan]) {
    var byCountry: [String: [(Coordinate, String)]] = [:]
    for place in places {
      guard let country = place.locality?.country, let town = place.locality?.ownTownName else { continue }
      byCountry[country, default: []].append((place.coordinate, town))
    }
    towns = byCountry.mapValues { NeighbourIndex($0) }
  }

  /// Metres from a place of a town within which another of the same country is told with that town: a beach of its coast.
  private static let around = 25_000.0

  /// The town of the nearest place that is in one; nil where none is near.
  func town(near place: PlacePlan) -> String? {
    guard let towns = place.locality?.country.flatMap({ towns[$0] }) else { return nil }
    return towns.nearest(within: Self.around, of: place.coordinate)
  }
}
