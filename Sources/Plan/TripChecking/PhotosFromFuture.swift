import Diagnostics
import TripModel
import TripNotation
import TripPlanning

/// Says of each camera which of its pictures count on days that are still to come: its clock was ahead. Where anything
/// else is as late, it is rather today that is another day, and nothing is wrong. Those whose time was not used, since it was
/// months from all else, have been told of before.
func checkPhotosFromFuture(_ plan: TripPlan) -> [Diagnostic] {
  let ahead = plan.media.pictures.filter { $0.isAhead(of: plan.today) }
  let cameras = Dictionary(grouping: ahead) { $0.photo.camera }
  let soon = plan.today + 1
  let isRatherToday =
    cameras.count > 1 || plan.journal.entries.contains { $0.day.value > soon }
    || plan.way.tracks.contains { track in track.days.contains { $0 > soon } }
  return cameras.map { camera, photos in
    fromFuture(photos, of: camera, today: plan.today, isRatherToday ? .note : .warning)
  }
  .sorted { ($0.place?.file ?? "") < ($1.place?.file ?? "") }
}

extension PhotoPlan {
  /// Whether a camera's clock puts it on a day that nobody has seen, anywhere on the Earth.
  fileprivate func isAhead(of today: LocalDate) -> Bool {
    photo.timeSource.isCamera && day.map { $0.value > today + 1 } ?? false
  }
}

private func fromFuture(
  _ photos: [PhotoPlan], of camera: Camera, today: LocalDate, _ severity: Severity
) -> Diagnostic {
  let files = photos.map(\.photo.file).sorted()
  let days = photos.compactMap(\.day?.value).sorted()
  let (first, last) = (days.first ?? today, days.last ?? today)
  let when = first == last ? "on \(first)" : "from \(first) to \(last)"
  var warning = Diagnostic(
    severity, .photoFromFuture,
    files.count == 1
      ? "Picture from the future: taken \(when) by its camera's clock, and today is \(today)"
      : "\(files.count) pictures from the future: taken \(when) by their camera's clock, and today is \(today)",
    at: files.first.map { SourcePlace(file: $0) }, advice: advice(camera, files, daysAhead: last - today))
  warning.others = files.dropFirst().map { SourcePlace(file: $0) }
  return warning
}

/// The least by which the clock was ahead shows the form; how much it was the traveller knows.
private func advice(_ camera: Camera, _ files: [String], daysAhead: Int) -> String {
  let name = files.first?.split(separator: "/").last ?? ""
  let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
  let beside = "rite the day into “\(stem).md” beside it, as `date: YYYY-MM-DD`."
  guard let model = camera.model else { return "W" + beside }
  let item = "{model: \(NotationWriter.text(model, as: .flow)), shift: -\(daysAhead) days}"
  return "Write into trip.yml by how much its clock was ahead, at least this: `cameras: [\(item)]`; or w"
    + beside
}
