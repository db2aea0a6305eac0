import Drawing
import SiteLanguage

/// What the lines and signs of a map mean, as far as they are to be seen in its drawing.
struct MapLegend {
  let words: Words
  let content: MapContent
  /// On which the way was: no sign on the map tells it.
  var seas: [String] = []
  /// Whether none of the tracks has times: nobody knows whether it was recorded or drawn.
  var areUntimed = false

  private static let lines: [(style: RouteStyle, phrase: Phrase)] = [
    (.road, .mapRecorded), (.walk, .mapWalked), (.rail, .mapRode), (.boat, .mapSailed), (.flight, .mapFlown),
    (.joined, .mapJoined),
  ]

  /// Exactly the kinds of lines on either drawing and on the map of the region beside it, each with a small piece of it: a
  /// walk's dots say nothing to whoever sees them first, also where there is no other line.
  func lines(of wide: SVGDrawing, _ narrow: SVGDrawing, beside region: SVGDrawing?) -> [Record] {
    let ofRegion = region?.styles ?? []
    let (ofWide, ofNarrow) = (wide.styles.union(ofRegion), narrow.styles.union(ofRegion))
    return Self.lines.compactMap { style, phrase -> Record? in
      let (isOnWide, isOnNarrow) = (ofWide.contains(style), ofNarrow.contains(style))
      guard isOnWide || isOnNarrow else { return nil }
      return [
        "sampleHTML": .html(Self.sample(of: style)), "text": .text(words[word(for: style) ?? phrase]),
        "isWide": .flag(isOnWide && !isOnNarrow), "isNarrow": .flag(isOnNarrow && !isOnWide),
      ]
    }
  }

  /// The kinds of lines on sheets that are the same for wide and for narrow screens.
  func lines(of styles: Set<RouteStyle>) -> [Record] {
    Self.lines.filter { styles.contains($0.style) }.map { style, phrase in
      [
        "sampleHTML": .html(Self.sample(of: style)), "text": .text(words[word(for: style) ?? phrase]),
        "isWide": .flag(false), "isNarrow": .flag(false),
      ]
    }
  }

  /// The kinds of places whose signs are seen on either drawing or on the map of the region; nothing where all are of one.
  func kinds(of wide: SVGDrawing, _ narrow: SVGDrawing, beside region: SVGDrawing?) -> [Record] {
    let ofRegion = region?.kinds ?? []
    let (ofWide, ofNarrow) = (wide.kinds.union(ofRegion), narrow.kinds.union(ofRegion))
    return kinds(of: ofWide.union(ofNarrow)).map { kind, record in
      let (isOnWide, isOnNarrow) = (ofWide.contains(kind), ofNarrow.contains(kind))
      return record.with([
        "isWide": .flag(isOnWide && !isOnNarrow), "isNarrow": .flag(isOnNarrow && !isOnWide),
      ])
    }
  }

  /// The same on sheets that are the same for wide and for narrow screens.
  func kinds(on drawings: [SVGDrawing]) -> [Record] {
    kinds(of: drawings.reduce(into: Set<PlaceCategory>()) { $0.formUnion($1.kinds) }).map(\.record)
  }

  private func kinds(of seen: Set<PlaceCategory>) -> [(kind: PlaceCategory, record: Record)] {
    guard seen.count > 1 else { return [] }
    return PlaceCategory.allCases.filter(seen.contains).map { kind -> (kind: PlaceCategory, record: Record) in
      let name = CategoryName(kind.rawValue).phrase.map { words[$0] } ?? kind.rawValue
      return (
        kind,
        [
          "sampleHTML": .html(HTML(trusted: categorySign(kind).markup)), "text": .text(name),
          "isWide": .flag(false), "isNarrow": .flag(false),
        ]
      )
    }
  }

  /// What is said of a kind of line instead of its own word.
  private func word(for style: RouteStyle) -> Phrase? {
    style == .road && areUntimed ? .mapUntimed : straight(style)
  }

  /// What is said of rides of which no line on the map is as anybody went, and of routes that somebody planned; nil for
  /// what says so by itself.
  private func straight(_ style: RouteStyle) -> Phrase? {
    let lines = content.lines.filter { $0.style == style }
    guard !lines.isEmpty else { return nil }
    // What is drawn so and is not straight from place to place leads as it was planned.
    if style == .joined { return lines.contains(where: \.isStraight) ? nil : .mapPlanned }
    guard lines.allSatisfy(\.isStraight) else { return nil }
    switch style {
    case .rail: return .mapRodeStraight
    case .boat: return .mapSailedStraight
    // One flies straight, and of the rest only what was recorded is drawn so.
    case .road, .walk, .flight, .joined: return nil
    }
  }

  private static func sample(of style: RouteStyle) -> HTML {
    let line = "d=\"M3 5h34\"/>"
    let ties = style == .rail ? "<path class=\"map-tie\" " + line : ""
    return HTML(
      trusted: "<svg class=\"map-key\" viewBox=\"0 0 40 10\" aria-hidden=\"true\" focusable=\"false\">"
        + "<path class=\"map-route map-\(style.rawValue)\" " + line + ties + "</svg>")
  }

  /// What is to be said of anything but lines and ice; nil where nothing is.
  func text(of drawing: SVGDrawing) -> String? {
    let ideas = content.marks.contains(where: \.isIdea) ? [words[.mapIdeas]] : []
    let vague = content.marks.contains(where: \.isVague) ? [words[.mapVague]] : []
    let beyond = content.beyond.isEmpty ? [] : [words(.mapBeyond, ["places": words.list(content.beyond)])]
    let waters = seas.isEmpty ? [] : [words(.remarkSea, ["sea": words.list(seas)])]
    let several = drawing.showsSeveral ? [words[content.isLive ? .mapSeveralGrowing : .mapSeveral]] : []
    let sentences = waters + beyond + several + ideas + vague
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// What ice looks like, by itself: a script that enlarges the map takes it away where none is in sight. Nil where there
  /// is none at all.
  func ice(of drawing: SVGDrawing, beside region: SVGDrawing?) -> String? {
    drawing.showsIce || region?.showsIce ?? false ? words[.mapIce] : nil
  }
}
