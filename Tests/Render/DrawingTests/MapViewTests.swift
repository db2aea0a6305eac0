import Claims
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("The view of a map")
struct MapViewTests {
  private func view(_ places: [(Double, Double)], _ frame: MapFrame = .wide) throws -> MapView {
    try #require(MapView(fitting: try places.map { UnitVector(try place($0.0, $0.1)) }, in: frame))
  }

  @Test(
    "What a script is told of a view is enough to lay any position on the sheet",
    arguments: [
      [(41.9, 12.47)], [(38.7, -9.2), (35.8, -5.8), (36.5, -6.3)], [(64.1, -21.9), (63.4, -19)],
      [(-33.9, 151), (37.8, -122.4), (51.5, 0)], [(-17.7, 177.4), (-16.5, -179.9)],
    ])
  func told(_ places: [(Double, Double)]) throws {
    for frame in [MapFrame.wide, .narrow] {
      let view = try view(places, frame)
      let told = view.told.split(separator: " ").map { Double($0) }
      let (meridian, scale) = (try unwrapped(told[1]), try unwrapped(told[2]))
      for (latitude, longitude) in places + places.map({ ($0.0 + 0.003, $0.1 - 0.004) }) {
        let north = latitude * .pi / 180
        let east = (longitude - meridian).remainder(dividingBy: 360) * .pi / 180
        let plane: Point
        if let centre = told[0].map({ $0 * .pi / 180 }) {
          // Snyder's 21-2 to 21-4 as they are printed, in angles.
          let factor = 2 / (1 + sin(centre) * sin(north) + cos(centre) * cos(north) * cos(east))
          plane = Point(
            x: factor * cos(north) * sin(east),
            y: factor * (cos(centre) * sin(north) - sin(centre) * cos(north) * cos(east)))
        } else {
          plane = EqualEarth(centralMeridian: 0).project(
            latitude: latitude, relativeLongitude: east * 180 / .pi)
        }
        let laid = Point(
          x: try unwrapped(told[3]) + scale * plane.x, y: try unwrapped(told[4]) - scale * plane.y)
        let drawn = try unwrapped(view.place(UnitVector(try place(latitude, longitude))))
        #expect(laid.distance(to: drawn) < 0.2, "\(view.told) \(frame.width)")
      }
    }
  }

  @Test("There is no view of nothing")
  func nothing() {
    claim(none: MapView(fitting: [], in: .wide))
  }

  @Test(
    "One point, the same point twice, and two points five metres apart show about a kilometre",
    arguments: [[(41.9, 12.47)], [(41.9, 12.47), (41.9, 12.47)], [(41.9, 12.47), (41.90004, 12.47)]])
  func smallest(_ places: [(Double, Double)]) throws {
    for frame in [MapFrame.wide, .narrow, .square, .card(ofDays: 1)] {
      let view = try view(places, frame)
      let shorter = min(view.inner.width, view.inner.height)
      let across = try unwrapped(
        view.metres(
          from: Point(x: view.inner.centre.x - shorter / 2, y: view.inner.centre.y),
          to: Point(x: view.inner.centre.x + shorter / 2, y: view.inner.centre.y)))
      #expect(abs(across - 1000) < 10)
      let point = try unwrapped(view.place(UnitVector(try place(places[0].0, places[0].1))))
      #expect(point.distance(to: view.inner.centre) < 5)
    }
  }

  @Test(
    "All that is to be seen lies inside, whatever the frame",
    arguments: [MapFrame.wide, .narrow, .square, .card(ofDays: 1)])
  func fits(_ frame: MapFrame) throws {
    for places in [
      [(64.1, -21.9), (63.4, -19), (66, -14)], [(-33.9, 151), (37.8, -122.4)],
      [(80, 0), (80, 120), (80, -120)],
      [(10, 20), (10.001, 24)], [(10, 20), (14, 20.001)], [(51.5, 0), (35, 139), (-33, 151), (37, -122)],
    ] {
      let view = try view(places, frame)
      for place in places {
        let point = try unwrapped(view.place(UnitVector(try DrawingTests.place(place.0, place.1))))
        #expect(view.inner.contains(point))
      }
      if !view.projection.isWorld {
        #expect(frame.aspects.contains((view.width / view.height * 100).rounded() / 100))
      }
    }
  }

