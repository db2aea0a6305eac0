package import Caching
package import MovieStills
package import TripModel

/// What pictures are made of: the files of the trip, and of a clip one of its pictures, which is taken once.
package struct Originals: Sendable {
  /// The trip folder.
  package let folder: String
  private let cache: BuildCache
  /// What takes pictures out of films; nil where there is nothing that could.
  private let stills: MovieStill?

  package init(folder: String, cache: BuildCache, stills: MovieStill?) {
    self.folder = folder
    self.cache = cache
    self.stills = stills
  }

  /// The file of a photo itself, on this machine.
  func path(of photo: Photo) -> String { folder + "/" + photo.file }

  /// What is to be decoded.
  func picture(of photo: Photo) throws(MovieStillProblem) -> String {
    guard photo.isClip else { return path(of: photo) }
    let key = DerivativeKey(original: photo.contentHash, recipe: MovieStill.recipe)
    if let kept = cache.lookup(key) { return kept.path }
    guard let stills else { throw .noProgram }
    let size = Self.size(of: photo)
    let target = cache.nameForUnfinished()
    defer { cache.discard(target) }
    try stills.take(
      MovieStill.Order(
        path: path(of: photo), target: target, width: size.width, height: size.height,
        seconds: photo.clip?.seconds ?? 0))
    do throws(BuildCacheProblem) {
      return try cache.store(key, movingIn: target, width: size.width, height: size.height).path
    } catch {
      throw .noRoom
    }
  }

  /// Whether there is, or can be, a picture of a clip.
  package func mayHaveStill(_ photo: Photo) -> Bool {
    stills != nil
      || cache.lookup(DerivativeKey(original: photo.contentHash, recipe: MovieStill.recipe)) != nil
  }

  /// Pixels: no published picture is longer.
  private static let longestSide = 2000

  private static func size(of photo: Photo) -> (width: Int, height: Int) {
    let longest = max(photo.width, photo.height)
    guard longest > longestSide else { return (photo.width, photo.height) }
    return (max(1, photo.width * longestSide / longest), max(1, photo.height * longestSide / longest))
  }
}
