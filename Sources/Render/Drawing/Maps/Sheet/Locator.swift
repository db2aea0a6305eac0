import Basemap
import Foundation

/// A small globe in a corner, which shows where on the Earth the sheet lies.
struct Locator {
  private let centre: Point
  private let radius: Double
  private let land: String
  private let window: [Point]

  /// Metres across a sheet: of less one knows the place by its names, of more one sees where it is.
  private static let extents = 100_000.0...4_500_000.0
  /// Units across of a coast's least island, and how far its line may move.
  private static let simplifier = GroundSimplifier(tolerance: 0.45, smallest: 1.6)

  /// The room that it takes, the rim included.
  static func side(on view: MapView) -> Double { view.width >= 700 ? 112 : view.isSmall ? 52 : 66 }

  /// Whether a sheet is to have one.
  static func suits(_ view: MapView) -> Bool {
    !view.projection.isWorld && extents.contains(view.metresAcross)
  }

  /// Nil without an atlas to draw it from.
  init?(_ view: MapView, in box: Box, on atlas: Atlas?) {
    guard let level = atlas?.level(.world), let here = view.vector(at: view.inner.centre) else { return nil }
    centre = box.centre
    radius = box.width / 2 - 3
    let globe = Globe(
      // A little from the pole, so that one sees where north is.
      facing: UnitVector(longitude: here.longitude, latitude: min(max(here.latitude, -50), 50) * 0.8),
      centre: centre, radius: radius)
    let rings = level.shapes(of: .land, in: .everything).compactMap(globe.ring)
    land = GroundPaths.data(rings: Self.simplifier.rings(rings))
    window = globe.outline(of: view)
  }

  var elements: [SVGElement] {
    func disc(_ classes: String, _ radius: Double) -> SVGElement {
      SVGElement("circle").with("class", classes).with("cx", centre.x).with("cy", centre.y).with("r", radius)
    }
    let map = [
      disc("map-globe-rim", radius + 3), disc("map-globe-sea", radius),
      SVGElement("path").with("class", "map-globe-land").with("d", land),
    ]
    guard let box = Box(around: window), max(box.width, box.height) >= 7 else {
      let spot = SVGElement("circle").with("class", "map-globe-here").with("cx", window.centre?.x ?? centre.x)
        .with("cy", window.centre?.y ?? centre.y).with("r", 3.5)
      return map + [spot]
    }
    var outline = PathWriter()
    outline.polygon(window)
    return map + [SVGElement("path").with("class", "map-globe-sheet").with("d", outline.text)]
  }
}

extension [Point] {
  fileprivate var centre: Point? { Box(around: self)?.centre }
}

/// The Earth as one sees it from far off: orthographic, north up.
private struct Globe {
  let facing: UnitVector
  let centre: Point
  let radius: Double
  private let east: UnitVector
  private let north: UnitVector

  init(facing: UnitVector, centre: Point, radius: Double) {
    self.facing = facing
    self.centre = centre
    self.radius = radius
    let turn = facing.longitude * .pi / 180
    east = UnitVector(x: -sin(turn), y: cos(turn), z: 0)
    north = UnitVector(
      x: -facing.z * cos(turn), y: -facing.z * sin(turn),
      z: (facing.x * facing.x + facing.y * facing.y).squareRoot())
  }

  /// What lies behind is held at the rim, so that a shore that goes there and back stays closed.
  private func place(_ vector: UnitVector) -> (point: Point, isSeen: Bool) {
    var (x, y) = (vector.dot(east), vector.dot(north))
    let isSeen = vector.dot(facing) > 0
    if !isSeen {
      let length = max(1e-9, (x * x + y * y).squareRoot())
      (x, y) = (x / length, y / length)
    }
    return (Point(x: centre.x + radius * x, y: centre.y - radius * y), isSeen)
  }

  /// Nil for what lies behind altogether.
  func ring(_ shape: AtlasShape) -> [Point]? {
    let placed = shape.points.map { place(UnitVector(longitude: $0.longitude, latitude: $0.latitude)) }
    return placed.contains(where: \.isSeen) ? placed.map(\.point) : nil
  }

  /// The edge of a sheet, with its sides bent as the globe is.
  func outline(of view: MapView) -> [Point] {
    let box = view.inner
    let corners = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY), Point(x: box.maxX, y: box.maxY),
      Point(x: box.minX, y: box.maxY),
    ]
    return corners.indices.flatMap { index in
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      return (0..<6).compactMap { step in
        view.vector(at: start + (end - start) * (Double(step) / 6)).map { place($0).point }
      }
    }
  }
}
