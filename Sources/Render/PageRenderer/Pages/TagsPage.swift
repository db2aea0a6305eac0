import SiteLanguage
import SiteOutput
import TripPlanning

/// All tags, those of most things first.
struct TagsPage {
  private let scope: PageScope

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  var file: OutputFile {
    let (words, plan) = (scope.words, scope.plan)
    let lede = words.counted(.tagsLede, plan.journal.tags.count)
    let most = plan.journal.tags.first?.count ?? 0
    return scope.file(
      "tags", section: .ofTags(in: plan), title: words[.tags], description: lede,
      [
        "lede": .text(lede),
        "tags": TemplateValue(
          plan.journal.tags.map { tag in
            [
              "href": .text(scope.link(tag.page)), "name": .text(tag.name),
              "count": .text(words.numbers.whole(tag.count)), "tally": .text(scope.tally(of: tag)),
              "kept": scope.kept(tag.kept), "isMuch": .flag(tag.count > 1 && 2 * tag.count > most),
            ]
          }),
      ])
  }
}
