import TripModel
import TripPlanning

/// The places of a trip by the towns in which they are, in the order in which one came through.
struct PlaceTowns {
  /// The places of one town and of the country around it; those of no town have no name.
  struct Town {
    let name: String?
    var places: [PlacePlan]
  }

  let towns: [Town]

  /// Nil where that would part them badly: in one town alone, or hardly two in each.
  init?(_ places: [PlacePlan]) {
    let names = Set(places.compactMap { $0.locality?.ownTownName })
    guard names.count > 1 else { return nil }
    var towns: [Town] = []
    var positions: [String?: Int] = [:]
    for place in places {
      // What lies in the country is told with the nearest town, where one was there too.
      let name = place.locality?.town.flatMap { names.contains($0) ? $0 : nil }
      if let position = positions[name] {
        towns[position].places.append(place)
      } else {
        positions[name] = towns.count
        towns.append(Town(name: name, places: [place]))
      }
    }
    guard towns.count * 2 <= places.count else { return nil }
    self.towns = towns.enumerated().sorted { Self.rank($0) < Self.rank($1) }.map(\.element)
  }

  /// What is nowhere comes last; of the others first where one was first, and else what was written first.
  private static func rank(_ town: (offset: Int, element: Town)) -> (Int, Int, Int) {
    let first = town.element.places.compactMap { $0.days.first ?? $0.day }.min()
    return (town.element.name == nil ? 1 : 0, first?.dayNumber ?? .max, town.offset)
  }
}
