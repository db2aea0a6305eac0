import Diagnostics
import TripModel

/// The first step of a plan, and the only one that keeps anything back: what it leaves of the trip is
/// published, and nothing later asks again.
///
/// What remains is what the folder would say if everything kept back were deleted from it by hand.
struct Publishing {
  let trip: Trip
  let diagnostics: [Diagnostic]
  /// For the author, what readers will not get; nil for readers, who get no marks.
  let marks: KeptMarks?
  /// The day on which readers see the trip: today, or the last day that a delay publishes.
  let today: LocalDate

  static func decide(
    on whole: Trip, for audience: Audience, today: LocalDate, zones: ZoneLookup = .unknown,
    names: PlaceLookup = .unknown
  ) -> Publishing {
    var whole = whole.withoutOutlines()
    whole.people = whole.people.published(on: today)
    whole.destinations = whole.destinations.published(on: today)
    // Before all else: whatever is worked out further down must not have seen a private place, in a preview either.
    let hidden = Redaction.apply(to: whole, zones: zones, names: names)
    let trip = hidden?.trip ?? whole
    let delay = PublishDelay.gather(from: trip, today: today, zones: zones, names: names)
    let marked = (delay?.marked(trip) ?? trip).keepingBackCopies()
    var publishing = TripPublishing.keepBack(in: marked, today: today)
    if let delay { publishing.trip = delay.cut(publishing.trip) }
    let diagnostics = [hidden?.note].compactMap(\.self) + publishing.diagnostics
    switch audience {
    case .readers:
      return Publishing(
        trip: publishing.trip, diagnostics: diagnostics, marks: nil,
        today: delay.map { min(today, $0.lastDay) } ?? today)
    case .author:
      let marks = KeptMarks(of: marked, published: publishing.trip, today: today)
      return Publishing(trip: trip, diagnostics: diagnostics, marks: marks, today: today)
    }
  }
}

extension Trip {
  /// What keeps a file back keeps the picture or the way back that it holds, whatever other files hold it.
  fileprivate func keepingBackCopies() -> Trip {
    guard !filesKeptBack.isEmpty else { return self }
    var trip = self
    let same = SamePictures.find(in: self)
    for index in filesKeptBack.indices {
      trip.filesKeptBack[index].files = withSameTracks(same.expanded(filesKeptBack[index].files))
    }
    return trip
  }
}
