import TripModel

/// Where a day was, one visit after another, with how much of it each place had.
struct DayVisits {
  struct Visit {
    var stop: Stop
    /// By what one would call it; nil where nothing is known.
    var spot: DaySpot?
    var weight: Int

    /// The town that it is in, or so near to that a journey of hundreds of kilometres began or ended there.
    var townAround: String? {
      switch spot {
      case .town(let town)?, .near(let town)?: town
      case .beyond(_, let town)?: isWithin(DayVisits.reachOfTown) ? town : nil
      case .named?, nil: nil
      }
    }

    /// Whether it is in the country, and so near to a town.
    var isOutside: Bool {
      switch spot {
      case .near?: true
      case .beyond?: townAround != nil
      case .named?, .town?, nil: false
      }
    }

    /// Whether the traveller has named it, and it is far outside of every town.
    var isNamedOutside: Bool {
      guard case .named? = spot, let place = stop.locality else { return false }
      return place.isFarOutside
    }

    /// Whether it is so few metres from the middle of its town.
    fileprivate func isWithin(_ metres: Double) -> Bool { (stop.locality?.metres ?? .infinity) <= metres }
  }

  let visits: [Visit]
  private let waters: [Waters]

  /// Metres around a town from which a journey may begin, or at which it may end.
  private static let reachOfTown = 30_000.0
  /// Metres around a town within which a trip was there.
  private static let atTown = 20_000.0

  /// More pictures than these were not taken on the way to somewhere else.
  private static let maxInPassing = 5

  /// `leaps` are the visits, by their places in the list, before or behind which one went far.
  init(_ route: RoutePlan, leaps: Set<Int> = []) {
    waters = route.waters
    let isInOneTown = Set(route.stops.map { $0.locality?.town }).count <= 1
    var weights: [String?: Int] = [:]
    for stop in route.stops { weights[stop.locality?.town, default: 0] += stop.weight }
    visits = route.visits.enumerated().map { number, place in
      let stop = route.stops[place]
      var spot = Self.spot(of: stop, byName: isInOneTown)
      // A suburb or an airport from which one went on is the city, for whoever comes from far away.
      if leaps.contains(number), let city = stop.locality?.city, spot?.isNamed == false,
        weights[stop.locality?.town, default: 0] <= Self.maxInPassing
      {
        spot = .town(city)
      }
      return Visit(stop: stop, spot: spot, weight: stop.weight)
    }
  }

  /// What the traveller called a place counts within one town, and far from all; on a way from town to town the town says
  /// more.
  private static func spot(of stop: Stop, byName: Bool) -> DaySpot? {
    let place = stop.locality
    // “Airport” is the name of no place that one could find again: the town is, where it is known.
    let isBare = stop.name.map { StationName.isBare($0.value) } ?? false
    if isBare, let city = place?.city { return .town(city) }
    // Nor is a day called by the station at which a train came in, nor a flight by one near its airport; a pin of that
    // name is meant.
    if stop.place == nil, stop.photos.isEmpty, stop.entries.isEmpty, let name = stop.name,
      !StationName.towns(in: name.value).isEmpty, place?.isInTown == true, let town = place?.cityOrTown
    {
      return .town(town)
    }
    let isOutside =
      place?.isFarOutside == true && stop.name.map { StationName.towns(in: $0.value).isEmpty } ?? false
    let isTold = (byName || isOutside) && !isBare && !stop.isMeal
    if let name = stop.name, name.reason != .gazetteer, isTold || place?.town == nil {
      return .named(name.value)
    }
    guard let place, place.sea == nil, let town = place.town else { return nil }
    if place.isInTown { return .town(town) }
    return place.metres <= Locality.reachOfAround ? .near(town) : .beyond(place.direction, of: town)
  }

  /// The waters on which it was, where it was nowhere else.
  var sea: String? {
    guard visits.allSatisfy({ $0.stop.locality?.sea != nil && $0.spot == nil }) else { return nil }
    return visits.max { $0.weight < $1.weight }?.stop.locality?.sea ?? waters.first?.name
  }

  /// Its towns one after another, without suburbs that it hardly saw.
  var towns: [Town] {
    var towns: [Town] = []
    for visit in visits {
      guard case .town(let name) = visit.spot else { continue }
      if towns.last?.name == name {
        towns[towns.count - 1].weight = max(towns[towns.count - 1].weight, visit.weight)
      } else {
        towns.append(Town(name: name, coordinate: visit.stop.coordinate, weight: visit.weight))
      }
    }
    let kept = towns.filter { town in !towns.contains { town.isSuburb(of: $0) } }
    // With a suburb gone, the town before and behind it is one visit.
    return kept.indices.filter { $0 == 0 || kept[$0].name != kept[$0 - 1].name }.map { kept[$0] }
  }

  /// Towns not far from where it was in the country.
  var townsNear: [String] {
    visits.compactMap { visit in
      visit.isOutside && visit.isWithin(Self.atTown) ? visit.townAround : nil
    }
  }

  struct Town: Hashable {
    var name: String
    var coordinate: Coordinate
    var weight: Int

    /// Metres within which a town may be a part of another.
    static let reachOfSuburbs = 15_000.0

    func isSuburb(of other: Town) -> Bool {
      name != other.name && 3 * weight <= other.weight
        && coordinate.distance(to: other.coordinate) < Self.reachOfSuburbs
    }
  }
}

extension DaySpot {
  /// Whether the traveller has called it so.
  var isNamed: Bool { if case .named = self { true } else { false } }
}

extension Locality {
  /// Whether it is so far outside of its town that this says little of where it is.
  fileprivate var isFarOutside: Bool { !isInTown && sea == nil && metres > Self.reachOfAround }
}

extension Stop {
  /// How much of a day or a trip it had: its pictures and entries, at least one.
  var weight: Int { max(1, photos.count + entries.count) }
}
