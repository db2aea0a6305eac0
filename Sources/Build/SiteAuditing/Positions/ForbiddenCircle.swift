private import Foundation

/// A circle in which no published position may lie: a home, a private zone.
package struct ForbiddenCircle: Hashable, Sendable {
  /// Degrees.
  package var latitude: Double
  package var longitude: Double
  /// How far it reaches from its middle.
  package var metres: Double
  /// What the traveller calls it, for a word to the traveller alone.
  package var name: String

  package init(latitude: Double, longitude: Double, metres: Double, name: String) {
    self.latitude = latitude
    self.longitude = longitude
    self.metres = metres
    self.name = name
  }

  /// On a sphere, whose distances are those of the Earth but for half a percent, which are added.
  func holds(latitude other: Double, longitude otherLongitude: Double) -> Bool {
    // Most positions are somewhere else: 110 km are more than a degree of latitude anywhere.
    guard abs(other - latitude) * 110_000 <= metres * 1.01 else { return false }
    let (a, b) = (latitude * .pi / 180, other * .pi / 180)
    let (north, east) = (sin((b - a) / 2), sin((otherLongitude - longitude) * .pi / 360))
    let half = min(1, (north * north + cos(a) * cos(b) * east * east).squareRoot())
    return 2 * 6_371_008.8 * asin(half) <= metres * 1.005
  }
}
