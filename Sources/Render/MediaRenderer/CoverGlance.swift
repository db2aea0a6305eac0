import Caching
import PictureScaling
import TripModel
import TripPlanning

extension PhotoRenderer {
  /// One word about a cover that is seen in few of its pixels; nil for a picture that cannot be decoded.
  ///
  /// Kept in the cache beside the picture's sizes, under what is asked and its version, so that the original is decoded
  /// for it once.
  func glance(
    at photo: PhotoPlan, for question: String, from originals: Originals, _ answer: (PicturePixels) -> String
  ) -> String? {
    let key = DerivativeKey(
      original: photo.photo.contentHash, recipe: "\(question) of width \(Self.glanceWidth) \(scaler.codecs)")
    if let known = cache.text(key) { return known }
    let path = originals.path(of: photo.photo)
    guard let picture = try? originals.picture(of: photo.photo),
      let pixels = try? scaler.pixels(of: picture, width: Self.glanceWidth), isStill(photo, at: path)
    else { return nil }
    let answer = answer(pixels)
    cache.keep(answer, under: key)
    return answer
  }

  /// Pixels: enough to tell a picture's colours, few enough to be counted in a moment; a bird is some of them, and the
  /// grain of a picture none.
  private static let glanceWidth = 96
}
