import Drawing
import TripModel
import TripPlanning

/// One sign for what the itinerary has in one town, on a map of countries: two at the stations of Vienna hide each other and
/// the next town, and tell no more than one.
struct TownSigns {
  /// The towns in which places are that are in one.
  private let towns: [Coordinate: String]

  /// Metres within which two places are in one town: there are three dozen Springfields.
  private static let reachOfTown = 60_000.0

  init(of events: [EventPlan]) {
    let places = events.flatMap(\.places).compactMap { place -> (Coordinate, String)? in
      guard let position = place.position?.value, let locality = place.locality, locality.isInTown,
        let town = locality.town
      else { return nil }
      return (position, town)
    }
    towns = Dictionary(places) { first, _ in first }
  }

  /// The first of a town has the sign; where others are it is called by the town, and leads to the list.
  func joined(_ marks: [MapMark]) -> [MapMark] {
    var joined: [MapMark] = []
    var known: [String: [Int]] = [:]
    for mark in marks {
      guard let town = towns[mark.coordinate] else {
        joined.append(mark)
        continue
      }
      let other = known[town, default: []].first { index in
        joined[index].coordinate.distance(to: mark.coordinate) <= Self.reachOfTown
      }
      guard let other else {
        known[town, default: []].append(joined.count)
        joined.append(mark)
        continue
      }
      if joined[other].name != mark.name { joined[other].name = town }
      joined[other].link = joined[other].list ?? joined[other].link
      // What of one of them is more than the town is more than that of all.
      joined[other].isVague = joined[other].isVague && mark.isVague
    }
    return joined
  }
}
