import Drawing
import SiteLanguage
import TripModel

/// What the lines and signs of a map mean, as far as they are to be seen in its drawing.
struct MapLegend {
  let words: Words
  let content: MapContent
  /// On which the way was: no sign on the map tells it.
  var seas: [String] = []
  /// Whether none of the tracks has times: nobody knows whether it was recorded or drawn.
  var areUntimed = false
  /// What the numbers of stops are, where nothing above the map says it.
  var numbers: String?
  /// Which pictures have no dot.
  var leftOut: String?
  /// The numbers of places that stand by themselves on a closer map below.
  var apart: Set<String> = []

  private static let lines: [(style: RouteStyle, phrase: Phrase)] = [
    (.road, .mapRecorded), (.walk, .mapWalked), (.rail, .mapRode), (.boat, .mapSailed), (.flight, .mapFlown),
    (.bus, .mapBusStraight), (.joined, .mapJoined),
  ]

  /// What is to be seen on wide and on narrow screens, each on all drawings that stand there; the same where a sheet is
  /// for both.
  func records(onWide wide: [SVGDrawing], onNarrow narrow: [SVGDrawing]) -> [Record] {
    let isOfPlaces = (wide + narrow).allSatisfy(\.entrySigns.isEmpty)
    let dots = several(
      Shown(onWide: wide, onNarrow: narrow) {
        hasDots && ($0.showsSeveral || $0.foldsIntoStops) ? [true] : []
      },
      isLater: !(wide + narrow).contains(where: \.showsSeveral))
    let besides = aside(Shown(onWide: wide, onNarrow: narrow) { $0.showsAside ? [true] : [] })
    let seen = Shown(onWide: wide, onNarrow: narrow, \.styles).all
    let drawn = Shown(onWide: wide, onNarrow: narrow) { $0.styles.union($0.laterStyles) }
    let bowed = Set((wide + narrow).flatMap(\.bowedStyles))
    return lines(drawn, later: drawn.all.subtracting(seen), bowed: bowed)
      + rest(Shown(onWide: wide, onNarrow: narrow, Self.rest))
      + kinds(
        Shown(onWide: wide, onNarrow: narrow, \.kinds),
        own: Shown(onWide: wide, onNarrow: narrow, \.ownKinds),
        areAlone: isOfPlaces)
      + entries(
        Shown(onWide: wide, onNarrow: narrow) { $0.entrySigns.isEmpty ? [] : [true] },
        signs: Self.entrySigns(onWide: wide, onNarrow: narrow),
        isLater: (wide + narrow).contains(where: \.foldsEntries))
      + photos(Shown(onWide: wide, onNarrow: narrow) { $0.showsPhotos ? [true] : [] })
      + besides + dots
  }

  /// What the ring of a picture is, where no words found room beside it.
  func ring(onWide wide: SVGDrawing, onNarrow narrow: SVGDrawing) -> [Record] {
    guard let index = content.stops.firstIndex(where: \.isHere) else { return [] }
    let shown = Shown(onWide: [wide], onNarrow: [narrow]) { $0.unnamedStops.contains(index) ? [true] : [] }
    return shown.all.map {
      shown.record(of: $0, sample: HTML(trusted: hereSign().markup), words[.mapTakenThere])
    }
  }

  /// The lines alone, of a drawing that all screens show.
  func lines(on drawing: SVGDrawing) -> [Record] {
    lines(Shown(onWide: [drawing], onNarrow: [drawing], \.styles), bowed: drawing.bowedStyles)
      + rest(Shown(onWide: [drawing], onNarrow: [drawing], Self.rest))
  }

  /// What is seen on wide screens, and what on narrow ones.
  private struct Shown<Element: Hashable> {
    let wide: Set<Element>
    let narrow: Set<Element>

    init(
      onWide wide: [SVGDrawing], onNarrow narrow: [SVGDrawing], _ seen: (SVGDrawing) -> Set<Element>
    ) {
      (self.wide, self.narrow) = (Set(wide.flatMap(seen)), Set(narrow.flatMap(seen)))
    }

    init(wide: Set<Element>, narrow: Set<Element>) { (self.wide, self.narrow) = (wide, narrow) }

    var all: Set<Element> { wide.union(narrow) }

    /// A sample with its words, for those screens alone on which it is seen.
    func record(of element: Element, sample: HTML, _ text: String, isLater: Bool = false) -> Record {
      let (isOnWide, isOnNarrow) = (wide.contains(element), narrow.contains(element))
      return [
        "sampleHTML": .html(sample), "text": .text(text), "isWide": .flag(isOnWide && !isOnNarrow),
        "isNarrow": .flag(isOnNarrow && !isOnWide), "isLater": .flag(isLater),
      ]
    }
  }

