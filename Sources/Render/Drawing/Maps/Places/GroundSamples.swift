import Basemap

/// Which country or sea lies under a sheet, asked at points some finger's breadths apart.
struct GroundSamples {
  /// A country or a sea, as far as the sheet shows it.
  struct Area {
    let name: String
    fileprivate let isSea: Bool
    /// Of the whole sheet.
    let share: Double
    /// Where its name may stand, the widest place first.
    let places: [Point]
    /// Of a country where it is narrower, likewise: a way through its middle leaves room for its name there.
    let narrower: [Point]
  }

  private(set) var countries: [Area] = []
  private(set) var seas: [Area] = []
  private let sheet: Box
  private let step: Double
  private let columns: Int
  private let rows: Int
  private var cells: [Cell] = []

  private enum Cell: Hashable {
    case country(String)
    case sea(String)
    case nothing
  }

  /// Units between two points, roughly.
  private static let grain = 33.0
  /// Fewer cells are a corner or an islet.
  private static let fewest = 4
  /// Cells to the nearest other area, along the parallel twice as many: nearer a name would be read on the border.
  private static let leastRoom = 1.5

  init(_ view: MapView, names: PlaceNames) {
    sheet = view.inner
    columns = max(8, Int(sheet.width / Self.grain))
    step = sheet.width / Double(columns)
    rows = max(4, Int(sheet.height / step))
    for index in 0..<columns * rows {
      cells.append(Self.cell(at: Self.centre(index, columns, step, sheet), view, names))
    }
    let areas = Dictionary(grouping: cells.indices, by: { cells[$0] }).compactMap(area)
      .sorted { ($1.share, $0.name) < ($0.share, $1.name) }
    countries = areas.filter { !$0.isSea }
    seas = areas.filter(\.isSea)
  }

  private static func cell(at point: Point, _ view: MapView, _ names: PlaceNames) -> Cell {
    guard let here = view.vector(at: point) else { return .nothing }
    let (latitude, longitude) = (here.latitude, here.longitude)
    if let code = names.country(latitude: latitude, longitude: longitude) { return .country(code) }
    return names.sea(latitude: latitude, longitude: longitude).map { .sea($0) } ?? .nothing
  }

  private static func centre(_ index: Int, _ columns: Int, _ step: Double, _ sheet: Box) -> Point {
    Point(
      x: sheet.minX + (Double(index % columns) + 0.5) * step,
      y: sheet.minY + (Double(index / columns) + 0.5) * step)
  }

  private func area(_ cell: Cell, of indices: [Int]) -> Area? {
    guard indices.count >= Self.fewest else { return nil }
    let (name, isSea): (String, Bool)
    switch cell {
    case .country(let code): (name, isSea) = (code, false)
    case .sea(let sea): (name, isSea) = (sea, true)
    case .nothing: return nil
    }
    let clear = indices.map { (index: $0, room: room(around: $0)) }
      .sorted { ($1.room, $0.index) < ($0.room, $1.index) }
    let middles = clear.prefix(24).map { Self.centre($0.index, columns, step, sheet) }
    // The name of a sea, which keeps clear of the land, has not room everywhere.
    let between = isSea ? middles.flatMap { middle in Self.shifts.map { middle + $0 * step } } : []
    let narrower = isSea ? [] : clear.dropFirst(middles.count).filter { $0.room >= Self.leastRoom }
    return Area(
      name: name, isSea: isSea, share: Double(indices.count) / Double(cells.count),
      places: middles + between,
      narrower: narrower.map { Self.centre($0.index, columns, step, sheet) })
  }

  /// From the middle of a cell to its edges, as shares of it.
  private static let shifts = [(0.5, 0.0), (-0.5, 0), (0, 0.5), (0, -0.5)].map { Point(x: $0.0, y: $0.1) }

  /// How many cells there are to the nearest other area; along the parallel, where names run, they count half.
  private func room(around index: Int) -> Double {
    let (x, y) = (index % columns, index / columns)
    var nearest = min(Double(min(x, columns - 1 - x)) / 2, Double(min(y, rows - 1 - y))) + 0.5
    for other in cells.indices where cells[other] != cells[index] {
      let (across, up) = (Double(other % columns - x) / 2, Double(other / columns - y))
      nearest = min(nearest, (across * across + up * up).squareRoot())
    }
    return nearest
  }

  /// Whether all of a box lies in an area, as far as one can tell; a country may reach out over the sea, as names do.
  func area(_ area: Area, holds box: Box) -> Bool {
    guard sheet.inset(by: 4).contains(box) else { return false }
    let own: Cell = area.isSea ? .sea(area.name) : .country(area.name)
    let count = max(2, Int(box.width / (step / 2)))
    return (0...count).allSatisfy { part in
      let x = box.minX + box.width * Double(part) / Double(count)
      let column = min(columns - 1, max(0, Int((x - sheet.minX) / step)))
      let row = min(rows - 1, max(0, Int((box.centre.y - sheet.minY) / step)))
      return cells[row * columns + column] == own
    }
  }
}
