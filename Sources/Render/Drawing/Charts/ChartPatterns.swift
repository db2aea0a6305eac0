/// Stripes and dots that lie over some bars, so that nobody has to tell colours apart. They stand once in a page,
/// before its charts.
package enum ChartPattern: String, CaseIterable, Sendable {
  /// What is spent beyond a budget.
  case over
  /// What counts on a day as a part of a longer stay.
  case spread

  private var id: String { "pattern-\(rawValue)" }

  /// What a bar is filled with to bear it.
  var fill: String { "url(#\(id))" }

  /// Lines and dots in the user's units, so that they are as wide on every bar.
  private var element: SVGElement {
    let pattern = SVGElement("pattern").with("id", id).with("patternUnits", "userSpaceOnUse")
      .with("width", "6").with("height", "6")
    switch self {
    case .over:
      return pattern.with("patternTransform", "rotate(45)")
        .containing(
          SVGElement("line").with("class", "pattern-stripe").with("x1", "1").with("x2", "1").with("y1", "0")
            .with("y2", "6"))
    case .spread:
      return pattern.containing(
        SVGElement("circle").with("class", "pattern-dot").with("cx", "3").with("cy", "3").with("r", "1.1"))
    }
  }

  /// All of them, in a drawing that takes no room.
  package static var definitions: SVGDrawing {
    let svg = SVGElement("svg").with("class", "chart-patterns").with("width", "0").with("height", "0")
      .with("aria-hidden", "true").containing(SVGElement("defs").containing(allCases.map(\.element)))
    return SVGDrawing(markup: svg.markup)
  }
}