  @Test("A map of far continents leaves out the oceans and the ice beyond them, and is taller on phones")
  func partOfWorld() throws {
    let places = [(48.9, 2.3), (-0.3, 36.1), (37.4, -122), (41.3, -96)]
    let (wide, narrow) = (try view(places), try view(places, .narrow))
    for view in [wide, narrow] {
      #expect(view.projection.isWorld)
      let points = try places.map { try unwrapped(view.place(UnitVector(try place($0.0, $0.1)))) }
      #expect(points.allSatisfy { view.inner.contains($0) })
      let seen = try unwrapped(Box(around: points))
      #expect(seen.width > 0.7 * view.inner.width)
      let antarctica = try unwrapped(view.place(UnitVector(try place(-70, 0))))
      #expect(!view.inner.contains(antarctica))
    }
    #expect(abs(narrow.width / narrow.height - 4.0 / 3) < 0.02)
    #expect(abs(wide.width / wide.height - 2) < 0.02)
  }

  @Test("A way round the world shows all of it, from edge to edge")
  func wholeWorld() throws {
    for frame in [MapFrame.wide, .narrow] {
      let view = try view(stride(from: -180.0, to: 180, by: 30).map { (10, $0) }, frame)
      let left = view.place(Point(x: -EqualEarth.halfWidth, y: 0))
      let right = view.place(Point(x: EqualEarth.halfWidth, y: 0))
      #expect(left.x >= view.inner.minX - 0.01 && right.x <= view.inner.maxX + 0.01)
      #expect(view.width / view.height >= 1.99)
    }
  }

  @Test("A trip from the far north to the far south is whole on a flat card, too")
  func tallWorld() throws {
    let places = [(69.6, 18.9), (-54.8, -68.3), (35.7, 139.7)]
    let view = try view(places, .preview(aspect: 2.9, places: 3))
    for (latitude, longitude) in places {
      let point = try unwrapped(view.place(UnitVector(try place(latitude, longitude))))
      #expect(view.inner.contains(point), "\(latitude) \(longitude)")
    }
  }

  @Test("The meridians and parallels of a part of the world end with the sheet")
  func cutWorld() throws {
    let view = try view([(48.9, 2.3), (-0.3, 36.1), (37.4, -122), (41.3, -96)])
    let sheet = view.inner.inset(by: -0.01)
    for line in Graticule(view).lines {
      #expect(line.parts.joined().allSatisfy { sheet.contains($0) })
    }
  }

  @Test("The sheet leads back to the Earth")
  func back() throws {
    let view = try view([(64.1, -21.9), (63.4, -19), (66, -14)])
    let vector = try unwrapped(view.vector(at: Point(x: 300, y: 200)))
    let point = try unwrapped(view.place(vector))
    #expect(point.distance(to: Point(x: 300, y: 200)) < 1e-6)
  }

  @Test("North is up on the sheet's middle and leans at its sides")
  func north() throws {
    let view = try view([(60, -20), (60, 20)])
    let middle = try unwrapped(view.northBearing(at: view.inner.centre))
    let right = try unwrapped(view.northBearing(at: Point(x: view.inner.maxX, y: view.inner.centre.y)))
    #expect(abs(middle) < 0.5)
    #expect(right < -5)
  }

  @Test("The arrow points to the pole at its own place on a polar map")
  func polarNorth() throws {
    let view = try view([(85, 0), (85, 90), (85, 180), (85, -90)])
    let pole = try unwrapped(view.place(UnitVector(x: 0, y: 0, z: 1)))
    let here = Point(x: view.inner.maxX - 40, y: view.inner.minY + 40)
    let bearing = try unwrapped(view.northBearing(at: here)) * .pi / 180
    let way = pole - here
    #expect(abs(sin(bearing) - way.x / way.length) < 0.001)
    #expect(abs(-cos(bearing) - way.y / way.length) < 0.001)
  }

