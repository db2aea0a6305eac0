import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// The map of a trip to several areas far apart from each other: a sheet for each, below what it is called.
struct AreaSheets {
  /// What stands on all of them, with the names of what stands on none.
  private let content: MapContent
  private let sheets: [Sheet]
  private let map: TripMap
  private var words: Words { map.words }

  private struct Sheet {
    let name: String
    /// What one calls what one did there, unless the name is that, and when that was: of days that are no one journey, and
    /// on the page of the map.
    let told: String?
    /// Nil where nothing tells when one was there.
    let days: String?
    /// In which its first line begins; nil where that is not known, and of places.
    let country: String?
    let drawing: SVGDrawing
    /// How phones have one that stands alone, as wide as the page.
    let narrow: SVGDrawing?
  }

  /// Nil where all of it is one area, or two of a way that stand side by side: those of places alone have names, since the
  /// list below is by these, and so have all on the page of the map.
  init?(_ content: MapContent, in areas: MapAreas, on map: TripMap) {
    guard areas.sheets.count > 2 || !areas.beyond.isEmpty || map.fitsPlaces || map.titlesAreas
    else { return nil }
    // The way is no part of what is shown, but of what one knows an area by.
    let isOfPlaces = content.lines.isEmpty
    let passing = isOfPlaces ? map.wholeWay(marks: []).lines : []
    var told = content
    told.beyond += areas.beyond
    told.lines += passing
    (self.content, self.map) = (told, map)
    let outings: [[String?]] =
      isOfPlaces || areas.areOfSome
      ? areas.sheets.map { _ in [] } : Self.outings(on: areas.sheets, of: map.plan.way.tracks)
    let headings = AreaHeadings(of: areas.sheets, outings, on: map).headings
    let parts = zip(headings, areas.sheets).map { heading, area in
      Self.part(of: area, below: heading, passing: isOfPlaces ? passing : nil, on: map)
    }
    func drawn(_ frame: MapFrame, _ suffix: String = "") -> [SVGDrawing] {
      zip(headings, parts).enumerated().compactMap { index, part -> SVGDrawing? in
        let title = map.words(.mapOfPlace, ["place": part.0.called ?? part.0.text])
        return part.1.withGround { content in
          map.draw(content, frame: frame, suffix: "-area-\(index + 1)\(suffix)", title: title)
        }
      }
    }
    let isLone = areas.sheets.count == 1
    var drawings = drawn(isLone ? .wide.light : .area)
    let narrow = isLone ? drawn(.narrow.light, "-narrow").first : nil
    guard drawings.count == areas.sheets.count else { return nil }
    // Where all of a region is land a corner has nothing to show: then none of them has one.
    let areClose = zip(areas.sheets, drawings).filter { $0.0.reach != .spot }.map(\.1.showsWhere)
    if !isLone, areClose.contains(false), drawings.contains(where: \.showsWhere) {
      drawings = drawn(.area.withoutLocator)
    }
    for (index, part) in parts.enumerated() where index < drawings.count {
      drawings[index].leaveNames(of: part, on: map)
    }
    let made = zip(headings, zip(areas.sheets, drawings)).map { heading, area -> Sheet in
      let days = AreaDays(of: area.0, on: map.scope).dates
      let isDated = map.plan.dates?.outings != nil || map.titlesAreas
      let told = [heading.called?.isolated, isDated ? days : nil].compactMap(\.self)
      return Sheet(
        name: heading.text, told: told.isEmpty ? nil : told.joined(separator: map.words[.listMark]),
        days: days, country: isOfPlaces ? nil : AreaStarts(scope: map.scope).country(of: area.0),
        drawing: area.1, narrow: narrow)
    }
    sheets = Self.together(made)
    guard sheets.count == areas.sheets.count else { return nil }
  }

  /// What is drawn of an area below its heading, on the map of places with the ways `passing` these.
  private static func part(
    of area: MapContent, below heading: AreaHeadings.Heading, passing ways: [RouteLine]?, on map: TripMap
  ) -> MapContent {
    var part = area.passed(by: ways ?? [], within: TripMap.mostOfWay)
    // What is told of a walk is told of one sheet.
    part.walk = nil
    if heading.tellsWays { part.namedWays = [] }
    // On a sheet of a country a stop has the name of the town that its sign covers, or of its sea, and no region's.
    let isByTown = StopLabels.areOfCountries(part.stops.map(\.coordinate))
    for index in part.stops.indices where part.stops[index].name.isEmpty {
      let place =
        isByTown
        ? AreaHeadings.locality(of: part.stops[index], on: map.scope)?.sea
        : AreaHeadings.whereabouts(of: part.stops[index], on: map.scope)
      part.stops[index].name = place.flatMap { heading.text.contains($0) ? nil : $0 } ?? ""
    }
    if ways == nil, let start = AreaStarts(scope: map.scope).start(on: area) { part.stops = [start] }
    return part
  }

