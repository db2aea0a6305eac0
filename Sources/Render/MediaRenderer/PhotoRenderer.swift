package import Caching
package import Diagnostics
package import MovieFile
package import MovieStills
import OrderedWork
package import PictureScaling
package import SiteOutput
import TripModel
package import TripPlanning

/// From planned pictures to files: the one heavy stage. What was made before is not made again.
package struct PhotoRenderer: Sendable {
  let scaler: PictureScaler
  let cache: BuildCache
  let workers: Int

  package init(scaler: PictureScaler, cache: BuildCache, workers: Int) {
    self.scaler = scaler
    self.cache = cache
    self.workers = workers
  }

  /// A picture's sizes, or what is wrong with it.
  package struct Rendering: Sendable {
    package var photo: PhotoID
    /// In the order of the plan, the narrowest first.
    package var result: Result<[MadePicture], PictureProblem>
    /// Its clip, or what is wrong with that; nil where it has none.
    package var film: Result<OutputFile, MovieProblem>?
    /// Why a clip has no still; then the result is empty.
    package var stillProblem: MovieStillProblem?
    /// Whether the original had to be decoded.
    package var isNew: Bool
  }

  /// Makes every planned size of every picture, in the order of the plan.
  ///
  /// - Parameters:
  ///   - photos: what is to be made.
  ///   - originals: what they are made of.
  ///   - finished: called after each picture with how many are done.
  /// - Returns: for each photo its files, or what is wrong with it.
  package func render(
    _ photos: [PhotoPlan], from originals: Originals, finished: (Int) -> Void
  ) async -> [Rendering] {
    await mapInOrder(photos, workers: workers, finished: finished) { [self] photo in
      render(photo, from: originals)
    }
  }

  /// Makes every planned size of one picture, and its clip, where they are not kept already.
  package func render(_ photo: PhotoPlan, from originals: Originals) -> Rendering {
    let film = film(of: photo, from: originals)
    do throws(MovieStillProblem) {
      var rendering = try renderPictures(of: photo, from: originals)
      rendering.film = film
      return rendering
    } catch {
      return Rendering(photo: photo.id, result: .success([]), film: film, stillProblem: error, isNew: false)
    }
  }

  private func renderPictures(
    of photo: PhotoPlan, from originals: Originals
  ) throws(MovieStillProblem) -> Rendering {
    let keys = photo.derivatives.map { key(photo, width: $0.width) }
    if let known = known(keys) { return Rendering(photo: photo.id, result: .success(known), isNew: false) }
    let path = try originals.picture(of: photo.photo)
    let result = make(photo, decoding: path, from: originals, keys: keys)
    // A still is ffmpeg's work: one that cannot be read says nothing against the clip.
    if photo.photo.isClip, case .failure = result { throw .nothingDecoded }
    return Rendering(photo: photo.id, result: result, isNew: true)
  }

  /// All sizes from the cache; nil where one of them is not kept. They are held until the site is written.
  private func known(_ keys: [DerivativeKey]) -> [MadePicture]? {
    var known: [MadePicture] = []
    known.reserveCapacity(keys.count)
    for key in keys {
      guard let kept = cache.lookup(key) else { return nil }
      known.append(.kept(kept))
    }
    return known
  }

  /// Whether every planned size is kept already.
  package func isKept(_ photo: PhotoPlan) -> Bool {
    photo.derivatives.allSatisfy { cache.lookup(key(photo, width: $0.width)) != nil } && isFilmKept(photo)
  }

  /// Decodes the original once and keeps every size; one that the cache does not take is handed on as it is.
  private func make(
    _ photo: PhotoPlan, decoding path: String, from originals: Originals, keys: [DerivativeKey]
  ) -> Result<[MadePicture], PictureProblem> {
    let sizes = photo.derivatives.map { PictureSize.width($0.width) }
    do throws(PictureProblem) {
      let pictures = try scaler.derivatives(of: path, sizes: sizes, coding: Self.coding(of: photo))
      // Kept under its hash, another picture's sizes would come back with every later build.
      guard isStill(photo, at: originals.path(of: photo.photo)) else { throw .changed }
      return .success(
        zip(keys, pictures).map { key, picture in
          let kept = try? cache.store(
            key, bytes: picture.bytes, width: picture.size.width, height: picture.size.height)
          return kept.map(MadePicture.kept) ?? .loose(picture.bytes)
        })
    } catch {
      // One that is being written is not damaged, however it reads meanwhile.
      return .failure(isStill(photo, at: originals.path(of: photo.photo)) ? error : .changed)
    }
  }

  /// Whether the file still holds what was read of it; mostly only the system's facts about it are looked at.
  func isStill(_ photo: PhotoPlan, at path: String) -> Bool {
    (try? cache.contentHash(ofFile: path)) == photo.photo.contentHash
  }

  /// All that the bytes depend on beside the original: each size is made from the next larger one, so the whole
  /// list counts.
  func key(_ photo: PhotoPlan, width: Int) -> DerivativeKey {
    let widths = photo.derivatives.map { String($0.width) }.joined(separator: ",")
    let coding = Self.coding(of: photo)
    return DerivativeKey(
      original: photo.photo.contentHash,
      recipe:
        "\(photo.photo.isClip ? MovieStill.recipe + " " : "")\(coding.recipe) width \(width) of \(widths) "
        + "quality \(coding.quality) \(scaler.codecs)")
  }

  /// In which way the plan wants a picture written.
  ///
  /// Above libjpeg's 80 files grow faster than the eye sees; the figures of the others were chosen to be as like the
  /// original as that one (Benchmarks/README.md).
  private static func coding(of photo: PhotoPlan) -> PictureCoding {
    switch photo.format {
    case .jpeg: PictureCoding(.jpeg, quality: 80)
    case .webp: PictureCoding(.webp, quality: 76)
    case .avif: PictureCoding(.avif, quality: 60)
    }
  }
}

extension Diagnostic {
  /// A picture that turned out to be damaged when it was decoded.
  package static func badPicture(_ file: String, _ problem: PictureProblem) -> Diagnostic {
    if case .noDecoder = problem {
      return Diagnostic(
        .error, .decoderMissing, "Picture left out: \(problem.message)", at: SourcePlace(file: file),
        advice: problem.advice)
    }
    return Diagnostic(
      .error, .badPicture, "Picture left out: \(problem.message)", at: SourcePlace(file: file),
      advice: problem.advice)
  }
}

extension Diagnostic {
  /// A clip that could not be made clean of what is private.
  package static func badClip(_ file: String, _ problem: MovieProblem) -> Diagnostic {
    Diagnostic(
      .error, .badClip, "Clip left out: \(problem.message)", at: SourcePlace(file: file),
      advice: problem.advice)
  }

  /// A clip without a still.
  package static func noStill(_ file: String, _ problem: MovieStillProblem) -> Diagnostic {
    Diagnostic(.note, .noStill, problem.message, at: SourcePlace(file: file), advice: problem.advice)
  }
}
