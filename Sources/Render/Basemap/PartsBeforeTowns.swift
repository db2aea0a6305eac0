import Geodesy

/// Parts of towns to which the gazetteer gives about as many people as to the whole, so that they would stand before it:
/// `New South Memphis` before Memphis.
extension Gazetteer {
  /// A village may be called by its saint or its hamlet: of fewer people nothing is told by that.
  private static let fewestOfPart = 10_000
  /// Tenths of the part's people that the whole has at least, where they were counted as the same.
  private static let tenths = 9

  /// Whether a place may be such a part at all, which costs less to know.
  func mayBePart(_ row: Row) -> Bool {
    row.population >= Self.fewestOfPart && name(of: row).contains(UInt8(ascii: " "))
  }

  /// Whether another has about as many people as a place, and no more.
  func isAboutAsLarge(_ other: Row, as row: Row) -> Bool {
    other.population <= row.population && 10 * other.population >= Self.tenths * row.population
  }

  /// Whether a place on whose ground another stands bears the name of that behind words of its own.
  func isPart(_ row: Row, of other: Row) -> Bool {
    let (own, whole) = (name(of: row), name(of: other))
    guard isAboutAsLarge(other, as: row), !whole.isEmpty, own.count > whole.count + 1,
      own.suffix(whole.count).elementsEqual(whole),
      own.dropLast(whole.count).last == UInt8(ascii: " "), country(of: row) == country(of: other)
    else { return false }
    return Geodesic.between(row.point, other.point).metres < Town.reach(ofPopulation: row.population)
  }
}

extension TownSearch {
  /// The town of which a place is such a part, seen from the same point; the place itself where it is none.
  func whole(of found: Found) -> Found {
    guard gazetteer.mayBePart(found.row) else { return found }
    var whole = found
    let around = TownSearch(gazetteer: gazetteer, point: found.row.point)
    for (cell, _) in around.cells(within: found.reach) {
      gazetteer.forEachTown(in: cell) { row in
        if gazetteer.isPart(found.row, of: row) { whole = Found(row: row, metres: metres(to: row.point)) }
        // The largest come first.
        return row.population > found.row.population || gazetteer.isAboutAsLarge(row, as: found.row)
      }
    }
    return whole
  }
}
