import SiteLanguage
import SiteOutput

extension LibraryScope {
  /// The ways from one of several pages to those before and behind it; none where it stands alone. Of each page is told what
  /// stands above its title.
  func turn<Page>(
    at index: Int, of pages: [Page], label: Phrase,
    _ told: (Page) -> (page: OutputPath, what: String, title: String)
  ) -> TemplateValue {
    func side(_ place: Int, _ phrase: Phrase) -> TemplateValue {
      guard pages.indices.contains(place) else { return .none }
      let side = told(pages[place])
      let record: Record = [
        "href": .text(link(side.page)), "label": .text(words(phrase, ["what": side.what])),
        "title": .text(side.title),
      ]
      return .record(record)
    }
    guard pages.count > 1 else { return .none }
    let record: Record = [
      "label": .text(words[label]), "previous": side(index - 1, .before), "next": side(index + 1, .after),
    ]
    return .record(record)
  }
}
