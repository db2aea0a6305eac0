import Diagnostics
import TripModel
import TripPlanner

/// Says of each picture that is not in the site, or on no day, why (C2); what is the same of many is gathered later.
func checkPhotosLeftOut(_ plan: TripPlan) -> [Diagnostic] {
  let undated = plan.photos.filter { $0.day == nil }.map { onNoDay($0.photo.file) }
  let copies = plan.leftOut.count { if case .copy = $0.cause { true } else { false } }
  return undated
    + plan.leftOut.compactMap { photo in
      switch photo.cause {
      // A damaged picture has been told where it was read.
      case .damaged: nil
      // What the traveller does not want to see need not be told.
      case .byHand: nil
      case .copy(let other, let sameness):
        copy(photo.file, of: copies > mostNamed ? nil : other, sameness)
      case .withoutTime: withoutDay(photo.file)
      case .rejected(let rejection): rejected(rejection, photo.file)
      case .leftOut: leftOutByText(photo.file)
      case .beforeTrip, .afterTrip: plan.dates.map { beyond($0, photo.file) }
      }
    }
}

/// With more copies, a word on each would bury all others: they are gathered, and `--photos` lists them.
private let mostNamed = 8

private func copy(_ file: String, of other: String?, _ sameness: PictureSameness) -> Diagnostic {
  let name = other.map { "“\($0)”" } ?? "another picture"
  let message =
    switch sameness {
    case .bytes: "This is the same file as \(name), so the picture is shown once"
    case .otherFormat: "This is the same picture as \(name) in another format, so it is shown once"
    case .smaller: "This is a smaller copy of \(name), so only that is shown"
    case .shot: "This is the same shot as \(name), so it is shown once"
    }
  return Diagnostic(
    .note, .photoTwice, message, at: SourcePlace(file: file),
    advice: other == nil
      ? "`tripbook check --photos` says of each which picture it is."
      : sameness == .shot
        ? "To have this one instead, name it in an entry, or leave the other out in trip.yml." : nil)
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
