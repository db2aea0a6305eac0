import Diagnostics
import TripModel
import TripPlanning

/// That a trip has nothing to show yet, and how to begin. Not where it is known when it is to be or where it goes: that is a page to show;
/// nor where something is there that is kept back or left out, of which more is told elsewhere.
func checkBeginning(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  guard plan.dates == nil, !plan.way.leadsSomewhere, trip.holdsNothing else { return [] }
  return [.nothingYet(trip)]
}

extension Trip {
  /// Whether it is settings and nothing else.
  fileprivate var holdsNothing: Bool {
    var holdsItem = false
    forEachItem { _ in holdsItem = true }
    return !holdsItem && photos.isEmpty && setAside.isEmpty && leftOut.isEmpty && filesKeptBack.isEmpty
      && tracks.isEmpty && maps.isEmpty && media.isEmpty && weather.isEmpty && people.isEmpty
      && destinations.isEmpty && budget == nil
  }
}

extension Diagnostic {
  fileprivate static func nothingYet(_ trip: Trip) -> Diagnostic {
    Diagnostic(
      .note, .nothingYet, "Nothing to show yet: no text, picture, track or plan, no day and no destination",
      at: trip.hasOwnFile ? SourcePlace(file: "trip.yml") : nil,
      advice:
        "Add a photo, or an entry such as journal/2026-05-03-belem.md; or write `start:` and `destination:` into "
        + "trip.yml, to announce it.")
  }
}
