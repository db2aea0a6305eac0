import Claims
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("Projections")
struct ProjectionTests {
  /// Snyder 1987, page 312: the stereographic projection of the sphere, radius 1, centre 40° N 100° W.
  @Test("The oblique stereographic projection gives Snyder's numbers")
  func snyder() throws {
    let projection = Stereographic(centre: UnitVector(try place(40, -100)))
    let point = try unwrapped(projection.project(UnitVector(try place(30, -75))))
    #expect(abs(point.x - 0.3807224) < 5e-8)
    #expect(abs(point.y - -0.1263802) < 5e-8)
    let back = projection.unproject(Point(x: 0.3807224, y: -0.1263802))
    #expect(abs(back.latitude - 30) < 1e-5)
    #expect(abs(back.longitude - -75) < 1e-5)
  }

  /// PROJ's regression values for `+proj=eqearth +a=6400000`, in metres, as its ports carry them.
  @Test(
    "Equal Earth gives PROJ's numbers",
    arguments: [
      (1.0, 2.0, 192_457.4623920805, 129_648.29470155617),
      (-1, -2, -192_457.4623920805, -129_648.29470155617),
    ])
  func equalEarth(_ latitude: Double, _ longitude: Double, _ x: Double, _ y: Double) throws {
    let point = EqualEarth(centralMeridian: 0).project(UnitVector(try place(latitude, longitude)))
    #expect(abs(point.x * 6_400_000 - x) < 1e-4)
    #expect(abs(point.y * 6_400_000 - y) < 1e-4)
  }

  /// Its area is that of the sphere, which fixes the outline: integrate the width over the height.
  @Test("The Equal Earth has the area of the Earth")
  func area() {
    let projection = EqualEarth(centralMeridian: 0)
    let edge = (0...1800).map { projection.project(latitude: Double($0) / 20, relativeLongitude: 180) }
    let area = zip(edge, edge.dropFirst()).reduce(0) { $0 + ($1.0.x + $1.1.x) * ($1.1.y - $1.0.y) } * 2
    #expect(abs(area - 4 * .pi) < 0.001)
  }

  @Test(
    "Both lead back to where they came from",
    arguments: [(0.0, 0.0), (64, -21.9), (-89.5, 10), (90, 0), (12, 179.9)] as [(Double, Double)])
  func inverse(_ latitude: Double, _ longitude: Double) throws {
    let vector = UnitVector(try place(latitude, longitude))
    let near = Stereographic(centre: UnitVector(try place(max(-90, latitude - 10), 30)))
    let point = try unwrapped(near.project(vector))
    #expect(near.unproject(point).angle(to: vector) < 1e-9)
    let world = EqualEarth(centralMeridian: 150)
    let back = try unwrapped(world.unproject(world.project(vector)))
    #expect(back.angle(to: vector) < 1e-7)
  }

  @Test("Nothing lies outside of the world's edge")
  func outside() {
    let world = EqualEarth(centralMeridian: 0)
    claim(none: world.unproject(Point(x: 3, y: 0)))
    claim(none: world.unproject(Point(x: 0, y: 1.4)))
    claim(none: world.unproject(Point(x: 0, y: 1e9)))
    claim(none: world.unproject(Point(x: 2.5, y: 1.3)))
  }

  @Test("Small squares stay square within a thousandth, also far from the centre")
  func conformal() throws {
    let projection = Stereographic(centre: UnitVector(try place(47, 8)))
    for (latitude, longitude) in [(47.0, 8.0), (60, 40), (10, -20), (89, 100), (-20, 30)] {
      let side = 0.001
      let here = try unwrapped(projection.project(UnitVector(try place(latitude, longitude))))
      let north = try unwrapped(projection.project(UnitVector(try place(latitude + side, longitude))))
      let width = side / cos(latitude * .pi / 180)
      let east = try unwrapped(projection.project(UnitVector(try place(latitude, longitude + width))))
      let (up, right) = (north - here, east - here)
      #expect(abs(up.length / right.length - 1) < 0.001)
      #expect(abs(up.x * right.x + up.y * right.y) / (up.length * right.length) < 0.001)
    }
  }

