import Basemap
import Caching
import Diagnostics
import Lettering
import PageRenderer
import MediaRenderer
import PictureScaling
import SiteOutput
import TripCompiling
import TripPlanning

extension BuildWork {
  /// Makes the pictures of the preview cards: pages name those that come of it. A check does not come here.
  mutating func renderCards(
    of trips: some Sequence<(plan: TripPlan, renderer: TripRenderer)>, on atlas: Atlas?, cache: BuildCache
  ) async throws(BuildAborted) -> [OutputFile] {
    var files: [OutputFile] = []
    for (trip, renderer) in trips where !trip.cards.isEmpty {
      let making = CardRenderer(scaler: try compiler.openScaler(), cache: cache, workers: options.workers)
      // HarfBuzz and FriBidi come with what draws for libvips, so where they are missing nothing is drawn either.
      let lettering = Lettering(folder: options.themeFolder + "/assets/lettering")
      if let lettering {
        if !renderer.canLetterTitle(of: trip, in: lettering) {
          compiler.report(CardProblem.unknownLetters.diagnostic)
        }
      } else {
        compiler.report(CardProblem.noLettering.diagnostic)
      }
      let drawings = renderer.drawings(of: trip.cards, for: trip, on: atlas, in: lettering)
      let cards = zip(trip.cards, drawings).compactMap {
        card, drawing -> (card: CardPlan, original: CardRenderer.Original)? in
        switch card.source {
        case .photo(let photo) where drawing != nil || card.shape == .preview:
          (card, .photo(trip[photo], beneath: drawing))
        case .photo: nil
        case .wayOfTrip, .wayOfDay, .spot, .vignette: drawing.map { (card, .drawing($0)) }
        }
      }
      let made = await making.render(cards, from: compiler.originals(cache))
      for result in made {
        switch result {
        case .success(let file): files.append(file)
        case .failure(let problem):
          compiler.report(problem.diagnostic)
        }
      }
    }
    return files
  }
}
