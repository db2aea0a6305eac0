import SiteLanguage
import SiteOutput
import TripPlanning

/// A page of the author's own.
struct OwnTextPage {
  private let scope: PageScope
  private let own: OwnPagePlan

  init(site: TripSite, own: OwnPagePlan) {
    scope = PageScope(site: site, path: own.page)
    self.own = own
  }

  var file: OutputFile {
    scope.file(
      "page", section: nil, title: own.title.value, description: own.excerpt.isEmpty ? nil : own.excerpt,
      [
        "title": .text(own.title.value), "isLongTitle": .flag(own.title.value.count > 60),
        "standfirst": TemplateValue(own.lead), "bodyHTML": .html(body),
      ])
  }

  private var body: HTML {
    let figures = TextFigures(scope: scope)
    let setting = TextSetting(
      pictures: own.pictures, media: scope.media(own.media), links: scope.links(own.links, own.media),
      idPrefix: "p-", topLevel: 2,
      hasInitial: false, words: scope.words, figures: figures.html, mediaFigure: figures.html)
    return EntryText.html(own.body, setting: setting)
  }
}
