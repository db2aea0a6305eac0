import Diagnostics
import TripModel
import TripPlanner

/// Says of each picture that is not in the site, or on no day, why (C2); what is the same of many is gathered later.
func checkPhotosLeftOut(_ plan: TripPlan) -> [Diagnostic] {
  let undated = plan.photos.filter { $0.day == nil }.map { onNoDay($0.photo.file) }
  return undated
    + plan.leftOut.compactMap { photo in
      switch photo.cause {
      // A damaged picture has been told where it was read.
      case .damaged: nil
      case .withoutTime: withoutDay(photo.file)
      case .rejected(let rejection): rejected(rejection, photo.file)
      case .leftOut: leftOutByText(photo.file)
      case .beforeTrip, .afterTrip: plan.dates.map { beyond($0, photo.file) }
      }
    }
}

private func onNoDay(_ file: String) -> Diagnostic {
  Diagnostic(
    .note, .photoWithoutTime, "This picture has no time, so it is on no day and is shown after all others",
    at: SourcePlace(file: file), advice: "Show it in an entry: then it is on that entry's day.")
}

private func withoutDay(_ file: String) -> Diagnostic {
  Diagnostic(
    .warning, .photoWithoutTime, "This picture has no time, so no day was found for it and it was left out",
    at: SourcePlace(file: file),
    advice:
      "Show it in an entry, and it is on that entry's day; or name it in trip.yml: `photos: {take in: [scan.jpg]}`."
  )
}

private func rejected(_ rejection: Photo.Rejection, _ file: String) -> Diagnostic {
  let why =
    switch rejection {
    case .rated: "was rejected in a photo program"
    case .thrownAway: "was thrown into the bin of the album that it comes from"
    }
  return Diagnostic(
    .note, .photoRejected, "This picture \(why), so it was left out", at: SourcePlace(file: file),
    advice:
      "To have it in all the same, show it in an entry, or name it in trip.yml: `photos: {take in: [belem.jpg]}`."
  )
}

private func leftOutByText(_ file: String) -> Diagnostic {
  Diagnostic(
    .note, .photoRejected, "The text beside this picture leaves it out", at: SourcePlace(file: file),
    advice: "To have it in all the same, take `leave out: yes` out of that text.")
}

private func beyond(_ dates: TripDates, _ file: String) -> Diagnostic {
  Diagnostic(
    .note, .photoOutsideTrip,
    "This picture was not taken during the trip (\(dates.start.value) to \(dates.end.value)), so it was left out",
    at: SourcePlace(file: file),
    advice:
      "To have it in all the same, show it in an entry, or name it in trip.yml: `photos: {take in: [ticket.jpg]}`."
  )
}
