import Caching
import Diagnostics
import MediaRenderer
package import SiteOutput
import TripModel
package import TripPlanning

// The pictures of people and destinations: through the same stage as those of the journey, and in no list of them.

extension TripCompiler {
  /// Makes those that are not made yet, unless somebody will ask for each. One that turns out to be damaged is taken out
  /// of the trip: its person has initials, its destination none.
  ///
  /// - Returns: whether there was one.
  mutating func renderPortraits(
    _ chosen: [PhotoPlan], in trip: inout Trip, into rendered: inout RenderedPictures
  ) async throws(BuildAborted) -> Bool {
    let portraits = chosen.filter { !rendered.hasPortrait($0) }
    guard depth >= .checked, shelves.previewRenderer == nil, let cache, !portraits.isEmpty else {
      return false
    }
    let damaged = try await render(portraits, cache: cache, into: &rendered)
    trip.portraits.removeAll { damaged.contains($0.file) }
    return !damaged.isEmpty
  }

  /// What turned out to be damaged when somebody asked for it.
  mutating func leaveOutPortraits(thatFailedIn previewRenderer: PreviewRenderer, of trip: inout Trip) {
    trip.portraits = trip.portraits.filter { !isDamaged($0, in: previewRenderer) }
  }

  /// Says so where one turned out to be.
  private mutating func isDamaged(_ photo: Photo, in previewRenderer: PreviewRenderer) -> Bool {
    guard let problem = previewRenderer.problem(of: photo) else { return false }
    report(.badPicture(photo.file, problem))
    return true
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
      case .success(let pictures): rendered.add(portrait: pictures, of: portrait)
      case .failure(let problem):
        report(.badPicture(file, problem))
        damaged.insert(file)
      }
    }
    return damaged
  }

  /// Those that lie in no trip, made at these addresses, and which of them are not damaged; `options` name
  /// the folder in which they lie. Where somebody will ask for each, none is made here.
  package mutating func portraits(
    _ chosen: [PhotoPlan]
  ) async throws(BuildAborted) -> (files: [OutputFile], shown: [PhotoPlan]) {
    guard !chosen.isEmpty else { return ([], []) }
    if let previewRenderer = shelves.previewRenderer {
      return ([], chosen.filter { !isDamaged($0.photo, in: previewRenderer) })
    }
    let cache = try cacheAtHand()
    var rendered = RenderedPictures(media: MediaContents())
    let damaged = try await render(chosen, cache: cache, into: &rendered)
    cache.noteUse(by: options.folder, isWhole: true)
    let made = chosen.filter { !damaged.contains($0.photo.file) }
    return (rendered.files(of: made), made)
  }
}
