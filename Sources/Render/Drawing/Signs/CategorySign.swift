/// The sign of a category for lists and tables: a tiny drawing in the height of the text, beside its name, so
/// it says nothing itself.
///
/// A hollow one is of what was saved and not visited, as on maps; its edge takes as much room as a filled one. One that
/// `holdsNumber` has no gap where that stands. One with a `colour` of its own has the edge that it has on maps.
package func categorySign(
  _ category: PlaceCategory, isHollow: Bool = false, holdsNumber: Bool = false, colour: OwnColour? = nil
) -> SVGDrawing {
  var shape = categoryPath(category, isHollow: isHollow, holdsNumber: holdsNumber)
  if let colour, !isHollow { shape = shape.with("class", "map-own").with("fill", colour.fill) }
  return SVGDrawing(markup: categoryFrame(category, isHollow: isHollow).containing(shape).markup)
}

/// What the sign stands in, which gives it its size and its colour.
func categoryFrame(_ category: PlaceCategory, isHollow: Bool) -> SVGElement {
  SVGElement("svg").with("class", (isHollow ? "sign sign-hollow " : "sign ") + category.colourClass)
    .with("viewBox", "-14 -14 28 28").with("width", 16).with("height", 16).with("aria-hidden", "true")
}

/// Its outline.
func categoryPath(_ category: PlaceCategory, isHollow: Bool, holdsNumber: Bool = false) -> SVGElement {
  let outline = category.outline(radius: isHollow ? 11.4 : 13, holdsNumber: holdsNumber)
  return SVGElement("path").with("d", outline)
}

/// The dot that tells on maps where a picture was taken, as large as it is there, for the words of a map.
package func photoSign() -> SVGDrawing { dotSign("map-photo", radius: 5.5) }

/// The dot at the place of a sign that had to give way, at the end of the line from that, likewise.
package func asideSign() -> SVGDrawing {
  let line = SVGElement("path").with("class", "map-leader").with("d", "M12-10L-6 6")
  let dot = SVGElement("circle").with("class", "map-aside").with("cx", -6).with("cy", 6).with("r", 4.6)
  return keySign(line, dot)
}

/// The ring of the only place of a map, likewise.
package func hereSign() -> SVGDrawing {
  let ring = SVGElement("circle").with("class", "map-stop").with("r", 10.5)
  let dot = SVGElement("circle").with("class", "map-here").with("r", 5.2)
  return keySign(ring, dot)
}

/// The dot that stands on live maps for several places until they are enlarged, likewise.
package func severalSign() -> SVGDrawing { dotSign("map-several", radius: 8) }

/// What the same become where the map is enlarged and does not show each yet: a number with a plus.
package func severalNumberSign() -> SVGDrawing {
  let square = SVGElement("rect").with("class", "map-cluster").with("x", -10.5).with("y", -10.5)
    .with("width", 21).with("height", 21).with("rx", 4)
  let number = SVGElement("text").with("class", "map-cluster-number").with("text-anchor", "middle")
    .with("y", 4.4).with("font-size", 13).containing(text: "+2")
  let sign = SVGElement("svg").with("class", "sign sign-several").with("viewBox", "-14 -14 28 28")
    .with("width", 24).with("height", 24).with("aria-hidden", "true").containing(square, number)
  return SVGDrawing(markup: sign.markup)
}

private func dotSign(_ classes: String, radius: Double) -> SVGDrawing {
  keySign(SVGElement("circle").with("class", classes).with("r", radius))
}

private func keySign(_ parts: SVGElement...) -> SVGDrawing {
  let sign = SVGElement("svg").with("class", "sign").with("viewBox", "-14 -14 28 28")
    .with("width", 16).with("height", 16).with("aria-hidden", "true").containing(parts)
  return SVGDrawing(markup: sign.markup)
}
