/// Towns by where they are and by what they are called, for names that are written nearly right.
extension PlaceNames {
  /// The towns of names that are wanted, in the cells of half a degree in which some points are and in those around these,
  /// by cells from the south-west.
  package func towns(around points: [AtlasPoint], whoseName isWanted: (String) -> Bool) -> [Town] {
    var towns: [Town] = []
    for number in cells(around: points) {
      let (row, column) = number.quotientAndRemainder(dividingBy: Gazetteer.columns)
      for cell in gazetteer.cells(row: row, columns: column...column) {
        gazetteer.forEachTown(in: cell) { place in
          let town = gazetteer.town(place)
          if isWanted(town.name) { towns.append(town) }
          return true
        }
      }
    }
    return towns
  }

  private func cells(around points: [AtlasPoint]) -> [Int] {
    var numbers: Set<Int> = []
    for point in points where abs(point.latitude) <= 90 && abs(point.longitude) <= 180 {
      let row = min(Int((point.latitude + 90) * 2), Gazetteer.rows - 1)
      let column = Int((point.longitude + 180) * 2)
      for north in max(0, row - 1)...min(Gazetteer.rows - 1, row + 1) {
        for east in (column - 1)...(column + 1) {
          // Beside the last column is the first.
          numbers.insert(north * Gazetteer.columns + (east + Gazetteer.columns) % Gazetteer.columns)
        }
      }
    }
    return numbers.sorted()
  }
}
