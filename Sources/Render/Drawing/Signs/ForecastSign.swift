/// What the sky is to be like in some hours, as a small coloured drawing: those of a forecast stand by the dozen, so that each
/// is drawn once on a page and used as often as it is needed.
package enum ForecastSign: String, CaseIterable, Sendable {
  case sun, moon, sunAndCloud, moonAndCloud, cloud, fog, rain, snow, storm

  /// The sign of a code of WMO's table 4677, as far as forecasts have them; nil for any other.
  package init?(code: Int, isNight: Bool) {
    switch code {
    case 0, 1: self = isNight ? .moon : .sun
    case 2: self = isNight ? .moonAndCloud : .sunAndCloud
    case 3: self = .cloud
    case 45, 48: self = .fog
    case 51...57, 61...67, 80...82: self = .rain
    case 71...77, 85, 86: self = .snow
    case 95...99: self = .storm
    default: return nil
    }
  }

  /// Hours that have the sun; all others have the moon in its place.
  package static let day = 6..<20

  private var id: String { "f-" + rawValue }

  /// Where it is used. It says nothing itself, since the words stand beside it.
  package var drawing: SVGDrawing {
    SVGDrawing(
      markup: Self.svg("forecast-sign").with("viewBox", "0 0 24 24").with("width", 24).with("height", 24)
        .containing(SVGElement("use").with("href", "#" + id)).markup)
  }

  /// The drawings of some signs, unseen: they stand on the page before any is used.
  package static func definitions(of signs: Set<ForecastSign>) -> SVGDrawing {
    let symbols = allCases.filter(signs.contains).map { sign in
      SVGElement("symbol").with("id", sign.id).with("viewBox", "0 0 24 24").containing(sign.strokes)
    }
    return SVGDrawing(
      markup: svg("symbols").with("width", 0).with("height", 0).containing(symbols).markup)
  }

  private static func svg(_ classes: String) -> SVGElement {
    SVGElement("svg").with("class", classes).with("aria-hidden", "true")
  }

  private var strokes: [SVGElement] {
    switch self {
    case .sun: [Self.disc(12, 12, 4.3), Self.path("forecast-ray", Self.rays)]
    case .moon: [Self.path("forecast-moon", "M17.5 14.8A6.6 6.6 0 0 1 9.2 6.5a6.6 6.6 0 1 0 8.300 8.3z")]
    case .sunAndCloud:
      [Self.disc(15.5, 8.3, 3.6), Self.path("forecast-ray", Self.fewRays), Self.lowCloud]
    case .moonAndCloud:
      [Self.path("forecast-moon", "M20.8 9.600A5 5 0 0 1 14.5 3.300a5 5 0 1 0 6.300 6.3z"), Self.lowCloud]
    case .cloud: [Self.lowCloud]
    case .fog:
      [Self.path("forecast-cloud", "M4 7.500h12M7 11.500h13M3.5 15.500h11M17.500 15.500h3M8 19.500h9")]
    case .rain: [Self.highCloud, Self.path("forecast-drop", Self.drops)]
    case .snow: [Self.highCloud, Self.path("forecast-drop", Self.flakes)]
    case .storm: [Self.highCloud, Self.path("forecast-ray", "M13 15.500l-2.800 3.500h3.300l-2.300 3.5")]
    }
  }

  private static func disc(_ x: Double, _ y: Double, _ radius: Double) -> SVGElement {
    SVGElement("circle").with("class", "forecast-sun").with("cx", x).with("cy", y).with("r", radius)
  }

  private static func path(_ classes: String, _ path: String) -> SVGElement {
    SVGElement("path").with("class", classes).with("d", path)
  }

  private static let cloudShape =
    "M6.500 18.500h10.200a3.700 3.700 0 0 0 .5-7.360A5.300 5.300 0 0 0 7 10.300a4.150 4.150 0 0 0-.5 8.200z"
  private static var lowCloud: SVGElement { path("forecast-cloud", cloudShape) }
  private static var highCloud: SVGElement {
    SVGElement("g").with("transform", "translate(0 -3.500)").containing(lowCloud)
  }
  private static let rays =
    "M12 2.500v2.600M12 18.900v2.600M2.500 12h2.600M18.900 12h2.600M5.300 5.300l1.800 1.800"
    + "M16.900 16.900l1.800 1.800M18.700 5.300l-1.800 1.800M7.100 16.900l-1.800 1.800"
  private static let fewRays =
    "M15.500 1.500v1.600M20.300 3.500l-1.100 1.100M22.300 8.300h-1.600M10.700 3.500l1.100 1.100"
  private static let drops =
    "M8.500 17.500l-1.300 3.600M12.600 17.500l-1.300 3.600M16.700 17.500l-1.300 3.600"
  private static let flakes =
    "M7.800 18v3M6.400 18.800l2.800 1.500M9.200 18.800l-2.800 1.500M15.800 18v3M14.400 18.800l2.800 1.500"
    + "M17.200 18.800l-2.800 1.500"
}
