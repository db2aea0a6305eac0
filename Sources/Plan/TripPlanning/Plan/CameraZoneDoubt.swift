package import TripModel

/// A camera of which nothing tells on whose time its clock was, on a trip where that makes a difference: its pictures are
/// read as by clocks of the place.
package struct CameraZoneDoubt: Hashable, Sendable {
  package enum Other: Hashable, Sendable {
    /// Clocks at home show another time all the while: what is to be added to their time for that of the trip, in seconds.
    case home(seconds: Int)
    /// Clocks of the trip were set on this day, and maybe later again, by so many seconds.
    case set(LocalDate, seconds: Int)
    /// Nothing tells where home is; other cameras write their zones.
    case unknown
  }

  package var model: String
  /// In the order of their names, never empty.
  package var files: [String]
  package var other: Other
}
