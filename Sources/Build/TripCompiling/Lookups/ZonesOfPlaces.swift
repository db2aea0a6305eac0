import Basemap
import Diagnostics
import Synchronization
package import TripModel
import TripPlanning

extension ZoneLookup {
  /// Asks the atlas's map; the rules of each zone are made once.
  init(map: ZoneMap) {
    let rules = ZoneShelf()
    self.init { place in
      map.identifier(latitude: place.latitude, longitude: place.longitude).flatMap(rules.rules)
    }
  }
}

/// Rules of zones by name. A zone that the system's tz database does not know yet has none.
private final class ZoneShelf: Sendable {
  private let known = Mutex<[String: ZoneRules?]>([:])

  func rules(of identifier: String) -> ZoneRules? {
    known.withLock { known in
      if let rules = known[identifier] { return rules }
      let rules = ZoneRules(identifier: identifier)
      known[identifier] = .some(rules)
      return rules
    }
  }
}

extension OpenAtlas {
  /// The zone of a place, for what is no trip yet; the map is opened when the first is asked for.
  package var zoneAt: @Sendable (Coordinate) -> ZoneRules? {
    let rules = ZoneShelf()
    return { [self] place in
      guard let map = try? zones() else { return nil }
      return map.identifier(latitude: place.latitude, longitude: place.longitude).flatMap(rules.rules)
    }
  }
}

extension TripCompiler {
  /// The time zones of places, where the traveller's folder names any.
  mutating func openZones(for trip: Trip) -> ZoneLookup? {
    guard trip.tellsPlaces else { return nil }
    do throws(AtlasProblem) {
      return ZoneLookup(map: try options.atlas.zones())
    } catch {
      report(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      return nil
    }
  }
}

extension Trip {
  /// Whether anything that has a time also has a place, or one flies to where clocks may differ.
  var tellsPlaces: Bool {
    photos.contains { $0.coordinate != nil } || entries.contains { $0.place != nil }
      || pins.contains { $0.header.when != nil } || events.contains(where: \.tellsPlace)
      || settings.flightsFrom != nil && !destinations.isEmpty
      || tracks.contains { $0.segments.contains { $0.contains { $0.instant != nil } } }
  }
}

extension TripEvent {
  /// Whether it says where it is.
  var tellsPlace: Bool { from != nil || to != nil || at != nil }
}
