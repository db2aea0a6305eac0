import Basemap
import Caching
import Diagnostics
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
      let drawn = trip.cards.filter(\.isDrawn)
      let drawings = zip(drawn, renderer.drawings(of: drawn, for: trip, on: atlas))
      let cards =
        trip.cards.compactMap { card -> (card: CardPlan, original: CardRenderer.Original)? in
          if case .photo(let photo) = card.source { (card, .photo(trip[photo])) } else { nil }
        }
        + drawings.compactMap { card, drawing in drawing.map { (card, .drawing($0)) } }
      let making = CardRenderer(scaler: try compiler.openScaler(), cache: cache, workers: options.workers)
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
