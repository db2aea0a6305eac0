package import Diagnostics
package import SiteOutput
package import TripModel

/// What of a trip is published, and with which pictures: the first half of planning, after which somebody may look at
/// the pixels of those that it shows, and of no others.
package struct TripSelection {
  private let publishing: Publishing
  private let planner: TripPlanner
  private let selected: SelectedPhotos

  /// Today is the day on which the site is made: nothing here reads a clock. For readers, what is kept back is taken
  /// out first; for the author it is marked. Without `zones` places do not tell their time, without `names` not what
  /// they are called. `root` are the folders of the site below which the trip's pages stand, `addresses` says under
  /// which names its files are published.
  package static func choose(
    from trip: Trip, today: LocalDate, for audience: Audience, zones: ZoneLookup, names: PlaceLookup,
    root: [String] = [], addresses: AddressPolicy = .open
  ) -> TripSelection {
    var trip = trip
    // What is kept back tells readers nothing, also not that it told a day.
    trip.wasUndated = trip.isUndated
    trip.before = FactsBefore(
      isUndatedPlan: trip.isUndatedPlan, isDatedBesideNames: trip.isDatedBesideNames,
      lastDayBeforeExif: trip.lastDayBeforeExif)
    let publishing = Publishing.decide(on: trip, for: audience, today: today, zones: zones, names: names)
    let once = publishing.trip.withEachPictureOnce().withEachTrackOnce()
    let planner = TripPlanner.prepare(
      for: once.countingBookings(), today: publishing.today, root: root,
      audience: audience, zones: zones, names: names, addresses: addresses)
    return TripSelection(
      publishing: publishing, planner: planner, selected: planner.selectPhotos(publishing.marks))
  }

  /// The pictures that the site shows, in the order of time, with their sizes and addresses.
  package var photos: [PhotoPlan] { selected.photos }

  /// The pictures of people and destinations, likewise.
  package var portraits: [PhotoPlan] { planner.portraits + planner.destinationPictures }

  /// Whether nothing remains that could be shown.
  package var isEmpty: Bool { publishing.diagnostics.contains { $0.code == .emptyTrip } }

  /// What is said of what is kept back.
  package var diagnostics: [Diagnostic] { publishing.diagnostics }

  /// The plan, finished, with what is known of pixels. Beside it stands what had to be left out of it.
  package func plan(_ media: MediaFacts = MediaFacts()) -> (plan: TripPlan, diagnostics: [Diagnostic]) {
    var planner = planner
    let plan = planner.plan(selected, media: media, marks: publishing.marks)
    return (plan, publishing.diagnostics + planner.diagnostics)
  }
}
