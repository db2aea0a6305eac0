package import TripModel

/// A town in which places of a library are, as a map of them names it.
package struct LibraryTown: Hashable, Sendable {
  package var name: String
  /// Where the name stands.
  package var coordinate: Coordinate
}

extension LibraryPlan {
  /// Towns in which these places are, those of most places first: each stands where a place is called as the town, else
  /// where its first place is. Of one name in two countries, or too far from one another, are two.
  package func towns(of places: [LibraryPlaceNumber]) -> [LibraryTown] {
    let named = Dictionary(grouping: places.filter { self[$0].town != nil }) { number in
      TownName(name: self[number].town ?? "", country: self[number].country)
    }
    let towns: [(name: String, places: [LibraryPlaceNumber])] = named.flatMap { key, places in
      apart(places).map { (name: key.name, places: $0) }
    }
    let order = towns.sorted { one, other in
      if one.places.count != other.places.count { return one.places.count > other.places.count }
      return one.name == other.name ? one.places[0] < other.places[0] : one.name < other.name
    }
    return order.map { town in
      let place = town.places.first { self[$0].name == town.name } ?? town.places[0]
      return LibraryTown(name: town.name, coordinate: self[place].coordinate)
    }
  }

  /// Metres from a place to the next one of the same town: also what is far outside is called by the nearest.
  private static let reachOfTown = 50_000.0

  /// Places of one name of a town by the towns that they are of, none of them empty.
  private func apart(_ places: [LibraryPlaceNumber]) -> [[LibraryPlaceNumber]] {
    var towns: [[LibraryPlaceNumber]] = []
    for place in places {
      let here = self[place].coordinate
      let near = towns.indices.filter { town in
        towns[town].contains { self[$0].coordinate.distance(to: here) <= Self.reachOfTown }
      }
      guard let first = near.first else {
        towns.append([place])
        continue
      }
      towns[first].append(place)
      // It may lie between two that were apart so far.
      for joined in near.dropFirst().reversed() {
        let others = towns.remove(at: joined)
        towns[first] += others
      }
    }
    return towns
  }
}

/// What tells towns apart before their places do.
private struct TownName: Hashable {
  var name: String
  var country: String?
}
