import TripModel

/// Where a trip is, as far as positions are written or recorded: a point for every tenth of a degree.
struct TripSurroundings {
  /// What everybody would think of at each of its names: it tells nothing of itself, but of the others.
  var guesses: [String: Coordinate] = [:]
  private(set) var points: [Coordinate] = []
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

  /// Whether nothing tells where it is but the name that is asked for.
  func isUnknown(asking name: String) -> Bool { isEmpty && !guesses.contains { $0.key != name } }

  /// Towns by how far they are from the trip.
  func nearestFirst(_ towns: [TownReading], asking name: String) -> [TownReading] {
    let metres = towns.map { self.metres(to: $0.coordinate, asking: name) }
    return towns.indices.sorted { (metres[$0], $0) < (metres[$1], $1) }.map { towns[$0] }
  }

  /// How many metres the nearest part of the trip is away; what is asked for by a name is none.
  func metres(to place: Coordinate, asking name: String) -> Double {
    var nearest = Double.infinity
    for other in points {
      // Most are farther off by their latitudes alone, which costs less to know.
      guard abs(other.latitude - place.latitude) * Nearness.degree < nearest else { continue }
      nearest = min(nearest, other.distance(to: place))
    }
    for (other, guess) in guesses where other != name { nearest = min(nearest, guess.distance(to: place)) }
    return nearest
  }
}
