import Drawing
import Lettering
import SiteColour
import SiteLanguage
import TripModel
import TripPlanning

/// The drawing of a card, as SVG that stands alone: all of one that shows a map, and what lies over the photo of another.
/// It has a title, and below it days and kilometres, as outlines.
struct CardDrawing {
  let scope: PageScope
  let card: CardPlan
  let style: StandaloneStyle
  /// Nil where nothing can be lettered: then there are only maps.
  let lettering: Lettering?

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }

  /// Nil where there is nothing to draw, and for a picture to be downloaded without a word.
  var markup: String? {
    let sheet = CardSheet(
      shape: card.shape, isDrawn: card.isDrawn, title: title, facts: facts,
      accent: plan.profile.accentScheme.map { "\($0.light.accent)" },
      isRightToLeft: words.isRightToLeft, style: style, lettering: lettering)
    return sheet.markup(on: map)
  }

  // MARK: - The map

  /// What draws the map of a size, or what stands for an entry without a place; nil for a photo.
  private var map: ((CardSheet.Frame) -> String?)? {
    guard card.isDrawn else { return nil }
    return { frame in
      if case .vignette(let entry) = card.source { return vignette(of: entry, frame) }
      let map = TripMap(scope: scope, name: "card")
      return map.preview(card.source, aspect: frame.width / frame.height).map {
        style.markup(of: $0, width: frame.width, height: frame.height)
      }
    }
  }

  /// In the trip's colour, which the style of all drawings does not know.
  private func vignette(of entry: EntryID, _ frame: CardSheet.Frame) -> String {
    let drawing = EntryVignette(scope: scope, entry: entry)
      .drawing(width: Int(frame.width), height: Int(frame.height))
    let colours = plan.profile.accentScheme.map { scheme in
      "<style>.vignette-sun{fill:\(scheme.light.wash3)}.vignette-dusk{fill:\(scheme.light.wash)}"
        + ".vignette-ring,.vignette-veiled{stroke:\(scheme.light.wash3)}</style>"
    }
    return style.markup(of: drawing, width: frame.width, height: frame.height) + (colours ?? "")
  }

  // MARK: - The words

  private var title: String {
    switch card.subject {
    case .trip: scope.tripTitle
    case .day(let date): scope.site.day(on: date).map(scope.title) ?? words.dates.long(date)
    case .entry(let entry): plan[entry].title.value
    }
  }

  /// More would not stand in a line.
  private static let maxDistances = 2
  /// Characters of what is said of a distance, likewise: how far it was in each manner the front page tells.
  private static let maxLabel = 30

  /// What stands below the title: groups that share a line where they can, of facts that are not broken.
  private var facts: [[String]] {
    switch card.subject {
    case .trip:
      var when: [String] = []
      if let dates = plan.dates {
        when.append(words.dates.range(dates.start.value, dates.end.value))
        if dates.count > 1 { when.append(words.counted(.countDays, dates.count)) }
      }
      let distances = TripDistances(scope: scope).facts.prefix(Self.maxDistances).map { fact in
        var fact = fact
        if fact.label.count > Self.maxLabel { fact.label = words[.factTravelled] }
        return fact.told
      }
      return [when, distances]
    case .day(let date):
      let hasOwnTitle = scope.site.day(on: date).flatMap(scope.ownTitle) != nil
      return [(hasOwnTitle ? [words.dates.long(date)] : []) + [scope.tripTitle]]
    case .entry(let entry): return [[words.dates.long(plan[entry].day.value), scope.tripTitle]]
    }
  }
}
