import TripModel

/// The pins and what was saved, by their names, to be found where something booked is at one of them.
struct SpotsOfEvents {
  private var pins: [String: [(id: PlaceID, coordinate: Coordinate)]] = [:]
  private var saved: [String: [(id: AttractionID, coordinate: Coordinate)]] = [:]

  init(_ places: [PlacePlan], _ attractions: [AttractionPlan]) {
    for place in places where place.origin == .pin {
      pins[place.title.lowercased(), default: []].append((place.id, place.coordinate))
    }
    for idea in attractions {
      guard let position = idea.position, !position.reason.isVague else { continue }
      saved[idea.name.lowercased(), default: []].append((idea.id, position.value))
    }
  }

  /// An event whose places know which of the trip's they are.
  func led(_ event: EventPlan) -> EventPlan {
    var event = event
    (event.from, event.to, event.at) = (found(event.from), found(event.to), found(event.at))
    return event
  }

  /// By the name that gave it its position, else by its own: two of a name may be far from each other.
  private func found(_ written: EventPlace?) -> EventPlace? {
    guard var place = written, place.withheld == nil, let position = place.position else { return written }
    let title: String? =
      switch position.reason {
      case .pinNearby(let pin): pin
      case .attraction(let saved): saved
      default: place.name
      }
    guard let name = title?.lowercased() else { return place }
    func isThere(_ coordinate: Coordinate) -> Bool {
      coordinate.distance(to: position.value) <= Nearness.entryReach
    }
    place.place = pins[name]?.first { isThere($0.coordinate) }?.id
    if place.place == nil { place.attraction = saved[name]?.first { isThere($0.coordinate) }?.id }
    return place
  }
}
