import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// A trip as it stands on the front page of its library.
struct TripCard {
  let scope: LibraryScope
  let card: LibraryCard
  /// Whether the shelf is long, so that its pictures are small.
  var isSmall = false

  var record: Record {
    let when = when
    let status = status
    return head.with([
      "when": TemplateValue(when), "status": TemplateValue(status),
      "hasTop": .flag(when != nil || status != nil), "isPlanned": .flag(card.isPlanned),
      // A small card has no room for it.
      "description": TemplateValue(isSmall ? nil : card.description), "picture": TemplateValue(picture),
      "vignetteHTML": picture == nil ? .html(HTML(trusted: vignette.markup)) : .none,
    ])
  }

  /// The same as it stands in the cover.
  var onTop: Record {
    head.with([
      "when": TemplateValue(when), "status": TemplateValue(standing),
      // Above it stands the picture of another one.
      "vignetteHTML": card.cover == nil ? .html(HTML(trusted: vignette.markup)) : .none,
    ])
  }

  private var words: Words { scope.words }

  private var head: Record {
    [
      "href": .text(scope.link(card.page)), "title": .text(card.title.withHyphensHeld),
      "language": scope.language(card.language), "icon": TemplateValue(card.icon),
      "where": scope.lands(card.countries),
      "who": TemplateValue(card.travellers.isEmpty ? nil : words.list(card.travellers)),
    ]
  }

  private var when: String? {
    guard let start = card.start, let end = card.end else { return nil }
    return words.dates.range(start, end)
  }

  private var status: String? {
    if card.isPlanned { return words[.libraryPlanned] }
    if let next = card.next { return words(.libraryNext, ["date": words.dates.plain(next)]) }
    return card.isOnTheWay ? words[.underWay] : nil
  }

  /// Where it stands today: `Under way · Day 4 of 12`, `Off in 23 days`.
  private var standing: String? {
    guard let start = card.start, let end = card.end else { return status }
    let today = scope.plan.today
    if card.isPlanned { return start > today ? words.counted(.startsIn, start - today) : status }
    guard card.isOnTheWay else { return nil }
    // Of one that ends today, or has ended since, nobody said how long it is to be.
    guard end > today else { return words[.underWay] }
    let number = words.numbers.whole(today - start + 1)
    let count = words.numbers.whole(end - start + 1)
    return words[.underWay] + " · " + words(.dayOfDays, ["number": number, "count": count])
  }

  private var picture: Record? {
    card.cover.flatMap {
      scope.picture($0.sizes, use: isSmall ? .thumb : .card, alternative: $0.alternative)
    }
  }

  /// What is drawn where there is no picture: the way, else hills.
  private var vignette: SVGDrawing {
    guard card.shapes.isEmpty else {
      let shapes = card.shapes.map { shape in
        WaySketch.Shape(width: shape.width, height: shape.height, lines: shape.lines)
      }
      return drawWaySketch(WaySketch(shapes: shapes, isAhead: card.isPlanned), width: 600, height: 400)
    }
    return drawVignette(
      Vignette(
        title: card.title, date: card.start ?? Self.undated, hasContours: !isSmall, isVaried: true),
      width: 600, height: 400)
  }

  /// The sky over a trip that has no day is that of the beginning of spring.
  static let undated = LocalDate(dayNumber: 79)
}
