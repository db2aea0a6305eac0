import Basemap
import TripModel

/// What stands in the corners of a map: the scale bar, the arrow to the north, and where there is room for it what
/// shows where the sheet lies: a globe, or for a town a map of its region.
struct Furniture {
  private(set) var elements: [SVGElement] = []
  /// Of these what shows in a corner where the sheet lies: it needs no letters.
  private(set) var corner: [SVGElement] = []
  private(set) var boxes: [Box] = []
  /// Whose data a small map of the region among them is drawn from.
  private(set) var sources: Set<GroundSource> = []
  private let largestScale: Double?

  /// Units between the way and the map in a corner, which otherwise seems to lie upon it.
  private static let clearance = 14.0

  private enum Corner {
    case topRight, topLeft, bottomRight, bottomLeft

    /// A box of a size in this corner.
    func box(_ width: Double, _ height: Double, in sheet: Box) -> Box {
      let isLeft = self == .topLeft || self == .bottomLeft
      let isTop = self == .topLeft || self == .topRight
      let x = isLeft ? sheet.minX : sheet.maxX - width
      let y = isTop ? sheet.minY : sheet.maxY - height
      return Box(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }
  }

  /// `edges` are the sides of an outline on the sheet. `atlas` is what the globe is drawn from, for a map that is to have
  /// one; a script enlarges a live map so much. `dots` are where pictures were taken.
  init(
    _ view: MapView, units: Units, wording: MapWording, markers: [Box], edges: [Box] = [], dots: [Point] = [],
    raster: RouteRaster, atlas: Atlas?, largestInset: Int = 4500, largestScale: Double? = nil,
    idPrefix: String
  ) {
    self.largestScale = largestScale
    guard !view.projection.isWorld else { return }
    let sheet = view.inner.inset(by: view.width >= 700 ? 16 : 10)
    func crowd(_ box: Box) -> Int {
      raster.count(in: box) + 12 * (markers + edges).count { $0.overlaps(box) }
        + 3 * dots.count { box.contains($0) }
    }
    func quietest(_ corners: [Corner], _ width: Double, _ height: Double) -> Box {
      let boxes = corners.map { $0.box(width, height, in: sheet) }
      let crowds = boxes.map(crowd)
      let best = crowds.indices.min { (crowds[$0], $0) < (crowds[$1], $1) } ?? 0
      return boxes[best]
    }
    let barWidth = view.width >= 700 ? 180.0 : 110
    let usual = quietest([.bottomRight, .bottomLeft, .topLeft], barWidth, 32)
    // The upper right is the arrow's, unless there the bar alone would hide no marker and no dot.
    let isTaken = (markers + edges).contains { $0.overlaps(usual) } || dots.contains { usual.contains($0) }
    let barBox = isTaken ? quietest([.bottomRight, .bottomLeft, .topLeft, .topRight], barWidth, 32) : usual
    addBar(in: barBox, view, units, wording)
    let arrowBox = quietest(
      [.topRight, .topLeft, .bottomLeft, .bottomRight].filter { corner in
        !corner.box(30, 44, in: sheet).overlaps(barBox)
      }, 30, 44)
    addArrow(in: arrowBox, view, wording)
    guard Locator.suits(view) || RegionInset.suits(view) else { return }
    let side = Locator.suits(view) ? Locator.side(on: view) : RegionInset.side(on: view)
    let corners = [Corner.bottomLeft, .bottomRight, .topLeft, .topRight].map { $0.box(side, side, in: sheet) }
    let free = corners.filter { box in
      // Not so near to a stop that its name would have to lie across the way, and off the way itself.
      raster.count(in: box.inset(by: -Self.clearance)) == 0
        && (boxes + edges).allSatisfy { !$0.overlaps(box) }
        && markers.allSatisfy { !$0.overlaps(box.inset(by: -0.6 * side)) }
    }
    .freest { raster.count(in: $0.inset(by: -0.6 * side)) }
    guard let free else { return }
    if let locator = Locator.suits(view) ? Locator(view, in: free, on: atlas) : nil {
      boxes.append(free)
      corner = locator.elements
    } else if let inset = RegionInset(
      view, in: free, on: atlas, largestSize: largestInset, idPrefix: idPrefix)
    {
      boxes.append(free)
      corner = [inset.element]
      sources = inset.sources
    }
    elements += corner
  }

