import TripModel

/// The sizes in which a picture is published.
enum DerivativeLadder {
  /// Sign, thumbnail, phone, column, page: half as wide again or double from step to step, so that a browser finds
  /// one that is at most twice too large. The first is for rows of a list and cells of a calendar.
  static let widths = [200, 320, 640, 1080, 1600]
  /// No published picture is longer than this on either side, unless it is one pixel wide.
  static let longestSide = 2000

  /// Pixel sizes, the narrowest first, never larger than the original; none of a clip without a still.
  static func sizes(of photo: Photo) -> [(width: Int, height: Int)] {
    if photo.still == .none { return [] }
    let (width, height) = (max(1, photo.width), max(1, photo.height))
    let longest = max(width, height)
    let fullWidth = longest <= longestSide ? width : max(1, width * longestSide / longest)
    // A step that is nearly the whole picture would only be the same again.
    let smaller = widths.filter { $0 * 10 <= fullWidth * 9 }
    return (smaller + [fullWidth]).map { ($0, max(1, (height * $0 + width / 2) / width)) }
  }

  /// The same of a picture that stands beside what is told of somebody, and is never as wide as a page.
  static func portrait(of photo: Photo) -> [(width: Int, height: Int)] {
    let sizes = Self.sizes(of: photo)
    return sizes.filter { $0.width <= widestPortrait || $0.width == sizes[0].width }
  }

  private static let widestPortrait = 1080
}
