/// What a map of several trips has besides the signs of single places, as a legend shows it.
package enum WorldLegend {
  /// A country in which somebody was.
  case shaded
  /// A number of places at some of which nobody was yet.
  case partly

  /// In the height of the text: it says nothing itself.
  package var sign: SVGDrawing {
    let element =
      switch self {
      case .shaded:
        SVGElement("rect").with("class", "world-visited").with("x", -6.5).with("y", -4.5)
          .with("width", 13.0).with("height", 9.0)
      case .partly:
        SVGElement("circle").with("class", "map-cluster world-partly").with("cx", 0.0).with("cy", 0.0)
          .with("r", 6.0)
      }
    let sign = SVGElement("svg").with("class", "sign").with("viewBox", "-7 -7 14 14").with("width", 16)
      .with("height", 16).with("aria-hidden", "true").containing(element)
    return SVGDrawing(markup: sign.markup)
  }
}
