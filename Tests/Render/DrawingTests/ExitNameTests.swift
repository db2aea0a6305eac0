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

  @Test("is that of the first stop of the line, and none where that has none or the line comes back before")
  func first() throws {
    // Out of the sheet by a place to Leeds, and by another one back into it.
    let line = RouteLine(
      points: try [(57.5, -6.2), (57.4, -6.8), (53.8, -1.5), (57.0, -5.8), (57.41, -6.19)].map {
        try place($0.0, $0.1)
      }, style: .joined, isStraight: true)
    func names(of stops: [(String, Int)]) -> [String] {
      let stops = stops.map { MapStop(number: "1", name: $0.0, coordinate: line.points[$0.1]) }
      return line.exits(to: stops, within: 500) { $0.latitude > 57.405 }.map(\.name)
    }
    claim(names(of: [("Neist", 1), ("Leeds", 2), ("Mallaig", 3)]), is: ["Neist", "Mallaig"])
    claim(names(of: [("", 1), ("Leeds", 2), ("Mallaig", 3)]), is: ["Mallaig"])
    claim(names(of: [("", 1), ("Leeds", 2), ("", 3)]), is: [])
    var back = line
    back.points[2] = line.points[4]
    let mallaig = MapStop(number: "1", name: "Mallaig", coordinate: line.points[3])
    let exits = back.exits(to: [mallaig], within: 500) { $0.latitude > 57.405 }
    claim(exits.map(\.inside), is: [line.points[4], line.points[4]])
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
