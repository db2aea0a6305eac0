import Atlas
import TripModel
import TripPlanner

extension PlaceLookup {
  /// Asks the atlas's gazetteer.
  init(names: PlaceNames) {
    self.init { place in
      names.name(latitude: place.latitude, longitude: place.longitude).map(Locality.init)
    }
  }
}

extension Locality {
  fileprivate init(_ name: PlaceName) {
    self.init(
      town: name.town?.name, quarter: name.quarter, metres: name.metres,
      direction: CompassDirection(rawValue: name.wind.rawValue) ?? .north, isInTown: name.isInTown,
      region: name.region, country: name.country, sea: name.sea)
  }
}

extension Trip {
  /// Whether anything is at a place that is known.
  var hasPlaces: Bool {
    !pins.isEmpty || photos.contains { $0.coordinate != nil }
      || entries.contains { $0.place?.value.coordinate != nil }
      || tracks.contains { $0.segments.contains { !$0.isEmpty } || !$0.waypoints.isEmpty }
  }
}
