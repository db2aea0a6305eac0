import TripModel

/// One spelling for a town that one trip calls `Cadiz` and another `Cádiz`: a traveller's own word for it reaches only
/// their trip, and shared pages would have two towns.
enum TownSpelling {
  /// Metres between two spots of one town.
  private static let reach = 10_000.0

  private struct Key: Hashable {
    var name: PlaceKey
    var country: String?
  }

  /// How a trip spells a town.
  private struct Word: Hashable {
    var town: Key
    var spelling: String
    var trip: TripNumber
  }

  /// A spot of the town where it is spelled so, and whatever else the trip has there.
  private struct Use {
    var spelling: String
    var spot: Coordinate
    var drafts: [Int]
  }

  /// A way to write a town's name, and where trips write it so.
  private struct Spelling {
    var name: String
    var fullness: FullnessOfName
    var spots: NeighbourIndex<String>
  }

  /// The drafts with each town spelled as fully as any trip near by spells it; stops called by it likewise.
  static func settled(_ drafts: [PointDraft]) -> [PointDraft] {
    var drafts = drafts
    for uses in uses(of: drafts) {
      let alike = Dictionary(grouping: uses, by: \.spelling)
      guard alike.count > 1 else { continue }
      let spellings = Array(alike.keys).byFullness.map { name, fullness in
        Spelling(
          name: name, fullness: fullness,
          spots: NeighbourIndex((alike[name] ?? []).map { ($0.spot, $0.spelling) }))
      }
      for use in uses {
        let own = FullnessOfName(use.spelling)
        let fuller = spellings.prefix { $0.fullness > own }
        let found = fuller.first { $0.spots.nearest(within: reach, of: use.spot) != nil }
        guard let town = found?.name else { continue }
        for index in use.drafts { drafts[index].call(town: town) }
      }
    }
    return drafts
  }

  /// The uses of each town's name, in the order of the drafts.
  private static func uses(of drafts: [PointDraft]) -> [[Use]] {
    var places: [Key: Int] = [:]
    var known: [Word: Int] = [:]
    var towns: [[Use]] = []
    for (index, point) in drafts.lazy.map(\.point).enumerated() {
      guard let town = point.town else { continue }
      let key = Key(name: PlaceKey(town), country: point.country)
      let place = places[key] ?? towns.count
      if place == towns.count {
        places[key] = place
        towns.append([])
      }
      let word = Word(town: key, spelling: town, trip: point.trip)
      if let use = known[word] {
        towns[place][use].drafts.append(index)
      } else {
        known[word] = towns[place].count
        towns[place].append(Use(spelling: town, spot: point.coordinate, drafts: [index]))
      }
    }
    return towns
  }
}

extension PointDraft {
  fileprivate mutating func call(town: String) {
    if point.kind == .stop, let title = point.title, PlaceKey(title) == PlaceKey(town) { point.title = town }
    point.town = town
  }
}
