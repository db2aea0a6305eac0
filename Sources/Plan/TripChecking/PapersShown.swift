import Diagnostics
import TripModel
import TripPlanning

/// That pictures look like papers or screens, on which names, addresses and numbers stand that nobody means to publish. Who
/// wrote a caption for one has looked at it.
func checkPapers(_ plan: TripPlan) -> [Diagnostic] {
  let files = plan.media.pictures.filter {
    $0.isPaperOrScreen && $0.caption == nil && $0.kept == nil
  }.map(\.photo.file)
  return files.isEmpty ? [] : [.papersShown(files)]
}

extension Diagnostic {
  fileprivate static func papersShown(_ files: [String]) -> Diagnostic {
    let subject =
      files.count == 1
      ? "A picture looks like a paper or a screen; look what it tells before you publish it"
      : "\(files.count) pictures look like papers or screens; look what they tell before you publish them"
    var warning = Diagnostic(
      .warning, .papersShown, subject, at: SourcePlace(file: files[0]),
      advice:
        "To keep one out, name it in trip.yml below `photos: leave out:`. A caption, in a text beside the picture, ends "
        + "this warning for it.")
    warning.others = files.dropFirst().map { SourcePlace(file: $0) }
    return warning
  }
}
