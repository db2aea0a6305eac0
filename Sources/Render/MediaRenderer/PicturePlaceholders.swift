import Caching
import OrderedWork
import PictureScaling
import SiteOutput
import TripModel
package import TripPlanning

extension PhotoRenderer {
  /// What each picture looks like from afar, in the order of the plan; nil where its sizes are neither kept nor at
  /// hand.
  ///
  /// It is seen in the smallest published size, so no original is opened for it, and kept beside that one. `made`
  /// gives the sizes of a photo that were made just now: what the cache had no room for is nowhere else.
  package func placeholders(
    of photos: [PhotoPlan], made: @escaping @Sendable (PhotoPlan) -> [MadePicture] = { _ in [] }
  ) async -> [PicturePlaceholder?] {
    await mapInOrder(photos, workers: workers, share: 8) { [self] photo in
      placeholder(of: photo, loose: made(photo).first?.bytes)
    }
  }

  private func placeholder(of photo: PhotoPlan, loose: [UInt8]?) -> PicturePlaceholder? {
    guard let smallest = photo.derivatives.first else { return nil }
    let made = key(photo, width: smallest.width)
    let key = DerivativeKey(original: made.original, recipe: "placeholder 1 of " + made.recipe)
    if let known = cache.text(key).flatMap(PicturePlaceholder.init(text:)) { return known }
    guard
      let pixels = pixels(ofKept: made, width: Self.placeholderWidth)
        ?? loose.flatMap({ self.pixels(ofLoose: $0, width: Self.placeholderWidth) }),
      let placeholder = PicturePlaceholder(pixels)
    else { return nil }
    cache.keep(placeholder.text, under: key)
    return placeholder
  }

  /// The pixels of a size that the cache has, no wider than `width`.
  func pixels(ofKept key: DerivativeKey, width: Int) -> PicturePixels? {
    cache.lookup(key).flatMap { try? scaler.pixels(of: $0.path, width: width) }
  }

  /// The same of one that it had no room for.
  func pixels(ofLoose bytes: [UInt8], width: Int) -> PicturePixels? {
    try? scaler.pixels(ofBytes: bytes, width: width)
  }

  /// Pixels: enough for a mean of each cell.
  private static let placeholderWidth = 24
}

extension PicturePlaceholder {
  /// Three cells along the longer side and two along the other, each in the mean of its pixels: what remains of a
  /// picture at arm's length without glasses. Six colours in a page weigh less than any picture file, however small.
  init?(_ pixels: PicturePixels) {
    let (width, height) = (pixels.size.width, pixels.size.height)
    let (columns, rows) = width >= height ? (3, 2) : (2, 3)
    guard pixels.bands > 0, pixels.bytes.count >= width * height * pixels.bands else { return nil }
    var colours: [String] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let across = Self.span(column, of: columns, in: width)
        let down = Self.span(row, of: rows, in: height)
        colours.append(Self.mean(of: pixels, across: across, down: down))
      }
    }
    self.init(columns: columns, rows: rows, colours: colours)
  }

  /// The pixels of a cell along one side, at least one.
  private static func span(_ cell: Int, of cells: Int, in length: Int) -> Range<Int> {
    let start = min(cell * length / cells, max(0, length - 1))
    return start..<max(start + 1, (cell + 1) * length / cells)
  }

  private static func mean(of pixels: PicturePixels, across: Range<Int>, down: Range<Int>) -> String {
    var sums = [0, 0, 0]
    for row in down {
      for column in across {
        let at = (row * pixels.size.width + column) * pixels.bands
        // A grey picture has one band, perhaps with how much it covers.
        for colour in 0..<3 { sums[colour] += Int(pixels.bytes[at + (pixels.bands >= 3 ? colour : 0)]) }
      }
    }
    let count = across.count * down.count
    return sums.map { String((($0 * 15 + count * 127) / (count * 255)), radix: 16) }.joined()
  }
}
