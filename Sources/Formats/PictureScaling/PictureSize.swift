/// A number of pixels across and down, as one looks at the picture.
package struct PixelSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  var pixels: Int { width * height }
}

/// How large a small picture is meant to be.
package enum PictureSize: Hashable, Sendable {
  /// The whole picture, at most this wide as one looks at it, whatever its height; one that is narrower
  /// stays as it is.
  case width(Int)
  /// The middle of the picture, filling a rectangle exactly: for preview cards. Only this may be enlarged.
  case filling(width: Int, height: Int)

  /// How wide the picture must be for this to be cut from it.
  func widthNeeded(from declared: PixelSize) -> Int {
    switch self {
    case .width(let width):
      return bounded(width)
    case .filling(let width, let height):
      let byHeight = (bounded(height) * declared.width + declared.height - 1) / max(1, declared.height)
      return min(max(bounded(width), byHeight), PictureSize.longestSide)
    }
  }

  /// The longest side that libvips and JPEG take.
  static let longestSide = 65_500

  private func bounded(_ side: Int) -> Int { min(max(1, side), PictureSize.longestSide) }
}

/// A small picture: its bytes and how large it came out.
package struct EncodedPicture: Hashable, Sendable {
  package let bytes: [UInt8]
  package let size: PixelSize

  package init(bytes: [UInt8], size: PixelSize) {
    self.bytes = bytes
    self.size = size
  }
}
