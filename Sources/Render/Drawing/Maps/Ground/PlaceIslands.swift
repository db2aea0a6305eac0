import Basemap
import Foundation

/// The small islands on which the places of a map lie, finer than all else on it: on a map over continents such an
/// island is all that tells the place, and enlarged it should be known by its shape.
struct PlaceIslands {
  private(set) var shapes: [AtlasShape] = []

  /// Units across: what is larger is seen well enough.
  private static let largest = 24.0
  /// Parts of the Earth that are looked through: a map of more has no room for what lies there.
  private static let mostCells = 40

  init(under places: [UnitVector], on atlas: Atlas, scale: GroundScale, in view: MapView) {
    guard scale.fineness == .world || scale.fineness == .country, let level = atlas.level(.region) else {
      return
    }
    let extent = Self.largest * view.degreesInUnit
    for cell in Self.cells(of: places, extent: extent).prefix(Self.mostCells) {
      let near = level.shapes(of: .land, in: cell.window).filter { shape in
        guard shape.turn == 0, let first = cell.places.first,
          let island = DegreeBox(shape.points, near: first.longitude), island.width <= cell.width,
          island.height <= extent
        else { return false }
        return cell.places.contains { island.holds($0, shape.points) }
      }
      // An island across two cells is found from both.
      for shape in near where !shapes.contains(where: { $0.points == shape.points }) { shapes.append(shape) }
    }
  }

  /// Places by the part of the Earth in which they lie, in their order.
  private static func cells(of places: [UnitVector], extent: Double) -> [Cell] {
    var cells: [Cell] = []
    var numbers: [[Int]: Int] = [:]
    for place in places {
      let row = Int((place.latitude / extent).rounded(.down))
      let middle = (Double(row) + 0.5) * extent
      let width = extent / max(0.2, cos(middle * .pi / 180))
      let column = Int((place.longitude / width).rounded(.down))
      if let number = numbers[[row, column]] {
        cells[number].places.append(place)
        continue
      }
      numbers[[row, column]] = cells.count
      cells.append(
        Cell(
          south: Double(row) * extent, west: Double(column) * width, height: extent, width: width,
          places: [place]))
    }
    return cells
  }
}

/// A part of the Earth that is as large as an island may be, with the places there.
private struct Cell {
  let south: Double
  let west: Double
  let height: Double
  let width: Double
  var places: [UnitVector]

  /// As much more to all sides, so that it holds the whole of each small island that reaches into it.
  var window: GeoWindow {
    GeoWindow(
      south: south - height, north: south + 2 * height, west: west - width, east: west + 2 * width)
  }
}
