/// A name beside its marker.
struct MapLabel {
  enum Anchor: String { case start, middle, end }

  let text: String
  let box: Box
  let anchor: Anchor
  let size: Double
  /// What stands on a line of its own below the text; nil where all of it is one line.
  var second: String?

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
}

/// Finds room for names: one after the other, each at the best of eight places around its marker, or a step off.
struct LabelPlacement {
  let sheet: Box
  let raster: RouteRaster
  /// What no name may touch: markers, and the names placed so far.
  private(set) var steady: [SteadyBox]
  /// Nor these: the scale bar, the arrow and what else is gone while a script shows but a part of the sheet.
  private let furniture: [Box]
  /// The signs of stops that stand from the beginning: a name should not stand by one that it is not of.
  private let stops: [Marker]
  /// What a name should rather not cover: the dots of photos.
  let dots: [Point]
  /// What it should not cover if there is another place at all: the heads that say where the way goes.
  let heads: [Point]

  init(
    sheet: Box, raster: RouteRaster, markers: [Marker], furniture: [Box] = [], dots: [Point] = [],
    heads: [Point] = []
  ) {
    self.sheet = sheet
    self.raster = raster
    steady = markers.map { SteadyBox($0.box, at: $0.anchor) }
    self.furniture = furniture
    self.dots = dots
    self.heads = heads
    stops = markers.filter { $0.shape == .stop }
  }

  /// The label of a marker, if there is room for it.
  ///
  /// `giving` are markers that give way to it, as far as it does not find another place.
  mutating func place(_ name: String, at marker: Marker, size: Double, besides giving: [Marker] = [])
    -> MapLabel?
  {
    place([name.shortenedForMap()], at: marker, size: size, besides: giving)
  }

  /// The same of a name on one line or on two.
  mutating func place(_ lines: [String], at marker: Marker, size: Double, besides giving: [Marker] = [])
    -> MapLabel?
  {
    guard lines.contains(where: { !$0.isEmpty }) else { return nil }
    let free = Self.candidates(for: lines, at: marker, size: size).enumerated()
      .filter { isFree($0.element.box) && !isAstray($0.element, from: marker) }
    let clear = free.filter { place in giving.allSatisfy { !$0.box.overlaps(place.element.box) } }
    let best = (clear.isEmpty ? free : clear)
      .map { place in
        let misread = isReadOnAnother(place.element.box, than: marker) ? Self.costOfMisreading : 0
        return (
          cost: Double(place.offset) * 0.8 + cost(of: place.element.box) + misread, label: place.element
        )
      }
      .min { $0.cost < $1.cost }
    guard let label = best?.label else { return nil }
    steady.append(SteadyBox(label.box, at: marker.anchor))
    return label
  }

  /// Keeps clear of markers that come after the first names.
  mutating func keepClear(of markers: [Marker]) {
    steady += markers.map { SteadyBox($0.box, at: $0.anchor) }
  }

  /// Units at either side of a number that stands for several.
  private static let besideNumber = 12.0

  /// Keeps what comes from here on so far from numbers that stand for several that none is read on: `+3 Fnidek`.
  mutating func keepApart(from markers: [Marker]) {
    for marker in markers where marker.shape == .cluster {
      let box = Box(
        centre: marker.point, width: 2 * (marker.reach.x + Self.besideNumber), height: 2 * marker.reach.y)
      steady.append(SteadyBox(box, at: marker.anchor))
    }
  }

  /// Takes a box for something that may stand nowhere else; false where that is not to be had.
  mutating func claim(_ box: Box) -> Bool {
    guard isFree(box) else { return false }
    steady.append(SteadyBox(box))
    return true
  }

  /// Takes all boxes of something, or none of them.
  mutating func claim(all boxes: [Box]) -> Bool {
    guard boxes.allSatisfy(isFree) else { return false }
    steady += boxes.map { SteadyBox($0) }
    return true
  }

  /// The label of a town beside its dot, which is kept clear too; both must stand clear of the way.
  mutating func placeTown(_ name: String, at point: Point, size: Double) -> MapLabel? {
    let dot = Self.dot(at: point)
    guard isFree(dot), raster.count(in: dot) == 0 else { return nil }
    for label in Self.labels(ofTown: name, at: point, size: size) {
      guard isFree(label.box), raster.count(in: label.box) == 0 else { continue }
      steady += [SteadyBox(dot, at: point), SteadyBox(label.box, at: point)]
      return label
    }
    return nil
  }

  /// What the dot of a town keeps clear.
  static func dot(at point: Point) -> Box { Box(centre: point, width: 6, height: 6) }