  /// Exactly the kinds of lines that are seen, each with a small piece of it: a walk's dots say nothing to whoever sees
  /// them first, also where there is no other line. Some come only once a script has enlarged the map. `bowed` are those of
  /// which one that nobody recorded is not straight on some drawing.
  private func lines(
    _ shown: Shown<RouteStyle>, later: Set<RouteStyle> = [], bowed: Set<RouteStyle>
  ) -> [Record] {
    Self.lines.filter { shown.all.contains($0.style) }.map { style, phrase in
      shown.record(
        of: style, sample: Self.sample(of: style),
        words[word(for: style, isBowed: bowed.contains(style)) ?? phrase], isLater: later.contains(style))
    }
  }

  /// What the thin line below the others is, where there is one: as it is drawn where some of it was recorded.
  private func rest(_ shown: Shown<String>) -> [Record] {
    let classes = shown.all.contains("map-rest") ? "map-rest" : shown.all.first
    guard let classes else { return [] }
    let both = Shown<String>(
      wide: shown.wide.isEmpty ? [] : [classes], narrow: shown.narrow.isEmpty ? [] : [classes])
    return [both.record(of: classes, sample: Self.sample(classes), words[.mapRest])]
  }

  private static func rest(_ drawing: SVGDrawing) -> Set<String> {
    drawing.showsRestOfWay ? [drawing.isRestJoined ? "map-rest map-rest-joined" : "map-rest"] : []
  }

  /// What the dots of pictures are, where there are any.
  private func photos(_ shown: Shown<Bool>) -> [Record] {
    shown.all.map { shown.record(of: $0, sample: HTML(trusted: photoSign().markup), words[.mapPhoto]) }
  }

  /// What the dots at the places of signs that stand beside them are, where there are any: another dot than of a picture.
  private func aside(_ shown: Shown<Bool>) -> [Record] {
    shown.all.map { shown.record(of: $0, sample: HTML(trusted: asideSign().markup), words[.mapAside]) }
  }

  /// Whether dots stand for several places until the map is enlarged: numbers would be read as those of stops.
  private var hasDots: Bool { content.isLive && isNumbered }

  private var isNumbered: Bool { content.stops.contains { !$0.number.isEmpty } }

  /// What such dots are, where there are any; `isLater` where none is seen before a script enlarges the map.
  private func several(_ shown: Shown<Bool>, isLater: Bool) -> [Record] {
    shown.all.map {
      let signs = severalSign().markup + severalNumberSign().markup
      return shown.record(of: $0, sample: HTML(trusted: signs), words[.mapSeveralDots], isLater: isLater)
    }
  }

  /// What the sheets with a sign are, where there are any: some of those that are drawn.
  private func entries(_ shown: Shown<Bool>, signs: [EntrySign], isLater: Bool) -> [Record] {
    let sample = signs.map { entrySheetSign($0).markup }.joined(separator: " ")
    return shown.all.map {
      shown.record(of: $0, sample: HTML(trusted: sample), words[.mapEntry], isLater: isLater)
    }
  }

  /// Signs that say by their difference that each kind has its own.
  private static let mostSigns = 3

  /// Signs of entries that are seen on wide and on narrow screens, else on one of them.
  private static func entrySigns(onWide wide: [SVGDrawing], onNarrow narrow: [SVGDrawing]) -> [EntrySign] {
    let (ofWide, ofNarrow) = (wide.flatMap(\.entrySigns), narrow.flatMap(\.entrySigns))
    let ofBoth = ofWide.filter(ofNarrow.contains)
    var seen: Set<EntrySign> = []
    let each = (ofBoth.isEmpty ? ofWide + ofNarrow : ofBoth).filter { seen.insert($0).inserted }
    return Array(each.prefix(mostSigns))
  }

  /// The kinds of places whose signs are seen; nothing where all are of one, and neither other signs nor a stop, which
  /// has another shape, stand beside them.
  private func kinds(_ shown: Shown<PlaceCategory>, own: Shown<OwnKind>, areAlone: Bool) -> [Record] {
    let count = shown.all.count + own.all.count
    guard count > 1 || !areAlone || !content.stops.isEmpty else { return [] }
    let usual = PlaceCategory.allCases.filter(shown.all.contains).map { kind in
      // Beside no other kind what is of none is no rest.
      let isOnly = kind == .other && count == 1
      let known = isOnly ? words[.navPlaces] : CategoryName(kind.rawValue).phrase.map { words[$0] }
      let name = content.kindNames[kind] ?? known ?? kind.rawValue
      let sign = categorySign(kind, isHollow: isHollow(kind))
      return shown.record(of: kind, sample: HTML(trusted: sign.markup), name)
    }
    let others = content.ownKindNames.filter { own.all.contains($0.key) }.sorted { $0.value < $1.value }
    return usual
      + others.map { own.record(of: $0.key, sample: HTML(trusted: ownKindSign($0.key).markup), $0.value) }
  }

