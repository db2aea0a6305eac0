import Caching
import Foundation
import OrderedWork
import PictureScaling
package import TripModel

extension PhotoRenderer {
  /// What pictures look like, each in 64 bits, in their order; nil for one that cannot be decoded.
  ///
  /// Kept in the cache beside the pictures' sizes, so that an original is decoded for it once.
  package func likenesses(of photos: [Photo], originalsIn folder: String) async -> [PictureLikeness?] {
    await mapInOrder(photos, workers: workers) { [self] photo in likeness(of: photo, originalIn: folder) }
  }

  private func likeness(of photo: Photo, originalIn folder: String) -> PictureLikeness? {
    let key = DerivativeKey(
      original: photo.contentHash, recipe: "likeness 1 of width \(Self.likenessWidth) \(scaler.codecs)")
    if let kept = cache.lookup(key), let bytes = FileManager.default.contents(atPath: kept.path) {
      return UInt64(String(decoding: bytes, as: UTF8.self), radix: 16).map(PictureLikeness.init(bits:))
    }
    let path = folder + "/" + photo.file
    guard let pixels = try? scaler.pixels(of: path, width: Self.likenessWidth),
      (try? cache.contentHash(ofFile: path)) == photo.contentHash,
      let likeness = DifferenceHash.of(
        pixels: pixels.bytes, width: pixels.size.width, height: pixels.size.height, bands: pixels.bands)
    else { return nil }
    _ = try? cache.store(key, bytes: Array(String(likeness.bits, radix: 16).utf8), width: 1, height: 1)
    return likeness
  }

  /// Pixels: many to a cell, so that what a codec does to single ones is lost in the mean.
  private static let likenessWidth = 144
}
