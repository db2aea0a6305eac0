import Diagnostics
import TripModel
import TripNotation
import TripPlanning

/// Says of each camera which of its pictures have a GPS time that their camera's clock cannot have shown in any zone: the
/// day of such a picture may be wrong.
func checkSatelliteDates(_ plan: TripPlan) -> [Diagnostic] {
  plan.media.satelliteDoubts.map { doubt in
    var note = Diagnostic(
      .note, .gpsDateDiffers, doubt.message, at: doubt.files.first.map { SourcePlace(file: $0) },
      advice: "The clock's date is used, since some cameras write a wrong GPS date. " + doubt.wayOut)
    note.others = doubt.files.dropFirst().map { SourcePlace(file: $0) }
    return note
  }
}

extension SatelliteDoubt {
  fileprivate var message: String {
    let by = ClockDifference.words(abs(seconds)) + (seconds > 0 ? " behind" : " ahead of")
    guard files.count > 1 else {
      return "Date of the picture in doubt: its camera's clock (\(day)) is \(by) the GPS time in it"
    }
    let whose = camera.model.map { "the clock of the camera “\($0)”" } ?? "their camera's clock"
    let span = isConstant ? by : "a day or more off"
    return "Dates of \(files.count) pictures in doubt: \(whose) is \(span) the GPS time in them"
  }

  /// Nothing tells which of the two times is wrong, so there is a way for both.
  fileprivate var wayOut: String {
    guard isConstant, let model = camera.model else { return byHand }
    let name = NotationWriter.text(model, as: .flow)
    let item = "{model: \(name), shift: \(ClockDifference.written(total))}"
    let right = "if it was right, write `shift: 0h` there."
    if total == 0 {
      return "If the clock was right without its shift, write `shift: 0h` below `cameras` in trip.yml."
    }
    if written != 0 {
      return
        "If the clock is still wrong, correct its line below `cameras` in trip.yml: `- \(item)`; \(right)"
    }
    return "If the clock was wrong, write into trip.yml: `cameras: [\(item)]`; \(right)"
  }

  private var byHand: String {
    let name = files.first?.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return "Write the right one into “\(stem).md” beside it, as `date: \(day)`, also where it is this."
  }
}