  /// Whether all signs of a kind are hollow.
  private func isHollow(_ kind: PlaceCategory) -> Bool {
    let marks = content.marks.filter { if case .pin(kind, _) = $0.kind { true } else { false } }
    return !marks.isEmpty && marks.allSatisfy { $0.isIdea || $0.isVague }
  }

  /// What is said of a kind of line instead of its own word.
  private func word(for style: RouteStyle, isBowed: Bool) -> Phrase? {
    guard style == .road else { return straight(style, isBowed: isBowed) }
    let lines = content.lines.filter { $0.style == .road }
    if areUntimed || !lines.isEmpty && lines.allSatisfy(\.isUntimed) { return .mapUntimed }
    return lines.contains(where: \.isUntimed) ? .mapPartlyUntimed : nil
  }

  /// What is said of rides of which no line on the map is as anybody went, and of routes that somebody planned; nil for
  /// what says so by itself.
  private func straight(_ style: RouteStyle, isBowed: Bool) -> Phrase? {
    let lines = content.lines.filter { $0.style == style }
    if style == .joined { return Self.joined(lines, isBowed: isBowed) }
    guard !lines.isEmpty, lines.allSatisfy(\.isStraight) else { return nil }
    switch style {
    case .rail where lines.contains(where: { $0.points.count > 2 }):
      return isBowed ? .mapRodeBowedByPlaces : .mapRodeByPlaces
    case .rail: return isBowed ? .mapRodeBowed : .mapRodeStraight
    case .boat: return isBowed ? .mapSailedBowed : .mapSailedStraight
    case .bus: return isBowed || lines.contains { $0.points.count > 2 } ? .mapBusBowed : nil
    // One flies straight, and of the rest only what was recorded is drawn so.
    case .road, .walk, .flight, .joined: return nil
    }
  }

  /// The same of lines of which no style tells how one went. What is drawn so and is not straight from place to place leads
  /// as it was planned, or as a location history has it.
  private static func joined(_ lines: [RouteLine], isBowed: Bool) -> Phrase? {
    if lines.contains(where: { !$0.isStraight }) {
      guard lines.contains(where: isHop) else { return .mapPlanned }
      return isBowed ? .mapJoinedBowedOrPlanned : .mapJoinedOrPlanned
    }
    if lines.contains(where: \.isEstimate) {
      return lines.contains { !$0.isEstimate && isHop($0) } ? .mapTracedOrJoined : .mapTraced
    }
    return isBowed ? .mapJoinedBowed : nil
  }

  /// Whether a line leads straight from one place to another, and not over a gap in a track, which nobody sees.
  private static func isHop(_ line: RouteLine) -> Bool {
    line.isStraight && line.points.metresAlong > mostOfGap
  }

  /// Metres.
  private static let mostOfGap = 200.0

  private static func sample(of style: RouteStyle) -> HTML {
    sample("map-route map-\(style.rawValue)", hasTies: style == .rail)
  }

  private static func sample(_ classes: String, hasTies: Bool = false) -> HTML {
    let line = "d=\"M3 5h34\"/>"
    let ties = hasTies ? "<path class=\"map-tie\" " + line : ""
    return HTML(
      trusted: "<svg class=\"map-key\" viewBox=\"0 0 40 10\" aria-hidden=\"true\">"
        + "<path class=\"\(classes)\" " + line + ties + "</svg>")
  }

