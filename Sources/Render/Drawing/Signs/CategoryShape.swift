import Foundation

extension PlaceCategory {
  /// The class that gives the sign its colour; the names are those of the site's style sheet.
  var colourClass: String {
    switch self {
    case .transport: "c-move"
    case .shopping: "c-shop"
    default: "c-" + rawValue
    }
  }

  /// The sign's outline as path data around 0, 0 within a radius; one that holds a number has no gap below that.
  func outline(radius: Double, holdsNumber: Bool = false) -> String {
    var writer = PathWriter()
    writer.polygon(holdsNumber ? cornersAroundNumber(radius: radius) : corners(radius: radius))
    return writer.text
  }

  /// A tent with its door closed, which would cut through the number.
  func cornersAroundNumber(radius: Double) -> [Point] {
    let corners = corners(radius: radius)
    return self == .camp ? corners.filter { $0.y < 0 || abs($0.x) > 0.5 * radius } : corners
  }

  /// How far the outline of radius 1 reaches in a direction, which is a vector of length 1.
  func reach(towards way: Point) -> Double {
    corners(radius: 1).reduce(0) { max($0, $1.x * way.x + $1.y * way.y) }
  }

  private func corners(radius: Double) -> [Point] {
    switch self {
    case .sight: return polygon(radius, [(0, -1), (1, 0), (0, 1), (-1, 0)])
    case .stay: return polygon(radius * 0.82, [(-1, -1), (1, -1), (1, 1), (-1, 1)])
    // A tent, with the poles crossed above it.
    case .camp:
      return polygon(
        radius,
        [
          (0.2, -1.12), (0.38, -1.02), (0.16, -0.64), (1.08, 0.86), (0.28, 0.86), (0, 0.44), (-0.28, 0.86),
          (-1.08, 0.86), (-0.16, -0.64), (-0.38, -1.02), (-0.2, -1.12), (0, -0.84),
        ])
    case .museum: return polygon(radius, [(0, -1.12), (1.08, 0.82), (-1.08, 0.82)])
    // A pentagon: what is booked or paid for the fun of it is no museum.
    case .fun:
      return polygon(radius, [(0, -1.08), (1.06, -0.26), (0.66, 0.94), (-0.66, 0.94), (-1.06, -0.26)])
    case .transport:
      return polygon(
        radius, [(-0.52, -0.86), (0.52, -0.86), (1.04, 0), (0.52, 0.86), (-0.52, 0.86), (-1.04, 0)])
    // A pin's drop: a cross would be taken for a chemist's.
    case .other:
      return arc(radius * 0.86, from: 150, to: 390, around: -0.16 * radius) + polygon(radius, [(0, 1.06)])
    case .shopping: return polygon(radius, [(-0.66, -0.84), (0.66, -0.84), (1, 0.84), (-1, 0.84)])
    case .food: return arc(radius * 0.9, from: 0, to: 360, around: 0)
    case .view:
      return arc(radius, from: 180, to: 360, around: 0.08 * radius) + polygon(radius, [(1, 0.8), (-1, 0.8)])
    }
  }

  private func polygon(_ radius: Double, _ corners: [(Double, Double)]) -> [Point] {
    corners.map { Point(x: $0.0 * radius, y: $0.1 * radius) }
  }

  /// Points along a circle, close enough to look round.
  private func arc(_ radius: Double, from start: Double, to end: Double, around height: Double) -> [Point] {
    stride(from: start, through: end, by: 15).map {
      Point(x: radius * cos($0 * .pi / 180), y: height + radius * sin($0 * .pi / 180))
    }
  }

  /// How far below the middle a number stands best, as a share of the radius: a triangle is wide at its foot.
  var numberShift: Double {
    switch self {
    case .camp: 0.4
    case .museum: 0.28
    case .view: 0.12
    case .other: -0.14
    case .shopping, .fun: 0.08
    default: 0
    }
  }

  /// Units that a number may be wide in a pin that holds one: a tent narrows from its foot on.
  var numberRoom: Double { self == .camp ? 15.6 : 19 }
}
