import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// What so many places of one kind are called that their list is an index: without the words that several begin with, since
/// what all of them are stands above it.
struct IndexNames {
  private let names: [PlaceID: String]

  /// As many have hardly more than their names in the list.
  private static let fewest = 24

  init(_ places: [PlacePlan]) {
    let kinds = Set(places.map(\.category))
    guard places.count >= Self.fewest, kinds.count == 1, !kinds.contains(nil) else {
      names = [:]
      return
    }
    let short = ListedNames.short(places.map(\.title))
    names = Dictionary(uniqueKeysWithValues: zip(places.map(\.id), short))
  }

  /// The line of a place, called so.
  func named(_ line: Record, of place: PlaceID) -> Record {
    names[place].map { line.with(["title": .text($0.withStarsHeld)]) } ?? line
  }
}
