import TripModel

/// Gathers what happened near one another into stops.
struct StopFinder {
  private(set) var stops: [Stop] = []

  /// - Parameters:
  ///   - fixes: in the order of time.
  ///   - isDay: whether this is a day's way, on which a stop's times mean something.
  init(fixes: [Router.Fix], namer: StopNamer, isDay: Bool) {
    let reach = Self.reach(of: fixes.map(\.coordinate))
    var clusters: [Cluster] = []
    for fix in fixes {
      let near = clusters.indices.filter { clusters[$0].coordinate.distance(to: fix.coordinate) <= reach }
      let nearest = near.min {
        clusters[$0].coordinate.distance(to: fix.coordinate) < clusters[$1].coordinate.distance(to: fix.coordinate)
      }
      if let nearest { clusters[nearest].fixes.append(fix) } else { clusters.append(Cluster(first: fix)) }
      if clusters.count > Self.mostStops { return }
    }
    stops = clusters.map { $0.stop(namer: namer, reach: reach, isDay: isDay) }
  }

  /// More stops than a map can number are none: the route alone is drawn.
  private static let mostStops = 200

  /// How near is the same stop: a thirtieth of the whole extent, since stops nearer than that would cover one
  /// another on the map, but never under 60 m, the reach of a square or a station, or over 30 km.
  private static func reach(of coordinates: [Coordinate]) -> Double {
    guard let first = coordinates.first else { return 60 }
    let farthest = coordinates.map { first.distance(to: $0) }.max() ?? 0
    return min(30_000, max(60, farthest / 30))
  }
}

private struct Cluster {
  /// Where its first fix was: so a stop does not wander while it grows.
  let coordinate: Coordinate
  var fixes: [Router.Fix]

  init(first: Router.Fix) {
    coordinate = first.coordinate
    fixes = [first]
  }

  func stop(namer: StopNamer, reach: Double, isDay: Bool) -> Stop {
    let name = namer.name(of: fixes, at: coordinate, reach: reach)
    let times = fixes.compactMap(\.time)
    var days: [LocalDate] = []
    for fix in fixes where days.last != fix.day { days.append(fix.day) }
    return Stop(
      coordinate: name.coordinate ?? coordinate, name: name.text, place: name.place,
      days: Array(Set(days)).sorted(),
      times: isDay ? times.min().flatMap { first in times.max().map { first...$0 } } : nil,
      photos: fixes.compactMap(\.photo), entries: fixes.compactMap(\.entry))
  }
}

/// Finds what a stop is called.
struct StopNamer {
  private let places: [PlacePlan]
  private let entries: [EntryPlan]

  /// Beyond this reach a stop is a town, not a door: what an entry calls its place fits it better than a pin.
  private static let townReach = 1500.0

  init(plan: TripPlan) {
    places = plan.places
    entries = plan.entries
  }

  /// The stop's name with its reason, and the place that gave it.
  struct Name {
    var text: Reasoned<String>?
    var place: PlaceID?
    var coordinate: Coordinate?
  }

  func name(of fixes: [Router.Fix], at coordinate: Coordinate, reach: Double) -> Name {
    if reach > Self.townReach, let named = entryName(fixes) { return Name(text: named) }
    if let place = place(of: fixes, at: coordinate, reach: reach) {
      return Name(
        text: Reasoned(place.title, because: .pinNearby(title: place.title)), place: place.id,
        coordinate: place.coordinate)
    }
    return Name(text: entryName(fixes))
  }

  /// A pin that is itself part of the stop, else the nearest within its reach.
  private func place(of fixes: [Router.Fix], at coordinate: Coordinate, reach: Double) -> PlacePlan? {
    if let member = fixes.lazy.compactMap(\.place).first { return places[member.index] }
    let near = places.compactMap { place in
      Nearness.distance(from: coordinate, to: place.coordinate, atMost: max(150, min(reach, Self.townReach)))
        .map { (place, $0) }
    }
    return near.min { $0.1 < $1.1 }?.0
  }

  private func entryName(_ fixes: [Router.Fix]) -> Reasoned<String>? {
    for entry in fixes.lazy.compactMap(\.entry).map({ entries[$0.index] }) {
      if let name = entry.placeName { return Reasoned(name, because: .written(file: entry.file)) }
    }
    let photos = Set(fixes.compactMap(\.photo))
    let showing = entries.first { entry in
      entry.placeName != nil && entry.pictures.values.contains(where: photos.contains)
    }
    return showing.flatMap { entry in entry.placeName.map { Reasoned($0, because: .written(file: entry.file)) } }
  }
}
