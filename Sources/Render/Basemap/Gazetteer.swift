import Foundation

/// All places of the Earth with five hundred inhabitants or more, by cells of half a degree.
///
/// Opening it reads where the cells are; a question reads the cells around a place and nothing else.
struct Gazetteer: Sendable {
  static let fileName = "towns.atlas"
  static let mark = Array("TBTOWNS1".utf8)

  static let columns = 720
  static let rows = 360
  private static let stepsInCell = 50_000
  private static let figures = 9

  private let bytes: [UInt8]
  /// Each with its country; nil where the gazetteer does not know its name.
  let regions: [(country: String, region: String?)]
  /// The numbers of the cells that hold anything, in order, and where each begins.
  private var cells: [Int32] = []
  private var starts: [Int32] = []
  /// How many places stand before those of each cell.
  private var before: [Int] = []
  /// What places are called in the language that is asked for, where it has names of its own.
  var local: LocalLanguage?

  static func open(folder: String) throws(AtlasProblem) -> Gazetteer {
    guard let bytes = AtlasFile.bytes(folder + "/" + fileName) else { throw .missing(fileName) }
    guard AtlasFile.isWhole(bytes, marked: mark) else { throw .damaged(fileName) }
    do {
      return try Gazetteer(bytes)
    } catch {
      throw .damaged(fileName)
    }
  }

  /// Reads the format that `assets/atlas/README.md` tells.
  init(_ bytes: [UInt8]) throws(AtlasDamage) {
    self.bytes = bytes
    var cursor = AtlasCursor(bytes, from: AtlasFile.headLength, to: bytes.count)
    regions = try Self.regions(&cursor)
    let count = try cursor.fixed(3)
    let directory = try cursor.skip(6 * count)
    cells.reserveCapacity(count)
    starts.reserveCapacity(count)
    var entry = AtlasCursor(bytes, from: directory.lowerBound, to: directory.upperBound)
    for _ in 0..<count {
      let cell = Int32(try entry.fixed(3))
      let start = directory.upperBound + (try entry.fixed(3))
      guard cell > cells.last ?? -1, cell < Self.rows * Self.columns, start < bytes.count else {
        throw AtlasDamage()
      }
      cells.append(cell)
      starts.append(Int32(start))
    }
    var places = 0
    before.reserveCapacity(count)
    for start in starts {
      before.append(places)
      places += Int(start) + 2 <= bytes.count ? two(Int(start)) : 0
    }
  }

  private static func regions(
    _ cursor: inout AtlasCursor
  ) throws(AtlasDamage) -> [(country: String, region: String?)] {
    let length = try cursor.fixed(3)
    let end = cursor.position + length
    var found: [(country: String, region: String?)] = []
    for _ in 0..<(try cursor.fixed(2)) {
      let country = try cursor.text(2)
      let name = try cursor.text(try cursor.fixed(1))
      found.append((country, name.isEmpty ? nil : name))
    }
    guard cursor.position == end else { throw AtlasDamage() }
    return found
  }

  /// A place as it stands in a cell, before its name is read.
  struct Row {
    /// Its place in the file, counted from 0.
    let number: Int
    let point: AtlasPoint
    let population: Int
    /// Its place among the regions.
    let region: Int
    fileprivate let name: Range<Int>
  }

  func country(of row: Row) -> String { regions[row.region].country }

  func town(_ row: Row) -> Town {
    let (country, region) = regions[row.region]
    let own =
      local?.name(ofTown: row.number)
      ?? SmallWords.name(of: String(decoding: bytes[row.name], as: UTF8.self), in: country)
    let name = NameSpelling.name(of: own, in: country)
    return Town(
      name: MistakenTowns.city(of: NumberedQuarters.name(of: name, in: country), in: country),
      country: country, region: region,
      point: row.point, population: row.population, isTranslated: local != nil)
  }

  /// As the gazetteer itself has it, whatever the language.
  func name(of row: Row) -> ArraySlice<UInt8> { bytes[row.name] }

  /// The cells of a row that hold anything, from one column to another.
  func cells(row: Int, columns: ClosedRange<Int>) -> Range<Int> {
    let low = firstCell(atLeast: row * Self.columns + columns.lowerBound)
    return low..<firstCell(atLeast: row * Self.columns + columns.upperBound + 1)
  }

  /// All cells that hold anything.
  var everyCell: Range<Int> { cells.indices }

  private func firstCell(atLeast number: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(cells[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The south-west corner of a cell, in degrees.
  func corner(of cell: Int) -> AtlasPoint {
    let number = Int(cells[cell])
    return AtlasPoint(
      longitude: Double(number % Self.columns) / 2 - 180, latitude: Double(number / Self.columns) / 2 - 90)
  }

  /// The places of a cell, the largest first, as long as they are wanted; a cell that does not hold together ends
  /// early.
  func forEachTown(in cell: Int, _ body: (Row) -> Bool) {
    var at = Int(starts[cell])
    guard at + 2 <= bytes.count else { return }
    let corner = corner(of: cell)
    let count = two(at)
    at += 2
    var name = at + Self.figures * count
    guard name <= bytes.count else { return }
    let step = 1 / Double(2 * Self.stepsInCell)
    for place in 0..<count {
      let length = Int(bytes[at + 8])
      let region = two(at + 6)
      guard name + length <= bytes.count, region < regions.count else { return }
      let row = Row(
        number: before[cell] + place,
        point: AtlasPoint(
          longitude: corner.longitude + Double(two(at + 2)) * step,
          latitude: corner.latitude + Double(two(at)) * step),
        population: population(two(at + 4)), region: region, name: name..<(name + length))
      let isMistaken =
        row.population >= MistakenTowns.fewest && MistakenTowns.isOne(bytes[row.name], regions[region])
      guard isMistaken || body(row) else { return }
      at += Self.figures
      name += length
    }
  }

  private func two(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }

  /// Three figures, and how many noughts follow them.
  private func population(_ coded: Int) -> Int {
    var value = coded % 1000
    for _ in 0..<min(coded / 1000, 7) { value *= 10 }
    return value
  }
}
