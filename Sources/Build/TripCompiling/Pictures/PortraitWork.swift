import Caching
import Diagnostics
import MediaRenderer
package import SiteOutput
import TripModel
package import TripPlanning

// The pictures of people: through the same stage as those of the journey, and in no list of them.

extension TripCompiler {
  /// Makes those that are not made yet, unless somebody will ask for each. One that turns out to be damaged is taken out
  /// of the trip: its person has initials.
  ///
  /// - Returns: whether there was one.
  mutating func renderPortraits(
    _ chosen: [PhotoPlan], in trip: inout Trip, into rendered: inout RenderedPictures
  ) async throws(BuildAborted) -> Bool {
    let portraits = chosen.filter { !rendered.hasPortrait($0.photo.file) }
    guard depth >= .checked, shelves.previewRenderer == nil, let cache, !portraits.isEmpty else {
      return false
    }
    let damaged = try await render(portraits, cache: cache, into: &rendered)
    trip.portraits.removeAll { damaged.contains($0.file) }
    return !damaged.isEmpty
  }

  /// What turned out to be damaged when somebody asked for it.
  mutating func leaveOutPortraits(thatFailedIn previewRenderer: PreviewRenderer, of trip: inout Trip) {
    for photo in trip.portraits {
      guard let problem = previewRenderer.problem(of: photo) else { continue }
      report(.badPicture(photo.file, problem))
      trip.portraits.removeAll { $0.file == photo.file }
    }
  }

  /// - Returns: the files of those that are damaged.
  private mutating func render(
    _ portraits: [PhotoPlan], cache: BuildCache, into rendered: inout RenderedPictures
  ) async throws(BuildAborted) -> Set<String> {
    let renderer = PhotoRenderer(scaler: try openScaler(), cache: cache, workers: options.workers)
    let results = await renderer.render(portraits, from: originals(cache)) { _ in }
    decoded += results.count { $0.isNew }
    var damaged: Set<String> = []
    for (portrait, rendering) in zip(portraits, results) {
      let file = portrait.photo.file
      switch rendering.result {
      case .success(let pictures): rendered.add(portrait: pictures, of: file)
      case .failure(let problem):
        report(.badPicture(file, problem))
        damaged.insert(file)
      }
    }
    return damaged
  }

  /// The pictures of people that lie in no trip, made at these addresses, with the sizes of each by its file; `options`
  /// name the folder in which they lie.
  package mutating func portraits(
    _ chosen: [PhotoPlan]
  ) async throws(BuildAborted) -> (files: [OutputFile], sizes: [String: [DerivativePlan]]) {
    guard !chosen.isEmpty else { return ([], [:]) }
    let cache: BuildCache
    if let open = self.cache { cache = open } else { cache = try openCache() }
    var rendered = RenderedPictures(media: MediaContents())
    let damaged = try await render(chosen, cache: cache, into: &rendered)
    let made = chosen.filter { !damaged.contains($0.photo.file) }
    let sizes = Dictionary(
      made.map { ($0.photo.file, $0.derivatives) }, uniquingKeysWith: { first, _ in first })
    return (rendered.files(of: made), sizes)
  }
}
