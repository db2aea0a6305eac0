import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The name of a stop beyond a closer map")
struct ExitNameTests {
  @Test(
    "is also told by a line that ends at its station, and not by one that ends in another place",
    arguments: [(36.528, -6.276, ["Cádiz"]), (36.48, -6.2, [])] as [(Double, Double, [String])])
  func station(latitude: Double, longitude: Double, names: [String]) throws {
    let stop = MapStop(number: "1", name: "Cádiz", coordinate: try place(36.5296, -6.29))
    let line = RouteLine(
      points: [try place(latitude, longitude), try place(36.01, -5.6)], style: .joined, isStraight: true)
    let exits = line.exits(to: [stop], within: 500) { $0.latitude < 36.2 }
    claim(exits.map(\.name), is: names)
  }

  @Test("stands farther in where at the edge a line that leaves it aslant would run through it")
  func aslant() throws {
    let places = try [(35.17, -5.26), (35.18, -5.25)].map { UnitVector(try place($0.0, $0.1)) }
    let view = try unwrapped(MapView(fitting: places, in: .narrow))
    // Of two lines over the upper edge the left one leads to it, and the right one takes the room between them.
    let lines = [[(80.3, 170.7), (486.5, -168.7)], [(138.9, 171.2), (539.1, -169.2)]].map { ends in
      RoutePaths.Line(style: .joined, points: ends.map { Point(x: $0.0, y: $0.1) })
    }
    let ends = lines[0].points.compactMap { view.vector(at: $0)?.coordinate }
    try #require(ends.count == 2)
    let raster = RouteRaster(lines, in: view.inner)
    var placement = LabelPlacement(sheet: view.inner.inset(by: 6), raster: raster, markers: [])
    let exit = RouteExit(inside: ends[0], outside: ends[1], name: "Akchour falls")
    let names = ExitNames([exit], on: view, besides: [], raster: raster, placement: &placement)
    claim(names.written, is: ["akchour falls"])
  }
}
