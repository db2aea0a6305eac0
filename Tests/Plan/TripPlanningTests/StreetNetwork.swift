import Foundation

/// Streets that nobody built: corners on a shaken grid, joined to most of their neighbours, and main roads that lead
/// from town to town.
struct StreetNetwork {
  /// Kilometres east and north of the middle.
  private(set) var corners: [(x: Double, y: Double)] = []
  private var streets: [[(corner: Int, minutes: Double)]] = []

  private static let side = 36
  /// Kilometres from corner to corner.
  private static let spacing = 1.8
  private static let towns = 26
  /// How much faster a main road is.
  private static let mainRoad = 2.5

  init(_ dice: inout Dice) {
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        func shaken(_ number: Int, _ dice: inout Dice) -> Double {
          (Double(number) - Double(Self.side - 1) / 2 + 0.8 * (dice.part() - 0.5)) * Self.spacing
        }
        corners.append((shaken(column, &dice), shaken(row, &dice)))
      }
    }
    streets = Array(repeating: [], count: corners.count)
    for corner in corners.indices {
      let (row, column) = (corner / Self.side, corner % Self.side)
      for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
        guard row + down < Self.side, (0..<Self.side).contains(column + right) else { continue }
        let isDiagonal = down != 0 && right != 0
        guard dice.part() < (isDiagonal ? 0.3 : 0.85) else { continue }
        let other = (row + down) * Self.side + column + right
        let minutes = distance(corner, other) * (1.8 + 0.8 * dice.part())
        streets[corner].append((other, minutes))
        streets[other].append((corner, minutes))
      }
    }
    layMainRoads(&dice)
  }

  private mutating func layMainRoads(_ dice: inout Dice) {
    let towns = (0..<Self.towns).map { _ in dice.number(corners.count) }
    var isMain: Set<[Int]> = []
    for town in towns {
      let ways = ways(from: town)
      for other in towns.sorted(by: { distance(town, $0) < distance(town, $1) }).dropFirst().prefix(3) {
        let way = ways.way(to: other)
        for (one, next) in zip(way, way.dropFirst()) { isMain.formUnion([[one, next], [next, one]]) }
      }
    }
    for corner in corners.indices {
      for index in streets[corner].indices where isMain.contains([corner, streets[corner][index].corner]) {
        streets[corner][index].minutes /= Self.mainRoad
      }
    }
  }

  func distance(_ one: Int, _ other: Int) -> Double {
    hypot(corners[one].x - corners[other].x, corners[one].y - corners[other].y)
  }

  /// The quickest ways from a corner to all others (Dijkstra 1959).
  struct Ways {
    fileprivate(set) var before: [Int]
    fileprivate(set) var minutes: [Double]

    /// From the beginning to a corner; empty where no street leads there.
    func way(to corner: Int) -> [Int] {
      guard minutes[corner].isFinite else { return [] }
      var way = [corner]
      while let last = way.last, before[last] >= 0 { way.append(before[last]) }
      return way.reversed()
    }
  }

  func ways(from start: Int) -> Ways {
    var ways = Ways(
      before: Array(repeating: -1, count: corners.count),
      minutes: Array(repeating: .infinity, count: corners.count))
    ways.minutes[start] = 0
    // A queue of so many minutes' slots: all streets take more than none, and few take long.
    var slots: [[Int]] = [[start]]
    var slot = 0
    while slot < slots.count {
      var next = 0
      while next < slots[slot].count {
        let corner = slots[slot][next]
        next += 1
        guard Int(ways.minutes[corner]) == slot else { continue }
        for (other, minutes) in streets[corner] where ways.minutes[corner] + minutes < ways.minutes[other] {
          ways.minutes[other] = ways.minutes[corner] + minutes
          ways.before[other] = corner
          let place = Int(ways.minutes[other])
          while slots.count <= place { slots.append([]) }
          slots[place].append(other)
        }
      }
      slot += 1
    }
    return ways
  }
}
