/// A name beside its marker.
struct MapLabel {
  enum Anchor: String { case start, middle, end }

  let text: String
  let box: Box
  let anchor: Anchor
  let size: Double
  /// What stands on a line of its own below the text; nil where all of it is one line.
  var second: String?
  /// From its sign to where it stands, the hairline that joins them; empty where it stands beside that.
  var lead: [Point] = []

  /// Whether it ends before the name does.
  var isCut: Bool { (second ?? text).hasSuffix("…") }

  /// From the base line of the text to that of the second line.
  var lineHeight: Double { Self.lineHeight(of: size) }

  static func lineHeight(of size: Double) -> Double { size * 1.16 }

  /// Where the text is pinned, on its base line.
  var origin: Point {
    let x =
      switch anchor {
      case .start: box.minX
      case .middle: box.centre.x
      case .end: box.maxX
      }
    return Point(x: x, y: box.centre.y + 0.35 * size - (second == nil ? 0 : lineHeight / 2))
  }

  /// An element with its text where it stands.
  func written(in element: SVGElement) -> SVGElement {
    element.with("text-anchor", anchor.rawValue).with("x", origin.x).with("y", origin.y)
      .with("direction", text.beginsRightToLeft ? "rtl" : nil).containing(text: text)
  }
}
