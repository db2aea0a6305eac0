package import TripModel

/// The town that somebody means who gives a command its name.
package enum AskedTown: Hashable, Sendable {
  case one(TownReading)
  /// None that the trip makes likelier than the others: as each would have to be written.
  case open([String])
  /// No town is called so.
  case none

  /// Goes by the trip as a place in an entry does, and where that leaves several near by, by where the trip goes.
  package static func find(
    _ name: String, in trip: Trip, planned plan: TripPlan, names: PlaceLookup
  ) -> AskedTown {
    let readings = names.towns(meantBy: [name])[name] ?? []
    guard !readings.isEmpty else { return .none }
    let destination = plan.way.destination?.value.coordinate
    var surroundings = TripSurroundings.collect(from: trip)
    surroundings.add(destination)
    for stop in plan.way.route.stops { surroundings.add(stop.coordinate) }
    let choice = TownChoice(readings, text: name, isDestination: false)
    let centre = destination ?? plan.way.route.stops.last?.coordinate
    let town = choice.best(near: surroundings) ?? choice.nearest(to: centre, of: surroundings)
    return town.map { .one($0) } ?? .open(choice.written(near: surroundings))
  }
}
