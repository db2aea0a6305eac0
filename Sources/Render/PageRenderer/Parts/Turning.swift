import SiteLanguage
import SiteOutput
import TripPlanning

/// What stands before and after a page.
struct Turning {
  struct Side {
    var page: OutputPath
    var label: String
    /// Nil where it would say no more than the label.
    var title: String?
    /// What is seen there first, small.
    var picture: Record?
    /// Whether that has fewer pixels than its room or was drawn or written, and stands there whole.
    var isSmall = false
    /// Whether that stands there large, as what one reads next.
    var isBroad = false
  }

  private let previous: Side?
  private let next: Side?
  /// Where one goes on to from the last of several pages.
  private let end: Side?

  /// The ways from one of several pages to those before and behind it; none from a page that is not among them.
  init<Pages: RandomAccessCollection>(
    at index: Int, of pages: Pages, by phrases: (Phrase, Phrase) = (.before, .after), end: Side? = nil,
    side: (Pages.Element, Phrase) -> Side
  ) where Pages.Index == Int {
    let isAmong = index >= pages.startIndex && index < pages.endIndex
    var previous = isAmong && index > pages.startIndex ? side(pages[index - 1], phrases.0) : nil
    next = isAmong && index + 1 < pages.endIndex ? side(pages[index + 1], phrases.1) : nil
    self.end = previous != nil && next == nil ? end : nil
    // Beside what stands large a small picture is a speck.
    if (next ?? self.end)?.isBroad ?? false { previous?.picture = nil }
    self.previous = previous
  }

  /// The two links; nothing where the page stands alone.
  func value(on scope: PageScope, label: Phrase) -> TemplateValue {
    guard previous != nil || next != nil else { return .none }
    let record: Record = [
      "label": .text(scope.words[label]), "previous": value(previous, on: scope),
      "next": value(next, on: scope), "end": value(end, on: scope),
    ]
    return .record(record)
  }

  private func value(_ side: Side?, on scope: PageScope) -> TemplateValue {
    guard let side else { return .none }
    let record: Record = [
      "href": .text(scope.link(side.page)), "label": .text(side.label),
      "title": TemplateValue(side.title), "picture": TemplateValue(side.picture),
      "isSmall": .flag(side.isSmall), "isBroad": .flag(side.isBroad),
    ]
    return .record(record)
  }
}

extension Turning.Side {
  /// With a look at what is there, large where that is asked for and the picture has pixels enough for it.
  func showing(_ photo: PhotoPlan?, broad: Bool, on scope: PageScope) -> Self {
    guard let photo else { return self }
    var side = self
    side.isSmall = photo.isSpeck || photo.isGraphic
    side.isBroad = broad && !side.isSmall && !photo.isTiny && photo.hasStill
    side.picture = scope.look(at: photo, as: side.isBroad ? .onward : .turn)
    return side
  }
}

extension PageScope {
  /// The small picture beside the name of what is before or after, which says what it is; nil where there is none.
  func look(at photo: PhotoPlan, as use: PictureUse = .turn) -> Record? {
    photo.hasStill ? picture(photo, use: use, alternative: "") : nil
  }
}
