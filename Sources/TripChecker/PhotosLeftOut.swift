import Diagnostics
import TripModel
import TripPlanner

/// Says which pictures are not in the site, or on no day, and why (C2): one for each reason, naming the first few.
func checkPhotosLeftOut(_ plan: TripPlan) -> [Diagnostic] {
  var withoutTime: [String] = []
  var outside: [String] = []
  for photo in plan.leftOut {
    switch photo.cause {
    // A damaged picture has been told where it was read.
    case .damaged: break
    case .withoutTime: withoutTime.append(photo.file)
    case .beforeTrip, .afterTrip: outside.append(photo.file)
    }
  }
  let undated = plan.photos.filter { $0.day == nil }.map(\.photo.file)
  return [
    onNoDay(undated), withoutDay(withoutTime), plan.dates.flatMap { beyond($0, outside) },
  ].compactMap(\.self)
}

private func onNoDay(_ files: [String]) -> Diagnostic? {
  files.first.map { first in
    Diagnostic(
      .note, .photoWithoutTime, "\(count(files)) no time, so no day could be found: \(list(files))",
      at: SourcePlace(file: first),
      advice: "Such pictures are shown after all others. Shown in an entry, they are on that entry's day.")
  }
}

private func withoutDay(_ files: [String]) -> Diagnostic? {
  files.first.map { first in
    Diagnostic(
      .warning, .photoWithoutTime, "\(count(files)) no time, so no day could be found: \(list(files))",
      at: SourcePlace(file: first),
      advice: "Show it in an entry: then it is in, on that entry's day. "
        + "Or name it in trip.yml under `photos: take in:`.")
  }
}

private func beyond(_ dates: TripDates, _ files: [String]) -> Diagnostic? {
  files.first.map { first in
    Diagnostic(
      .note, .photoOutsideTrip,
      "\(count(files)) a time outside the trip (\(dates.start.value) to \(dates.end.value)): \(list(files))",
      at: SourcePlace(file: first),
      advice:
        "To have one in all the same, show it in an entry, or name it in trip.yml under `photos: take in:`."
    )
  }
}

private func count(_ files: [String]) -> String {
  files.count == 1 ? "One picture has" : "\(files.count) pictures have"
}
