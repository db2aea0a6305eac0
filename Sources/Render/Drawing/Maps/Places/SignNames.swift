import Basemap
import TripModel

/// What signs that stand for several places are called: by the towns in which these lie.
struct SignNames {
  let content: MapContent
  /// Nil where none are to be looked up.
  let names: PlaceNames?
  let wording: MapWording

  /// No more places of one sign are asked for their town: of thousands a few tell as much.
  private static let mostAsked = 40

  /// What most of its places are called themselves, else their town; nil where that is neither.
  func name(of members: [Marker.Source]) -> String? {
    let marks = members.prefix(Self.mostAsked).compactMap { member -> MapMark? in
      guard case .mark(let index) = member else { return nil }
      return content.marks[index]
    }
    return Self.most(marks.map(\.name)) ?? Self.most(marks.map { town(at: $0.coordinate) })
  }

  private func town(at place: Coordinate) -> String {
    let known = names?.name(latitude: place.latitude, longitude: place.longitude)
    guard let known, known.isInTown, let town = known.town else { return "" }
    return wording.town(town)
  }

  /// The one that more than half of them are.
  private static func most(_ names: [String]) -> String? {
    let counts = names.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return names.first { !$0.isEmpty && 2 * counts[$0, default: 0] > names.count }
  }
}
