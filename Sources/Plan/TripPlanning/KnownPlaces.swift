package import TripModel

/// The places of a trip by their names, in whatever capitals: what a name alone may mean.
package struct KnownPlaces: Sendable {
  /// A name as it was first written, with its position and where that is said.
  package struct Place: Hashable, Sendable {
    package var name: String
    package var coordinate: Coordinate
    package var reason: Reason
  }

  private var byName: [String: Place] = [:]

  /// Pins and waypoints first, then what entries call the places of which they give the position, then the trip's
  /// destination and the stops of its way.
  package init(plan: TripPlan) {
    self.init(
      plan.places, plan.journal.entries, plan.itinerary.attractions, plan.way.destination, plan.way.route)
    for end in [plan.way.start, plan.way.end].compactMap(\.self) {
      add(end.value.name, end.value.coordinate, end.reason)
    }
  }

  init(
    _ places: [PlacePlan], _ entries: [EntryPlan], _ attractions: [AttractionPlan],
    _ destination: Reasoned<NamedPlace>?, _ route: RoutePlan
  ) {
    for place in places { add(place.title, place.coordinate, .pinNearby(title: place.title)) }
    for entry in entries {
      guard let position = entry.position, case .written = position.reason else { continue }
      add(entry.placeName, position.value, position.reason)
    }
    for saved in attractions {
      add(saved.name, saved.position?.value, .attraction(name: saved.name))
    }
    add(
      destination?.value.name, destination?.value.coordinate,
      destination?.reason ?? .written(file: "trip.yml"))
    for stop in route.stops { add(stop.name?.value, stop.coordinate, .content) }
  }

  package subscript(name: String) -> Place? { byName[name.lowercased()] }

  private mutating func add(_ name: String?, _ coordinate: Coordinate?, _ reason: Reason) {
    guard let name, !name.isEmpty, let coordinate, byName[name.lowercased()] == nil else { return }
    byName[name.lowercased()] = Place(name: name, coordinate: coordinate, reason: reason)
  }
}
