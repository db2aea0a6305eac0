import Diagnostics
import TripModel
import TripNotation
import TripPlanning

/// That pictures look like papers or screens, on which names, addresses and numbers stand that nobody means to publish: those
/// that are kept back, and those that a text or a list shows. Who wrote a caption for one, or took it in, has looked at it.
func checkPapers(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  let kept = plan.media.leftOut.filter { $0.cause == .paper }.map(\.file)
  let shown = plan.media.pictures.filter {
    $0.isPaperOrScreen && $0.caption == nil && $0.kept == nil
      && !trip.settings.takeIn.contains($0.photo.file)
  }.map(\.photo.file)
  return [kept.isEmpty ? nil : .papersKept(kept), shown.isEmpty ? nil : .papersShown(shown)]
    .compactMap(\.self)
}

extension Diagnostic {
  fileprivate static func papersKept(_ files: [String]) -> Diagnostic {
    let list = "photos: {take in: [\(NotationWriter.text(files[0], as: .flow))]}"
    return papers(
      files,
      files.count == 1
        ? "A picture looks like a paper or a screen, and is kept back: names and numbers may stand on it"
        : "\(files.count) pictures look like papers or screens, and are kept back: names and numbers may "
          + "stand on them",
      advice: "Look what \(files.count == 1 ? "it tells" : "each tells"). To show one all the same, use it "
        + "in an entry, give it a caption, in a text beside the picture, or name it in trip.yml: `\(list)`.")
  }

  fileprivate static func papersShown(_ files: [String]) -> Diagnostic {
    papers(
      files,
      files.count == 1
        ? "A picture that is shown looks like a paper or a screen; look what it tells before you publish it"
        : "\(files.count) pictures that are shown look like papers or screens; look what they tell before you "
          + "publish them",
      advice:
        "To keep one out, name it in trip.yml below `photos: leave out:`. A caption, in a text beside the picture, ends "
        + "this warning for it.")
  }

  private static func papers(_ files: [String], _ subject: String, advice: String) -> Diagnostic {
    var warning = Diagnostic(
      .warning, .papersShown, subject, at: SourcePlace(file: files[0]), advice: advice)
    warning.others = files.dropFirst().map { SourcePlace(file: $0) }
    return warning
  }
}
