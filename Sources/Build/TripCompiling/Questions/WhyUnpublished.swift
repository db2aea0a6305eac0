import Diagnostics
import TripModel
import TripPlanning

/// Why readers get nothing of a file, though it says nothing of that itself: its trip does.
struct WhyUnpublished {
  let trip: CompiledTrip
  /// What keeps the whole trip from being built.
  let blocked: Blocked?

  /// For the author.
  func sentences(on file: String) -> [String] {
    if let place = blocked?.privateAt {
      guard !place.isTripFolder else {
        return ["Readers do not get it: this trip is private by the name of a folder of its library."]
      }
      let line = place.span.map { "line \($0.line) of " } ?? ""
      return ["Readers do not get it: nobody else may see this trip, says \(line)\(place.file)."]
    }
    if let doubt = blocked?.doubts.first {
      let file = doubt.place.flatMap { $0.isTripFolder ? nil : " of " + $0.path } ?? ""
      return ["Readers do not get it: nothing of this trip is built before what is said\(file) is mended."]
    }
    guard let day = firstDay(of: file) else { return [] }
    return ["Readers get it from \(day) on, by the `publish delay` of the trip."]
  }

  /// When the publish delay gives an entry or a picture away; nil where it has, and where it never does since that is
  /// kept back by itself.
  private func firstDay(of file: String) -> LocalDate? {
    guard let delay = trip.trip.settings.publishDelay?.value, delay > 0 else { return nil }
    let entry = trip.plan.journal.entries.first { $0.file == file }
    let photo = trip.plan.media.photos.first { $0.photo.file == file }
    guard let day = entry?.day.value ?? photo?.day?.value, day > trip.today - delay else { return nil }
    switch entry?.kept ?? photo?.kept {
    case nil, .until: break
    case .draft, .isPrivate, .from, .nearHome, .withOthers: return nil
    }
    return day + delay
  }
}
