import TripModel

/// The look of a picture as 64 bits: whether each of eight by eight cells is brighter than the one to its right, of a
/// picture of nine by eight (dHash: N. Krawetz, “Kind of Like That”, hackerfactor.com, 2013).
///
/// Scaling, recompressing and another colour profile change few of them; another picture half.
enum DifferenceHash {
  private static let columns = 9
  private static let rows = 8
  /// Thousandths of a level of 256: in a plain sky, what is brighter than what would be chance.
  private static let noise = 1500

  /// Pixels row by row, the bands of each side by side, a byte each: grey, or red, green and blue, with or without
  /// how much covers.
  static func of(pixels: [UInt8], width: Int, height: Int, bands: Int) -> PictureLikeness? {
    guard width >= columns, height >= rows, bands > 0, pixels.count >= width * height * bands else {
      return nil
    }
    var bits: UInt64 = 0
    for row in 0..<rows {
      let lines = (row * height / rows)..<((row + 1) * height / rows)
      let cells = (0..<columns).map { column in
        brightness(
          of: pixels, lines, (column * width / columns)..<((column + 1) * width / columns), width, bands)
      }
      for column in 1..<columns {
        bits = bits << 1 | (cells[column - 1] > cells[column] + noise ? 1 : 0)
      }
    }
    return PictureLikeness(bits: bits)
  }

  /// The mean over a cell, in thousandths of a level.
  private static func brightness(
    of pixels: [UInt8], _ lines: Range<Int>, _ columns: Range<Int>, _ width: Int, _ bands: Int
  ) -> Int {
    var sum = 0
    for line in lines {
      for column in columns {
        let start = (line * width + column) * bands
        // Rec. 601, as JPEG weighs its colours.
        sum +=
          bands < 3
          ? Int(pixels[start]) * 1000
          : Int(pixels[start]) * 299 + Int(pixels[start + 1]) * 587 + Int(pixels[start + 2]) * 114
      }
    }
    return sum / max(1, lines.count * columns.count)
  }
}
