import Basemap
import TripModel

/// A small map of the region around a town's sheet, in a corner of it.
struct RegionInset {
  private let box: Box
  private let ground: GroundDrawing
  private let sheet: [Point]
  let sources: Set<GroundSource>
  private let idPrefix: String

  /// Metres across what it shows: enough for a coast or the next towns' rivers to be known by.
  private static let extent = 170_000.0

  /// The room that it takes.
  static func side(on view: MapView) -> Double { view.width >= 700 ? 132 : view.isSmall ? 66 : 84 }

  /// Whether a sheet is to have one: those on which neither coast nor border stands.
  static func suits(_ view: MapView) -> Bool {
    !view.projection.isWorld && view.metresAcross < SquareGrid.largestExtent
  }

  /// `largestSize` is bytes of path data. Nil without an atlas, and where the region is nothing but land or nothing but water.
  init?(_ view: MapView, in box: Box, on atlas: Atlas?, largestSize: Int, idPrefix: String) {
    guard let atlas, let middle = view.vector(at: view.inner.centre) else { return nil }
    let frame = MapFrame(width: box.width, aspects: 1...1, classes: "", margin: 0, narrowMargin: 0)
    let region = MapView(around: middle, metres: Self.extent, in: frame)
    guard
      let found = Ground(atlas, in: region, largestSize: largestSize), found.paths.saysWhere
    else { return nil }
    self.box = box
    self.idPrefix = idPrefix
    let edge = SVGElement("rect").with("width", box.width).with("height", box.height).with("rx", 5)
    ground = GroundDrawing(found, edge: edge, isWorld: true, idPrefix: idPrefix + "-inset")
    sheet = view.corners.compactMap(region.place)
    sources = found.sources
  }

  var element: SVGElement {
    SVGElement("g").with("class", "map-inset")
      .with("transform", "translate(\(svgNumber(box.minX)) \(svgNumber(box.minY)))")
      .containing(
        [SVGElement("defs").containing(ground.definitions), ground.element, here]
          + [
            SVGElement("rect").with("class", "map-inset-edge").with("width", box.width)
              .with("height", box.height).with("rx", 5)
          ])
  }

  /// What the sheet shows, or a dot where that would be too small to see.
  private var here: SVGElement {
    guard let extent = Box(around: sheet), max(extent.width, extent.height) >= 7 else {
      let middle = Point(x: box.width / 2, y: box.height / 2)
      return SVGElement("circle").with("class", "map-globe-here").with("cx", middle.x).with("cy", middle.y)
        .with("r", 3.5)
    }
    var outline = PathWriter()
    outline.polygon(sheet)
    return SVGElement("path").with("class", "map-globe-sheet").with("d", outline.text)
  }
}
