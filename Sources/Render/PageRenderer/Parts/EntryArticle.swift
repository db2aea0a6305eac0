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

  private var figures: TextFigures { TextFigures(scope: scope, heading: entry.title.value) }

  /// The text as markup, its headings beginning at a level of the page's; `elsewhere` are pictures that the page shows already.
  func body(topLevel: Int, hasInitial: Bool, elsewhere: Set<PhotoID> = []) -> HTML {
    var frame = scope.textFrame(topLevel: topLevel)
    let figures = figures
    func figuresHere(_ shown: [TextFigure]) -> HTML {
      let shown = shown.filter { !elsewhere.contains($0.photo) }
      return shown.isEmpty ? .empty : figures.html(shown)
    }
    // The page's heading has said it; a feed shows the text without one.
    if !scope.isElsewhere, EntryExcerpt(entry: entry).isTitleAlone { return figuresHere(gallery) }
    frame.hasInitial = hasInitial
    frame.ownPage = ownPage
    frame.figures = figuresHere
    let (texts, site) = (scope.site.texts, scope.site)
    let form = scope.isElsewhere ? texts.whole(of: entry, on: site) : texts.form(of: entry, on: site)
    return frame.html(form) + figuresHere(gallery)
  }

  /// A feed has one page for all entries, and none of their anchors.
  private var ownPage: String { scope.isElsewhere ? scope.link(entry.page) : "" }

  /// The pictures that belong to the entry and that its text does not show.
  private var gallery: [TextFigure] {
    entry.gallery.filter { $0.photo != lead }
      .map { TextFigure(photo: $0.photo, alternative: $0.alternative, caption: "") }
  }

  /// Who wrote it and who was there, each with a mark.
  var who: TemplateValue { scope.site.faces.records(of: entry.namedPeople, on: scope) }

  /// How long the text is, which stands below it; of a few sentences that is seen.
  var length: String? {
    let count = entry.wordCount
    return count >= 100 ? scope.words.counted(.countWords, count) : nil
  }

  /// The weather and the mood, as the author said them; `told` is the weather that the page has told already.
  func said(besideWeather told: String? = nil) -> [String] {
    var parts: [String] = []
    if let weather = entry.weather, weather != told { parts.append(weather.isolated) }
    if let mood = entry.mood { parts.append(self.told(mood)) }
    return parts
  }

  /// The mood, with that word where it is a sign and says nothing by itself.
  private func told(_ mood: String) -> String {
    let shown = mood.withEmojiAsPictures.isolated
    return mood.contains(where: \.isLetter) ? shown : scope.words(.entryMood, ["mood": shown])
  }

  /// The picture at the head of its own page, from edge to edge: the one that the author named, else the first of its
  /// text or gallery to which no words lead with a colon; nil where that one is too small or too upright, or stands in the
  /// text as its author wants it.
  var hero: PhotoID? {
    guard let first = entry.chosenCover ?? firstAlone else { return nil }
    let photo = scope.plan[first]
    return photo.mayHeadPage && photo.fillsHead ? first : nil
  }

  /// The first picture of the text, or of the gallery of a text without any: nil where it stands with others in a row, or
  /// as large as its author says.
  private var firstAlone: PhotoID? {
    var first: [TextFigure] = []
    let announced = entry.announcedPictures
    _ = scope.site.texts.form(of: entry, on: scope.site)
      .filled { gap in
        if first.isEmpty, case .figures(let shown) = gap,
          !shown.contains(where: { announced.contains($0.photo) })
        {
          first = shown
        }
        return .empty
      }
    guard let figure = first.first else { return entry.gallery.first?.photo }
    return first.count == 1 && figure.size == nil ? figure.photo : nil
  }

  /// That picture, with what the text says of it.
  func head(_ hero: PhotoID) -> Record {
    let photo = scope.plan[hero]
    let image = entry.body.images.first { entry.pictures[$0.source] == hero }
    let said = [image?.title.unlessCameraName ?? "", photo.caption?.value ?? ""]
      .first { !$0.allSatisfy(\.isWhitespace) }
    let caption = said.flatMap { $0.repeats(entry.title.value) ? nil : $0 }
    let inGallery = entry.gallery.first { $0.photo == hero }
    let written = (image?.alternative ?? inGallery?.alternative ?? "").unlessCameraName
    let alternative =
      written.isEmpty || written.repeats(said)
      ? scope.words(for: photo, besides: [said, entry.title.value].compactMap(\.self)) : written
    return HeadPicture(scope: scope, photo: photo, caption: caption, said: said, alternative: alternative)
      .record(isFirst: true)
  }

  /// The picture above the text, as markup: only one that the author named and that the text does not show. It stands on
  /// a page on which it is one picture of many.
  var leadFigure: HTML {
    guard let picture = leadPicture(isFirst: false) else { return .empty }
    let markup = scope.site.templates.render(TemplateSet.figures, ["single": picture.value])
    return HTML(trusted: String(decoding: markup, as: UTF8.self))
  }

  func leadPicture(isFirst: Bool) -> Record? {
    lead.map { figures.single(TextFigure(photo: $0, alternative: "", caption: ""), isFirst: isFirst) }
  }

  /// The photo of that picture.
  var lead: PhotoID? {
    guard let cover = entry.chosenCover else { return nil }
    return entry.body.images.contains { entry.pictures[$0.source] == cover } ? nil : cover
  }
}
