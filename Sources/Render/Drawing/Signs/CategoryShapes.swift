/// The signs of a long list of places: each shape stands on the page once, and every sign of it refers to that.
///
/// A list of two hundred places with a drawing each is half of outlines that it has had before.
package struct CategoryShapes {
  private var used: Set<Shape> = []

  private struct Shape: Hashable {
    var category: PlaceCategory
    var isHollow: Bool

    var id: String { "kind-" + category.rawValue + (isHollow ? "-hollow" : "") }
  }

  package init() {}

  /// The sign of a category, as `categorySign` draws it, whose shape is in `drawing`.
  package mutating func sign(_ category: PlaceCategory, isHollow: Bool = false) -> SVGDrawing {
    let shape = Shape(category: category, isHollow: isHollow)
    used.insert(shape)
    let reference = SVGElement("use").with("href", "#" + shape.id)
    return SVGDrawing(markup: categoryFrame(category, isHollow: isHollow).containing(reference).markup)
  }

  /// All shapes that were asked for, none of them seen; nil where there were none.
  package var drawing: SVGDrawing? {
    guard !used.isEmpty else { return nil }
    let shapes = used.sorted { $0.id < $1.id }.map { shape in
      categoryPath(shape.category, isHollow: shape.isHollow).with("id", shape.id)
    }
    let sheet = SVGElement("svg").with("class", "symbols").with("width", "0").with("height", "0")
      .with("aria-hidden", "true")
      .containing(SVGElement("defs").containing(shapes))
    return SVGDrawing(markup: sheet.markup)
  }
}
