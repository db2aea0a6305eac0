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
  private var width: Double { Double(card.shape.width) }
  private var height: Double { Double(card.shape.height) }
  private var isRightToLeft: Bool { words[.direction] == "rtl" }

  /// Nil where there is nothing to draw, and for what nobody would send to others: a picture to be downloaded without a
  /// word.
  var markup: String? {
    let title = title
    if card.shape == .portrait, title == nil { return nil }
    let panel = title == nil ? 0 : panelHeight
    guard let map else { return title.map { svg(words(over: $0, from: height)) } }
    let ground = map(CardFrame(width: width, height: height - panel))
    return ground.map { svg($0 + (title.map { words(over: $0, from: height - panel) } ?? "")) }
  }

  /// The words' part of the card, at its foot, in pixels; a preview's photo fills the whole card.
  private var panelHeight: Double {
    card.shape == .portrait ? height - Double(card.shape.photoHeight) : Self.mapPanel
  }

  private static let mapPanel = 216.0

  // MARK: - The map

  /// What draws the map of a size, or what stands for an entry without a place; nil for a photo.
  private var map: ((CardFrame) -> String?)? {
    guard card.isDrawn else { return nil }
    return { frame in
      if case .vignette(let entry) = card.source { return vignette(of: entry, frame) }
      let map = TripMap(scope: scope, name: "card")
      return map.preview(card.source, aspect: frame.width / frame.height).map {
        style.markup(of: $0, width: frame.width, height: frame.height)
      }
    }
  }

  private struct CardFrame {
    var width: Double
    var height: Double
  }

  /// In the trip's colour, which the style of all drawings does not know.
  private func vignette(of entry: EntryID, _ frame: CardFrame) -> String {
    let drawing = EntryVignette(scope: scope, entry: entry)
      .drawing(width: Int(frame.width), height: Int(frame.height))
    let colours = plan.profile.accentScheme.map { scheme in
      "<style>.vignette-sun{fill:\(scheme.light.wash3)}.vignette-dusk{fill:\(scheme.light.wash)}"
        + ".vignette-ring,.vignette-veiled{stroke:\(scheme.light.wash3)}</style>"
    }
    return style.markup(of: drawing, width: frame.width, height: frame.height) + (colours ?? "")
  }

  // MARK: - The words

  /// The title as lines; nil where there is none, or a letter that no font has.
  private var title: LetteredBlock? {
    guard let lettering else { return nil }
    return LetteredBlock(
      titleText, in: .title, of: lettering, width: width - 2 * margin, sizes: sizes,
      isRightToLeft: isRightToLeft)
  }

  private var titleText: String {
    switch card.subject {
    case .trip: scope.tripTitle
    case .day(let date): scope.site.day(on: date).map(scope.title) ?? words.dates.long(date)
    case .entry(let entry): plan[entry].title.value
    }
  }

  /// Pixels to an em, with the most lines.
  private var sizes: [(size: Double, lines: Int)] {
    switch (card.shape, card.isDrawn) {
    case (.portrait, _): [(104, 1), (84, 2), (68, 3)]
    case (.preview, false): [(96, 1), (76, 2), (62, 3)]
    case (.preview, true): [(68, 1), (44, 2)]
    }
  }

  private var margin: Double { card.shape == .portrait ? 76 : 64 }

  /// More would not stand in a line.
  private static let maxDistances = 2

  /// What stands below the title: groups that share a line where they can, of facts that are not broken.
  private var facts: [[String]] {
    switch card.subject {
    case .trip:
      var when: [String] = []
      if let dates = plan.dates {
        when.append(words.dates.range(dates.start.value, dates.end.value))
        if dates.count > 1 { when.append(words.counted(.countDays, dates.count)) }
      }
      return [when, TripDistances(scope: scope).facts.prefix(Self.maxDistances).map(\.told)]
    case .day(let date):
      let hasOwnTitle = scope.site.day(on: date).flatMap(scope.ownTitle) != nil
      return [(hasOwnTitle ? [words.dates.long(date)] : []) + [scope.tripTitle]]
    case .entry(let entry): return [[words.dates.long(plan[entry].day.value), scope.tripTitle]]
    }
  }

  /// The facts on as few lines as hold them, the last of them left out where there is no room.
  private func lines(of lettering: Lettering, size: Double, most: Int) -> [LetteredLine] {
    func fits(_ line: String) -> Bool {
      let set = lettering.line(line, in: .facts, isRightToLeft: isRightToLeft)
      return set.map { $0.width * size <= width - 2 * margin } ?? false
    }
    let whole = facts.flatMap(\.self).joined(separator: " · ")
    var lines: [String] = []
    for group in fits(whole) ? [[whole]] : facts {
      var line: String?
      for fact in group {
        if let begun = line, fits(begun + " · " + fact) {
          line = begun + " · " + fact
        } else {
          if let line { lines.append(line) }
          line = fact
        }
      }
      if let line { lines.append(line) }
    }
    return lines.prefix(most).filter { !$0.isEmpty }.compactMap {
      LetteredBlock(
        $0, in: .facts, of: lettering, width: width - 2 * margin, sizes: [(size, 1)],
        isRightToLeft: isRightToLeft)?.lines.first
    }
  }

  /// How many lines of facts there is room for.
  private func mostFacts(beside linesOfTitle: Int) -> Int {
    switch (card.shape, card.isDrawn) {
    case (.portrait, _): linesOfTitle < 3 ? 3 : 2
    case (.preview, false): 2
    case (.preview, true): linesOfTitle < 2 ? 2 : 1
    }
  }

  /// The words from the foot of the card upwards, on paper from `top` on, or in the shade of a photo.
  private func words(over title: LetteredBlock, from top: Double) -> String {
    let (size, step) = card.shape == .portrait ? (36.0, 54.0) : (31.0, 46.0)
    let most = mostFacts(beside: title.lines.count)
    let facts = lettering.map { lines(of: $0, size: size, most: most) } ?? []
    let isOnPaper = top < height || card.shape == .portrait
    let (ink, quiet) = isOnPaper ? (style["--ink"], style["--ink2"]) : ("#fff", "#fff")
    var foot = height - (card.shape == .portrait ? 72 : isOnPaper ? 42 : 56)
    var drawn = ""
    for line in facts.reversed() {
      drawn += path(line, foot: foot, size: size, fill: quiet)
      foot -= step
    }
    if facts.isEmpty { foot += step }
    let leading = title.size * 1.08
    if card.shape == .portrait {
      // From the picture down, so that the title stands where one looks for it.
      foot = Double(card.shape.photoHeight) + 64 + title.size * 0.72 + leading * Double(title.lines.count - 1)
    } else {
      foot -= isOnPaper ? 14 : 20
    }
    for line in title.lines.reversed() {
      drawn += path(line, foot: foot, size: title.size, fill: ink)
      foot -= leading
    }
    return isOnPaper ? paper(from: height - panelHeight) + drawn : shade(from: foot - title.size) + drawn
  }

  private func path(_ line: LetteredLine, foot: Double, size: Double, fill: String) -> String {
    let x = isRightToLeft ? width - margin - line.width * size : margin
    return "<path fill=\"\(fill)\" d=\"\(line.path(x: x, foot: foot, size: size))\"/>"
  }

  /// Paper with a line in the trip's colour between it and the picture.
  private func paper(from top: Double) -> String {
    let accent = plan.profile.accentScheme.map { "\($0.light.accent)" } ?? style["--accent"]
    return rectangle(y: top, height: height - top, fill: style["--paper"])
      + rectangle(y: top, height: 6, fill: accent)
  }

  /// What white letters need over any photo: dark from where they begin.
  private func shade(from top: Double) -> String {
    let start = max(0, top - 140)
    return "<linearGradient id=\"shade\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">"
      + "<stop offset=\"0\" stop-color=\"#0d0b08\" stop-opacity=\"0\"/>"
      + "<stop offset=\".45\" stop-color=\"#0d0b08\" stop-opacity=\".5\"/>"
      + "<stop offset=\"1\" stop-color=\"#0d0b08\" stop-opacity=\".84\"/></linearGradient>"
      + rectangle(y: start, height: height - start, fill: "url(#shade)")
  }

  private func rectangle(y: Double, height: Double, fill: String) -> String {
    "<rect x=\"0\" y=\"\(Int(y))\" width=\"\(Int(width))\" height=\"\(Int(height))\" fill=\"\(fill)\"/>"
  }

  private func svg(_ content: String) -> String {
    let (width, height) = (card.shape.width, card.shape.height)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\(content)</svg>"
  }
}
