import Markdown
import SiteLanguage
import TripModel
import TripPlanning

/// What a day tells, and where on its page each of its pictures stands: none stands twice.
struct DayStory {
  private let scope: PageScope
  private let day: DayPlan
  /// The entries that stand in full: as many as one reads on a page.
  let entries: [EntryID]
  /// The picture at the head of the page.
  let hero: PhotoID?
  /// The pictures that stand nowhere else.
  let rest: [PhotoID]

  /// What a page has of words: beyond them it would be heavier than 60 KB, and an entry is told in short.
  static let maxWords = 5_000

  /// More words than the page may have are told elsewhere, an entry at a time. What stands `above` on the page does not
  /// stand there again beside the entries.
  init(scope: PageScope, day: DayPlan, maxWords: Int = maxWords, above: Set<PhotoID> = []) {
    let plan = scope.plan
    var words = 0
    let full = day.entries.filter { id in
      guard words + plan[id].wordCount <= maxWords else { return false }
      words += plan[id].wordCount
      return true
    }
    let shown = Set(full.flatMap { plan[$0].pictures.values + plan[$0].gallery.map(\.photo) })
    // What was taken elsewhere stands for the day on lists, and not at its head.
    let cover = day.cover.flatMap { $0.reason.isBorrowed ? nil : $0.value }
    let others = day.photos.filter { !plan[$0].isPaperOrScreen }
    let candidates = [cover].compactMap(\.self) + others.filter { !plan[$0].isGraphic } + others
    let announced = full.reduce(into: Set<PhotoID>()) { $0.formUnion(plan[$1].announcedPictures) }
    let chosen = full.compactMap { plan[$0].chosenCover }
    let hero = candidates.first { id in
      plan[id].mayHeadPage && !above.contains(id) && (!announced.contains(id) || chosen.contains(id))
    }
    let leads = full.compactMap { EntryArticle(scope: scope, id: $0).lead }
    let placed = shown.union(leads).union([hero].compactMap(\.self))
    (self.scope, self.day, self.entries, self.hero) = (scope, day, full, hero)
    rest = day.photos.filter { !placed.contains($0) && !above.contains($0) }
  }

  /// What stands below the only picture of the gallery; nil where there are several, which are looked at together.
  var loneCaption: String? { rest.count == 1 ? caption(of: rest[0]) : nil }

  /// What is said of a picture that stands by itself, else where and when it was taken: what the head of the page tells
  /// is not said again.
  private func caption(of id: PhotoID) -> String? {
    if let said = said(of: id), !told.contains(where: { said.repeats($0) }) { return said }
    let photo = scope.plan[id]
    return photo.day?.value == day.date
      ? scope.placeAndHour(of: photo, besides: told) : scope.placeAndTime(of: photo)
  }

  /// What the author says of a picture, in a text of the day or of the picture itself.
  private func said(of id: PhotoID) -> String? {
    let texts = entries.lazy.flatMap { entry in
      scope.plan[entry].body.images.filter { scope.plan[entry].pictures[$0.source] == id }
        .map(\.title.unlessCameraName)
    }
    return texts.first { !$0.allSatisfy(\.isWhitespace) } ?? scope.plan[id].caption?.value
  }

  /// What the head of the page tells of where it was: the title, and the town of a day that has only one.
  private var told: [String] {
    let towns = Set(day.route.stops.compactMap { $0.locality.flatMap { scope.shortWords(for: $0) } })
    return [scope.title(of: day)] + (towns.count == 1 ? Array(towns) : [])
  }

  /// Whether an entry tells the day in words.
  var isTold: Bool { entries.contains { scope.plan[$0].wordCount > 0 } }

  /// What somebody said of a picture of the gallery, below it: on a day of which no entry tells there are no other words.
  private func captionOfTile(_ index: Int) -> String? {
    guard !isTold, rest.count > 1, let said = said(of: rest[index]),
      !told.contains(where: { said.repeats($0) })
    else { return nil }
    return said
  }

  /// For who cannot see a picture of the gallery; nil for the words that are known of it.
  private func alternativeOfTile(_ index: Int) -> String? {
    (loneCaption ?? captionOfTile(index)).map { alternative(of: rest[index], captioned: $0) }
  }

  /// The gallery of the pictures that stand nowhere else, as `PageScope.tiles` has it.
  func gallery(in stand: GalleryRows.Stand, light: Int) -> [Record] {
    let tiles = scope.tiles(
      rest.map { scope.plan[$0] }, in: stand, light: light, alternative: alternativeOfTile)
    return tiles.enumerated().map { index, tile in
      let caption = captionOfTile(index)?.cut(at: HeadPicture.lengthOfCaption)
      return tile.with(["caption": TemplateValue(caption)])
    }
  }

