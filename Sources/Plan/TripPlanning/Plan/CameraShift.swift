/// By how much a camera's clock seems to have been wrong, and what tells so: proposed to the traveller, never applied.
package struct CameraShift: Hashable, Sendable {
  package enum Evidence: Hashable, Sendable {
    /// The satellites' time in its own pictures.
    case satellites
    /// Its pictures say where they were taken, and a track was there at another time.
    case track
    /// It was used together with this camera, whose clock was right.
    case camera(String)
  }

  package var model: String
  /// What is to be added to what its clock showed: seconds, positive for one that was behind. Beside the shift that
  /// trip.yml has already.
  package var seconds: Int
  /// The shift that trip.yml has already.
  package var written: Int
  package var evidence: Evidence
  /// How many of how many pictures, or groups of pictures, agree.
  package var agreeing: Int
  package var of: Int
  /// The first of its pictures.
  package var file: String

  /// What trip.yml has to say.
  package var total: Int { written + seconds }
}
