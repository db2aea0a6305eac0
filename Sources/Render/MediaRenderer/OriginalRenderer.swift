package import PictureSanitizing
package import Caching
import Digests
package import Diagnostics
import FileIdentities
import Foundation
import OrderedWork
package import SiteOutput
import TripModel
package import TripPlanning

/// The full pictures as they are offered for download: how each is put together of its file.
///
/// To find that out, most files are read to their end, so it is remembered by content, like smaller copies are.
package struct OriginalRenderer: Sendable {
  private let cache: BuildCache
  private let workers: Int

  package init(cache: BuildCache, workers: Int) {
    self.cache = cache
    self.workers = workers
  }

  /// A full picture: the usual ending of its kind, and what it is put together of.
  package struct Original: Sendable {
    package let ending: String
    package let file: SplicedFile
  }

  /// How each photo of a folder is to be published, in their order, or why it is not.
  package func originals(
    of photos: [PhotoPlan], in folder: String
  ) async -> [Result<Original, PictureSanitizerProblem>] {
    await mapInOrder(photos, workers: workers) { [self] photo in original(of: photo.photo, in: folder) }
  }

  private func original(of photo: Photo, in folder: String) -> Result<Original, PictureSanitizerProblem> {
    let path = folder + "/" + photo.file
    do throws(PictureSanitizerProblem) {
      guard let identity = FileIdentity(of: path) else { throw .changed }
      let sanitized = try found(photo, at: path)
      // Of another picture than was read, the places would mean something else; the writer looks once more.
      guard (try? cache.contentHash(ofFile: path)) == photo.contentHash, FileIdentity(of: path) == identity
      else { throw .changed }
      return .success(
        Original(
          ending: sanitized.ending,
          file: SplicedFile(source: path, identity: identity, pieces: sanitized.pieces))
      )
    } catch {
      return .failure(error)
    }
  }

  private func found(_ photo: Photo, at path: String) throws(PictureSanitizerProblem) -> PictureSanitizer {
    if let known = known(photo) { return known }
    return try read(photo, at: path)
  }

  private func known(_ photo: Photo) -> PictureSanitizer? {
    guard let kept = cache.lookup(key(photo)), let bytes = FileManager.default.contents(atPath: kept.path),
      // A place that is wrong by one bit could publish what is meant to stay behind.
      ContentHash.of(Array(bytes)).hex == kept.contentHash
    else { return nil }
    return PictureSanitizer(kept: Array(bytes))
  }

  private func read(_ photo: Photo, at path: String) throws(PictureSanitizerProblem) -> PictureSanitizer {
    let sanitized = try PictureSanitizer.of(path: path)
    // Kept under its hash, another picture's places would come back with every later build.
    guard (try? cache.contentHash(ofFile: path)) == photo.contentHash else { throw .changed }
    _ = try? cache.store(key(photo), bytes: sanitized.bytes, width: photo.width, height: photo.height)
    return sanitized
  }

  private func key(_ photo: Photo) -> DerivativeKey {
    DerivativeKey(original: photo.contentHash, recipe: "bare picture \(PictureSanitizer.version)")
  }
}

extension Diagnostic {
  /// A full picture that is asked for and not offered.
  package static func originalNotOffered(_ file: String, _ problem: PictureSanitizerProblem) -> Diagnostic {
    Diagnostic(
      .warning, .originalNotOffered, "Full picture not offered for download: \(problem.message)",
      at: SourcePlace(file: file),
      advice: "The picture is in the site. Save it again as JPEG or PNG to offer it.")
  }
}
