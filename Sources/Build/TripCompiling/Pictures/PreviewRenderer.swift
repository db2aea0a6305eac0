package import Caching
import Diagnostics
import Foundation
import MovieStills
package import MediaRenderer
import PictureScaling
package import SiteOutput
import Synchronization
import TripModel
package import TripPlanning

/// Makes the pictures of a preview when they are asked for, beside everything else: a page never waits for one.
///
/// It outlives each version of the preview, and remembers which pictures turned out to be damaged.
package final class PreviewRenderer: Sendable {
  package let cache: BuildCache
  private let scaler: Result<PictureScaler, PictureLibraryMissing>
  private let originals: Originals
  private let bench = OperationQueue()
  private let damage = Mutex<[Original: PictureProblem]>([:])
  private let withoutStill = Mutex<[Original: MovieStillProblem]>([:])
  /// By the hash of the original: what a picture looks like from afar, or that it was not known when it was first
  /// asked for.
  private let sketches = Mutex<[String: PicturePlaceholder?]>([:])
  /// By the hash of the original: what it is by its look, likewise.
  private let looks = Mutex<[String: PictureLook?]>([:])

  /// Pictures of which every size was once found in the cache, so that not each version of the preview asks for all
  /// of them. One that is lost meanwhile is made when a page asks for it.
  private let kept = Mutex<Set<Sizes>>([])

  /// What was to be made of a picture.
  private struct Sizes: Hashable {
    var contentHash: String
    var derivatives: [DerivativePlan]

    init(_ photo: PhotoPlan) { (contentHash, derivatives) = (photo.photo.contentHash, photo.derivatives) }
  }

  /// A picture by its name and its bytes: another picture of the name is another.
  private struct Original: Hashable {
    var file: String
    var contentHash: String
  }

  /// `workers` is how many pictures are made at once.
  package static func open(cache: BuildCache, originals: Originals, workers: Int) -> PreviewRenderer {
    PreviewRenderer(
      cache: cache, originals: originals,
      scaler: Result { () throws(PictureLibraryMissing) in try PictureScaler.open() }, workers: workers)
  }

  private init(
    cache: BuildCache, originals: Originals, scaler: Result<PictureScaler, PictureLibraryMissing>,
    workers: Int
  ) {
    self.cache = cache
    self.originals = originals
    self.scaler = scaler
    bench.maxConcurrentOperationCount = max(1, workers)
  }

  /// Why no picture can be made at all; nil where they can.
  var problem: PictureLibraryMissing? { if case .failure(let problem) = scaler { problem } else { nil } }

  /// What is wrong with a picture, as far as it was tried.
  func problem(of photo: Photo) -> PictureProblem? {
    damage.withLock { $0[Original(file: photo.file, contentHash: photo.contentHash)] }
  }

  /// Why a clip has no still, as far as it was tried or can be foreseen.
  func stillProblem(of photo: Photo) -> MovieStillProblem? {
    guard photo.still == .frame else { return nil }
    let known = withoutStill.withLock { $0[Original(file: photo.file, contentHash: photo.contentHash)] }
    return known ?? (originals.mayHaveStill(photo) ? nil : .noProgram)
  }

  /// What pictures look like from afar, as far as they were kept when each was planned first: a page is not to change
  /// because one of its pictures has been made.
  func placeholders(of photos: [PhotoPlan]) async -> [String: PicturePlaceholder] {
    guard case .success(let scaler) = scaler else { return [:] }
    let renderer = PhotoRenderer(scaler: scaler, cache: cache, workers: bench.maxConcurrentOperationCount)
    let known = sketches.withLock(\.self)
    let new = photos.filter { known[$0.photo.contentHash] == nil }
    let found = await renderer.placeholders(of: new)
    let all = sketches.withLock { sketches in
      for (photo, placeholder) in zip(new, found) {
        sketches.updateValue(placeholder, forKey: photo.photo.contentHash)
      }
      return sketches
    }
    return photos.placeholders(photos.map { all[$0.photo.contentHash].flatMap(\.self) })
  }

  /// What pictures are by their looks, likewise: a cover is not to change because one of them has been made.
  func looks(of photos: [PhotoPlan]) async -> [PictureLook?] {
    guard case .success(let scaler) = scaler else { return [] }
    let renderer = PhotoRenderer(scaler: scaler, cache: cache, workers: bench.maxConcurrentOperationCount)
    let known = looks.withLock(\.self)
    let new = photos.filter { known[$0.photo.contentHash] == nil }
    let found = await renderer.looks(of: new)
    let all = looks.withLock { looks in
      for (photo, look) in zip(new, found) {
        looks.updateValue(look, forKey: photo.photo.contentHash)
      }
      return looks
    }
    return photos.map { all[$0.photo.contentHash].flatMap(\.self) }
  }

  /// One size of a picture, or its clip; nil where it cannot be made.
  package func picture(_ photo: PhotoPlan, at path: OutputPath) async -> OutputContent? {
    await rendered(photo, .userInitiated)?.first { $0.path == path }?.content
  }

  /// Makes what is not kept yet, in its order, behind whatever is asked for meanwhile.
  ///
  /// `made` is called after each with how many are done of those that were to be made.
  ///
  /// - Returns: whether a picture turned out to be damaged.
  package func render(_ photos: [PhotoPlan], made: (_ done: Int, _ of: Int) -> Void) async -> Bool {
    guard case .success(let scaler) = scaler else { return false }
    let renderer = PhotoRenderer(scaler: scaler, cache: cache, workers: 1)
    let known = kept.withLock(\.self)
    let asked = photos.filter { problem(of: $0.photo) == nil && !known.contains(Sizes($0)) }
    let missing = asked.filter { !renderer.isKept($0) }
    kept.withLock { $0.formUnion(Set(asked.map(Sizes.init)).subtracting(missing.map(Sizes.init))) }
    var hasDamage = false
    for (index, photo) in missing.enumerated() {
      if Task.isCancelled { return hasDamage }
      let files = await rendered(photo, .background)
      if files == nil || stillProblem(of: photo.photo) != nil { hasDamage = true }
      made(index + 1, missing.count)
    }
    cache.noteUse(by: originals.folder, isWhole: false)
    return hasDamage
  }

  private func rendered(_ photo: PhotoPlan, _ priority: QualityOfService) async -> [OutputFile]? {
    guard case .success(let scaler) = scaler, problem(of: photo.photo) == nil else { return nil }
    let renderer = PhotoRenderer(scaler: scaler, cache: cache, workers: 1)
    // Two that ask for one picture wait in one line: the second finds it in the cache.
    return await withCheckedContinuation { done in
      let work = BlockOperation { [self] in
        let rendering = renderer.render(photo, from: originals)
        let original = Original(file: photo.photo.file, contentHash: photo.photo.contentHash)
        if let problem = rendering.stillProblem { withoutStill.withLock { $0[original] = problem } }
        let film = rendering.film.flatMap { try? $0.get() }
        switch rendering.result {
        case .success(let pictures):
          done.resume(returning: photo.files(of: pictures) + [film].compactMap(\.self))
        case .failure(let problem):
          damage.withLock { $0[original] = problem }
          done.resume(returning: nil)
        }
      }
      work.queuePriority = priority == .background ? .low : .high
      bench.addOperation(work)
    }
  }
}
