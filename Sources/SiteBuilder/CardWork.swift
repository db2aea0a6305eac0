import Atlas
import BuildCache
import Diagnostics
import PageRenderer
import PhotoRenderer
import PictureScaler
import SiteOutput
import TripCompiler
import TripPlanner

extension BuildWork {
  /// Makes the pictures of the preview cards. One that cannot be made is taken out of the plan, so that no page names
  /// it. A check does not come here.
  mutating func renderCards(
    of plan: inout SitePlan, renderer: SiteRenderer, on atlas: Atlas?, cache: BuildCache
  ) async throws(BuildAborted) -> [OutputFile] {
    var files: [OutputFile] = []
    for index in plan.trips.indices where !plan.trips[index].cards.isEmpty {
      let trip = plan.trips[index]
      let drawn = trip.cards.filter(\.isDrawn)
      let drawings = zip(drawn, renderer.drawings(of: drawn, for: trip, on: atlas))
      let cards =
        trip.cards.compactMap { card -> (card: CardPlan, original: CardRenderer.Original)? in
          if case .photo(let photo) = card.source { (card, .photo(trip[photo])) } else { nil }
        }
        + drawings.compactMap { card, drawing in drawing.map { (card, .drawing($0)) } }
      let making = CardRenderer(scaler: try compiler.openScaler(), cache: cache, workers: order.workers)
      let made = await making.render(cards, from: compiler.originals(cache))
      var kept: [OutputFile] = []
      for result in made {
        switch result {
        case .success(let file): kept.append(file)
        case .failure(let problem):
          let told = problem.diagnostic
          if !compiler.diagnostics.contains(told) { compiler.diagnostics.append(told) }
        }
      }
      plan.trips[index].leaveOut(cards: Set(trip.cards.map(\.path)).subtracting(kept.map(\.path)))
      files += kept
    }
    return files
  }
}
