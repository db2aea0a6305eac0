/// Where a name may stand that has no room beside its sign: a little off, at the end of a hairline. Cartographers do so
/// where signs crowd and the sheet around them is empty.
struct LedLabels {
  /// Units between a sign and such a name; farther off nobody looks for it.
  private static let reaches = [12.0, 20, 30, 42]
  /// Sixteen, from the right by the bottom: written down, since no two machines need agree on the last figure of a cosine.
  private static let directions: [Point] = {
    let quarter = [(1.0, 0.0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924)]
      .map { Point(x: $0.0, y: $0.1) }
    return [quarter, quarter.map { Point(x: -$0.y, y: $0.x) }, quarter.map { Point(x: -$0.x, y: -$0.y) }]
      .flatMap(\.self) + quarter.map { Point(x: $0.y, y: -$0.x) }
  }()
  /// Of a direction's part that leads sideways: with less the name stands above or below the end of its line.
  private static let leastAside = 0.35
  /// Units between a line and the sign that it begins at, and the name that it ends at.
  private static let beforeLine = 1.5

  /// From the nearest, all about the sign, and to its right first.
  let all: [MapLabel]

  init(_ lines: [String], at marker: Marker, size: Double) {
    let candidates = LabelCandidates(lines, at: marker, size: size)
    let radius = max(marker.reach.x, marker.reach.y)
    all = Self.reaches.flatMap { reach in
      Self.directions.map { direction in
        let start = marker.point + direction * (radius + Self.beforeLine)
        let end = marker.point + direction * (radius + reach)
        let anchor: MapLabel.Anchor =
          direction.x > Self.leastAside ? .start : direction.x < -Self.leastAside ? .end : .middle
        var label = candidates.label(
          hungAt: end + direction * Self.beforeLine, anchor, isBelow: direction.y > 0)
        label.lead = [start, end]
        return label
      }
    }
  }
}

extension LabelPlacement {
  /// So many names of a sheet have lines at the most: more would be a tangle.
  static let mostLed = 4
  /// Units between points of a line that are looked at.
  private static let step = 3.0
  /// As many units as a line may rather be longer than across the way.
  private static let costOfWay = 8.0
  /// The same for a second line of a name.
  private static let costOfBreak = 4.0

  /// The label of a sign at the end of a line; nil where even there is no room, or the line would lead through another
  /// sign or a name.
  mutating func placeByLine(_ marker: Marker, size: Double) -> MapLabel? {
    let forms = LabelForms(marker).forms.filter { form in !form.contains { $0.hasSuffix("…") } }
    return placeByLine(forms, at: marker, size: size)
  }

  /// What is told of a place that has no sign of its own, rather at the end of a line than struck through by the way.
  mutating func placeOffWay(_ text: String, at marker: Marker, size: Double) -> MapLabel? {
    var beside = self
    let label = beside.place(text, at: marker, size: size)
    if let label, !isOffWay(label),
      let led = placeByLine([[text.shortenedForMap()]], at: marker, size: size)
    {
      return led
    }
    self = beside
    return label
  }

  private mutating func placeByLine(_ forms: [[String]], at marker: Marker, size: Double) -> MapLabel? {
    let found = forms.flatMap { form in
      LedLabels(form, at: marker, size: size).all.compactMap { label -> (cost: Double, label: MapLabel)? in
        guard let cost = costOfLine(to: label, from: marker) else { return nil }
        return (cost + (form.count > 1 ? Self.costOfBreak : 0), label)
      }
    }
    guard let best = found.min(by: { $0.cost < $1.cost })?.label else { return nil }
    take(best, at: marker, besides: Self.points(of: best.lead))
    return best
  }

  /// How long the line is, and how much of it lies on the way; nil where the name or the line has no room.
  private func costOfLine(to label: MapLabel, from marker: Marker) -> Double? {
    guard isFree(label.box), isClean(label), cellsOfWay(under: label) == 0, isReadAlone(label.box) else {
      return nil
    }
    let points = Self.points(of: label.lead)
    guard isClear(points, for: marker) else { return nil }
    let onWay = points.count { raster.count(in: Box(centre: $0, width: 1, height: 1)) > 0 }
    let length = label.lead.first.map { $0.distance(to: label.lead.last ?? $0) } ?? 0
    return length + Double(onWay) * Self.costOfWay
  }

  private static func points(of line: [Point]) -> [Point] {
    guard let start = line.first, let end = line.last else { return [] }
    let count = max(1, Int(start.distance(to: end) / step))
    return (0...count).map { start + (end - start) * (Double($0) / Double(count)) }
  }
}
