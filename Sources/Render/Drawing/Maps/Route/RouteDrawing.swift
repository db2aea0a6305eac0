/// Draws the way: a pale casing under everything, then each style's line, then the heads.
struct RouteDrawing {
  let paths: RoutePaths
  let heads: DirectionHeads
  let idPrefix: String

  /// From the bottom up.
  private static let order: [RouteStyle] = [.joined, .boat, .flight, .rail, .road, .walk]

  /// The data of each line stands once, in the definitions.
  var definitions: [SVGElement] {
    styles.map { style, data in
      SVGElement("path").with("id", id(style)).with("d", data).with("data-legs", paths.legs(of: style))
    }
  }

  var elements: [SVGElement] {
    let casings = styles.map { use($0.style, "map-case map-case-\($0.style.rawValue)") }
    let lines = styles.flatMap { style, _ in
      let line = use(style, "map-route map-\(style.rawValue)")
      return style == .rail ? [line, use(style, "map-tie")] : [line]
    }
    return casings + lines + arrows
  }

  /// Each head in its line's colour.
  private var arrows: [SVGElement] {
    let kinds: [(styles: Set<RouteStyle>, classes: String)] = [
      ([.flight, .boat], "map-head map-head-away"), ([.road, .walk, .rail, .joined], "map-head"),
    ]
    return kinds.compactMap { kind in
      heads.data(of: kind.styles).map { SVGElement("path").with("class", kind.classes).with("d", $0) }
    }
  }

  private var styles: [(style: RouteStyle, data: String)] {
    Self.order.compactMap { style in paths.data(of: style).map { (style, $0) } }
  }

  private func id(_ style: RouteStyle) -> String { "\(idPrefix)-\(style.rawValue)" }

  private func use(_ style: RouteStyle, _ classes: String) -> SVGElement {
    SVGElement("use").with("class", classes).with("href", "#" + id(style))
  }
}
