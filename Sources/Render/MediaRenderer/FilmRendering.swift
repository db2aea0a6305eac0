import Caching
import MovieFile
package import MovieStills
import SiteOutput
import TripModel
import TripPlanning

extension PhotoRenderer {
  /// The clip of a photo as it is published: with nothing left in it but what playing needs. Nil where it has none.
  func film(of photo: PhotoPlan, from originals: Originals) -> Result<OutputFile, MovieProblem>? {
    guard let clip = photo.photo.clip, let path = photo.film else { return nil }
    let key = DerivativeKey(original: clip.contentHash, recipe: Self.filmRecipe)
    if let known = cache.lookup(key) {
      return .success(OutputFile(path: path, content: .copy(of: known.path)))
    }
    let source = originals.folder + "/" + clip.file
    let target = cache.nameForUnfinished()
    defer { cache.discard(target) }
    do throws(MovieProblem) {
      try MovieSanitizer.write(from: source, to: target)
      // Kept under its hash, another film would come back with every later build.
      guard (try? cache.contentHash(ofFile: source)) == clip.contentHash else { throw .changing }
    } catch {
      return .failure(error)
    }
    do throws(BuildCacheProblem) {
      let kept = try cache.store(key, movingIn: target, width: photo.photo.width, height: photo.photo.height)
      return .success(OutputFile(path: path, content: .copy(of: kept.path)))
    } catch {
      return .failure(.unreadable(error.message))
    }
  }

  func isFilmKept(_ photo: PhotoPlan) -> Bool {
    guard let clip = photo.photo.clip else { return true }
    return cache.lookup(DerivativeKey(original: clip.contentHash, recipe: Self.filmRecipe)) != nil
  }

  /// What is made of films depends on no codec of the picture library, and stays when that is a newer one.
  package static var recipesOfFilms: [String] { [filmRecipe, MovieStill.recipe] }

  private static let filmRecipe = "clean film \(MovieSanitizer.version)"
}

extension MovieStillProblem {
  /// One sentence without full stop, and a way out.
  package var message: String {
    switch self {
    case .noProgram: "No still picture of this clip: ffmpeg is not installed"
    case .cannotStart: "No still picture of this clip: ffmpeg does not start"
    case .tooSlow: "No still picture of this clip: ffmpeg took too long"
    case .nothingDecoded: "No still picture of this clip: ffmpeg finds none in it"
    case .noRoom: "No still picture of this clip: it cannot be kept in the cache"
    }
  }

  package var advice: String {
    switch self {
    case .noProgram:
      "Install it with `sudo apt install ffmpeg`; the clip is in the site and plays, with a drawn sign until then."
    case .cannotStart: "Try `ffmpeg -version`; the clip is in the site and plays without."
    case .tooSlow, .nothingDecoded:
      "The clip is in the site; check that it plays. A new copy may help: `ffmpeg -i in.mp4 out.mp4`."
    case .noRoom: "Make room on the disk; the clip is in the site and plays without."
    }
  }
}
