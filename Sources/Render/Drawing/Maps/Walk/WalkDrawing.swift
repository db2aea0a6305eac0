/// Draws how far and how high a walk is: rings along the way with kilometres, and heights beside it.
struct WalkDrawing {
  private(set) var elements: [SVGElement] = []

  private static let size = (height: 12.5, distance: 11.5)
  /// Half of the triangle of a summit.
  private static let top = 5.5
  /// Units between two rings: where a way leads back as it came, the second would hide the first.
  private static let apart = 7.0
  /// Half of a ring's width, with its edge.
  private static let ringRadius = 3.5

  /// Summits take their room first, then the lengths from the start on, then other heights. `names` are those
  /// that stand beside the markers.
  init(
    _ walk: MapWalk, on view: MapView, markers: [Marker], names: [Box] = [], placement: inout LabelPlacement
  ) {
    var (dots, tops) = (PathWriter(), PathWriter())
    var leads = PathWriter()
    var texts: [SVGElement] = []
    var taken: [Point] = []
    func write(_ label: MapLabel?, _ classes: String) -> Bool {
      guard let label else { return false }
      if !label.lead.isEmpty { leads.polyline(label.lead) }
      texts.append(
        label.written(in: SVGElement("text").with("class", classes).with("font-size", label.size)))
      return true
    }
    func height(_ height: MapWalk.Height) {
      guard let point = view.place(UnitVector(height.coordinate)) else { return }
      // A stop that stands there keeps its sign.
      let stop = markers.first { $0.box.inset(by: -Self.top).contains(point) }
      let text = stop?.name.isEmpty == false ? height.value : height.text
      let label = placement.placeOffWay(text, at: stop ?? Self.spot(at: point), size: Self.size.height)
      guard write(label, "map-height"), height.isTop, stop == nil else { return }
      taken.append(point)
      _ = placement.claim(Box(centre: point, width: 2 * Self.top, height: 2 * Self.top))
      tops.polygon([
        point + Point(x: 0, y: -Self.top), point + Point(x: Self.top, y: Self.top * 0.7),
        point + Point(x: -Self.top, y: Self.top * 0.7),
      ])
    }
    // Where a profile has the same kilometres none is needed that would touch something else.
    let room = walk.steps.isEmpty ? 0 : Self.apart
    for top in walk.heights where top.isTop { height(top) }
    for distance in walk.distances {
      guard let point = view.place(UnitVector(distance.coordinate)), view.inner.contains(point),
        !markers.contains(where: { $0.box.inset(by: -room).contains(point) || Self.touches($0, at: point) }),
        !names.contains(where: { $0.inset(by: -Self.ringRadius).contains(point) }),
        taken.allSatisfy({ $0.distance(to: point) > Self.apart + room }),
        write(
          placement.place(distance.text, at: Self.spot(at: point), size: Self.size.distance), "map-km-text")
      else { continue }
      taken.append(point)
      _ = placement.claim(Self.ring(at: point))
      dots.dot(at: point)
    }
    for other in walk.heights where !other.isTop { height(other) }
    elements = ["map-km-edge", "map-km"].map { SVGElement("path").with("class", $0).with("d", dots.text) }
    if dots.text.isEmpty { elements = [] }
    if !leads.text.isEmpty {
      elements.append(SVGElement("path").with("class", "map-leader").with("d", leads.text))
    }
    if !tops.text.isEmpty {
      elements.append(SVGElement("path").with("class", "map-peak").with("d", tops.text))
    }
    elements += texts
    if !walk.steps.isEmpty {
      let places = walk.steps.compactMap { view.place(UnitVector($0)) }
      let data = places.map { svgNumber($0.x) + " " + svgNumber($0.y) }.joined(separator: " ")
      elements = [SVGElement("g").with("data-way", data).containing(elements)]
    }
  }

  /// What a ring keeps clear of the names that come after it.
  private static func ring(at point: Point) -> Box {
    Box(centre: point, width: 2 * ringRadius, height: 2 * ringRadius)
  }

  /// Whether a ring would lie on a marker, which is drawn over it.
  private static func touches(_ marker: Marker, at point: Point) -> Bool {
    marker.distance(to: point) < marker.reach.y + ringRadius
  }

  /// Something small for a text to stand beside.
  private static func spot(at point: Point) -> Marker {
    Marker(source: .mark(-1), shape: .photo, number: "", name: "", link: nil, days: nil, anchor: point)
  }
}
