import Diagnostics
import TripModel
import TripNotation
import TripPlanning

/// Says of each picture that is not in the site, or on no day, why; what is the same of many is gathered later. Who
/// took one in without a day knows that.
func checkPhotosLeftOut(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  let texts = textsWithoutDay(of: trip)
  let undated = plan.media.pictures.lazy
    .filter { $0.day == nil && !trip.settings.takeIn.contains($0.photo.file) }
    .map { photo in
      let file = photo.photo.file
      if texts[file] == nil, case .fileName = photo.photo.namedDay { return ofNameAlone(file) }
      return onNoDay(file, shownBy: texts[file])
    }
  let copies = plan.media.leftOut.count { if case .copy = $0.cause { true } else { false } }
  let cameras = CamerasOutsideTrip(trip, plan)
  var ways = WaysIn()
  return undated + cameras.notes
    + plan.media.leftOut.filter { !cameras.files.contains($0.file) }.compactMap { photo -> Diagnostic? in
      switch photo.cause {
      // A damaged picture has been told where it was read.
      case .damaged: nil
      // What the traveller does not want to see need not be told.
      case .byHand: nil
      // Papers are told all together, apart.
      case .paper: nil
      case .copy(let other, let sameness):
        copy(photo.file, of: copies > maxNamed ? nil : other, sameness)
      case .withoutTime: withoutDay(photo.file, shownBy: texts[photo.file], &ways)
      case .rejected(let rejection): rejected(rejection, photo.file, &ways)
      case .speck(let width, let height): speck(photo.file, width, height, &ways)
      case .leftOut(let text): leftOutByText(photo.file, text)
      case .beforeTrip, .afterTrip: plan.dates.map { beyond($0, photo.file, &ways) }
      }
    }
}

/// The text that shows each of these pictures and has no day itself: what is to be mended is that.
private func textsWithoutDay(of trip: Trip) -> [String: String] {
  var texts = trip.shownWithoutDay
  for entry in trip.entries where entry.day == nil && entry.dayNumber == nil && entry.folderEntry == nil {
    if case .moment = entry.time { continue }
    for file in entry.pictures.values { texts[file] = texts[file] ?? entry.file }
  }
  return texts
}

/// With more copies, a word on each would bury all others: they are gathered, and `--photos` lists them.
private let maxNamed = 8

private func copy(_ file: String, of other: String?, _ sameness: PictureSameness) -> Diagnostic {
  let name = other.map { "“\($0)”" } ?? "another picture"
  let message =
    switch sameness {
    case .bytes: "Same file as \(name); shown once"
    case .otherFormat: "Same picture as \(name) in another format; shown once"
    case .smaller: "Smaller copy of \(name); only that one is shown"
    case .shot: "Same shot as \(name); shown once"
    }
  return Diagnostic(
    .note, .photoTwice, message, at: SourcePlace(file: file),
    advice: other == nil
      ? "`tripbook check --photos` lists them."
      : sameness == .shot
        ? "To show this one instead, name it in an entry." : nil)
}

private func onNoDay(_ file: String, shownBy text: String?) -> Diagnostic {
  Diagnostic(
    .note, .photoWithoutTime, "Picture without a time: it is on no day, and shown after all others",
    at: SourcePlace(file: file),
    advice: text.map { "Give “\($0)”, which shows it, a day: then it is on that." }
      ?? "Show it in an entry to put it on that entry's day.")
}

/// Of a picture that tells a day in its name which is none of the trip.
private func ofNameAlone(_ file: String) -> Diagnostic {
  Diagnostic(
    .note, .photoWithoutTime,
    "Day in the name of the picture not used: nothing else says that the trip was then",
    at: SourcePlace(file: file),
    advice: "If you travelled then, write `start:` and `end:` into trip.yml: the picture is on its day.")
}

/// How a picture that was left out comes in. What is the same of many is told once, so of those with one message the first
/// is named.
private struct WaysIn {
  private var named: [String: String] = [:]

  /// The advice for a picture of which this is said.
  mutating func advice(
    _ message: String, _ file: String, _ start: String = "To show it anyway, use it in an entry"
  ) -> String {
    let first = named[message, default: file]
    named[message] = first
    let list = "photos: {take in: [\(NotationWriter.text(first, as: .flow))]}"
    return "\(start), or name it in trip.yml: `\(list)`."
  }
}

private func withoutDay(_ file: String, shownBy text: String?, _ ways: inout WaysIn) -> Diagnostic {
  let message = "Picture without a time left out: it has no day"
  return Diagnostic(
    .warning, .photoWithoutTime, message, at: SourcePlace(file: file),
    advice: text.map { "Give “\($0)”, which shows it, a day: then it is on that." }
      ?? ways.advice(message, file, "Show it in an entry"))
}

private func rejected(_ rejection: Photo.Rejection, _ file: String, _ ways: inout WaysIn) -> Diagnostic {
  let why =
    switch rejection {
    case .rated: "rejected in a photo program"
    case .thrownAway: "thrown away in its album"
    }
  let message = "Picture left out: \(why)"
  return Diagnostic(
    .note, .photoRejected, message, at: SourcePlace(file: file), advice: ways.advice(message, file))
}

private func speck(_ file: String, _ width: Int, _ height: Int, _ ways: inout WaysIn) -> Diagnostic {
  let message = "Picture left out: \(width) by \(height) pixels are no photo"
  return Diagnostic(
    .note, .photoRejected, message, at: SourcePlace(file: file), advice: ways.advice(message, file))
}

/// The text bears its name, or is a list of captions.
private func leftOutByText(_ file: String, _ text: String) -> Diagnostic {
  let names = [file, text].map { ($0.split(separator: "/").last ?? "").prefix { $0 != "." }.lowercased() }
  let isBeside = names[0].hasPrefix(names[1])
  return Diagnostic(
    .note, .photoRejected,
    isBeside ? "Picture left out by the text beside it" : "Picture left out by a list of captions",
    at: SourcePlace(file: file),
    advice: isBeside
      ? "To show it anyway, delete `leave out: yes` in that text."
      : "To show it anyway, delete the words in “\(text)” that say not to use it.")
}

private func beyond(_ dates: TripDates, _ file: String, _ ways: inout WaysIn) -> Diagnostic {
  let message = "Picture left out: not taken during the trip (\(dates.start.value) to \(dates.end.value))"
  return Diagnostic(
    .note, .photoOutsideTrip, message, at: SourcePlace(file: file), advice: ways.advice(message, file))
}
