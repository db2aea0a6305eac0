import SiteLanguage
import SiteOutput
import TripPlanning

/// All that bears one tag.
struct TagPage {
  private let scope: PageScope
  private let tag: TagPlan

  init(site: TripSite, tag: TagPlan) {
    scope = PageScope(site: site, path: tag.page)
    self.tag = tag
  }

  var file: OutputFile {
    let (plan, words) = (scope.plan, scope.words)
    let places = tag.places.map { plan[$0] }
    let ideas = tag.attractions.map { plan[$0] }
    let tally = scope.tally(of: tag)
    let map = TripMap(scope: scope, name: "where", isInColumn: true)
      .of(tag.entries, places, ideas, tag: tag.name)
    return scope.file(
      "tag", section: .ofTags(in: plan), title: tag.name, description: tally,
      [
        "title": .text(tag.name), "lede": .text(tally), "tagsHref": scope.allTags,
        "map": TemplateValue(map), "kept": scope.kept(tag.kept),
        "entries": TemplateValue(tag.entries.map { EntryTeaser(scope: scope, id: $0).pictured }),
        "places": TemplateValue(places.map { PlaceLine(scope: scope, place: $0).record(number: nil) }),
        "ideas": TemplateValue(ideas.map { IdeaCard(scope: scope, idea: $0).record }),
        "photosHeading": .text(words.counted(.picturesHeading, tag.photos.count)),
        "gallery": TemplateValue(scope.tiles(tag.photos.map { plan[$0] })),
      ])
  }
}

extension SiteSection {
  /// Where tags belong in the navigation: with what bears them.
  static func ofTags(in plan: TripPlan) -> SiteSection {
    if plan.addresses.journal != nil { return .journal }
    return plan.addresses.places == nil ? .photos : .places
  }
}
