import Diagnostics
import TripModel
import TripNotation
import TripPlanning

/// Says of each camera that may have been left on another time how its pictures are read, and what to write if it was.
/// Of home it tells no more than the hours.
func checkCameraZones(_ plan: TripPlan) -> [Diagnostic] {
  plan.media.zoneDoubts.map { doubt in
    let count = doubt.files.count
    let model = NotationWriter.text(doubt.model, as: .flow)
    func line(_ shift: String) -> String { "`cameras: [{model: \(model), shift: \(shift)}]`" }
    let (why, advice): (String, String) =
      switch doubt.other {
      case .home(let seconds):
        (
          "local time of the trip",
          "If its clock was on the time of your home, write into trip.yml: \(line(ClockDifference.written(seconds))); "
            + "if it was right, `shift: 0h` there."
        )
      case .set(let day, let seconds):
        (
          "local time, also from \(day) on, when clocks were \(ClockDifference.words(abs(seconds))) "
            + (seconds > 0 ? "further on" : "further back"),
          "If its clock was not set then, write the right times into texts beside those pictures, as `date:`; "
            + "if it was, write into trip.yml: \(line("0h"))."
        )
      case .unknown:
        (
          "local time of the trip; other cameras write theirs",
          "If its clock was on another time, such as that of your home, write into trip.yml by how much it was behind "
            + "that of the trip; were it 3 hours, that is \(line("+3h")); if it was right, \(line("0h"))."
        )
      }
    var note = Diagnostic(
      .note, .cameraClockOff,
      "Nothing tells the zone of the camera “\(doubt.model)”: its \(count) pictures are read as \(why)",
      at: doubt.files.first.map { SourcePlace(file: $0) }, advice: advice)
    note.others = doubt.files.dropFirst().map { SourcePlace(file: $0) }
    return note
  }
}
