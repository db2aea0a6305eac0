import Diagnostics
import TripModel
import TripPlanning

/// A clock that is set right for a camera which took none of the pictures is probably a misspelt model.
func checkCameraClocks(of trip: Trip) -> [Diagnostic] {
  let models = Set(trip.photos.compactMap { $0.camera.model })
  guard !trip.photos.isEmpty else { return [] }
  let told =
    models.isEmpty
    ? "No picture says which camera took it."
    : "Cameras in the pictures: \(models.sorted().prefix(4).map { "“\($0)”" }.joined(separator: ", "))."
  let cameras = Set(trip.photos.map { $0.camera })
  let unknown = trip.settings.cameraClocks.filter { clock in
    !cameras.contains { WrittenShifts.isName(clock.model, of: $0) }
  }
  return unknown.map { clock in
    let near = Spelling.nearest(
      to: clock.model, among: Set(cameras.flatMap(WrittenShifts.names)).sorted())
    return Diagnostic(
      .warning, .cameraNotFound, "No picture from the camera “\(clock.model)”",
      at: clock.place,
      advice: near.map { "Did you mean “\($0)”?" } ?? told)
  }
}
