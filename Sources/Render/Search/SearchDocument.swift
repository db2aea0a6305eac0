/// Something that can be found: a page of the site, or a place on one.
package struct SearchDocument: Hashable, Sendable {
  /// What it is, by the name that the search page has a sign and a word for.
  package enum Kind: String, CaseIterable, Sendable {
    case trip, person, country, entry, day, place, page, photo, clip, idea, event, album, chat, tag, way,
      expense

    /// The kind among which it is listed: a clip is a picture.
    var rank: Self { self == .clip ? .photo : self }
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
  /// What it is found by, and is not shown: names and kinds, which are no sentence to quote.
  package var unquoted: String
  /// What stands below the text, and is not looked up.
  package var aside: String
  /// The days by which it is found, as `2026-05-06`.
  package var days: [String]
  /// The address of a small picture of it, as it stands on the search page; empty where there is none.
  package var picture: String

  package init(
    kind: Kind, title: String, link: String, date: String, tags: [String] = [], text: String = "",
    unquoted: String = "", aside: String = "", days: [String] = [], picture: String = ""
  ) {
    self.kind = kind
    self.title = title
    self.link = link
    self.date = date
    self.tags = tags
    self.text = text
    self.unquoted = unquoted
    self.aside = aside
    self.days = days
    self.picture = picture
  }
}
