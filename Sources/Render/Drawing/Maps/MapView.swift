import Foundation
import TripModel

/// A projection fitted into a sheet: from the Earth to drawing units and back.
struct MapView {
  let projection: MapProjection
  /// The sheet, from 0, 0.
  let width: Double
  let height: Double
  /// Within the neat line.
  let inner: Box
  /// Whether it is shown at the width that it is drawn for, so that its smallest letters have to be of a size to be read.
  var isSmall: Bool { width < 400 }
  /// Whether it is no wider than a phone, on whatever screen it stands: a sign of several rows would hide the way and its
  /// neighbours. Whether it is for phones alone says `MapFrame.isForPhones`.
  var isOfPhoneWidth: Bool { width <= 400 }
  /// Drawing units for one radius of the Earth, at the centre of the projection.
  let scale: Double
  private let middle: Point

  /// Room that is kept free between what is shown and the neat line, as a share of the sheet's width.
  private static let padding = 0.075
  /// Metres: a map never shows less across; of places that lie within a small part of that, not much less.
  private static let (smallestExtent, smallestOfSeveral) = (1000.0, 650.0)
  /// Metres that several places are apart at least.
  private static let leastApart = 60.0

  /// The view that shows all directions; nil without any. `places` are those of them that have a name. Of a world as much
  /// is shown as `part` spans, where that is told.
  init?(
    fitting vectors: [UnitVector], places: [UnitVector] = [], part: [UnitVector]? = nil, in frame: MapFrame
  ) {
    guard !vectors.isEmpty else { return nil }
    projection = MapProjection(fitting: vectors, places: places)
    width = frame.width
    switch projection {
    case .world(let world):
      guard let bounds = Box(around: (part ?? vectors).map { world.project($0) }) else { return nil }
      let shown = Self.partOfWorld(bounds, in: frame)
      let isFixed = frame.aspects.lowerBound == frame.aspects.upperBound
      let aspect = isFixed ? frame.aspects.upperBound : min(shown.width / shown.height, Self.flattestWorld)
      height = (width / aspect).rounded()
      inner = Box(minX: 0, minY: 0, maxX: width, maxY: height).inset(by: 0.02 * width)
      scale = min(inner.width / shown.width, inner.height / shown.height)
      middle = shown.centre
    case .stereographic(let stereographic):
      guard let bounds = Box(around: vectors.lazy.compactMap(stereographic.project)) else { return nil }
      height = (frame.width / Self.aspect(of: bounds, in: frame)).rounded()
      let sheet = Box(minX: 0, minY: 0, maxX: width, maxY: height)
      let isSpot = max(bounds.width, bounds.height) * Coordinate.meanEarthRadius < Self.leastApart
      let largest = (isSpot ? Self.smallestExtent : Self.smallestOfSeveral) / Coordinate.meanEarthRadius
      func fitted(margin: Double) -> (inner: Box, scale: Double) {
        let inner = sheet.inset(by: margin)
        let room = inner.inset(by: Self.padding * frame.width)
        return (
          inner,
          min(
            min(inner.width, inner.height) / largest, room.width / max(bounds.width, 1e-12),
            room.height / max(bounds.height, 1e-12))
        )
      }
      // A sheet of squares needs no room for degrees, and a shade less than its greatest is surely one.
      let city = fitted(margin: frame.narrowMargin)
      let isCity =
        city.inner.width / city.scale * Coordinate.meanEarthRadius < SquareGrid.largestExtent * 0.99
      (inner, scale) = isCity ? city : fitted(margin: frame.margin)
      middle = bounds.centre
    }
  }

  /// The view that shows so many metres around a point, to the edges of its sheet.
  init(around middle: UnitVector, metres: Double, in frame: MapFrame) {
    projection = .stereographic(Stereographic(centre: middle))
    (width, height) = (frame.width, frame.width)
    inner = Box(minX: 0, minY: 0, maxX: width, maxY: height)
    scale = width / (metres / Self.metresInRadius)
    self.middle = Point(x: 0, y: 0)
  }

