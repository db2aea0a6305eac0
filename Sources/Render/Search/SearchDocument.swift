/// Something that can be found: a page of the site, or a place on one.
package struct SearchDocument: Hashable, Sendable {
  /// What it is, by the name that the search page has a sign and a word for.
  package enum Kind: String, CaseIterable, Sendable {
    case entry, day, place, idea, tag, photo, clip, album, expense, event
  }

  package var kind: Kind
  package var title: String
  /// The address as it stands on the search page.
  package var link: String
  /// When it was, as a reader sees it; empty where nothing tells.
  package var date: String
  /// Words that it is filed under.
  package var tags: [String]
  package var text: String

  package init(kind: Kind, title: String, link: String, date: String, tags: [String] = [], text: String = "")
  {
    self.kind = kind
    self.title = title
    self.link = link
    self.date = date
    self.tags = tags
    self.text = text
  }
}
