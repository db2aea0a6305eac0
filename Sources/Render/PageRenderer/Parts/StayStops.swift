import Drawing
import TripModel
import TripPlanning

/// The towns in which one sleeps, as stops of a map of countries: there bed, station and table of one town would be one
/// sign that says how many they are. Where there are such, the towns between which rides lead are stops as well.
struct StayStops {
  /// In the order of their first days, each with the days on which one is there, from the one on which one comes to the one
  /// on which one leaves, as on the map of the trip: `1·2`, `4–6`.
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
    var towns: [(name: String, place: Coordinate, days: Set<LocalDate>, nights: Set<LocalDate>)] = []
    func add(_ place: EventPlace?, on days: [LocalDate], nights: [LocalDate] = []) {
      guard let place, let position = place.position?.value, let town = Self.town(of: place) else { return }
      let known = towns.firstIndex { other in
        other.name == town && other.place.distance(to: position) <= Self.reachOfTown
      }
      if let known {
        towns[known].days.formUnion(days)
        towns[known].nights.formUnion(nights)
      } else {
        towns.append((name: town, place: position, days: Set(days), nights: Set(nights)))
      }
    }
    for stay in events where !stay.nights.isEmpty { add(stay.at, on: stay.days, nights: stay.nights) }
    // Where nobody sleeps, what is booked has signs.
    for ride in events where ride.kind.isRide && !towns.isEmpty {
      add(ride.from, on: [ride.start.day])
      add(ride.to, on: [ride.end?.day ?? ride.start.day])
    }
    towns = towns.enumerated().sorted { one, other in
      guard let first = one.element.days.min(), let second = other.element.days.min(), first != second else {
        return one.offset < other.offset
      }
      return first < second
    }.map(\.element)
    stops = towns.map { town in
      var stop = MapStop(
        number: "", name: town.name, coordinate: town.place,
        link: town.days.min().map { "#" + ItineraryPage.id(of: $0) })
      days.number(&stop, by: town.days.sorted())
      (stop.nights, stop.dates) = (town.nights.count, town.days.sorted())
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
