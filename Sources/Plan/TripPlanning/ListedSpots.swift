import TripModel

/// What the traveller listed by name and position, to be asked whether a mark on a map is one of these: who collects ideas
/// writes some of them into a list and marks them on a map as well.
struct ListedSpots {
  private let pins: NeighbourIndex<NameLikeness>
  private let ideas: NeighbourIndex<NameLikeness>

  /// Metres within which two things of a like name are one.
  private static let reach = 50.0

  /// What is kept back stands for nothing: readers get the mark.
  init(_ trip: Trip) {
    pins = NeighbourIndex(
      trip.pins.filter(\.keptBack.isEmpty).map { ($0.coordinate, NameLikeness($0.title)) })
    ideas = NeighbourIndex(
      trip.attractions.filter(\.keptBack.isEmpty).compactMap { idea in
        idea.at?.value.coordinate.map { ($0, NameLikeness(idea.name)) }
      })
  }

  /// Whether it is a pin, or, where nobody is known to have been at it, an idea.
  func hold(_ name: String, at place: Coordinate, isPlanned: Bool) -> Bool {
    let name = NameLikeness(name)
    let near = pins.within(Self.reach, of: place) + (isPlanned ? ideas.within(Self.reach, of: place) : [])
    return near.contains { name.meansSame(as: $0.element) }
  }
}
