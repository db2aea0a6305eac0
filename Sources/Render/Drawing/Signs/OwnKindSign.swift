import Foundation

/// How a kind of spending is marked that has no sign of its own: the drop of all else, with holes in it and in a colour of
/// the palette, so that several of them are told apart by their shape as well.
package struct OwnKind: Hashable, Sendable {
  /// Whose colour it has.
  package let tone: PlaceCategory
  /// From 1 to `maxHoles`.
  package let holes: Int

  package static let maxHoles = 4

  /// The mark of one of several such kinds, by its position among them; they take the colours in turn. Nil without colours.
  package init?(_ index: Int, of tones: [PlaceCategory]) {
    guard index >= 0, !tones.isEmpty else { return nil }
    // Where as many colours as holes come round at once, those after a round begin one colour further on.
    let shift = Self.maxHoles.isMultiple(of: tones.count) ? index / Self.maxHoles : 0
    tone = tones[(index + shift) % tones.count]
    holes = 1 + index % Self.maxHoles
  }
}

/// The sign of such a kind for lists and tables, as large as that of any category.
package func ownKindSign(_ kind: OwnKind) -> SVGDrawing {
  let shape = SVGElement("path").with("d", kind.outline(radius: 13)).with("fill-rule", "evenodd")
  return SVGDrawing(markup: categoryFrame(kind.tone, isHollow: false).containing(shape).markup)
}

extension OwnKind {
  /// The drop with its holes as path data around 0, 0, to be filled by `evenodd`.
  func outline(radius: Double) -> String {
    let scale = radius / 13
    var writer = PathWriter()
    writer.polygon(PlaceCategory.other.cornersAroundNumber(radius: radius))
    for middle in middles {
      let place = Point(x: middle.x * scale, y: middle.y * scale)
      writer.polygon(circle(around: place, radius: (holes == 1 ? 4 : 2.7) * scale))
    }
    return writer.text
  }

  /// Where the holes are, around the middle of the round part of a drop of radius 13.
  fileprivate var middles: [Point] {
    let places: [(Double, Double)] =
      switch holes {
      case 1: [(0, -2.1)]
      case 2: [(-4.4, -2.1), (4.4, -2.1)]
      case 3: [(0, -6.4), (-4.4, 0.8), (4.4, 0.8)]
      default: [(-4, -6), (4, -6), (-4, 1.8), (4, 1.8)]
      }
    return places.map { Point(x: $0.0, y: $0.1) }
  }
}

private func circle(around middle: Point, radius: Double) -> [Point] {
  stride(from: 0.0, to: 360, by: 30).map {
    Point(x: middle.x + radius * cos($0 * .pi / 180), y: middle.y + radius * sin($0 * .pi / 180))
  }
}
