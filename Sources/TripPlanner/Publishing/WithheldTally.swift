import Diagnostics
import TripModel

/// How much was near private places.
struct WithheldTally {
  var photos = 0
  var entries = 0
  var events = 0
  var pins = 0
  var attractions = 0
  var tracks = 0

  func note(_ place: SourcePlace?) -> Diagnostic? {
    func count(_ number: Int, _ one: String, _ many: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let placeless = [
      count(photos, "photo", "photos"), count(entries, "entry", "entries"), count(events, "event", "events"),
    ].compactMap(\.self)
    let parts = [
      placeless.isEmpty
        ? nil
        : "\(placeless.joined(separator: " and ")) \(photos + entries + events == 1 ? "has" : "have") neither position nor hour in the site",
      count(tracks, "track is", "tracks are").map { $0 + " cut" },
      count(pins, "pin is", "pins are").map { $0 + " left out" },
      count(attractions, "attraction is", "attractions are").map { $0 + " left out" },
    ].compactMap(\.self)
    guard let last = parts.last else { return nil }
    let all = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + ", and " + last
    return Diagnostic(
      .note, .nearHome, "Near home and in private zones, " + all, at: place,
      advice: "Check in the preview that your own texts and titles tell no more.")
  }
}
