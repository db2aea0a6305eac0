/// Draws the way: a pale casing under everything, then each style's line, then the heads.
struct RouteDrawing {
  let paths: RoutePaths
  let heads: DirectionHeads
  let idPrefix: String

  /// From the bottom up.
  private static let order: [RouteStyle] = [.joined, .bus, .boat, .flight, .rail, .road, .walk]

  /// The data of each line stands once, in the definitions; where a way leads back over itself, what is drawn of it stands
  /// before the whole of it, which whoever plays it goes.
  var definitions: [SVGElement] {
    styles.flatMap { style, data -> [SVGElement] in
      let (line, legs) = (SVGElement("path").with("id", id(style)), paths.legs(of: style))
      guard let once = paths.dataOnce(of: style) else {
        return [line.with("d", data).with("data-legs", legs)]
      }
      guard let legs else { return [line.with("d", once)] }
      let whole = SVGElement("path").with("id", "\(idPrefix)-whole-\(style.rawValue)").with("d", data)
      return [line.with("d", once), whole.with("data-legs", legs).with("data-once", id(style))]
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
      ([.flight, .boat], "map-head map-head-away"), ([.road, .walk, .rail, .bus, .joined], "map-head"),
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
