import Markdown
import SiteLanguage
import TripModel
import TripPlanner

/// An entry's text and what stands about it.
struct EntryArticle {
  let scope: PageScope
  let entry: EntryPlan

  /// The text as markup, its headings beginning at a level of the page's.
  func body(topLevel: Int, hasInitial: Bool) -> HTML {
    let setting = TextSetting(
      pictures: entry.pictures, links: entry.links.mapValues { scope.link($0) },
      idPrefix: "e\(entry.id.index + 1)-", topLevel: topLevel, hasInitial: hasInitial, words: scope.words,
      figures: figures)
    return EntryText.html(entry.body, setting: setting) + gallery
  }

  /// The pictures that belong to the entry and that its text does not show.
  private var gallery: HTML {
    let shown = leadPicture == nil ? nil : entry.cover?.value
    let rest = entry.gallery.filter { $0.photo != shown }
    guard !rest.isEmpty else { return .empty }
    return figures(rest.map { TextFigure(photo: $0.photo, alternative: $0.alternative, caption: "") })
  }

  /// Who, the weather, the mood, the kind and the length: what the author said, in a line of its own.
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
    return figure(["single": picture.value])
  }

  private func leadPicture(isFirst: Bool) -> Record? {
    guard let cover = entry.cover, case .written = cover.reason else { return nil }
    guard !entry.body.images.contains(where: { entry.pictures[$0.source] == cover.value }) else { return nil }
    return single(TextFigure(photo: cover.value, alternative: "", caption: ""), isFirst: isFirst)
  }

  private func figures(_ figures: [TextFigure]) -> HTML {
    let record: Record
    if figures.count == 1 {
      record = ["single": single(figures[0]).value]
    } else {
      record = ["row": row(figures).value]
    }
    return figure(record)
  }

  private func figure(_ record: Record) -> HTML {
    HTML(trusted: String(decoding: scope.site.templates.render(TemplateSet.figures, record), as: UTF8.self))
  }

  private func single(_ figure: TextFigure, isFirst: Bool = false) -> Record {
    let photo = scope.plan[figure.photo]
    let use: PictureUse = photo.ratio >= 1.15 ? .wide : .column
    return [
      "picture": .record(
        scope.picture(photo, use: use, alternative: alternative(figure, photo), isFirst: isFirst)),
      "href": .text(scope.link(photo.page)), "id": .text(photo.name), "shape": .text(photo.shapeClass),
      "caption": TemplateValue(caption(figure, photo)), "kept": scope.kept(photo.kept),
    ]
  }

  private func row(_ figures: [TextFigure]) -> Record {
    let tiles = figures.map { figure -> Record in
      let photo = scope.plan[figure.photo]
      var tile = scope.tile(photo, height: figures.count == 2 ? 30 : 20)
      tile["picture"] = .record(
        scope.picture(
          photo, use: .row(height: figures.count == 2 ? 30 : 20), alternative: alternative(figure, photo)))
      return tile
    }
    let captions = figures.compactMap { caption($0, scope.plan[$0.photo]) }
    return [
      "tiles": TemplateValue(tiles), "isPair": .flag(figures.count == 2),
      "captions": TemplateValue(captions.map { ["text": .text($0)] }),
    ]
  }

  private func alternative(_ figure: TextFigure, _ photo: PhotoPlan) -> String {
    figure.alternative.isEmpty ? scope.words(for: photo) : figure.alternative
  }

  private func caption(_ figure: TextFigure, _ photo: PhotoPlan) -> String? {
    figure.caption.isEmpty ? photo.caption?.value : figure.caption
  }
}
