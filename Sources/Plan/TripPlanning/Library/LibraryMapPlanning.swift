import TripModel

extension LibraryMap {
  /// Cells of so many degrees, and how many places of one still stand for themselves: the first are taken by which
  /// the map has no more marks than it bears.
  private static let grids: [(cell: Int, few: Int, most: Int)] = [
    (5, 3, 60), (10, 3, mostMarks), (10, 1, mostMarks), (20, 1, mostMarks), (30, 1, mostMarks),
  ]
  /// So many marks with their links are about 30 KB of SVG. Of the narrowest cells fewer have to do: those of a map that
  /// shows all of the Earth would lie over each other.
  private static let mostMarks = 200

  static func choose(_ points: [LibraryPoint], _ places: [LibraryPlace], visited: Set<String>) -> LibraryMap {
    var map = LibraryMap(points: points, single: [], clusters: [], cell: 0, visited: visited.sorted())
    for grid in grids {
      map.put(places, on: grid.cell, few: grid.few)
      if map.single.count + map.clusters.count <= grid.most { break }
    }
    return map
  }

  private mutating func put(_ places: [LibraryPlace], on cell: Int, few: Int) {
    self.cell = cell
    let cells = Dictionary(grouping: places.indices) { Cell(places[$0].coordinate, size: cell) }
    let order = cells.sorted { $0.key < $1.key }
    single = order.filter { $0.value.count <= few }.flatMap(\.value).sorted().map { LibraryPlaceNumber($0) }
    clusters = order.filter { $0.value.count > few }.map { cell, indices in
      Cluster(cell, indices.map { (number: LibraryPlaceNumber($0), place: places[$0]) })
    }
  }
}

/// A square of the grid by the degrees of its south-west corner.
private struct Cell: Hashable, Comparable {
  let south: Int
  let west: Int

  init(_ place: Coordinate, size: Int) {
    let row = Int(((place.latitude + 90) / Double(size)).rounded(.down))
    let column = Int(((place.longitude + 180) / Double(size)).rounded(.down))
    // The pole is in the last row, and both ends of the date line are in the first column.
    south = min(row, 180 / size - 1) * size - 90
    west = column % (360 / size) * size - 180
  }

  var name: String {
    func padded(_ degrees: Int, _ width: Int) -> String {
      let digits = String(abs(degrees))
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return (south < 0 ? "s" : "n") + padded(south, 2) + (west < 0 ? "w" : "e") + padded(west, 3)
  }

  /// From north to south, then from west to east.
  static func < (one: Cell, other: Cell) -> Bool { (-one.south, one.west) < (-other.south, other.west) }
}

extension LibraryMap.Cluster {
  fileprivate init(_ cell: Cell, _ places: [(number: LibraryPlaceNumber, place: LibraryPlace)]) {
    let sum = places.reduce((latitude: 0.0, longitude: 0.0)) { sum, one in
      let place = one.place.coordinate
      // As far east as one can go is as far west.
      let longitude = place.longitude == 180 ? -180 : place.longitude
      return (latitude: sum.latitude + place.latitude, longitude: sum.longitude + longitude)
    }
    let count = Double(places.count)
    let mean = Coordinate(latitude: sum.latitude / count, longitude: sum.longitude / count)
    self.init(
      anchor: cell.name, middle: mean ?? places[0].place.coordinate,
      places: places.sorted { one, other in
        // What is in no country stands last.
        let (country, country2) = (one.place.country ?? "~", other.place.country ?? "~")
        return country == country2 ? one.number < other.number : country < country2
      }.map(\.number))
  }
}
