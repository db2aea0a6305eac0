import TripModel
import TripPlanning

/// The places of a trip by the towns in which they are, in the order in which one came through.
struct PlaceTowns {
  /// The places of one town and of the country around it; those of no town have no name.
  struct Town {
    let name: String?
    var places: [PlacePlan]

    /// Whether some of them are not in it but in the country around.
    var isWithAround: Bool { name != nil && places.contains { $0.locality?.ownTownName != name } }
  }

  let towns: [Town]

  /// Nil where that would part them badly: in one town alone, or hardly two in each.
  init?(_ places: [PlacePlan]) {
    let names = Set(places.compactMap { $0.locality?.ownTownName })
    guard names.count > 1 else { return nil }
    var towns: [Town] = []
    var positions: [String?: Int] = [:]
    for place in places {
      // What lies in the country is told with the nearest town, where one was there too, else with what is near: nobody
      // who looks for a number beside those of a town finds it behind all other towns.
      let name =
        place.locality?.town.flatMap { names.contains($0) ? $0 : nil } ?? Self.town(near: place, of: places)
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

  /// Metres from a place of a town within which another of the same country is told with that town: a beach of its coast.
  private static let around = 25_000.0

  /// The town of the nearest place that is in one; nil where none is near.
  private static func town(near place: PlacePlan, of places: [PlacePlan]) -> String? {
    guard let country = place.locality?.country else { return nil }
    var nearest: (name: String, metres: Double)?
    for other in places where other.locality?.country == country {
      guard let name = other.locality?.ownTownName else { continue }
      let metres = other.coordinate.distance(to: place.coordinate)
      if metres <= around, metres < nearest?.metres ?? .infinity { nearest = (name, metres) }
    }
    return nearest?.name
  }

  /// What is nowhere comes last; of the others first where one was first, and else what was written first.
  private static func rank(_ town: (offset: Int, element: Town)) -> (Int, Int, Int) {
    let first = town.element.places.compactMap { $0.days.first ?? $0.day }.min()
    return (town.element.name == nil ? 1 : 0, first?.dayNumber ?? .max, town.offset)
  }
}
