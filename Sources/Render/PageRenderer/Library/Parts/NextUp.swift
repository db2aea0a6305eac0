import Drawing
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// How many places to go next a library has, and the first of them as cards: the way to their page from the front.
struct NextUp {
  let scope: LibraryScope

  private var words: Words { scope.words }

  /// As wide as a card of the shelf.
  private static let sizes = "(min-width: 38rem) 45vw, 100vw"

  /// Nothing where there is nowhere to go next.
  var value: TemplateValue {
    guard let next = scope.plan.next else { return .none }
    let record: Record = [
      "href": .text(scope.link(next.page)),
      "count": .text(words.counted(.nextToGo, next.destinations.count)),
      "cards": TemplateValue(next.firstCards.map(card)),
    ]
    return .record(record)
  }

  /// As that of a trip, of which nobody tells when it is.
  private func card(_ destination: DestinationPlan) -> Record {
    let picture = scope.picture(of: destination, sizes: Self.sizes, isFirst: false)
    return [
      "href": .text(scope.link(destination.page)), "title": .text(destination.name),
      "language": .none, "icon": .none, "when": .none, "status": .none, "hasTop": .flag(false),
      "isPlanned": .flag(false), "description": .none, "picture": TemplateValue(picture),
      "where": scope.lands(destination.country.map { [$0] } ?? []), "who": .none,
      "vignetteHTML": picture == nil ? .html(HTML(trusted: vignette(destination).markup)) : .none,
    ]
  }

  private func vignette(_ destination: DestinationPlan) -> SVGDrawing {
    drawVignette(
      Vignette(title: destination.name, date: TripCard.undated, hasContours: true, isVaried: true),
      width: 600, height: 400)
  }
}
