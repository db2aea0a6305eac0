import TripModel

/// What is around places to go next: sights that were saved, and offices where money is changed.
struct DestinationSurroundings {
  private let sights: NeighbourIndex<DestinationContents.Sight>
  private let changers: NeighbourIndex<DestinationContents.Changer>

  /// Metres from a destination, and how many are told.
  private static let ofSights = (metres: 30_000.0, most: 12)
  private static let ofChangers = (metres: 10_000.0, most: 20)

  init(_ contents: DestinationContents) {
    sights = NeighbourIndex(
      contents.sights.filter { contents.isOpen($0.coordinate) }.map { ($0.coordinate, $0) })
    changers = NeighbourIndex(
      contents.changers.filter { contents.isOpen($0.coordinate) }.map { ($0.coordinate, $0) })
  }

  /// The nearest first. What several trips saved is told once.
  func sights(around place: Coordinate?) -> [DestinationSight] {
    guard let place else { return [] }
    var told: [(name: PlaceKey, coordinate: Coordinate)] = []
    var found: [DestinationSight] = []
    for (sight, metres) in sights.within(Self.ofSights.metres, of: place) {
      let name = PlaceKey(sight.name)
      let isTold = told.contains { other in
        other.name == name && other.coordinate.distance(to: sight.coordinate) <= Nearness.entryReach
      }
      if isTold { continue }
      told.append((name, sight.coordinate))
      found.append(
        DestinationSight(name: sight.name, category: sight.category, metres: metres, page: sight.page))
      if found.count == Self.ofSights.most { break }
    }
    return found
  }

  /// The nearest first.
  func changers(around place: Coordinate?) -> [MoneyChanger] {
    guard let place else { return [] }
    return changers.within(Self.ofChangers.metres, of: place).prefix(Self.ofChangers.most).map { office in
      MoneyChanger(office.element, metres: office.metres)
    }
  }
}
