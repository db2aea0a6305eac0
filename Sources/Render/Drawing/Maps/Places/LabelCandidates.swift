/// Where the name of a marker may stand, from the place that reads best.
struct LabelCandidates {
  private let lines: [String]
  private let marker: Marker
  private let size: Double
  private let width: Double
  private let height: Double

  init(_ lines: [String], at marker: Marker, size: Double) {
    (self.lines, self.marker, self.size) = (lines, marker, size)
    width = lines.reduce(0) { max($0, TextWidth.of($1, size: size, isBold: marker.shape == .stop)) }
    height = Double(lines.count) * MapLabel.lineHeight(of: size)
  }

  /// From the middle of the marker to where a name is pinned: across, and down to the middle of its height.
  private typealias Place = (anchor: MapLabel.Anchor, x: Double, y: Double)

  /// Units between a marker and a name that stands a step above or below it.
  private static let rise = 13.0
  /// The same beside it: a pin has room between.
  private static let aside = 24.0

  /// So many of the usual places stand beside the marker; the others are past what stands there.
  static let countBeside = 10

  /// Right, left, above, below, then the corners; of a stop a step off as well.
  var usual: [MapLabel] {
    let reach = marker.reach
    let (beside, above) = (reach.x + 4, reach.y + 1.5)
    // Outside of its box, on which no name may stand.
    let (corner, slope) = (max(reach.x + 1, reach.x * 0.75 + 2), reach.y * 0.62)
    let places: [Place] = [
      (.start, beside, 0), (.end, -beside, 0),
      (.middle, 0, -above - height / 2), (.middle, 0, above + height / 2),
      (.start, corner, -slope - height / 2), (.start, corner, slope + height / 2),
      (.end, -corner, -slope - height / 2), (.end, -corner, slope + height / 2),
      // Over the heads of neighbours, of a stop on a way like a string of beads.
      (.middle, 0, -above - height / 2 - Self.rise), (.middle, 0, above + height / 2 + Self.rise),
      // And past what stands there, where that is farther from the name than the stop is.
      (.start, beside + Self.aside, 0), (.end, -beside - Self.aside, 0),
    ]
    guard marker.shape != .stop else { return places.map(label) }
    return (places.prefix(8) + shifted(above + height / 2)).map(label)
  }

  /// Units by which the name of a pin above or below it may stand off its middle.
  private static let shifts = [8.0, 4]

  /// Of a pin, which is small: above and below it and a little aside, where a neighbour or the edge of the sheet leaves no room
  /// about its middle.
  private func shifted(_ away: Double) -> [Place] {
    guard marker.kind != nil || marker.isEntry else { return [] }
    return Self.shifts.flatMap { shift -> [Place] in
      [-away, away].flatMap { y -> [Place] in [(.middle, -shift, y), (.middle, shift, y)] }
    }
  }

  /// Units at a time by which a name beside its stop is moved up or down.
  private static let steps = [0.0, -3, 3, -6, 6]

  /// Of a stop, by which the way is told, and of a pin, where none of those is free: close beside it, a little higher or
  /// lower, then above and below it from one of its edges on; of a pin also from its middle on, away from a neighbour that
  /// touches it.
  var squeezed: [MapLabel] {
    guard isPlace else { return [] }
    let reach = marker.reach
    let beside = Self.steps.flatMap { step -> [Place] in
      [(.start, reach.x + 2, step), (.end, -reach.x - 2, step)]
    }
    let apart = marker.kind == nil ? [] : along(from: 0)
    return (beside + along() + apart).map(label)
  }

  /// Units beyond half the width that is guessed of a name.
  private static let besideEdge = 0.5

  /// Of a stop or a pin at the edge of the sheet: above and below it, and so far aside as leaves room for the whole name.
  func shifted(into sheet: Box) -> [MapLabel] {
    let half = width / 2 + Self.besideEdge
    let inside = max(min(marker.point.x, sheet.maxX - half), sheet.minX + half)
    let (aside, away) = (inside - marker.point.x, marker.reach.y + 1.5 + height / 2)
    guard isPlace, aside != 0, abs(aside) < half else { return [] }
    let places: [Place] = [(.middle, aside, -away), (.middle, aside, away)]
    return places.map(label)
  }

  /// Of a stop or a pin, whose name would else lie along the way: above and below it from one of its edges on, and a step
  /// off.
  var besideWay: [MapLabel] { isPlace ? (along() + along(rise: Self.rise)).map(label) : [] }

  /// Whether it is a stop or a pin, and neither a number nor something that was written.
  private var isPlace: Bool { marker.shape == .stop || marker.kind != nil }

  private func along(rise: Double = 0, from start: Double? = nil) -> [Place] {
    let (edge, away) = (start ?? marker.reach.x, marker.reach.y + 1.5 + height / 2 + rise)
    return [(.start, -edge, -away), (.start, -edge, away), (.end, edge, -away), (.end, edge, away)]
  }

  private func label(_ place: Place) -> MapLabel {
    label(at: marker.point + Point(x: place.x, y: place.y), place.anchor)
  }

  /// One that begins, ends or has its middle at a point, which is at half of its height; with its middle above or below
  /// that it stands wholly.
  func label(hungAt point: Point, _ anchor: MapLabel.Anchor, isBelow: Bool) -> MapLabel {
    let down = anchor == .middle ? height / 2 : 0
    return label(at: point + Point(x: 0, y: isBelow ? down : -down), anchor)
  }

  private func label(at point: Point, _ anchor: MapLabel.Anchor) -> MapLabel {
    let shift =
      switch anchor {
      case .start: width / 2
      case .middle: 0.0
      case .end: -width / 2
      }
    let centre = point + Point(x: shift, y: 0)
    let text = lines.first ?? ""
    // A text that runs from right to left is hung at its middle, which is the same in both directions.
    return MapLabel(
      text: text, box: Box(centre: centre, width: width, height: height),
      anchor: text.beginsRightToLeft ? .middle : anchor, size: size,
      second: lines.count > 1 ? lines[1] : nil)
  }
}
