import Diagnostics
import TripModel

/// How much was near private places.
struct RedactionTally {
  var photos = 0
  /// How many of each kind.
  var items: [ItemKind: Int] = [:]
  var tracks = 0
  /// Places to go next.
  var destinations = 0

  func note(_ place: SourcePlace?) -> Diagnostic? {
    func count(_ number: Int, _ one: String, _ many: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let placeless =
      [
        count(photos, "photo", "photos")
      ].compactMap(\.self) + words { !$0.goesWithItsPlace }
    let many = photos + items.filter { !$0.key.goesWithItsPlace }.values.reduce(0, +)
    let unvisited = count(destinations, "destination is", "destinations are").map { $0 + " left out" }
    let parts =
      [
        placeless.isEmpty
          ? nil
          : "\(placeless.joined(separator: " and ")) \(many == 1 ? "has" : "have") neither position nor hour in "
            + "the site",
        count(tracks, "track is", "tracks are").map { $0 + " cut" },
      ].compactMap(\.self) + leftOut + [unvisited].compactMap(\.self)
    guard let last = parts.last else { return nil }
    let all = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + ", and " + last
    return Diagnostic(
      .note, .nearHome, "Near home and in private zones, " + all, at: place,
      advice: "Check in the preview that your own texts and titles tell no more.", tellsTrip: .byMessage)
  }

  private func words(_ isMeant: (ItemKind) -> Bool) -> [String] {
    ItemKind.allCases.filter(isMeant).compactMap { kind in items[kind].map { kind.words($0) } }
  }

  private var leftOut: [String] {
    ItemKind.allCases.filter(\.goesWithItsPlace).compactMap { kind in
      items[kind].map { kind.words($0) + ($0 == 1 ? " is" : " are") + " left out" }
    }
  }
}
