import Diagnostics
import TripModel
import TripPlanning

/// A map that covers nothing of the trip is probably one of another trip, or has its coordinates the wrong way round.
func checkMaps(_ plan: TripPlan) -> [Diagnostic] {
  guard !plan.way.maps.isEmpty else { return [] }
  var places = plan.places.map(\.coordinate) + plan.way.route.stops.map(\.coordinate)
  places +=
    plan.media.photos.compactMap { $0.position?.value }
    + plan.journal.entries.compactMap { $0.position?.value }
  places += plan.way.destination?.value.coordinate.map { [$0] } ?? []
  guard !places.isEmpty else { return [] }
  return plan.way.maps.filter { map in !places.contains(where: map.bounds.holds) }.map { map in
    let isTurned = places.contains { $0.turned.map(map.bounds.holds) ?? false }
    return Diagnostic(
      .warning, .mapElsewhere, "Nothing of the trip is on this map, which shows \(words(map.bounds))",
      at: SourcePlace(file: map.file),
      advice: isTurned
        ? "Its latitudes and longitudes are swapped: in GeoJSON, longitudes come first."
        : "Delete it, or get a map of where the trip was.")
  }
}

extension Coordinate {
  /// With latitude for longitude; nil where that is nowhere.
  fileprivate var turned: Coordinate? { Coordinate(latitude: longitude, longitude: latitude) }
}

/// `what lies around 60.17° N, 24.94° E`: the middle, in hundredths of a degree.
private func words(_ bounds: MapBounds) -> String {
  func degrees(_ value: Double, _ letters: (plus: String, minus: String)) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)° \(value < 0 ? letters.minus : letters.plus)"
  }
  let (low, high) = (bounds.low.degrees, bounds.high.degrees)
  let latitude = degrees((low.latitude + high.latitude) / 2, ("N", "S"))
  return "what lies around \(latitude), \(degrees((low.longitude + high.longitude) / 2, ("E", "W")))"
}
