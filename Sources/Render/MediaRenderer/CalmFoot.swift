import PictureScaling
package import TripPlanning

extension PhotoRenderer {
  /// The side on which a title covers least of what a cover shows; nil where both are much the same, and for a picture
  /// that cannot be decoded.
  package func calmSide(of photo: PhotoPlan, from originals: Originals) -> PictureSide? {
    glance(at: photo, for: "calm side 1", from: originals) { CalmFoot($0)?.side?.rawValue ?? "neither" }
      .flatMap(PictureSide.init(rawValue:))
  }
}

/// How much there is to see at the left and at the right of a picture's foot, where a title may lie: the steps from each
/// pixel to its neighbours.
struct CalmFoot {
  private let left: Int
  private let right: Int
  /// Pixels on each side.
  private let count: Int

  /// Nil where there are fewer pixels than a size says, or too few to tell.
  init?(_ pixels: PicturePixels) {
    let (width, height, bands) = (pixels.size.width, pixels.size.height, pixels.bands)
    guard width > 20, height > 10, bands > 0, pixels.bytes.count >= width * height * bands else { return nil }
    // A cover as wide as the page shows so much of the height, and cuts off more below than above.
    let shown = min(height, width * Self.shape.height / Self.shape.width)
    let end = (height - shown) * 2 / 5 + shown
    let rows = (end - shown * 2 / 5)..<min(end, height - 1)
    // A title of some length takes more than half of the width.
    let wide = (width - 1) * 11 / 20
    left = Self.steps(in: pixels, rows, 0..<wide)
    right = Self.steps(in: pixels, rows, (width - 1 - wide)..<(width - 1))
    count = rows.count * wide
  }

  /// The side with at most two thirds of what is to be seen on the other, where that is anything.
  var side: PictureSide? {
    let (less, more) = (min(left, right), max(left, right))
    guard more >= count * Self.leastSeen, less * 3 <= more * 2 else { return nil }
    return left < right ? .left : .right
  }

  /// Width by height of a cover in a window of the usual shape.
  private static let shape = (width: 16, height: 9)
  /// Of 255, on average: less is a sky with clouds.
  private static let leastSeen = 6

  private static func steps(in pixels: PicturePixels, _ rows: Range<Int>, _ columns: Range<Int>) -> Int {
    let (bytes, bands) = (pixels.bytes, pixels.bands)
    // What covers how much is no colour.
    let colours = bands >= 3 ? 3 : 1
    var sum = 0
    for row in rows {
      for column in columns {
        let at = (row * pixels.size.width + column) * bands
        var step = 0
        for next in [at + bands, at + pixels.size.width * bands] {
          for colour in 0..<colours {
            step = max(step, abs(Int(bytes[at + colour]) - Int(bytes[next + colour])))
          }
        }
        sum += step
      }
    }
    return sum
  }
}