  private mutating func addBar(in box: Box, _ view: MapView, _ units: Units, _ wording: MapWording) {
    let y = box.maxY - 5
    let isLeft = box.centre.x < view.inner.centre.x
    guard
      let bar = ScaleBar(
        from: Point(x: box.minX + 4, y: y), to: Point(x: box.maxX - 4, y: y), in: view, units: units)
    else { return }
    // The bar was measured from the right; in a left corner it is measured again from where it ends.
    let length = bar.end.x - bar.start.x
    let placed =
      isLeft
      ? ScaleBar(
        from: Point(x: box.minX + 4, y: y), to: Point(x: box.minX + 4.01 + length * 1.004, y: y), in: view,
        units: units) ?? bar : bar
    boxes.append(Box(minX: placed.start.x - 6, minY: box.minY, maxX: placed.end.x + 6, maxY: box.maxY))
    let drawn = Self.draw(placed, words: wording.distance(placed.metres))
    guard let largestScale else {
      elements += drawn
      return
    }
    elements.append(
      SVGElement("g")
        .with("data-scale", Self.lengths(below: placed, largestScale, units, wording)).containing(drawn))
  }

  /// What a script chooses from that enlarges the map: how many units each round length takes, the longest first, as
  /// `101.5 50 km|40.6 20 km`.
  private static func lengths(
    below bar: ScaleBar, _ largestScale: Double, _ units: Units, _ wording: MapWording
  ) -> String {
    let unitsInMetre = (bar.end.x - bar.start.x) / bar.metres
    return ScaleBar.roundLengths(units).reversed()
      .filter { $0 <= bar.metres && $0 * largestScale >= bar.metres / 2 }
      .map { "\(svgNumber($0 * unitsInMetre, decimals: 3)) \(wording.distance($0))" }.joined(separator: "|")
  }

  private static func draw(_ bar: ScaleBar, words: String) -> [SVGElement] {
    let (start, end) = (bar.start, bar.end)
    let middle = (start + end) * 0.5
    var outline = PathWriter()
    outline.polygon([Point(x: start.x, y: start.y - 5), Point(x: end.x, y: end.y - 5), end, start])
    var dark = PathWriter()
    dark.polygon([Point(x: start.x, y: start.y - 5), Point(x: middle.x, y: middle.y - 5), middle, start])
    return [
      SVGElement("path").with("class", "map-bar").with("d", outline.text),
      SVGElement("path").with("class", "map-bar-dark").with("d", dark.text),
      SVGElement("text").with("class", "map-small").with("text-anchor", "middle")
        .with("x", middle.x).with("y", middle.y - 10.5).containing(text: words),
    ]
  }

  /// The arrow points north at its own place; within 2° of upright it stands upright. A script leaves it where it is while
  /// the sheet moves below it: then it points as in the middle.
  private mutating func addArrow(in box: Box, _ view: MapView, _ wording: MapWording) {
    let staying = largestScale == nil ? nil : Self.northOfAll(on: view)
    guard let found = staying ?? view.northBearing(at: box.centre) else { return }
    let bearing = abs(found) <= 2 ? 0 : found
    boxes.append(box)
    let centre = box.centre
    let turned = "translate(\(svgNumber(centre.x)) \(svgNumber(centre.y))) rotate(\(svgNumber(bearing)))"
    let half = SVGElement("path").with("class", "map-north-dark").with("d", "M0-8l6 24-6-5z")
    let other = SVGElement("path").with("class", "map-north-light").with("d", "M0-8l-6 24 6-5z")
    let letter = SVGElement("text").with("class", "map-small").with("text-anchor", "middle")
      .with("transform", "translate(0 -14) rotate(\(svgNumber(-bearing)))").with("y", 3.6)
      .containing(text: wording.north)
    let arrow = SVGElement("g").with("transform", turned).containing(half, other, letter)
    elements.append(staying == nil ? arrow : SVGElement("g").with("class", "map-north").containing(arrow))
  }

  /// North in the middle, where it is the same within 3° on all of the sheet: as exact as one can hold a map.
  private static func northOfAll(on view: MapView) -> Double? {
    let (left, top, right, bottom) = (view.inner.minX, view.inner.minY, view.inner.maxX, view.inner.maxY)
    guard let bearing = view.northBearing(at: view.inner.centre) else { return nil }
    let isAlike = [(left, top), (right, top), (left, bottom), (right, bottom)].allSatisfy { x, y in
      view.northBearing(at: Point(x: x, y: y)).map { abs($0 - bearing) <= 3 } ?? false
    }
    return isAlike ? bearing : nil
  }
}

extension [Box] {
  /// The one that is least crowded; of equals the first.
  fileprivate func freest(_ crowd: (Box) -> Int) -> Box? {
    indices.map { (crowd(self[$0]), $0) }.min { $0 < $1 }.map { self[$0.1] }
  }
}
