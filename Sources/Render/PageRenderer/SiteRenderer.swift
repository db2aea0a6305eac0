package import Basemap
package import SiteOutput
package import TripPlanning

/// The pages of a site, each trip's through its own theme.
package struct SiteRenderer: Sendable {
  let plan: SitePlan
  let renderers: [TripRenderer]

  /// One renderer for each trip of the plan, in their order.
  package init(_ plan: SitePlan, _ renderers: [TripRenderer]) {
    precondition(plan.trips.count == renderers.count, "a trip without a theme")
    (self.plan, self.renderers) = (plan, renderers)
  }

  package var trips: some Sequence<(plan: TripPlan, renderer: TripRenderer)> {
    zip(plan.trips, renderers).lazy.map { (plan: $0, renderer: $1) }
  }

  /// All pages of all trips, in the order of their addresses, none of them made yet. Maps stand on the atlas. `cards`
  /// are the preview cards that were made: no page names another.
  package func pages(on atlas: Atlas?, cards: Set<OutputPath> = []) -> [SitePage] {
    trips.flatMap { $0.renderer.site(of: $0.plan, on: atlas, cards: cards).pages() }.sorted {
      $0.path < $1.path
    }
  }

  /// What the search pages look things up in, file by file. Their number depends on what stands in them, so nobody
  /// can ask for one alone.
  package func makeSearchData(hand: @escaping (OutputFile) -> Void) {
    for (plan, renderer) in trips {
      SearchCollection(site: renderer.site(of: plan, on: nil))?.makeFiles(hand: hand)
    }
  }

  /// What a server shows where there is no page; nil for a site that no trip speaks for, and for one that is sealed, whose
  /// page everybody can read and nobody's own template or word may be in.
  package var missingPage: SitePage? {
    plan.isSealed ? nil : plan.mainIndex.map { renderers[$0].missingPage(of: plan.trips[$0]) }
  }

  /// The files of themes, each once where trips share it, and the accents and icons of trips.
  package var assets: [OutputFile] {
    let files = trips.flatMap { $0.renderer.themeFiles(of: $0.plan) }.map { ($0.path, $0) }
    return Dictionary(files, uniquingKeysWith: { first, _ in first }).values.sorted { $0.path < $1.path }
      + trips.flatMap { [$0.renderer.accent(of: $0.plan), $0.renderer.icon(of: $0.plan)].compactMap(\.self) }
  }
}
