import TripModel
import TripPlanning

/// Groups of a gallery that stand below one heading: those of few pictures together, since one by itself would be a row
/// with a hole in it.
struct GalleryWall {
  private(set) var groups: [GalleryGroup]

  var photos: [PhotoID] { groups.flatMap(\.photos) }

  /// The towns of its groups, each once; nil for those of a place or a day by itself.
  var towns: [String?] { groups.map(\.town).withoutRepeats }

  /// Whether it has pictures from the country around a town.
  var isWithAround: Bool { groups.contains { $0.heading.isAround } }

  /// The groups in their order. Those of a town stand together. What has few pictures joins its neighbours of few, else
  /// what is behind it, else what is before; what is on no day or near no place stays by itself, and so does a part of a
  /// group. Places far from each other stand together only where each has hardly a picture and the heading names them all.
  static func parted(_ groups: [GalleryGroup], in plan: TripPlan) -> [GalleryWall] {
    var walls: [(wall: GalleryWall, isFull: Bool, isOpen: Bool)] = []
    for groups in units(of: groups) {
      let unit = GalleryWall(groups, in: plan)
      let isFew = unit.isOfFew
      // A town of many pictures has a heading of its own.
      let mayJoin = groups.allSatisfy(\.mayJoin) && (isFew || groups.allSatisfy { $0.town == nil })
      let last = walls.count - 1
      if mayJoin, last >= 0, walls[last].isOpen, !walls[last].isFull || isFew && walls[last].wall.isOfFew,
        walls[last].wall.isNear(unit)
      {
        walls[last].wall.add(unit)
        walls[last].isFull = walls[last].isFull || !isFew || walls[last].wall.width >= leastWidth
      } else {
        walls.append((unit, !isFew, mayJoin))
      }
    }
    if walls.count > 1, let last = walls.last, last.isOpen, !last.isFull, walls[walls.count - 2].isOpen,
      walls[walls.count - 2].wall.isNear(last.wall)
    {
      walls.removeLast()
      walls[walls.count - 1].wall.add(last.wall)
    }
    return joined(walls.map { (wall: $0.wall, isLone: $0.isOpen && $0.wall.width < leastWidth / 2) })
  }

  /// Those that would be less than half a row each, by up to as many as a heading names, until a row is full.
  private static func joined(_ walls: [(wall: GalleryWall, isLone: Bool)]) -> [GalleryWall] {
    var joined: [(wall: GalleryWall, isOfLone: Bool)] = []
    for (wall, isLone) in walls {
      if isLone, let last = joined.last, last.isOfLone, last.wall.width < leastWidth,
        last.wall.groups.count + wall.groups.count <= GalleryHeading.maxLabels,
        Set(last.wall.towns.compactMap(\.self)).isDisjoint(with: wall.towns.compactMap(\.self))
      {
        joined[joined.count - 1].wall.add(wall)
      } else {
        joined.append((wall, isLone))
      }
    }
    return joined.map(\.wall)
  }

  /// All days as one wall, where some of them share one, so that each is told in the same way; what is on no day stays by
  /// itself.
  static func even(_ walls: [GalleryWall]) -> [GalleryWall] {
    let days = walls.filter { $0.groups.allSatisfy(\.mayJoin) }
    guard days.count > 1, days.contains(where: { $0.groups.count > 1 }), var all = days.first else {
      return walls
    }
    for wall in days.dropFirst() { all.add(wall) }
    return [all] + walls.filter { !$0.groups.allSatisfy(\.mayJoin) }
  }

  /// Metres that places below one heading are apart at most, where that says no more than the first and the last.
  private static let reach = 60_000.0

  /// Whether all of it was taken near to what is here already; days have no place.
  private func isNear(_ other: GalleryWall) -> Bool {
    positions.allSatisfy { one in other.positions.allSatisfy { one.distance(to: $0) <= Self.reach } }
  }

  /// The groups one behind the other, those of a town as one.
  private static func units(of groups: [GalleryGroup]) -> [[GalleryGroup]] {
    groups.reduce(into: []) { units, group in
      if let town = group.town, units.last?.last?.town == town {
        units[units.count - 1].append(group)
      } else {
        units.append([group])
      }
    }
  }

  /// By its height, the least that fills a row of a wide page without being much higher than others.
  private static let leastWidth = 5.8 / GalleryRows.unevenness
  private static let leastWidthOfDay = 2.6

  /// Where its groups are, how wide all its pictures are together, by their height, and whether each part of it has few:
  /// known of what it had as more is added.
  private var positions: [Coordinate]
  private var width: Double
  private var isOfFew: Bool

  private init(_ groups: [GalleryGroup], in plan: TripPlan) {
    self.groups = groups
    positions = groups.compactMap { $0.position(in: plan) }
    width = groups.flatMap(\.photos).reduce(0) { $0 + plan[$1].laidOutRatio }
    // A day has a name of its own, which is worth a row of two pictures.
    isOfFew = width < (groups.allSatisfy { $0.day != nil } ? Self.leastWidthOfDay : Self.leastWidth)
  }

  private mutating func add(_ other: GalleryWall) {
    groups += other.groups
    positions += other.positions
    width += other.width
    isOfFew = isOfFew && other.isOfFew
  }
}

extension GalleryGroup {
  /// The day of its heading.
  var day: LocalDate? { if case .day(let day) = heading { day } else { nil } }

  /// Where the first of its pictures that says it was taken; nil for those of a day.
  fileprivate func position(in plan: TripPlan) -> Coordinate? {
    if case .day = heading { return nil }
    return photos.lazy.compactMap { plan[$0].position?.value }.first
  }

  fileprivate var mayJoin: Bool {
    guard total == photos.count else { return false }
    return switch heading {
    case .day(let day): day != nil
    case .place(let place): place != nil
    case .town, .around: true
    case .onTheWay, .unplaced, .none: false
    }
  }
}

extension GalleryGroup.Heading {
  var isAround: Bool { if case .around = self { true } else { false } }
}

extension [String?] {
  /// Each once, in their order.
  fileprivate var withoutRepeats: [String?] {
    var seen: Set<String?> = []
    return filter { seen.insert($0).inserted }
  }
}
