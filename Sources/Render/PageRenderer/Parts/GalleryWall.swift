import TripModel
import TripPlanning

/// Groups of a gallery that stand below one heading: those of few pictures together, since one by itself would be a row
/// with a hole in it.
struct GalleryWall {
  var groups: [GalleryGroup]

  var photos: [PhotoID] { groups.flatMap(\.photos) }

  /// The towns of its groups, each once; nil for those of a place or a day by itself.
  var towns: [String?] { groups.map(\.town).withoutRepeats }

  /// The groups in their order. Those of a town stand together. What has few pictures joins its neighbours of few, else
  /// what is behind it, else what is before; what is on no day or near no place stays by itself, and so does a part of a
  /// group.
  static func parted(_ groups: [GalleryGroup], in plan: TripPlan) -> [GalleryWall] {
    var walls: [(wall: GalleryWall, isFull: Bool, isOpen: Bool)] = []
    for unit in units(of: groups) {
      let width = GalleryWall(groups: unit, isOfFew: false).width(plan)
      let isFew = width < leastWidth
      // A town of many pictures has a heading of its own.
      let mayJoin = unit.allSatisfy(\.mayJoin) && (isFew || unit.allSatisfy { $0.town == nil })
      if mayJoin, let last = walls.last, last.isOpen, !last.isFull || isFew && last.wall.isOfFew {
        walls[walls.count - 1].wall.groups += unit
        walls[walls.count - 1].isFull = last.isFull || !isFew || last.wall.width(plan) + width >= leastWidth
        walls[walls.count - 1].wall.isOfFew = last.wall.isOfFew && isFew
      } else {
        walls.append((GalleryWall(groups: unit, isOfFew: isFew), !isFew, mayJoin))
      }
    }
    if walls.count > 1, let last = walls.last, last.isOpen, !last.isFull, walls[walls.count - 2].isOpen {
      walls.removeLast()
      walls[walls.count - 1].wall.groups += last.wall.groups
    }
    return walls.map(\.wall)
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

  private var isOfFew: Bool

  private init(groups: [GalleryGroup], isOfFew: Bool) {
    (self.groups, self.isOfFew) = (groups, isOfFew)
  }

  private func width(_ plan: TripPlan) -> Double { photos.reduce(0) { $0 + plan[$1].laidOutRatio } }
}

extension GalleryGroup {
  /// The day of its heading.
  var day: LocalDate? { if case .day(let day) = heading { day } else { nil } }

  fileprivate var mayJoin: Bool {
    guard total == photos.count else { return false }
    return switch heading {
    case .day(let day): day != nil
    case .place(let place): place != nil
    case .town: true
    case .onTheWay, .unplaced, .none: false
    }
  }
}

extension [String?] {
  /// Each once, in their order.
  fileprivate var withoutRepeats: [String?] {
    var seen: Set<String?> = []
    return filter { seen.insert($0).inserted }
  }
}
