import Markdown
import SiteLanguage
import TripModel
import TripPlanning

/// An entry's text and what stands about it.
struct EntryArticle {
  let scope: PageScope
  let id: EntryID

  /// Read where it stands in the plan.
  private var entry: EntryPlan { _read { yield scope.site.plan.journal.entries[id.index] } }

  private var figures: TextFigures { TextFigures(scope: scope) }

  /// The text as markup, its headings beginning at a level of the page's.
  func body(topLevel: Int, hasInitial: Bool) -> HTML {
    let setting = TextSetting(
      pictures: entry.pictures, media: scope.media(entry.media), links: scope.links(entry.links, entry.media),
      idPrefix: "e\(entry.id.index + 1)-", ownPage: ownPage, topLevel: topLevel, hasInitial: hasInitial,
      words: scope.words,
      figures: figures.html, mediaFigure: figures.html)
    var body = EntryText.html(entry.body, setting: setting)
    body += gallery
    return body
  }

  /// A feed has one page for all entries, and none of their anchors.
  private var ownPage: String { scope.isElsewhere ? scope.link(entry.page) : "" }

  /// The pictures that belong to the entry and that its text does not show.
  private var gallery: HTML {
    let shown = leadPicture == nil ? nil : entry.cover?.value
    let rest = entry.gallery.filter { $0.photo != shown }
    guard !rest.isEmpty else { return .empty }
    return figures.html(rest.map { TextFigure(photo: $0.photo, alternative: $0.alternative, caption: "") })
  }

  /// Who, the weather, the mood and the length: what the author said, in a line of its own, behind the kind.
  var meta: [String] {
    var parts: [String] = []
    if !entry.who.isEmpty { parts.append(scope.words.list(entry.who)) }
    if let weather = entry.weather { parts.append(weather.isolated) }
    if let mood = entry.mood { parts.append(mood.isolated) }
    if entry.wordCount > 0 { parts.append(scope.words.counted(.countWords, entry.wordCount)) }
    return parts
  }

  /// The picture above the text: only one that the author named and that the text does not show.
  var leadPicture: Record? { leadPicture(isFirst: true) }

  /// The same as markup, for a page on which it is one picture of many.
  var leadFigure: HTML {
    guard let picture = leadPicture(isFirst: false) else { return .empty }
    let markup = scope.site.templates.render(TemplateSet.figures, ["single": picture.value])
    return HTML(trusted: String(decoding: markup, as: UTF8.self))
  }

  private func leadPicture(isFirst: Bool) -> Record? {
    guard let cover = entry.cover, case .written = cover.reason else { return nil }
    guard !entry.body.images.contains(where: { entry.pictures[$0.source] == cover.value }) else { return nil }
    return figures.single(TextFigure(photo: cover.value, alternative: "", caption: ""), isFirst: isFirst)
  }
}
