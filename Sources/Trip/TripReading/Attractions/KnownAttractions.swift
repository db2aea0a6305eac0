import TripModel

/// Attractions by their names, to be asked whether one was saved before.
struct KnownAttractions {
  private var byName: [String: [Int]] = [:]

  /// Metres within which two of one name are the same.
  private static let reach = 100.0
  /// So many of one name are looked at: nobody has more museums around the corner.
  private static let maxOfOneName = 20

  mutating func add(_ attraction: Attraction, at index: Int) {
    byName[Self.key(attraction), default: []].append(index)
  }

  func index(of attraction: Attraction, among attractions: [Attraction]) -> Int? {
    byName[Self.key(attraction)]?.prefix(Self.maxOfOneName).first {
      Self.isSame(attractions[$0].at?.value, attraction.at?.value)
    }
  }

  private static func key(_ attraction: Attraction) -> String { attraction.name.lowercased() }

  private static func isSame(_ one: NamedPlace?, _ other: NamedPlace?) -> Bool {
    if let here = one?.coordinate, let there = other?.coordinate { return here.distance(to: there) <= reach }
    return one?.coordinate == nil && other?.coordinate == nil
      && one?.name?.lowercased() == other?.name?.lowercased()
  }
}
