/// What a picture looks like from afar, in a few colours: shown until the picture itself has come.
package struct PicturePlaceholder: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// Row by row, four bits a channel.
  private let cells: [UInt16]

  /// Row by row, each as three hexadecimal digits: `a3c`.
  package var colours: [String] {
    cells.map { cell in [8, 4, 0].map { String(cell >> $0 & 15, radix: 16) }.joined() }
  }

  /// Nil where there are not as many colours as cells, or where one is none.
  package init?(columns: Int, rows: Int, colours: [String]) {
    let areColours = colours.allSatisfy { $0.utf8.count == 3 && $0.allSatisfy(\.isHexDigit) }
    guard (1...8).contains(columns), (1...8).contains(rows), colours.count == columns * rows, areColours
    else { return nil }
    self.columns = columns
    self.rows = rows
    cells = colours.compactMap { UInt16($0, radix: 16) }
  }

  /// As it is kept: `3x2 a3c b4d …`.
  package var text: String { (["\(columns)x\(rows)"] + colours).joined(separator: " ") }

  package init?(text: String) {
    let words = text.split(separator: " ").map(String.init)
    let sizes = words.first?.split(separator: "x").map { Int($0) } ?? []
    guard sizes.count == 2, let columns = sizes[0], let rows = sizes[1] else { return nil }
    self.init(columns: columns, rows: rows, colours: Array(words.dropFirst()))
  }
}
