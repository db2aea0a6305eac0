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
    /// When one was there: of days that are no one journey, and on the page of the map.
    let dates: String?
    /// Nil where nothing tells when one was there.
    let days: String?
    /// In which its first line begins; nil where that is not known, and of places.
    let country: String?
    let drawing: SVGDrawing
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
      isOfPlaces ? areas.sheets.map { _ in [] } : Self.outings(on: areas.sheets, of: map.plan.way.tracks)
    let drawn = zip(Self.names(of: areas.sheets, on: map.scope), areas.sheets).enumerated()
      .compactMap { index, area -> Sheet? in
        var part = area.1.passed(by: passing, within: TripMap.mostOfWay)
        // What is told of a walk is told of one sheet.
        part.walk = nil
        let days = AreaDays(of: area.1, on: map.scope)
        let heading = Self.heading(of: area.1, in: area.0, days, outings[index], on: map)
        if heading.tellsWays { part.namedWays = [] }
        let name = heading.text
        // On a sheet of a country a stop has the name of the town that its sign covers, or of its sea, and no region's.
        let isByTown = StopLabels.areOfCountries(part.stops.map(\.coordinate))
        for index in part.stops.indices where part.stops[index].name.isEmpty {
          let place =
            isByTown
            ? Self.locality(of: part.stops[index], on: map.scope)?.sea
            : Self.whereabouts(of: part.stops[index], on: map.scope)
          part.stops[index].name = place.flatMap { name.contains($0) ? nil : $0 } ?? ""
        }
        if !isOfPlaces, let start = AreaStarts(scope: map.scope).start(on: area.1) { part.stops = [start] }
        let title = map.words(.mapOfPlace, ["place": name])
        let drawing = part.withNames { content in
          map.draw(content, frame: .area, suffix: "-area-\(index + 1)", title: title)
        }
        let dates = map.plan.dates?.outings != nil || map.titlesAreas ? days.dates : nil
        let country = isOfPlaces ? nil : AreaStarts(scope: map.scope).country(of: area.1)
        return drawing.map {
          Sheet(name: name, dates: dates, days: days.dates, country: country, drawing: $0)
        }
      }
    sheets = Self.together(drawn)
    guard sheets.count == areas.sheets.count else { return nil }
  }

  /// Those of no day, which have no place on the way, behind the last of their country.
  private static func together(_ sheets: [Sheet]) -> [Sheet] {
    sheets.reduce(into: []) { ordered, sheet in
      let isLoose = sheet.days == nil && sheet.country != nil
      let last = isLoose ? ordered.lastIndex { $0.country == sheet.country } : nil
      ordered.insert(sheet, at: last.map { $0 + 1 } ?? ordered.endIndex)
    }
  }

  /// What a sheet is called in `country`, of which it may have no stop that tells it, and whether its ways are told by that:
  /// by its days where it is one of several walks, by its only track, else by its only stop or where that is.
  private static func heading(
    of area: MapContent, in country: String, _ days: AreaDays, _ outings: [String?], on map: TripMap
  ) -> (text: String, tellsWays: Bool) {
    if map.isOfParts, map.plan.dates?.outings != nil, let title = days.title { return (title, true) }
    let named = country.isEmpty ? AreaStarts(scope: map.scope).country(of: area) ?? "" : country
    let outing = outings.count == 1 ? outings[0] : nil
    let stop = area.stops.count == 1 ? area.stops[0].name : ""
    let known = stop.isEmpty ? whereabouts(of: area, on: map.scope) : stop
    let place = outing ?? known.flatMap { $0 == named ? nil : $0 }
    let text = [place ?? "", named].filter { !$0.isEmpty }.joined(separator: map.words[.listMark])
    guard text.isEmpty, let first = area.lines.first?.points.first else { return (text, outing != nil) }
    // Where no country is, the position tells.
    return (map.words.position(first), outing != nil)
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
    let text = told.flatMap { legend.text(of: $0) }
    let ice = drawings.contains(where: \.showsIce) ? words[.mapIce] : nil
    let lines = legend.records(onWide: drawings, onNarrow: drawings)
    let sources = drawings.reduce(into: Set<GroundSource>()) { $0.formUnion($1.sources) }
    let extracts = map.sources(of: Set(drawings.flatMap(\.extracts)).sorted())
    return [
      "areas": TemplateValue(
        sheets.map { sheet -> Record in
          [
            "heading": .text(sheet.name), "dates": TemplateValue(sheet.dates),
            "mapHTML": .html(HTML(trusted: sheet.drawing.markup)),
          ]
        }),
      "lines": TemplateValue(lines), "ways": TemplateValue(text), "ice": TemplateValue(ice),
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

  /// Where its first stop is, where none on the sheet has a name: `6 km north-east of Buzet`; of places without a stop, on a
  /// sheet so small that no town is on it, where the first of them is.
  private static func whereabouts(of area: MapContent, on scope: PageScope) -> String? {
    guard area.stops.allSatisfy(\.name.isEmpty) else { return nil }
    if let first = area.stops.first { return whereabouts(of: first, on: scope) }
    guard area.reach == .town, let first = area.marks.first else { return nil }
    let known = scope.plan.places.first { $0.coordinate == first.coordinate }
    return known?.locality.flatMap { scope.shortWords(for: $0) }
  }

  /// Where a stop without a name is, as the list below has it.
  private static func whereabouts(of stop: MapStop, on scope: PageScope) -> String? {
    locality(of: stop, on: scope).flatMap { scope.shortWords(for: $0) }
  }

  private static func locality(of stop: MapStop, on scope: PageScope) -> Locality? {
    scope.plan.way.route.stops.first { $0.coordinate == stop.coordinate }?.locality
  }

  /// By their countries; of several in one country by the first town, else as the first place is called, else by where
  /// that is.
  private static func names(of areas: [MapContent], on scope: PageScope) -> [String] {
    var known: [Coordinate: Locality] = [:]
    for stop in scope.plan.way.route.stops { known[stop.coordinate] = stop.locality }
    for place in scope.plan.places where known[place.coordinate] == nil {
      known[place.coordinate] = place.locality
    }
    let localities = areas.map { area in
      (area.stops.map(\.coordinate) + area.marks.map(\.coordinate)).compactMap { known[$0] }
    }
    let countries = localities.map { places -> String in
      var seen: Set<String> = []
      let codes = places.compactMap(\.country).filter { seen.insert($0).inserted }
      return codes.isEmpty ? "" : scope.words.list(codes.map { scope.toldName(of: $0) })
    }
    return areas.indices.map { index in
      let country = countries[index]
      guard country.isEmpty || countries.count(where: { $0 == country }) > 1 else { return country }
      let area = areas[index]
      let town = localities[index].lazy.compactMap { scope.shortWords(for: $0) }.first
      let name = (area.stops.map(\.name) + area.marks.map(\.name)).first { !$0.isEmpty }
      let places = area.stops.map(\.coordinate) + area.marks.map(\.coordinate)
      return town ?? name ?? places.first.map { scope.words.position($0) } ?? ""
    }
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
