/// A picture as its pixels: row by row, the bands of each side by side, a byte each.
package struct PicturePixels: Hashable, Sendable {
  package let size: PixelSize
  /// 1 for grey, 3 for red, green and blue, one more with how much covers.
  package let bands: Int
  package let bytes: [UInt8]
}
