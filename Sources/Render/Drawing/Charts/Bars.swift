import TripModel

/// One row of a chart of lying bars.
func barDrawing(_ classes: String, _ parts: [SVGElement]) -> SVGDrawing {
  let svg = SVGElement("svg").with("class", "bar-chart \(classes)").with("width", "100%")
    .with("height", "1.25rem").with("aria-hidden", "true").containing(parts)
  return SVGDrawing(markup: svg.markup)
}

/// From 0 to 1; what was given back beyond what was spent has no length.
func lengthOfBar(_ money: Money, of maximum: Int) -> Double {
  maximum > 0 ? min(1, max(0, Double(money.minorUnits) / Double(maximum))) : 0
}

/// From one share of the width to another.
func bar(_ classes: String?, from start: Double, to end: Double) -> SVGElement {
  SVGElement("rect").with("class", classes).with("x", svgPerCent(start))
    .with("width", svgPerCent(end - start)).with("height", "100%")
}

/// An upright line that stands out above and below the bar.
func barMark(at place: Double) -> SVGElement {
  SVGElement("line").with("class", "bar-mark").with("x1", svgPerCent(place)).with("x2", svgPerCent(place))
    .with("y1", "-15%").with("y2", "115%")
}
