extension MapView {
  /// The outline of what the sheet shows: of the world, or of the part within the neat line.
  var outline: SVGElement {
    if case .world(let projection) = projection {
      return SVGElement("path").with("d", WorldOutline.data(projection, self))
    }
    return SVGElement("rect").with("x", inner.minX).with("y", inner.minY).with("width", inner.width)
      .with("height", inner.height)
  }
}
