import Diagnostics
import TripModel

/// Search engines want absolute addresses of a site that they may list.
func checkAddress(of trip: Trip) -> [Diagnostic] {
  guard trip.settings.visibility == .listed, trip.settings.address == nil else { return [] }
  return [
    Diagnostic(
      .note, .noAddress,
      "The trip is public and does not say its address, so search engines get no list of its pages",
      at: SourcePlace(file: "trip.yml"),
      advice: "Add the address at which the site will stand, such as `url: https://example.org/lisbon/`.")
  ]
}
