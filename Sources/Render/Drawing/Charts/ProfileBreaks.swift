/// Where a profile is broken off, since nothing was recorded for a while.
extension ProfileSheet {
  /// Rem that the sign stands above the line on both sides of it, and the share of the sheet over which that is looked
  /// for.
  private static let above = 0.5
  private static let reach = 0.015

  /// A hatched strip from above the line to the base: the way between is in no figure, so it has no length here.
  func signs(ofBreaks breaks: [Double]) -> [SVGElement] {
    breaks.flatMap { along -> [SVGElement] in
      let place = x(along)
      let top = ridge(from: place - Self.reach, to: place + Self.reach) - Self.above
      return ["chart-break", "chart-hatch"].map { name in
        SVGElement("line").with("class", name).with("x1", svgPerCent(place)).with("x2", svgPerCent(place))
          .with("y1", ChartSheet.rem(top)).with("y2", ChartSheet.rem(bottom))
      }
    }
  }
}