  @Test("A trip over the date line lies together")
  func dateLine() throws {
    let vectors = [try place(-18, 178), try place(-17, -178), try place(-19, 179.5)].map(UnitVector.init)
    guard case .stereographic(let projection) = MapProjection(fitting: vectors, places: []) else {
      Issue.record("a small trip is not drawn as a world")
      return
    }
    #expect(abs(abs(projection.centre.longitude) - 180) < 1.5)
    let points = vectors.compactMap(projection.project)
    #expect(points[0].x < points[2].x && points[2].x < points[1].x)
  }

  @Test("A trip round a pole is centred on it", arguments: [85.0, -85])
  func pole(_ latitude: Double) throws {
    let vectors = try [0.0, 90, 180, -90].map { UnitVector(try place(latitude, $0)) }
    let projection = MapProjection(fitting: vectors, places: [])
    guard case .stereographic(let polar) = projection else {
      Issue.record("a polar trip is not drawn as a world")
      return
    }
    #expect(abs(polar.centre.latitude) > 89.999)
    let points = vectors.compactMap(polar.project)
    claim(points.count, is: 4)
    #expect(points.allSatisfy { abs($0.length - points[0].length) < 1e-9 })
  }

  @Test(
    "Some countries far apart are a world only where no part of it holds them",
    arguments: [
      // Oslo, San Francisco and Tokyo; Cape Town, Marrakesh and Kathmandu; Rio, Havana and Munich.
      ([(59.9, 10.7), (37.8, -122.4), (35.7, 139.7)], false),
      ([(-33.9, 18.4), (31.6, -8), (27.7, 85.3)], false),
      ([(-22.9, -43.2), (23.1, -82.4), (48.1, 11.6)], false),
      ([(-33.9, 151), (37.8, -122.4), (51.5, 0)], true), ([(60, 20), (-50, 20), (0, -40), (0, 85)], true),
    ] as [([(Double, Double)], Bool)])
  func parts(_ places: [(Double, Double)], _ isWorld: Bool) throws {
    let vectors = try places.map { UnitVector(try place($0.0, $0.1)) }
    let projection = MapProjection(fitting: vectors, places: vectors)
    claim(projection.isWorld, is: isWorld)
    guard case .stereographic(let part) = projection else { return }
    for vector in vectors { #expect(part.centre.dot(vector) >= cos(50 * Double.pi / 180) - 1e-9) }
  }

  @Test("A way round the Earth is a world, cut where no place lies")
  func world() throws {
    let places = try [(51.5, 0.0), (35, 139), (-33, 151), (37, -122)].map { UnitVector(try place($0, $1)) }
    guard case .world(let projection) = MapProjection(fitting: places, places: places) else {
      Issue.record("four continents need a world")
      return
    }
    // The widest gap runs from San Francisco to London or from London to Tokyo: 139° is the widest.
    let edge = (projection.centralMeridian + 180).remainder(dividingBy: 360)
    #expect(abs(edge - 70) < 1)
  }

  @Test("Points all over the Earth and opposite points are worlds too")
  func opposite() throws {
    let poles = [try place(90, 0), try place(-90, 0)].map(UnitVector.init)
    #expect(MapProjection(fitting: poles, places: []).isWorld)
    let opposite = [try place(0, 0), try place(0, 180)].map(UnitVector.init)
    #expect(MapProjection(fitting: opposite, places: opposite).isWorld)
  }

  @Test("Great circles between opposite points are not made up")
  func greatCircle() throws {
    let north = UnitVector(try place(90, 0))
    claim(none: north.point(towards: UnitVector(try place(-90, 0)), at: 0.5))
    let middle = try unwrapped(
      UnitVector(try place(0, 0)).point(towards: UnitVector(try place(0, 90)), at: 0.5))
    #expect(abs(middle.longitude - 45) < 1e-9)
    claim(none: UnitVector.middle(of: []))
  }
}

/// A coordinate that a test knows to exist.
func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
  try #require(Coordinate(latitude: latitude, longitude: longitude))
}
