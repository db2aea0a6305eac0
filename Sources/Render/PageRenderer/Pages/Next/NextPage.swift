import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// All places to go next: cards in the order in which they are dealt, of which a script makes a deck, and the lists that it
/// fills.
struct NextPage {
  let scope: any NextScope
  let plan: NextPlan

  private var words: Words { scope.words }

  /// This page and that of each destination, where `scope` says what a page of a path stands on.
  static func pages(
    of plan: NextPlan, _ scope: @escaping @Sendable (OutputPath) -> any NextScope
  ) -> [SitePage] {
    let all = SitePage(plan.page, isOfWholeTrip: true) { NextPage(scope: scope(plan.page), plan: plan).file }
    return [all]
      + plan.destinations.indices.map { index in
        let path = plan.destinations[index].page
        return SitePage(path) { DestinationPage(scope: scope(path), plan: plan, index: index).file }
      }
  }

  var file: OutputFile {
    let lede = words.counted(.nextLede, plan.destinations.count)
    let spelledTags = plan.spelledTags
    return scope.finished(
      "next", title: words[.navNext], description: lede,
      [
        "key": .text(plan.key), "lede": .text(lede), "tags": .list(plan.tags.map { .text($0.name) }),
        "cards": TemplateValue(
          plan.destinations.indices.map { index in
            NextCard(scope: scope, plan: plan, index: index, spelledTags: spelledTags).record
          }),
        "figuresNote": TemplateValue(figuresNote), "hasSky": .flag(hasSky),
      ])
  }

  /// Whether any card tells the weather of the moment.
  private var hasSky: Bool {
    plan.destinations.contains {
      DestinationNow(scope: scope, destination: $0, today: plan.today).isTold
    }
  }

  /// From when the figures are, where there are any.
  private var figuresNote: String? {
    guard let newest = plan.destinations.compactMap({ $0.rate?.latest?.date }).max() else { return nil }
    return words(.nextFiguresNote, ["date": words.dates.plain(newest)])
  }
}
