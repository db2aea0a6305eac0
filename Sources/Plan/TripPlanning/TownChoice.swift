import TripModel

/// Where a trip is, as far as positions are written or recorded: a point for every tenth of a degree.
struct TripSurroundings {
  /// What everybody would think of at each of its names: it tells nothing of itself, but of the others.
  var guesses: [String: Coordinate] = [:]
  private var points: [Coordinate] = []
  private var seen: Set<[Int]> = []

  static func collect(from trip: Trip) -> TripSurroundings {
    var all = TripSurroundings()
    for photo in trip.photos { all.add(photo.coordinate) }
    var written: [Coordinate?] = []
    trip.forEachItem { written += $0.stations.map(\.place.told?.value.coordinate) }
    for place in written { all.add(place) }
    for track in trip.tracks {
      for segment in track.segments { for point in segment { all.add(point.coordinate) } }
      for waypoint in track.waypoints { all.add(waypoint.point.coordinate) }
    }
    for place in [trip.settings.destination, trip.settings.startAt, trip.settings.endAt] {
      all.add(place?.value.coordinate)
    }
    return all
  }

  var isEmpty: Bool { points.isEmpty }

  mutating func add(_ place: Coordinate?) {
    guard let place else { return }
    let cell = [Int((place.latitude * 10).rounded()), Int((place.longitude * 10).rounded())]
    if seen.insert(cell).inserted { points.append(place) }
  }

  /// Whether anything of the trip is within so many metres; what is asked for by a name is no neighbour of itself.
  func isNear(_ place: Coordinate, within reach: Double, asking name: String) -> Bool {
    func isNear(_ other: Coordinate) -> Bool {
      abs(other.latitude - place.latitude) * Nearness.degree <= reach && other.distance(to: place) <= reach
    }
    return points.contains(where: isNear) || guesses.contains { $0.key != name && isNear($0.value) }
  }
}

/// The towns that one text may mean, the largest first, and which of them it does.
struct TownChoice {
  private let text: String
  private let readings: [TownReading]
  private let isDestination: Bool
  /// Whether something behind the name tells which is meant.
  private let isTold: Bool

  /// So many times as many people as the next one has make a town the one that everybody thinks of.
  private static let clearly = 10
  /// A name alone means no smaller town than this where nothing else of the trip is near: `Beach` is in North Dakota,
  /// too.
  static let known = 30_000
  /// The same where all else is elsewhere.
  private static let minElsewhere = 100_000

  init(_ readings: [TownReading], text: String, isDestination: Bool) {
    self.text = text
    self.readings = readings
    self.isDestination = isDestination
    isTold = text.contains(",")
  }

  /// Metres from anything of the trip within which a town is rather meant than a greater one elsewhere.
  private static let reach = 60_000.0
  /// The same for a town that is not much smaller than the greatest.
  private static let farReach = 300_000.0
  /// The same for one that no other of its name comes near to, and how many people it has at least: a night's train
  /// goes so far.
  private static let farthestReach = (metres: 1_000_000.0, people: 10_000)

  /// The towns that are nearest to the trip, where any is near.
  private func near(_ trip: TripSurroundings) -> [TownReading] {
    let here = readings.filter { trip.isNear($0.coordinate, within: Self.reach, asking: text) }
    guard here.isEmpty, let largest = readings.first?.population else { return here }
    return readings.filter {
      $0.population * Self.clearly >= largest
        && trip.isNear($0.coordinate, within: Self.farReach, asking: text)
    }
  }

  /// What is meant whatever the rest of the trip says, or what is alone near what is known of it.
  func certain(near trip: TripSurroundings) -> TownReading? {
    let near = near(trip)
    guard near.isEmpty else { return clear(among: near) }
    return wellKnown
  }

  /// What anybody would think of who knows nothing of the trip.
  var wellKnown: TownReading? {
    let maximum = clear(among: readings)
    return isTold || (maximum?.population ?? 0) >= Self.minElsewhere ? maximum : nil
  }

  /// So many times as many people as the next one has make a city the one that has the airport of its name.
  private static let clearlyOfAirports = 3

  /// The city to whose airport one flies, of several of a name, the largest first: small ones have none.
  static func airportCity(among readings: [TownReading]) -> TownReading? {
    guard let first = readings.first, first.population >= minElsewhere,
      readings.dropFirst().allSatisfy({ clearlyOfAirports * $0.population <= first.population })
    else { return nil }
    return first
  }

  /// What is meant in the light of all that is certain.
  func best(near trip: TripSurroundings) -> TownReading? {
    if let certain = certain(near: trip) { return certain }
    if let maximum = clear(among: readings), maximum.population >= Self.farthestReach.people,
      trip.isNear(maximum.coordinate, within: Self.farthestReach.metres, asking: text)
    {
      return maximum
    }
    guard trip.isEmpty || isDestination, let maximum = clear(among: readings) else { return nil }
    return isDestination || maximum.population >= Self.known ? maximum : nil
  }

  /// Of several near the trip the one that is nearest to where it goes: good enough to be proposed and told, not to be
  /// taken in silence.
  func nearest(to place: Coordinate?, of trip: TripSurroundings) -> TownReading? {
    let near = near(trip)
    guard let place else { return near.first }
    return near.min { $0.coordinate.distance(to: place) < $1.coordinate.distance(to: place) }
  }

  private func clear(among readings: [TownReading]) -> TownReading? {
    guard let first = readings.first else { return nil }
    return readings.count == 1 || first.population >= Self.clearly * max(1, readings[1].population)
      ? first : nil
  }

  /// Whether it can only have been a town that was meant: a word that is also a village's name needs no comment.
  func isWorthAWord(near trip: TripSurroundings) -> Bool {
    guard readings.count > 1 else { return false }
    let largest = near(trip).first.map { $0.population * Self.clearly } ?? readings[0].population
    return isTold || isDestination || largest >= Self.minElsewhere
  }

  private static let maxTold = 4

  /// How each of the largest would have to be written.
  var written: [String] {
    let told = Array(readings.prefix(Self.maxTold))
    return told.map { town in
      let endings = [town.countryName, town.region, town.region.map { "\($0), \(town.countryName)" }]
        .compactMap(\.self)
      let own = endings.first { ending in readings.count { $0.isWritten(behind: ending) } == 1 }
      return own.map { "\(town.name), \($0)" } ?? "\(town.name), \(town.coordinate.brief)"
    }
  }
}

extension TownReading {
  fileprivate func isWritten(behind ending: String) -> Bool {
    ending == countryName || ending == region || region.map { "\($0), \(countryName)" } == ending
  }
}

extension Coordinate {
  /// Two decimals, as near as a town needs: `42.37 -71.11`.
  fileprivate var brief: String {
    [latitude, longitude].map { degrees in
      let hundredths = Int((abs(degrees) * 100).rounded())
      let fraction = hundredths % 100
      return (degrees < 0 ? "-" : "") + "\(hundredths / 100)." + (fraction < 10 ? "0" : "") + "\(fraction)"
    }.joined(separator: " ")
  }
}
