import Drawing
import TripModel
import TripPlanning

/// The towns in which one sleeps, as stops of a map of countries: there bed, station and table of one town would be one
/// sign that says how many they are.
struct StayStops {
  /// In the order of their first nights, each with the days that end there: `1`, `4–6`, as the list below numbers these.
  let stops: [MapStop]
  /// The towns of the same.
  private let towns: [String]
  /// Metres from a stop within which what is in its town has no room beside it.
  private let reach: Double

  /// The share of what is shown from one side to the other that a stop and a sign beside it take.
  private static let shareOfSign = 0.05
  /// Metres within which two beds are in one town: there are three dozen Springfields.
  private static let reachOfTown = 60_000.0

  /// Those of events whose places lie so far apart that each is called by its town.
  init(of events: [EventPlan], scope: PageScope) {
    let days = DayNumbers(scope: scope)
    var towns: [(name: String, place: Coordinate, nights: [LocalDate])] = []
    let stays = events.filter { !$0.nights.isEmpty }.sorted { $0.start.day < $1.start.day }
    for stay in stays {
      guard let place = stay.at, let position = place.position?.value, let town = Self.town(of: place) else {
        continue
      }
      let known = towns.firstIndex { other in
        other.name == town && other.place.distance(to: position) <= Self.reachOfTown
      }
      if let known {
        towns[known].nights = Set(towns[known].nights + stay.nights).sorted()
      } else {
        towns.append((name: town, place: position, nights: stay.nights))
      }
    }
    stops = towns.map { town in
      var stop = MapStop(
        number: days.text(town.nights, separator: "·"), name: town.name, coordinate: town.place,
        link: town.nights.first.map { "#" + ItineraryPage.id(of: $0) })
      stop.nights = town.nights.count
      return stop
    }
    self.towns = towns.map(\.name)
    let places = events.flatMap(\.places).compactMap { $0.position?.value }
    let extent = places.first.map { first in places.reduce(0) { max($0, $1.distance(to: first)) } } ?? 0
    reach = extent * Self.shareOfSign
  }

  /// The town in which it is; nil where it is in none that has a name.
  private static func town(of place: EventPlace) -> String? {
    place.locality.flatMap { $0.isInTown ? $0.town : nil }
  }

  /// Whether a place is told by the stop of its town, at which its own sign would have no room.
  func tell(_ place: EventPlace) -> Bool {
    guard let town = Self.town(of: place), let position = place.position?.value else { return false }
    return zip(stops, towns).contains { stop, other in
      other == town && stop.coordinate.distance(to: position) <= reach
    }
  }
}