  /// What a map of the world shows of it, on the projection's plane: the content with room around it, in a proportion that
  /// the frame allows as far as the world reaches.
  private static func partOfWorld(_ content: Box, in frame: MapFrame) -> Box {
    let (halfWidth, halfHeight) = (EqualEarth.halfWidth, EqualEarth.halfHeight)
    let isFixed = frame.aspects.lowerBound == frame.aspects.upperBound
    let flattest =
      isFixed ? frame.aspects.upperBound : min(max(frame.aspects.upperBound, tallWorld), flattestWorld)
    let room = 1 - 2 * padding
    let (wide, high) = (content.width / room, content.height / room)
    let aspect = min(max(wide / max(high, 1e-9), frame.aspects.lowerBound), flattest)
    var width = max(wide, high * aspect)
    if width > mostOfWorld * 2 * halfWidth { width = 2 * halfWidth }
    // All of it is shown, also on a sheet that is flatter than the world.
    let height = min(max(width / aspect, high), 2 * halfHeight)
    // Beyond the poles and the edge there is nothing to show.
    let (sideways, upright) = (halfWidth - width / 2, halfHeight - height / 2)
    let centre = Point(
      x: min(max(content.centre.x, -sideways), sideways), y: min(max(content.centre.y, -upright), upright))
    return Box(centre: centre, width: width, height: height)
  }

  /// The proportion of a sheet for phones, where less of the world has to do.
  private static let tallWorld = 4.0 / 3
  private static let flattestWorld = 2.0
  /// The share of the world's width above which it is shown from edge to edge: leaving out the rest would save little.
  private static let mostOfWorld = 0.8

  /// The sheet's proportion: that of the content, as far as the frame allows it.
  private static func aspect(of bounds: Box, in frame: MapFrame) -> Double {
    let minimum = smallestExtent / 2 / Coordinate.meanEarthRadius
    let aspect = max(bounds.width, minimum) / max(bounds.height, minimum)
    // A single place says most on a flat sheet: what lies around it is empty.
    let isSpot = max(bounds.width, bounds.height) <= minimum
    let wanted = isSpot ? frame.aspects.upperBound : aspect
    return min(max(wanted, frame.aspects.lowerBound), frame.aspects.upperBound)
  }

  /// What lies at the corners of the map, in their order round it.
  var corners: [UnitVector] {
    let (left, right, top, bottom) = (inner.minX, inner.maxX, inner.minY, inner.maxY)
    return [(left, top), (right, top), (right, bottom), (left, bottom)].compactMap {
      vector(at: Point(x: $0.0, y: $0.1))
    }
  }

  func place(_ vector: UnitVector) -> Point? { projection.project(vector).map(place) }

  /// From the projection's plane to the sheet.
  func place(_ plane: Point) -> Point {
    let turned = (plane - middle) * scale
    return Point(x: inner.centre.x + turned.x, y: inner.centre.y - turned.y)
  }

  /// What lies at a point of the sheet; nil outside of a world.
  func vector(at point: Point) -> UnitVector? {
    let centre = inner.centre
    return projection.unproject(
      Point(x: (point.x - centre.x) / scale + middle.x, y: (centre.y - point.y) / scale + middle.y))
  }

  /// Metres on the ground between two points of the sheet; nil outside of a world.
  func metres(from one: Point, to other: Point) -> Double? {
    guard let start = vector(at: one), let end = vector(at: other) else { return nil }
    return start.angle(to: end) * Coordinate.meanEarthRadius
  }

  /// The view for a script that lays a position on the sheet: latitude and longitude of the projection's centre in degrees,
  /// a dash for the latitude of a map of the world, the units of one radius, and where on the sheet the centre is.
  var told: String {
    let (centre, origin) = (inner.centre, middle * scale)
    let (latitude, longitude): (String, Double) =
      switch projection {
      case .stereographic(let part):
        (svgNumber(part.centre.latitude, decimals: 7), part.centre.longitude)
      case .world(let world): ("-", world.centralMeridian)
      }
    let place = [scale, centre.x - origin.x, centre.y + origin.y].map { svgNumber($0, decimals: 2) }
    return ([latitude, svgNumber(longitude, decimals: 7)] + place).joined(separator: " ")
  }

  /// Degrees of latitude in a unit, at the centre of the projection.
  var degreesInUnit: Double { 180 / .pi / scale }

  static let metresInRadius = Coordinate.meanEarthRadius

  /// Metres across the sheet at its middle.
  var metresAcross: Double {
    let centre = inner.centre
    return metres(from: Point(x: inner.minX, y: centre.y), to: Point(x: inner.maxX, y: centre.y)) ?? .infinity
  }

  /// The way north at a point of the sheet: degrees clockwise from straight up; nil at a pole or outside.
  func northBearing(at point: Point) -> Double? {
    guard let here = vector(at: point), abs(here.z) < 0.99999999 else { return nil }
    let step = 0.5 / scale
    let equatorial = (here.x * here.x + here.y * here.y).squareRoot()
    let northwards = UnitVector(
      x: here.x - step * here.z * here.x / equatorial, y: here.y - step * here.z * here.y / equatorial,
      z: here.z + step * equatorial)
    guard let there = UnitVector(direction: northwards).flatMap(place) else { return nil }
    return atan2(there.x - point.x, point.y - there.y) * 180 / .pi
  }
}
