package import Caching
import MediaRenderer
import PictureScaling

/// What there is to know of the cache, and to take out of it.
package enum CacheCare {
  /// What the cache of a build with these options holds.
  ///
  /// - Returns: nil where there is none.
  package static func report(on folder: String) throws(BuildCacheProblem) -> CacheReport? {
    guard BuildCache.isThere(folder) else { return nil }
    return try BuildCache.open(in: folder).report()
  }

  /// Takes out what no trip needs any more; `isThere` says whether a trip's folder is still there.
  package static func prune(
    _ folder: String, isThere: (String) -> Bool
  ) throws(BuildCacheProblem) -> CachePruning.Outcome {
    let scaler = try? PictureScaler.open()
    let codecs = scaler.map { [$0.codecs, $0.drawingCodecs] } ?? []
    return try CachePruning.prune(
      folder, codecs: codecs.isEmpty ? [] : codecs + PhotoRenderer.recipesOfFilms, isThere: isThere)
  }

  /// Takes out everything.
  package static func empty(_ folder: String) throws(BuildCacheProblem) -> CachePruning.Outcome {
    try CachePruning.empty(folder)
  }
}
