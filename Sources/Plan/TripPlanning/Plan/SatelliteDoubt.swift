package import TripModel

/// Pictures of one camera whose GPS time is no moment that a clock of any zone could have shown so: told to the traveller,
/// who alone knows which of the two is right. The camera's clock counts.
package struct SatelliteDoubt: Hashable, Sendable {
  package var camera: Camera
  /// In the order of their names, never empty.
  package var files: [String]
  /// The day by the clock of the first file.
  package var day: LocalDate
  /// What is to be added to the clock to agree with the satellites, by most of the pictures: seconds, positive for a
  /// clock that was behind, beside the shift that trip.yml has already.
  package var seconds: Int
  /// The shift that trip.yml has already.
  package var written: Int
  /// Whether that one shift would put most of the camera's pictures with GPS time right, and none wrong that is right.
  package var isConstant: Bool

  /// What trip.yml has to say.
  package var total: Int { written + seconds }
}
