import TripModel

/// Draws extracts: ground and water, houses, then roads from the least to the greatest, and rails.
struct ExtractDrawing {
  private let ground: ExtractGround
  private let edge: SVGElement
  private let idPrefix: String

  /// Roads in the order in which they are drawn.
  private static let roads: [MapFeatureKind] = [.service, .street, .road, .mainRoad, .motorway]

  /// `edge` is the outline of what is shown.
  init(_ ground: ExtractGround, edge: SVGElement, idPrefix: String) {
    self.ground = ground
    self.edge = edge
    self.idPrefix = idPrefix
  }

  /// Each road's lines stand once, though they are drawn twice.
  var definitions: [SVGElement] {
    let clip = SVGElement("clipPath").with("id", "\(idPrefix)-extent").containing(edge)
    return [clip]
      + (Self.roads + [.rail]).compactMap { kind in
        data(kind).map { SVGElement("path").with("class", "map-x-way").with("id", id(kind)).with("d", $0) }
      }
  }

  var element: SVGElement {
    SVGElement("g").with("class", "map-extract").with("clip-path", "url(#\(idPrefix)-extent)").containing(
      paper
        + areas([.built, .green, .wood, .sand, .rock, .ice, .wetland])
        + path("map-x-water map-x-sea", ground.sea.isEmpty ? nil : GroundPaths.data(rings: ground.sea))
        + areas([.water]) + lines([.stream, .river, .coast]) + areas([.pier, .square, .building])
        + lines([.runway, .path]) + cases + fills + lines([.tram]) + rails + lines([.cable, .ferry]))
  }

  /// What extracts cover, so that their ends can be seen.
  private var paper: [SVGElement] {
    ground.windows.map { box in
      SVGElement("rect").with("class", "map-x-land").with("x", box.minX).with("y", box.minY)
        .with("width", box.width).with("height", box.height)
    }
  }

  private func areas(_ kinds: [MapFeatureKind]) -> [SVGElement] {
    kinds.flatMap { path("map-x-\($0)", data($0)) }
  }

  private func lines(_ kinds: [MapFeatureKind]) -> [SVGElement] {
    kinds.flatMap { path("map-x-line map-x-\($0)", data($0)) }
  }

  private var cases: [SVGElement] {
    Self.roads.compactMap { kind in
      use(kind, "map-x-case map-x-case-\(kind)", breadth: (ground.scale.breadth(of: kind) ?? 1) + 1.4)
    }
  }

  private var fills: [SVGElement] {
    Self.roads.compactMap { use($0, "map-x-line map-x-\($0)", breadth: ground.scale.breadth(of: $0) ?? 1) }
  }

  /// Striped from afar; from near, where a station's rails lie side by side, plain.
  private var rails: [SVGElement] {
    guard ground.scale.metresInUnit > 3 else {
      return [use(.rail, "map-x-line map-x-rail", breadth: 1.3)].compactMap(\.self)
    }
    return [
      use(.rail, "map-x-line map-x-rail", breadth: 2.2),
      use(.rail, "map-x-line map-x-sleepers", breadth: 1.1),
    ].compactMap(\.self)
  }

  private func use(_ kind: MapFeatureKind, _ classes: String, breadth: Double) -> SVGElement? {
    guard ground.shapes[kind] != nil else { return nil }
    return SVGElement("use").with("class", classes).with("href", "#\(id(kind))").with("stroke-width", breadth)
  }

  private func id(_ kind: MapFeatureKind) -> String { "\(idPrefix)-x-\(kind)" }

  private func data(_ kind: MapFeatureKind) -> String? {
    guard let shapes = ground.shapes[kind] else { return nil }
    return kind.shape == .area ? GroundPaths.data(rings: shapes) : GroundPaths.data(lines: shapes)
  }

  private func path(_ classes: String, _ data: String?) -> [SVGElement] {
    data.map { [SVGElement("path").with("class", classes).with("d", $0)] } ?? []
  }
}