  @Test(
    "Scale bars are true where they stand, within a hundredth by the haversine", arguments: Units.allCases)
  func scaleBars(_ units: Units) throws {
    var seen: Set<Double> = []
    for places in [
      [(41.9, 12.47)], [(64.1, -21.9), (63.4, -19), (66, -14)], [(-33.9, 151), (21.3, -157.9)],
      [(80, 0), (80, 120), (80, -120)], [(0, 0), (0.3, 0.3)], [(35, -10), (60, 30)],
      [(-45, 169), (-44, -178)],
    ] {
      let view = try view(places)
      let (left, right) = (Point(x: 780, y: view.height - 40), Point(x: 960, y: view.height - 40))
      let bar = try unwrapped(ScaleBar(from: left, to: right, in: view, units: units))
      let ends = try [bar.start, bar.end].map { try unwrapped(view.vector(at: $0)?.coordinate) }
      #expect(abs(ends[0].distance(to: ends[1]) / bar.metres - 1) < 0.01)
      #expect(bar.end.x - bar.start.x > 65)
      #expect(bar.start.x >= left.x - 2)
      seen.insert(bar.metres)
    }
    #expect(seen.count > 3)
  }

  @Test("Lengths of scale bars are ones, twos and fives")
  func roundLengths() {
    claim(ScaleBar.roundLengths(.kilometres).prefix(5), is: [1, 2, 5, 10, 20])
    let miles = ScaleBar.roundLengths(.miles).filter { $0 > 160 }.prefix(4).map { ($0 / 160.9344).rounded() }
    claim(miles, is: [1, 2, 5, 10])
    claim(ScaleBar.roundLengths(.miles), is: ScaleBar.roundLengths(.miles).sorted())
  }

  @Test("A world has no scale bar")
  func worldBar() throws {
    let view = try view([(51.5, 0), (35, 139), (-33, 151), (37, -122)])
    claim(
      none: ScaleBar(from: Point(x: 780, y: 400), to: Point(x: 960, y: 400), in: view, units: .kilometres))
  }

  @Test("A city has squares of a round size, a country has degrees")
  func grids() throws {
    let city = try view([(41.88, 12.44), (41.91, 12.5)])
    let grid = try unwrapped(SquareGrid(city, units: .kilometres))
    let (one, other) = (Point(x: grid.columns[0], y: 200), Point(x: grid.columns[1], y: 200))
    #expect(abs(try unwrapped(city.metres(from: one, to: other)) / grid.metres - 1) < 0.001)
    #expect(abs(grid.rows[1] - grid.rows[0] - grid.columns[1] + grid.columns[0]) < 1e-6)
    let country = try view([(64.1, -21.9), (63.4, -19), (66, -14)])
    claim(none: SquareGrid(country, units: .kilometres))
  }

  @Test(
    "There is room for degrees wherever there are no squares, however long and lean the way is",
    arguments: [MapFrame.wide, .narrow, .inColumn])
  func roomForDegrees(_ frame: MapFrame) throws {
    var kinds: Set<Bool> = []
    for step in 1...60 {
      for (north, east) in [(0.01, 0.0), (0.0, 0.01), (0.005, 0.005)] {
        let view = try view([(46, 8), (46 + north * Double(step), 8 + east * Double(step))], frame)
        let hasSquares = SquareGrid(view, units: .kilometres) != nil
        #expect(hasSquares || view.inner.minX == frame.margin)
        kinds.insert(hasSquares)
      }
    }
    claim(kinds.count, is: 2)
  }

  @Test("Meridians and parallels stand at steps that divide a degree or that a degree divides")
  func graticule() throws {
    let lines = Graticule(try view([(64.1, -21.9), (63.4, -19), (66, -14)])).lines
    claim(lines.filter { $0.kind == .parallel }.map(\.degrees), is: [63, 64, 65, 66])
    #expect(
      lines.filter { $0.kind == .meridian }.map(\.degrees).allSatisfy { $0.remainder(dividingBy: 2) == 0 })
    for (coarse, fine) in zip(Graticule.steps, Graticule.steps.dropFirst()) { #expect(coarse > fine) }
  }

  @Test("A polar graticule has every meridian once and no blot at the pole")
  func polarGraticule() throws {
    let view = try view([(80, 0), (80, 120), (80, -120)])
    let meridians = Graticule(view).lines.filter { $0.kind == .meridian }
    claim(meridians.count, is: 12)
    claim(Set(meridians.map { ($0.degrees + 360).truncatingRemainder(dividingBy: 360) }).count, is: 12)
    let pole = try unwrapped(view.place(UnitVector(x: 0, y: 0, z: 1)))
    let touching = meridians.filter { line in line.parts.joined().contains { $0.distance(to: pole) < 1 } }
    claim(touching.count, is: 4)
  }
}