  /// Those of no day, which have no place on the way, behind the last of their country.
  private static func together(_ sheets: [Sheet]) -> [Sheet] {
    sheets.reduce(into: []) { ordered, sheet in
      let isLoose = sheet.days == nil && sheet.country != nil
      let last = isLoose ? ordered.lastIndex { $0.country == sheet.country } : nil
      ordered.insert(sheet, at: last.map { $0 + 1 } ?? ordered.endIndex)
    }
  }

  /// The same fields as of one map.
  var record: Record {
    let drawings = sheets.map(\.drawing)
    let legend = MapLegend(
      words: words, content: content, areUntimed: map.plan.areTracksUntimed, numbers: map.numbersNote)
    var told = drawings.first(where: \.showsSeveral) ?? drawings.first
    // One sentence for all of them.
    let isAnyUntold = drawings.contains { $0.showsSeveral && $0.clusters.isEmpty }
    told?.clusters = isAnyUntold ? [] : drawings.flatMap(\.clusters)
    var known: Set<String> = []
    told?.namesLeftOut = drawings.flatMap(\.namesLeftOut).filter { known.insert($0).inserted }
    told?.areNamesListed = drawings.allSatisfy(\.areNamesListed)
    let text = told.flatMap { legend.text(of: $0) }
    let ice = drawings.contains(where: \.showsIce) ? words[.mapIce] : nil
    let narrow = sheets.compactMap(\.narrow)
    let lines = legend.records(onWide: drawings, onNarrow: narrow.isEmpty ? drawings : narrow)
    let sources = drawings.reduce(into: Set<GroundSource>()) { $0.formUnion($1.sources) }
    let extracts = map.sources(of: Set(drawings.flatMap(\.extracts)).sorted())
    return [
      "areas": TemplateValue(
        sheets.map { sheet -> Record in
          [
            "heading": .text(sheet.name), "dates": TemplateValue(sheet.told),
            "mapHTML": .html(
              HTML(trusted: [sheet.drawing, sheet.narrow].compactMap { $0?.markup }.joined(separator: "\n"))),
          ]
        }),
      "lines": TemplateValue(lines), "ways": TemplateValue(text), "ice": TemplateValue(ice),
      "untold": map.untold(told.map(legend.leavesNamesUntold) ?? false),
      "source": TemplateValue(map.words.credit(of: sources)), "extracts": TemplateValue(extracts),
      "isExplained": .flag(
        !lines.isEmpty || text != nil || ice != nil || !sources.isEmpty || !extracts.isEmpty),
    ]
  }

  /// For each area what the tracks in it are called: each is in the one that it begins nearest to. One of no day is called
  /// by its file where nobody named it; nil where a day tells of it.
  private static func outings(on areas: [MapContent], of tracks: [TrackPlan]) -> [[String?]] {
    let places = areas.map { area -> [Coordinate] in
      let ends = area.lines.flatMap { [$0.points.first, $0.points.last].compactMap(\.self) }
      return area.stops.map(\.coordinate) + area.marks.map(\.coordinate) + ends
    }
    var outings = areas.map { _ in [String?]() }
    for track in tracks {
      var known: Set<Int> = []
      for part in parts(of: track) {
        guard let start = part.segments.first?.start else { continue }
        let metres = places.map { area -> Double in area.map { $0.distance(to: start) }.min() ?? .infinity }
        guard let index = metres.indices.min(by: { metres[$0] < metres[$1] }), known.insert(index).inserted
        else { continue }
        outings[index].append(part.title ?? (part.isUndated ? part.fileStem : nil))
      }
    }
    return outings
  }

  /// What days have of a track, and what none has.
  private static func parts(of track: TrackPlan) -> [TrackPlan] {
    guard !track.isUndated, let part = track.withoutDay else { return [track] }
    let starts = Set(part.segments.compactMap(\.start))
    var rest = track
    rest.segments.removeAll { $0.start.map(starts.contains) ?? true }
    return [rest, part]
  }
}

extension PageScope {
  /// A country with the state by which the front page tells it, where that is another: `Réunion, France`.
  func toldName(of country: String) -> String {
    let name = words.country(country)
    guard let state = plan.toldState(of: country) else { return name }
    return name.isolated + words[.listMark] + words.country(state).isolated
  }
}

extension TrackSegment {
  /// Where it begins.
  fileprivate var start: Coordinate? { runs.first?.first?.coordinate }
}
