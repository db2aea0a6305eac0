import Diagnostics
import TripModel

/// How much was near private places.
struct RedactionTally {
  var photos = 0
  /// How many of each kind.
  var items: [ItemKind: Int] = [:]
  /// Rides with one end there and another elsewhere.
  var ends = 0
  var tracks = 0
  /// How much of them that is.
  var metresOfTracks = 0.0
  /// Days of whose ways nothing is left.
  var days = 0
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
        count(ends, "ride", "rides").map { "of \($0) the end there is kept back: its place and hour" },
        count(tracks, "track is", "tracks are").map { $0 + " cut" + ofTracks },
      ].compactMap(\.self) + leftOut + [unvisited].compactMap(\.self)
    guard let last = parts.last else { return nil }
    let all = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + ", and " + last
    return Diagnostic(
      .note, .nearHome, "Near home and in private zones, " + all, at: place,
      advice: "Check in the preview that your own texts and titles tell no more."
        + (days == 0
          ? ""
          : " A smaller circle is set by the `radius` of a private zone, which can stand in place of `home`: "
            + "`tripbook help privacy` says what it hides."),
      tellsTrip: .byMessage)
  }

  /// How much of the tracks is gone: days and tens of kilometres.
  ///
  /// Of a few tracks no length is told: along the roads it would lead from the edge of the circle to the door, and what a
  /// build says is often read by others.
  private var ofTracks: String {
    let tens = Int((metresOfTracks / 10_000).rounded())
    let way = tracks >= Self.fewTracks && tens > 0 ? "about \(tens * 10) km" : nil
    let all = days == 0 ? nil : "all that was recorded on \(days) \(days == 1 ? "day" : "days")"
    let parts = [way, all].compactMap(\.self)
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", and ")))"
  }

  private static let fewTracks = 5

  private func words(_ isMeant: (ItemKind) -> Bool) -> [String] {
    ItemKind.allCases.filter(isMeant).compactMap { kind in items[kind].map { kind.words($0) } }
  }

  private var leftOut: [String] {
    ItemKind.allCases.filter(\.goesWithItsPlace).compactMap { kind in
      items[kind].map { kind.words($0) + ($0 == 1 ? " is" : " are") + " left out" }
    }
  }
}
