import Caching
import PictureScaling
package import SiteColour
import TripModel
package import TripPlanning

extension PhotoRenderer {
  /// The colour that a picture is known by; nil for a grey one, and for one that cannot be decoded.
  ///
  /// Kept in the cache beside the picture's sizes, so that the original is decoded for it once.
  package func colour(of photo: PhotoPlan, from originals: Originals) -> RGBColour? {
    let key = DerivativeKey(
      original: photo.photo.contentHash, recipe: "colour 1 of width \(Self.colourWidth) \(scaler.codecs)")
    if let known = cache.text(key) { return RGBColour(hex: known) }
    let path = originals.path(of: photo.photo)
    guard let picture = try? originals.picture(of: photo.photo),
      let pixels = try? scaler.pixels(of: picture, width: Self.colourWidth), isStill(photo, at: path)
    else { return nil }
    let colour = CoverColour.of(pixels: pixels.bytes, bands: pixels.bands)
    cache.keep(colour?.description ?? "grey", under: key)
    return colour
  }

  /// Pixels: enough to tell a picture's colours, few enough to be counted in a moment.
  private static let colourWidth = 96
}
