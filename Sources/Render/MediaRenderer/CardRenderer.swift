package import Caching
import Digests
package import Diagnostics
import OrderedWork
package import PictureScaling
package import SiteOutput
import TripModel
package import TripPlanning

/// The pictures of cards: the middle of a photo with words over it, or a drawn map. What was made before is not made
/// again.
package struct CardRenderer: Sendable {
  private let scaler: PictureScaler
  private let cache: BuildCache
  private let workers: Int

  package init(scaler: PictureScaler, cache: BuildCache, workers: Int) {
    self.scaler = scaler
    self.cache = cache
    self.workers = workers
  }

  /// A card on its way: what it is cut from, and the SVG that lies over it; or the SVG that it is drawn from.
  package enum Original: Sendable {
    case photo(PhotoPlan, beneath: String?)
    case drawing(String)
  }

  /// Makes each card, in their order: its file, or why there is none. The photos are made of `originals`.
  package func render(
    _ cards: [(card: CardPlan, original: Original)], from originals: Originals
  ) async -> [Result<OutputFile, CardProblem>] {
    await mapInOrder(cards, workers: workers) { [self] card, original in
      switch original {
      case .photo(let photo, let drawing): cut(card, from: photo, beneath: drawing, originals)
      case .drawing(let svg): draw(svg, at: card.path)
      }
    }
  }

  private func cut(
    _ card: CardPlan, from photo: PhotoPlan, beneath drawing: String?, _ originals: Originals
  ) -> Result<OutputFile, CardProblem> {
    let size = PixelSize(width: card.shape.width, height: card.shape.photoHeight)
    let coding = PictureCoding(.jpeg, quality: card.shape == .preview ? Self.quality : Self.largeQuality)
    let over = drawing.map { " beneath \(ContentHash.of($0.utf8).hex) \(scaler.drawingCodecs)" } ?? ""
    let key = DerivativeKey(
      original: photo.photo.contentHash,
      recipe: "card jpeg \(size.width)x\(size.height) quality \(coding.quality) \(scaler.codecs)\(over)")
    if let known = cache.lookup(key) {
      return .success(OutputFile(path: card.path, content: .copy(of: known.path)))
    }
    do throws(PictureProblem) {
      guard let picture = try? originals.picture(of: photo.photo) else { throw .changed }
      let made = try scaler.card(of: picture, filling: size, beneath: drawing, coding: coding)
      guard let made else { return .failure(.drawsNothing) }
      // Kept under its hash, another picture's card would come back with every later build.
      guard (try? cache.contentHash(ofFile: originals.path(of: photo.photo))) == photo.photo.contentHash
      else { throw .changed }
      return .success(kept(made, at: card.path, under: key))
    } catch {
      return .failure(.badPhoto(photo.photo.file, error))
    }
  }

  /// Makes the picture of a drawing that stands alone.
  package func draw(_ svg: String, at path: OutputPath) -> Result<OutputFile, CardProblem> {
    let key = DerivativeKey(
      original: ContentHash.of(svg.utf8).hex, recipe: "card png level 8 \(scaler.drawingCodecs)")
    if let known = cache.lookup(key) {
      return .success(OutputFile(path: path, content: .copy(of: known.path)))
    }
    guard let made = scaler.picture(ofDrawing: svg, scale: 1) else { return .failure(.drawsNothing) }
    return .success(kept(made, at: path, under: key))
  }

  private func kept(_ picture: EncodedPicture, at path: OutputPath, under key: DerivativeKey) -> OutputFile {
    let kept = try? cache.store(
      key, bytes: picture.bytes, width: picture.size.width, height: picture.size.height)
    return OutputFile(path: path, content: kept.map { .copy(of: $0.path) } ?? .bytes(picture.bytes))
  }

  /// A card is shown small and fetched by the thousand: less than for the pages.
  private static let quality = 72
  /// One that is downloaded is looked at.
  private static let largeQuality = 84
}

/// Why a page has no card.
package enum CardProblem: Error, Hashable, Sendable {
  case badPhoto(String, PictureProblem)
  /// The library at hand makes no pictures of drawings.
  case drawsNothing
  /// The fonts of cards are missing, or what shapes letters.
  case noLettering
  /// No font of cards has the letters of the trip's title.
  case unknownLetters

  package var diagnostic: Diagnostic {
    switch self {
    case .badPhoto(let file, let problem):
      Diagnostic(
        .note, .noCard, "No preview card from this picture: \(problem.message)",
        at: SourcePlace(file: file), advice: problem.advice)
    case .drawsNothing:
      Diagnostic(
        .note, .noCard, "No preview cards with maps: libvips draws no SVG on this machine",
        advice: "Install a libvips with librsvg, such as Debian's libvips42.")
    case .noLettering:
      Diagnostic(
        .note, .noCard, "Cards have no words, and there is no picture of the trip to send",
        advice: """
          Install Tripbook again with `make install`: its fonts are missing, or libharfbuzz and libfribidi are.
          """)
    case .unknownLetters:
      Diagnostic(
        .note, .noCard, "The trip's card has no words: no font of Tripbook has all letters of its title",
        advice: "Give the trip a `title:` in another script, or leave it: all else is as it should be.")
    }
  }
}
