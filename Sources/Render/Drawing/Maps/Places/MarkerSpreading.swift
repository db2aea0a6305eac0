import Foundation

extension [Marker] {
  /// Pushes apart what overlaps, a little at a time; the first ones stay where they are. There are never more markers than
  /// the sheet has room for, so looking at each pair is cheap.
  mutating func separate(fixed: Int = 0, within box: Box) {
    let movable = indices.dropFirst(fixed)
    for index in movable {
      self[index].point = box.inset(by: self[index].reach.y).clamping(self[index].point)
    }
    for _ in 0..<60 {
      var isSettled = true
      for one in movable {
        for other in indices[..<one] {
          guard let push = self[other].push(from: self[one], turn: Double(one)) else { continue }
          isSettled = false
          let isFixed = other < fixed
          self[one].point = self[one].point - push * (isFixed ? 2 : 1)
          if !isFixed { self[other].point = self[other].point + push }
        }
      }
      for index in movable {
        let reach = self[index].reach
        let room = Box(
          minX: box.minX + reach.x, minY: box.minY + reach.y, maxX: box.maxX - reach.x,
          maxY: box.maxY - reach.y)
        self[index].point = room.clamping(self[index].point)
      }
      if isSettled { return }
    }
  }
}

extension Marker {
  /// How far it must go from another, which goes as far the other way; nil if they are apart.
  ///
  /// Both are taken as lying capsules, a circle being the shortest. `turn` gives a way to markers that stand
  /// at one place.
  func push(from other: Marker, turn: Double) -> Point? {
    let way = point - other.point
    let level = reach.x - reach.y + other.reach.x - other.reach.y
    let apart = Point(x: max(0, abs(way.x) - level) * (way.x < 0 ? -1 : 1), y: way.y)
    let areStops = shape == .stop && other.shape == .stop
    let least = reach.y + other.reach.y + (areStops ? Self.betweenStops : Self.between)
    let distance = apart.length
    guard distance < least + Self.mostOverhang - 0.05 else { return nil }
    if distance < 0.01 {
      let angle = turn * 2.399963  // the golden angle spreads any number evenly
      return Point(x: cos(angle), y: sin(angle))
    }
    let towards = apart * (1 / distance)
    let corners = overhang(over: other, towards: towards * -1) + other.overhang(over: self, towards: towards)
    let needed = least + corners
    guard distance < needed - 0.05 else { return nil }
    return apart * ((needed - distance) / distance / 2)
  }

  /// Units between two signs; two stops, whose rims are broad, would lie over each other, and two with long numbers, as
  /// `3·4` beside `3·4`, would be read as one.
  private static let between = 1.5
  private static let betweenStops = 4.0

  /// Units by which the outline of a pin goes beyond its radius on the way to a stop, whose number would be drawn over it,
  /// and of one with a number to another, over which that would lie: the feet of a tent, the corners of a house.
  private func overhang(over other: Marker, towards way: Point) -> Double {
    guard case .pin(let category) = shape else { return 0 }
    switch other.shape {
    case .stop: break
    case .pin, .cluster: guard !number.isEmpty, !other.number.isEmpty else { return 0 }
    case .entry, .photo: return 0
    }
    return max(0, category.reach(towards: way) - 1) * reach.y
  }

  /// Of the two largest pins with the farthest corners.
  private static let mostOverhang = 0.8 * pinRadius
}
