import SiteLanguage
import SiteOutput
import TripPlanning

/// A page of the author's own.
struct OwnTextPage {
  private let scope: PageScope
  private let own: OwnPagePlan

  /// What ids in its text begin with.
  static let idPrefix = "p-"

  init(site: TripSite, own: OwnPagePlan) {
    scope = PageScope(site: site, path: own.page)
    self.own = own
  }

  var file: OutputFile {
    scope.file(
      "page", section: nil, title: own.title.value, description: own.excerpt.isEmpty ? nil : own.excerpt,
      [
        "title": .text(own.title.value.withHyphensHeld), "isLongTitle": .flag(own.title.value.count > 60),
        "standfirst": TemplateValue(own.lead?.inDirectionOfMost), "kept": scope.kept(own.kept),
        "bodyHTML": .html(body),
      ])
  }

  private var body: HTML {
    let setting = TextSetting(
      pictures: own.pictures, media: scope.plan.media(own.media),
      links: scope.plan.links(own.links, own.media), headings: scope.site.headings(own.links),
      idPrefix: Self.idPrefix, words: scope.words)
    return scope.textFrame(topLevel: 2).html(EntryText.form(own.body, setting: setting))
  }
}
