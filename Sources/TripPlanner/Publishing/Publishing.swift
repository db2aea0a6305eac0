import Diagnostics
import TripModel

/// The first step of a plan, and the only one that keeps anything back: what it leaves in the library is
/// published, and nothing later asks again.
///
/// What remains is what the folder would say if everything kept back were deleted from it by hand.
struct Publishing {
  private(set) var library: Library
  private(set) var diagnostics: [Diagnostic] = []
  /// For the author, what readers will not get of each trip; empty for readers, who get no marks.
  private(set) var marks: [KeptMarks] = []

  /// The day on which readers see the trips: today, or the last day that a delay publishes.
  private(set) var today: LocalDate

  init(
    _ library: Library, for audience: Audience, today: LocalDate, zones: ZoneLookup = .unknown,
    names: PlaceLookup = .unknown
  ) {
    self.library = library
    self.today = today
    for index in library.trips.indices {
      // Before all else: whatever is worked out further down must not have seen a private place, in a preview either.
      let hidden = Withholding(library.trips[index], zones: zones, names: names)
      let trip = hidden?.trip ?? library.trips[index]
      if let note = hidden?.note { diagnostics.append(note) }
      let delay = PublishDelay(trip, today: today, zones: zones, names: names)
      let marked = delay?.marked(trip) ?? trip
      let whole = marked.keepingBackPictures()
      var publishing = TripPublishing(whole, today: today)
      if let delay {
        publishing.trip = delay.cut(publishing.trip)
        if audience == .readers { self.today = min(self.today, delay.lastDay) }
      }
      diagnostics += publishing.diagnostics
      switch audience {
      case .readers: self.library.trips[index] = publishing.trip
      case .author:
        self.library.trips[index] = trip
        marks.append(KeptMarks(of: whole, published: publishing.trip, today: today))
      }
    }
  }
}

extension Trip {
  /// What keeps a file back keeps the picture back that it holds, whatever other files hold it.
  fileprivate func keepingBackPictures() -> Trip {
    guard !filesKeptBack.isEmpty else { return self }
    var trip = self
    let same = SamePictures(self)
    for index in filesKeptBack.indices {
      trip.filesKeptBack[index].files = same.expanded(filesKeptBack[index].files)
    }
    return trip
  }
}
