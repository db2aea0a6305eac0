import TripModel

/// What of an extract suits the scale of a sheet, and how broad its roads are there.
struct ExtractScale {
  /// On the ground, in the middle of the sheet.
  let metresInUnit: Double

  func shows(_ kind: MapFeatureKind) -> Bool { metresInUnit <= Self.farthest(kind) }

  /// Metres in a unit: on a sheet with more, things of a kind would only be dust, or a net without ways through it.
  private static func farthest(_ kind: MapFeatureKind) -> Double {
    switch kind {
    case .building: 7
    case .service: 8
    case .path: 10
    case .square: 12
    case .tram: 14
    case .cable: 20
    case .stream: 30
    case .street: 32
    case .pier, .peak: 40
    case .sand, .rock, .wetland, .runway, .quarter: 60
    case .green: 80
    case .road: 130
    case .built: 150
    case .ferry: 300
    case .wood, .river: 400
    case .mainRoad: 600
    case .rail: 1500
    case .ice, .water, .coast: 2000
    case .motorway: 4000
    }
  }

  /// The broadth of a road on the sheet, in units: as broad as it is with a little more, so that it can be seen from
  /// afar and leaves room for houses from near. Nil for what is no road.
  func breadth(of kind: MapFeatureKind) -> Double? {
    let (metres, minimum, maximum): (Double, Double, Double)
    switch kind {
    case .motorway: (metres, minimum, maximum) = (26, 1.6, 16)
    case .mainRoad: (metres, minimum, maximum) = (22, 1.3, 14)
    case .road: (metres, minimum, maximum) = (17, 1, 12)
    case .street: (metres, minimum, maximum) = (12, 0.8, 10)
    case .service: (metres, minimum, maximum) = (6, 0.5, 5)
    default: return nil
    }
    return (min(max(metres / metresInUnit, minimum), maximum) * 10).rounded() / 10
  }

  /// The same sheet as if it showed more of the Earth: with less on it, where all would be too much.
  func farther(by factor: Double) -> ExtractScale { ExtractScale(metresInUnit: metresInUnit * factor) }
}