  /// Where the name of a town may stand: right of its dot, left, above, below.
  static func labels(ofTown name: String, at point: Point, size: Double) -> [MapLabel] {
    let text = name.shortenedForMap()
    let (width, height) = (TextWidth.of(text, size: size), size * 1.16)
    let places: [(MapLabel.Anchor, Double, Double)] = [
      (.start, 6 + width / 2, 0), (.end, -6 - width / 2, 0), (.middle, 0, -4 - height / 2),
      (.middle, 0, 4 + height / 2),
    ]
    return places.map { anchor, x, y in
      let box = Box(centre: point + Point(x: x, y: y), width: width, height: height)
      return MapLabel(text: text, box: box, anchor: text.beginsRightToLeft ? .middle : anchor, size: size)
    }
  }

  private func isFree(_ box: Box) -> Bool {
    sheet.contains(box) && furniture.allSatisfy { !$0.overlaps(box) }
      && steady.allSatisfy { !$0.box.overlaps(box) }
  }

  /// As much as six cells of the way below a name: rather that than a name that is taken for another's.
  private static let costOfMisreading = 5.0
  /// Units beyond which a name is read on no sign.
  private static let reachOfNames = 8.0

  /// Whether the name of a stop would stand at the sign of another as near as at its own.
  private func isReadOnAnother(_ box: Box, than marker: Marker) -> Bool {
    guard marker.shape == .stop else { return false }
    let own = box.gap(to: marker.box)
    return stops.contains { stop in
      guard stop.source != marker.source else { return false }
      let gap = box.gap(to: stop.box)
      return gap <= own && gap < Self.reachOfNames
    }
  }

  /// Whether the name of a stop would stand nearer to another than to its own, for which it would be read: rather none.
  /// One that is hung at its middle is read for what lies below or above that, and may come a little nearer to
  /// neighbours with its ends.
  private func isAstray(_ label: MapLabel, from marker: Marker) -> Bool {
    guard marker.shape == .stop else { return false }
    let slack = label.anchor == .middle ? Self.slackOfEnds : 0.5
    let own = label.box.gap(to: marker.box)
    return stops.contains { $0.source != marker.source && label.box.gap(to: $0.box) < own - slack }
  }

  /// Units by which the end of a name may be nearer to another stop than its middle to its own.
  private static let slackOfEnds = 6.0

  private func cost(of box: Box) -> Double {
    let covered = dots.reduce(0) { $0 + (box.contains($1) ? 1.0 : 0) }
    let around = box.inset(by: -5)
    let hidden = heads.reduce(0) { $0 + (around.contains($1) ? 4.0 : 0) }
    return hidden + Double(raster.count(in: box)) * 0.8 + min(covered, 20) * 0.3
  }

  /// Units between a marker and a name that stands a step above or below it.
  private static let rise = 13.0
  /// The same beside it: a pin has room between.
  private static let aside = 24.0

  /// From the place that reads best: right, left, above, below, then the corners.
  private static func candidates(for lines: [String], at marker: Marker, size: Double) -> [MapLabel] {
    let width = lines.reduce(0) { max($0, TextWidth.of($1, size: size, isBold: marker.shape == .stop)) }
    let height = Double(lines.count) * MapLabel.lineHeight(of: size)
    let text = lines.first ?? ""
    let reach = marker.reach
    let (beside, above) = (reach.x + 4, reach.y + 1.5)
    // Outside of its box, on which no name may stand.
    let (corner, slope) = (max(reach.x + 1, reach.x * 0.75 + 2), reach.y * 0.62)
    let places: [(MapLabel.Anchor, Double, Double)] = [
      (.start, beside, 0), (.end, -beside, 0),
      (.middle, 0, -above - height / 2), (.middle, 0, above + height / 2),
      (.start, corner, -slope - height / 2), (.start, corner, slope + height / 2),
      (.end, -corner, -slope - height / 2), (.end, -corner, slope + height / 2),
      // Over the heads of neighbours, of a stop on a way like a string of beads.
      (.middle, 0, -above - height / 2 - Self.rise), (.middle, 0, above + height / 2 + Self.rise),
      // And past the pins in its town: bold as it is, it is taken for none of theirs.
      (.start, beside + Self.aside, 0), (.end, -beside - Self.aside, 0),
    ]
    return places.prefix(marker.shape == .stop ? 12 : 8).map { anchor, x, y in
      let shift =
        switch anchor {
        case .start: width / 2
        case .middle: 0.0
        case .end: -width / 2
        }
      let centre = marker.point + Point(x: x + shift, y: y)
      // A text that runs from right to left is hung at its middle, which is the same in both directions.
      return MapLabel(
        text: text, box: Box(centre: centre, width: width, height: height),
        anchor: text.beginsRightToLeft ? .middle : anchor, size: size,
        second: lines.count > 1 ? lines[1] : nil)
    }
  }
}
