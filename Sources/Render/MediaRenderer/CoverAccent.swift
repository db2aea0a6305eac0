import PictureScaling
package import SiteColour
package import TripPlanning

extension PhotoRenderer {
  /// The colour that a picture is known by; nil for a grey one, and for one that cannot be decoded.
  package func colour(of photo: PhotoPlan, from originals: Originals) -> RGBColour? {
    glance(at: photo, for: "colour 1", from: originals) {
      CoverColour.of(pixels: $0.bytes, bands: $0.bands)?.description ?? "grey"
    }.flatMap { RGBColour(hex: $0) }
  }
}
