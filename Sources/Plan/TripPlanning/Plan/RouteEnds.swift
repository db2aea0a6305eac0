package import TripModel

/// A place at which the way of a day began or ended, as a line tells where the day was.
package struct RouteEnd: Hashable, Sendable {
  /// What it is called.
  package enum Name: Hashable, Sendable {
    /// By its town, or as the traveller calls it.
    case known(String)
    /// By a town that it is near, and not in.
    case near(String)
    /// As any place is that is told in short.
    case byPlace
  }

  package var place: Locality
  /// Nil where it is in a town that nobody knows the name of.
  package var name: Name?
}

extension RoutePlan {
  /// Of a day: the place at which it began and that at which it ended; of a day that led far these, whether or not they are in
  /// towns, else its first and its last town. One that came back has the same place twice. Where
  /// a ride led on from the recorded way, far from both ends, stands between them.
  ///
  /// A town between the ends would read as where one was all day. Of a walk from one alp to another neither end is in a town.
  package func ends(ofWalk isWalk: Bool, in units: Units) -> [RouteEnd] {
    let all = stops.filter { $0.locality != nil }
    let visited = visits.map { stops[$0] }.filter { $0.locality != nil }
    let told = visited.isEmpty ? all : visited
    let ashore = told.filter { $0.locality?.sea == nil }
    if let first = ashore.first, let last = ashore.last,
      first.coordinate.distance(to: last.coordinate) >= Self.farApart
    {
      let ends = [first, last].compactMap { end in
        end.locality.map { RouteEnd(place: $0, name: Self.name(ofEnd: end, in: $0)) }
      }
      // On both sides of one town one was near it all day.
      if ends[0].isCalled(as: ends[1], in: units) { return [ends[0]] }
      return [ends[0]] + [change(besides: [first, last])].compactMap(\.self) + [ends[1]]
    }
    let inTowns = [told, all].map { $0.filter { $0.locality?.isInTown == true } }.first { !$0.isEmpty } ?? []
    let outside = isWalk ? [told.first, told.last] : [told.first]
    if let one = Self.oneTown(inTowns) { return [RouteEnd(place: one, name: .byPlace)] }
    let ends = inTowns.isEmpty ? outside : [inTowns.first, inTowns.last]
    return ends.compactMap(\.self).compactMap { stop in
      // How far off a town it is says less than what the traveller calls it, and the list below calls it so.
      let own = inTowns.isEmpty ? Self.ownName(of: stop) : nil
      return stop.locality.map { RouteEnd(place: $0, name: own ?? .byPlace) }
    }
  }

  private func change(besides ends: [Stop]) -> RouteEnd? {
    guard let changeToRide, stops.indices.contains(changeToRide) else { return nil }
    let stop = stops[changeToRide]
    guard ends.allSatisfy({ $0.coordinate.distance(to: stop.coordinate) >= Self.farApart }) else {
      return nil
    }
    return stop.locality.map { RouteEnd(place: $0, name: Self.name(ofEnd: stop, in: $0)) }
  }

  /// The town, where the first and the last lie so near each other that one would say one name: the larger, of two as large
  /// the first. A gazetteer may have the islets of a village for towns.
  private static func oneTown(_ stops: [Stop]) -> Locality? {
    guard let first = stops.first, let last = stops.last, let one = first.locality, let other = last.locality,
      one.town != other.town, first.coordinate.distance(to: last.coordinate) < reachOfTown
    else { return nil }
    return other.townReach > one.townReach ? other : one
  }

  /// Metres between two towns below which they are one place.
  private static let reachOfTown = 2_000.0

  /// What an end of a day that led far is called: by its town, else as the traveller calls it, else by the town near it.
  private static func name(ofEnd stop: Stop, in place: Locality) -> RouteEnd.Name? {
    if place.isInTown { return place.town.map(RouteEnd.Name.known) }
    if let own = ownName(of: stop) { return own }
    guard let town = place.town, place.metres <= nearTown else { return .byPlace }
    return .near(town)
  }

  private static func ownName(of stop: Stop) -> RouteEnd.Name? {
    stop.name.flatMap { $0.reason == .gazetteer ? nil : .known($0.value) }
  }

  /// Metres from its first to its last place from which on a day led far.
  private static let farApart = 30_000.0
  /// Metres from a town within which one is near it.
  private static let nearTown = 20_000.0
}

extension RouteEnd {
  /// Whether words call both the same: they may be places far from each other.
  fileprivate func isCalled(as other: RouteEnd, in units: Units) -> Bool {
    guard name == .byPlace, other.name == .byPlace else { return name == other.name }
    if place.town == nil || other.place.town == nil {
      return place.town == other.place.town && place.region == other.place.region
    }
    return place.town == other.place.town && place.direction == other.place.direction
      && place.toldMetres(in: units) == other.place.toldMetres(in: units)
  }
}