  /// For who cannot see a picture with a caption below it.
  private func alternative(of id: PhotoID, captioned caption: String?) -> String {
    scope.words(for: scope.plan[id], besides: [caption].compactMap(\.self) + told)
  }

  /// The entries in full, under headings of a level. The story of all days has no tags between them, and begins none of
  /// them with a large letter: not all could.
  func records(level: Int = 2, isOfStory: Bool = false) -> [Record] {
    let ofTexts = Set(entries.flatMap { scope.plan[$0].pictures.values })
    // What stands above does not stand again below.
    var above = Set([hero].compactMap(\.self))
    return entries.compactMap { id in
      defer { above.formUnion(scope.plan[id].pictures.values + scope.plan[id].gallery.map(\.photo)) }
      if isShown(scope.plan[id], by: above) { return nil }
      let told = record(id, level: level, hasInitial: !isOfStory, above: above, ofTexts: ofTexts)
      return isOfStory ? told.with(["tags": .none]) : told
    }
  }

  /// Whether an entry is nothing but pictures that stand above it: its hour alone would be left.
  private func isShown(_ entry: EntryPlan, by above: Set<PhotoID>) -> Bool {
    guard entry.isUntitled, entry.kept == nil, entry.wordCount == 0, entry.media.isEmpty, !entry.body.hasHTML
    else { return false }
    let isSilent =
      entry.kind == nil && entry.mood == nil && entry.weather == nil && entry.namedPeople.isEmpty
      && entry.placeName == nil
    return isSilent && entry.showsPhotos && (entry.cover.map { above.contains($0.value) } ?? true)
      && above.isSuperset(of: entry.pictures.values + entry.gallery.map(\.photo))
  }

  /// Whether the picture at the head leaves half of it to the title and to the figures of the day.
  var isPlated: Bool { hero.map { !scope.plan[$0].fillsHead } ?? false }

  /// Whether less of the picture at the head is covered by a title at the end of its foot.
  private var isTitleAside: Bool {
    let end: PictureSide = scope.words.isRightToLeft ? .left : .right
    guard let hero, hero == day.cover?.value, scope.plan[hero].shapeClass != "strip" else { return false }
    return day.calmSideOfCover == end
  }

  /// The picture at the head, or nothing; one that `isFirst` is loaded at once.
  func head(isFirst: Bool) -> TemplateValue {
    guard let hero else { return .none }
    let caption = caption(of: hero)
    let head = HeadPicture(
      scope: scope, photo: scope.plan[hero], caption: caption, said: said(of: hero),
      isTitleAside: isTitleAside, alternative: alternative(of: hero, captioned: caption))
    return .record(head.record(isFirst: isFirst))
  }

  private func record(
    _ id: EntryID, level: Int, hasInitial: Bool, above: Set<PhotoID>, ofTexts: Set<PhotoID>
  ) -> Record {
    let isFirst = id == entries.first
    let article = EntryArticle(scope: scope, id: id)
    let entry = scope.plan[id]
    let lead = article.lead.flatMap { above.union(ofTexts).contains($0) ? nil : $0 }
    let isOfDay = isFirst && entry.title.value == scope.ownTitle(of: day)
    // The words with which it begins are the heading of the page, and follow the way down to it.
    let isBegun = isOfDay && entry.title.reason == .firstWords
    let written = scope.hourBehindDay(of: entry)
    let said = [written].compactMap(\.self) + article.said(besideWeather: day.weather?.value.words)
    return [
      "level": .text(String(level)), "anchor": .text("entry-\(id.index + 1)"),
      "href": .text(scope.link(entry.page)),
      "title": .text(entry.title.value.withHyphensHeld),
      "leap": .text(isBegun ? scope.words[.navJournal] : entry.title.value.withHyphensHeld),
      // The day is called by it, and says so above; what nobody called anything is told by its hour and its pictures.
      "isDayTitle": .flag(entry.isUntitled || isOfDay),
      "isBrief": .flag(entry.isBrief), "placeName": TemplateValue(entry.placeBesideTitle),
      "time": written == nil ? scope.hour(of: entry) : .none,
      "kind": TemplateValue(KindSign(entry.kind, in: scope.words)?.record),
      "who": article.who,
      "meta": TemplateValue(said.map { ["text": .text($0)] }),
      "lead": TemplateValue(lead == nil ? nil : article.leadPicture(isFirst: false)),
      "standfirst": TemplateValue(entry.lead?.inDirectionOfMost),
      "bodyHTML": .html(
        article.body(topLevel: level + 1, hasInitial: hasInitial && isFirst, elsewhere: above)),
      "tags": scope.records(of: entry.tagLinks), "kept": scope.kept(entry.kept),
    ]
  }
}
