import TripModel
import TripPlanning

/// Groups of a gallery that stand below one heading: those of few pictures together, since one by itself would be a row
/// with a hole in it.
struct GalleryWall {
  var groups: [GalleryGroup]

  var photos: [PhotoID] { groups.flatMap(\.photos) }

  /// The groups in their order. Those of a town stand together, and no others with them. Of others, one of few pictures joins its neighbours of few, else the one behind it, else the one
  /// before; what is on no day or near no place stays by itself, and so does a part of a group.
  static func parted(_ groups: [GalleryGroup], in plan: TripPlan) -> [GalleryWall] {
    var walls: [(wall: GalleryWall, isFull: Bool, isOpen: Bool)] = []
    for group in groups {
      if let town = group.town {
        if walls.last?.wall.groups.last?.town == town {
          walls[walls.count - 1].wall.groups.append(group)
        } else {
          walls.append((GalleryWall(groups: [group], isOfFew: false), true, false))
        }
        continue
      }
      let width = group.photos.reduce(0) { $0 + plan[$1].laidOutRatio }
      let isFew = width < leastWidth
      let mayJoin = group.mayJoin
      if mayJoin, let last = walls.last, last.isOpen, !last.isFull || isFew && last.wall.isOfFew {
        walls[walls.count - 1].wall.groups.append(group)
        walls[walls.count - 1].isFull = last.isFull || !isFew || last.wall.width(plan) + width >= leastWidth
        walls[walls.count - 1].wall.isOfFew = last.wall.isOfFew && isFew
      } else {
        walls.append((GalleryWall(groups: [group], isOfFew: isFew), !isFew, mayJoin))
      }
    }
    if walls.count > 1, let last = walls.last, last.isOpen, !last.isFull, walls[walls.count - 2].isOpen {
      walls.removeLast()
      walls[walls.count - 1].wall.groups += last.wall.groups
    }
    return walls.map(\.wall)
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
