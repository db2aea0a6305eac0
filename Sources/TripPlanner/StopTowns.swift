import TripModel

/// Gives the stops of a way their towns, and makes one of those that a reader would call the same.
///
/// A walk through a town is a list of its quarters, not of its corners: pictures a hundred metres apart are stops of their
/// own only where they are called by different names. What the traveller named is left alone.
struct StopTowns {
  let lookup: PlaceLookup
  /// Towns tell the stops of a long way apart, quarters those of a short one.
  let isLongWay: Bool

  /// What the gazetteer tells one stop from another by.
  private enum Key: Hashable {
    case town(String, country: String?, TownPart?)
    case quarter(String, town: String, country: String?)
    /// Rounded as one says it.
    case away(String, country: String?, CompassDirection, kilometres: Int)
    /// The same water before and behind a landfall is two stops.
    case sea(String, run: Int)
  }

  /// The stops that are left, and for each of those given its place among them.
  func named(_ stops: [Stop]) -> (stops: [Stop], places: [Int]) {
    var stops = stops
    for index in stops.indices { stops[index].locality = lookup.locality(at: stops[index].coordinate) }
    let divided = townsWithQuarters(stops)
    var gathered: [Stop] = []
    var places: [Int] = []
    var known: [Key: Int] = [:]
    for stop in stops {
      places.append(gathered.count)
      guard let locality = stop.locality, let key = key(of: locality, divided: divided, after: gathered)
      else {
        gathered.append(stop)
        continue
      }
      if stop.name == nil, let place = known[key],
        locality.sea != nil || gathered[place].coordinate.distance(to: stop.coordinate) <= Self.reachOfTown
      {
        gathered[place].join(stop)
        places[places.count - 1] = place
      } else {
        // A stop that the traveller called by the gazetteer's name takes in those without any.
        if stop.name.map({ Self.isSame($0.value, name(of: locality)) }) ?? true {
          known[key] = gathered.count
        }
        gathered.append(stop)
      }
    }
    name(&gathered, divided: divided)
    return (gathered, places)
  }

  /// Metres within which two stops in towns of one name are in one town: there are three dozen Springfields.
  private static let reachOfTown = 60_000.0

  /// Towns of which the way knows a quarter: in these, the town's own name tells nothing.
  private func townsWithQuarters(_ stops: [Stop]) -> Set<String> {
    guard !isLongWay else { return [] }
    return Set(stops.compactMap(\.locality).filter { $0.isInTown && $0.quarter != nil }.compactMap(\.town))
  }

  private func key(of place: Locality, divided: Set<String>, after gathered: [Stop]) -> Key? {
    if let sea = place.sea {
      let isSame = gathered.last?.locality?.sea == sea
      return .sea(sea, run: isSame ? gathered.count - 1 : gathered.count)
    }
    guard let town = place.town else { return nil }
    guard place.isInTown else {
      let kilometres = Int((place.metres / 1000).rounded())
      let rounded = kilometres < Self.leastRound ? kilometres : kilometres / 5 * 5
      return .away(town, country: place.country, place.direction, kilometres: rounded)
    }
    if !isLongWay, let quarter = place.quarter {
      return .quarter(quarter, town: town, country: place.country)
    }
    return .town(town, country: place.country, divided.contains(town) ? TownPart(of: place) : nil)
  }

  /// From here on only each fifth kilometre is told apart.
  private static let leastRound = 20

  /// What a stop in a town is called.
  private func name(of place: Locality) -> String? {
    guard place.isInTown else { return nil }
    return isLongWay ? place.town : place.quarter ?? place.town
  }

  private static func isSame(_ one: String, _ other: String?) -> Bool {
    one.lowercased() == other?.lowercased()
  }

  /// Each name is given once, but to towns far apart; where only the town is known of one corner of it among others, its
  /// side says which.
  private func name(_ stops: inout [Stop], divided: Set<String>) {
    var taken = Dictionary(grouping: stops.filter { $0.name != nil }) { $0.name?.value.lowercased() ?? "" }
      .mapValues { $0.map(\.coordinate) }
    for index in stops.indices where stops[index].name == nil {
      guard let place = stops[index].locality, let name = name(of: place) else { continue }
      if let town = place.town, place.quarter == nil, divided.contains(town) {
        stops[index].part = TownPart(of: place)
        continue
      }
      let here = stops[index].coordinate
      guard taken[name.lowercased(), default: []].allSatisfy({ $0.distance(to: here) > Self.reachOfTown })
      else { continue }
      taken[name.lowercased(), default: []].append(here)
      stops[index].name = Reasoned(name, because: .gazetteer)
    }
  }
}

extension TownPart {
  /// Metres from the middle of a town within which nobody would say on which side one is.
  private static let reachOfMiddle = 1000.0

  fileprivate init(of place: Locality) {
    self = place.metres <= Self.reachOfMiddle ? .middle : .side(place.direction)
  }
}

extension Stop {
  /// Takes over what happened at another stop, that is called the same.
  fileprivate mutating func join(_ other: Stop) {
    days = Set(days).union(other.days).sorted()
    photos = (photos + other.photos).sorted { $0.index < $1.index }
    entries = (entries + other.entries).sorted { $0.index < $1.index }
    guard let otherTimes = other.times else { return }
    guard let own = times else {
      times = otherTimes
      return
    }
    // As within one stop: where the clock was set back, no range reads the wrong way round.
    times = own.lowerBound...max(own.upperBound, otherTimes.upperBound)
  }
}
