import Diagnostics
import Explanations
import TripModel
import TripPlanning

/// Why readers get nothing of a file, though it says nothing of that itself: its trip does.
struct WhyUnpublished {
  let trip: CompiledTrip
  /// What keeps the whole trip from being built.
  let blocked: Blocked?

  func causes(for file: String) -> [Withholding] {
    if let place = blocked?.privateAt { return [.ofTrip(saidAt: place)] }
    if let doubt = blocked?.doubts.first { return [.inDoubt(doubt.place)] }
    guard let day = firstDay(of: file) else { return [] }
    return [.delay(until: day)]
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
