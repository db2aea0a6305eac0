/// The sign of a category for lists and tables: a tiny drawing in the height of the text, beside its name, so
/// it says nothing itself.
package func categorySign(_ category: PlaceCategory) -> SVGDrawing {
  let shape = SVGElement("path").with("d", category.outline(radius: 13))
  let sign = SVGElement("svg").with("class", "sign \(category.colourClass)").with("viewBox", "-14 -14 28 28")
    .with("width", 16).with("height", 16).with("aria-hidden", "true").containing(shape)
  return SVGDrawing(markup: sign.markup)
}
