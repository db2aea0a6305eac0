/// What the weather was, as a tiny drawing beside the words that tell it.
package enum WeatherSign: String, CaseIterable, Sendable {
  case sun, sunAndCloud, cloud, rain, storm, snow, fog, wind

  /// In the height of the text; it says nothing itself, since the words stand beside it.
  package var drawing: SVGDrawing { Self.drawing("w-\(rawValue)", outline) }

  /// A thermometer, of weather of which but the warmth is known.
  package static var ofWarmth: SVGDrawing {
    drawing("w-warmth", "M6.5 9.400V3.100a1.5 1.5 0 0 1 3 0V9.400a2.7 2.7 0 1 1-3 0zM8 6.500v5")
  }

  private static func drawing(_ name: String, _ outline: String) -> SVGDrawing {
    let path = SVGElement("path").with("d", outline).with("fill", "none").with("stroke", "currentColor")
      .with("stroke-width", "1.4").with("stroke-linecap", "round").with("stroke-linejoin", "round")
    let sign = SVGElement("svg").with("class", "sign \(name)").with("viewBox", "0 0 16 16").with(
      "width", 16
    )
    .with("height", 16).with("aria-hidden", "true").containing(path)
    return SVGDrawing(markup: sign.markup)
  }

  /// Strokes within 16 by 16.
  private var outline: String {
    switch self {
    case .sun:
      "M8 5a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM8 1v1.500M8 13.500V15M1 8h1.500M13.5 8H15M3.05 3.050l1.06 1.060M11.89 "
        + "11.890l1.06 1.060M3.05 12.950l1.06-1.060M11.89 4.110l1.06-1.06"
    case .sunAndCloud:
      "M4.6 7.300A3 3 0 1 1 9.9 4.900M6.5.8v1.200M1.2 5.700h1.200M2.7 2l.85.85M10.3 2l-.85.85M5 "
        + "14.200h6.600a2.4 2.4 0 0 0 .3-4.780A3.5 3.5 0 0 0 5.2 9.300A2.45 2.45 0 0 0 5 14.200z"
    case .cloud: Self.cloudShape
    case .rain: Self.highCloud + "M5 12.200l-.7 2.200M8.2 12.200l-.7 2.200M11.4 12.200l-.7 2.2"
    case .storm: Self.highCloud + "M8.7 10.800L6.9 13h2l-1.5 2.2"
    case .snow: Self.highCloud + "M5 12.700v1.800M4.1 13.600h1.800M10.6 12.700v1.800M9.7 13.600h1.8"
    case .fog: "M2 5h9M4 8h10M2 11h8M12 11h2M5 14h7M13 5h1"
    case .wind:
      "M1.5 6h8a2 2 0 1 0-1.9-2.600M1.5 9h11a1.8 1.8 0 1 1-1.7 2.400M1.5 12h5.500a1.5 1.5 0 1 1-1.4 2"
    }
  }

  private static let cloudShape =
    "M4 12.800h8a2.9 2.9 0 0 0 .35-5.780A4.2 4.2 0 0 0 4.3 6.800A3 3 0 0 0 4 12.800z"
  private static let highCloud =
    "M4.2 10.300h7.700a2.6 2.6 0 0 0 .3-5.180A3.9 3.9 0 0 0 4.7 4.900A2.72 2.72 0 0 0 4.2 10.300z"
}
