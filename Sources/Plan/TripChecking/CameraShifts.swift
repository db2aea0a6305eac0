import TripModel
import Diagnostics
import TripNotation
import TripPlanning

/// Proposes what to write for a camera whose clock seems to have been wrong. Nothing is changed by itself, and no word
/// says that it was. Where much of the trip has no place for that, it is more than a note.
func checkCameraShifts(_ plan: TripPlan) -> [Diagnostic] {
  let all = plan.media.pictures.count
  return plan.media.cameraShifts.map { shift in
    let placeless = shift.placeless(among: plan.media.pictures)
    let isMuch = placeless * 3 > all
    let cost = isMuch ? ". \(placeless) of the trip’s \(all) pictures have no place until that is right" : ""
    return Diagnostic(
      isMuch ? .warning : .note, .cameraClockOff,
      "Clock of the camera “\(shift.model)” \(shift.error): \(shift.proof)\(cost)",
      at: SourcePlace(file: shift.file), advice: shift.advice)
  }
}

extension CameraShift {
  /// How many pictures of the camera have no place, though another was carried along that may tell it.
  fileprivate func placeless(among pictures: some Sequence<PhotoPlan>) -> Int {
    guard case .camera = evidence else { return 0 }
    return pictures.count { $0.photo.camera.model == model && $0.position == nil }
  }

  /// `1 h 3 min behind`.
  fileprivate var error: String { ClockDifference.words(abs(seconds)) + (seconds > 0 ? " behind" : " ahead") }

  fileprivate var proof: String {
    let counts = agreeing == of ? "all \(of)" : "\(agreeing) of \(of)"
    return switch evidence {
    case .satellites: "\(counts) of its pictures with GPS time say so"
    case .track:
      "\(counts) of its pictures with a position fit your track at that other time"
    case .camera(let other):
      "\(ClockDifference.words(abs(seconds))) \(seconds > 0 ? "later" : "earlier"), "
        + "\(counts) of its groups of pictures would begin together with one of the camera “\(other)”"
    }
  }

  fileprivate var advice: String {
    let model = NotationWriter.text(model, as: .flow)
    let item = "{model: \(model), shift: \(ClockDifference.written(total))}"
    let zone = seconds % 1800 == 0 && abs(seconds) <= 14 * 3600
    let meaning = "Nothing is changed yet. " + (zone ? "It may have been left on another time zone. " : "")
    if total == 0 { return meaning + "Delete its line below `cameras` in trip.yml." }
    if written != 0 { return meaning + "Correct its line below `cameras` in trip.yml: `- \(item)`." }
    return meaning + "If that is right, write into trip.yml: `cameras: [\(item)]`."
  }
}
