import TripModel
import TripPlanning

/// How a picture is laid out by its shape and its pixels.
extension PhotoPlan {
  /// How a single picture is laid out: `strip`, `broad`, `even` or `tall`.
  var shapeClass: String {
    switch ratio {
    case 2.4...: "strip"
    case 1.15...: "broad"
    case 0.87...: "even"
    default: "tall"
    }
  }

  /// The same at the head of a page, which it does not fill where it has too few pixels: `broad small`.
  var headClass: String { shapeClass + (isSmallAtHead ? " small" : "") }

  /// Whether it is upright or small, so that on its own page words have room beside it.
  var isToldBeside: Bool { isSmallAtHead || shapeClass == "tall" }

  private var isSmallAtHead: Bool { largestWidth < Self.widthOfHead }

  /// The pixels of its largest size across.
  var largestWidth: Int { derivatives.last?.width ?? photo.width }

  /// Pixels: one with fewer would be enlarged at the head of a page.
  static var widthOfHead: Int { 1080 }

  /// Width by height: of a taller picture the band at the head of a page shows less than half.
  static var leastRatioOfHead: Double { 1.15 }

  /// Whether it is a sign of something rather than a picture of it: nothing on a card shows what is in it.
  var isSpeck: Bool { max(photo.width, photo.height) < Self.pixelsOfSpeck }

  /// Pixels: one with fewer shows nothing, however large it is made.
  static var pixelsOfSpeck: Int { 200 }
}