  /// What is to be said of anything but lines and ice; nil where nothing is.
  func text(of drawing: SVGDrawing) -> String? {
    let sentences = sentences(of: drawing)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The same, a sentence each.
  func sentences(of drawing: SVGDrawing) -> [String] {
    let beyond = content.beyond.isEmpty ? [] : [words(.mapBeyond, ["places": words.list(content.beyond)])]
    let waters = seas.isEmpty ? [] : [words(.remarkSea, ["sea": words.list(seas)])]
    let several = drawing.showsSeveral && !hasDots ? [self.several(drawing.clusters)].compactMap(\.self) : []
    let beads = drawing.showsBeads ? [words[drawing.areStopsListed ? .mapBeadsListed : .mapBeads]] : []
    // Beside numbers of the lists below those of days are told by their signs.
    let hasOtherNumbers = numbers == words[.routeNote] && drawing.showsNumberedPins
    let days = isNumbered ? [hasOtherNumbers ? words[.routeNoteRings] : numbers].compactMap(\.self) : []
    let cramped = content.isLive ? [] : self.cramped(on: drawing)
    let without = [leftOut].compactMap(\.self)
    let ofAll = days + beads + cramped + waters + beyond
    return ofAll + without + several + (content.isLive ? [] : ofHollow)
  }

  /// What has no room on the whole sheet, by itself: a script that enlarges the map, or narrows it, takes it away, since there
  /// is room then. Nil where all has some, and where all of it stands with the rest.
  func lackOfRoom(on drawing: SVGDrawing) -> String? {
    let folded = drawing.foldsIntoStops || drawing.foldsEntries ? [words[.mapMoreNearer]] : []
    let sentences = content.isLive ? cramped(on: drawing) + folded : []
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The same on any map, a sentence each.
  private func cramped(on drawing: SVGDrawing) -> [String] {
    let fewer = drawing.leavesOutStops ? [words[content.isLive ? .mapFewer : .mapFewerDots]] : []
    return fewer + [unnamed(on: drawing)].compactMap(\.self)
  }

  /// More names than these are left to the list that has their numbers, on a phone more than those; of more than the last a
  /// sentence tells how many.
  private static let (mostListed, mostListedOnPhone, mostUnnamed) = (8, 3, 20)

  /// What stands on a drawing without its name; nil where nothing does.
  private func unnamed(on drawing: SVGDrawing) -> String? {
    let names = drawing.namesLeftOut
    guard !names.isEmpty else { return nil }
    if isListed(drawing) { return words[.mapUnnamedListed] }
    let more = names.count - Self.mostUnnamed
    let told = names.prefix(Self.mostUnnamed) + (more > 0 ? [words.counted(.mapUnnamedMore, more)] : [])
    return words(.mapUnnamed, ["stops": words.list(Array(told))])
  }

  private func isListed(_ drawing: SVGDrawing) -> Bool {
    // Several names of one sign are told as one.
    let stops = drawing.showsBeads ? 0 : drawing.unnamedStops.count
    let count = max(drawing.namesLeftOut.count, stops + drawing.bareMarks.count)
    let most = drawing.isOnPhone ? Self.mostListedOnPhone : Self.mostListed
    return drawing.areNamesListed && count > most
  }

  /// Whether no more is told of some names than how many they are.
  func leavesNamesUntold(on drawing: SVGDrawing) -> Bool {
    !isListed(drawing) && drawing.namesLeftOut.count > Self.mostUnnamed
  }

  /// What hollow signs are, by itself: a script that narrows the map takes it away where none is left. Nil where there are
  /// none, and where all of it stands with the rest.
  var hollow: String? { content.isLive && !ofHollow.isEmpty ? ofHollow.joined(separator: " ") : nil }

  private var ofHollow: [String] {
    (content.marks.contains(where: \.isIdea) ? [words[.mapIdeas]] : [])
      + (content.marks.contains(where: \.isVague) ? [words[.mapVague]] : [])
  }

  /// More numbers of places that stand as one would be no sentence.
  private static let mostNumbers = 40

  /// What signs of several places are, and which places of the list below each of them is, where that can be told; nil
  /// where each says so itself.
  private func several(_ clusters: [NumberedCluster]) -> String? {
    let counted = clusters.filter { !$0.isTold }
    if counted.isEmpty, !clusters.isEmpty { return nil }
    let others = counted.filter { !apart.isSuperset(of: $0.numbers) }
    let isCloser = others.count < counted.count
    let areAllCloser = isCloser && others.isEmpty
    let rest = areAllCloser ? counted : others
    let count = rest.reduce(0) { $0 + $1.numbers.count }
    guard (1...Self.mostNumbers).contains(count) else {
      return words[content.isLive ? .mapSeveralGrowing : .mapSeveral]
    }
    let signs = rest.map { cluster in
      words(
        .mapSeveralSign,
        [
          "count": words.numbers.whole(cluster.numbers.count),
          "numbers": runs(cluster.numbers),
        ])
    }
    let told: Phrase =
      areAllCloser
      ? .mapSeveralCloser
      : content.isLive
        ? .mapSeveralGrowingNumbered : isCloser ? .mapSeveralCloserBut : .mapSeveralNumbered
    return words(told, ["signs": words.list(signs)])
  }

  /// Numbers of the list as one writes them, `17–22`, where they are in figures.
  private func runs(_ numbers: [String]) -> String {
    let mark = words[.listMark]
    let whole = numbers.compactMap { Int($0) }
    return whole.count < numbers.count
      ? numbers.joined(separator: mark) : whole.inRuns(pairedBy: mark, joinedBy: mark)
  }

  /// What ice looks like, by itself: a script that enlarges the map takes it away where none is in sight. Nil where there
  /// is none at all.
  func ice(of drawing: SVGDrawing, beside region: SVGDrawing?) -> String? {
    drawing.showsIce || region?.showsIce ?? false ? words[.mapIce] : nil
  }
}
