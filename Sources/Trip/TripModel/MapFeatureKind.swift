/// What a thing on a map extract is, as far as maps tell it apart: in the order in which they are drawn.
package enum MapFeatureKind: UInt8, CaseIterable, Sendable {
  // Areas.
  case built, green, wood, sand, rock, ice, wetland, water, pier, square, building
  // Lines.
  case stream, river, coast, runway, path, service, street, road, mainRoad, motorway, tram, rail, cable, ferry
  // Points.
  case quarter, peak

  /// What the points of a thing are.
  package enum Shape: Sendable { case area, line, point }

  package var shape: Shape {
    switch self {
    case .built, .green, .wood, .sand, .rock, .ice, .wetland, .water, .pier, .square, .building: .area
    case .quarter, .peak: .point
    default: .line
    }
  }
}
