import Basemap
import Drawing
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A map as it stands on a page, with what is told of it below.
extension TripMap {
  /// `seas` are those on which the way was; `way` is what a second map is framed on where the rest lies far off, nil where
  /// there is to be none, and `ofMost` asks for one of what most of a whole trip is on. `isInParts` asks for a map for each of
  /// several areas, and for nothing where all is on one.
  func figure(
    _ bare: MapContent, closeUpAround way: [Coordinate]? = nil, ofMost: Bool = false, isLight: Bool = false,
    isInParts: Bool = false, title: String, seas: [String] = []
  ) -> Record? {
    var content = bare
    content.extracts = plan.way.maps
    content.restOfWay = restOfWay
    let areas = partsAreas ? isOfParts ? content.areasOfWalks : content.areas : nil
    if isInParts, areas == nil { return nil }
    if let sheets = areas.flatMap({ AreaSheets(content, in: $0, on: self) }) { return sheets.record }
    let closeUp = closeUp(of: content, in: areas, around: way, ofMost: ofMost)
    guard
      let sheets = MapSheets.draw(
        content, in: areas, closeUp: closeUp, isLight: isLight, on: self, title: title)
    else { return nil }
    var (wide, narrow) = sheets.drawings(withRegionOnDesks: !isWithoutRegion)
    content = sheets.content
    let closer = showsCrowds ? CrowdSheets(content, on: [wide, narrow], of: self) : CrowdSheets()
    // What is told of one sign is told of all sheets.
    if closer.drawings.contains(where: \.showsAside) { (wide.showsAside, narrow.showsAside) = (true, true) }
    wide.leaveNames(of: closer.drawings)
    narrow.leaveNames(of: closer.drawings)
    content.lines += closer.passing
    let legend = MapLegend(
      words: words, content: content, seas: seas, areUntimed: plan.areTracksUntimed, numbers: numbersNote,
      leftOut: leftOutNote, apart: closer.apart)
    let (ofWide, ofNarrow) = (legend.text(of: wide), legend.text(of: narrow))
    let (lackOfWide, lackOfNarrow) = (legend.lackOfRoom(on: wide), legend.lackOfRoom(on: narrow))
    let iceOfWide = legend.ice(of: wide, beside: sheets.region)
    let narrowRegion = sheets.narrowRegion ?? sheets.region
    let iceOfNarrow = legend.ice(of: narrow, beside: narrowRegion)
    let lines =
      legend.ring(onWide: wide, onNarrow: narrow)
      + legend.records(
        onWide: [wide, sheets.region].compactMap(\.self) + closer.drawings,
        onNarrow: [narrow, narrowRegion].compactMap(\.self) + closer.drawings)
    let sources = closer.drawings.reduce(sheets.sources) { $0.union($1.sources) }
    let extracts = ([wide, narrow] + closer.drawings).flatMap(\.extracts)
    let isOfBoth = ofWide == ofNarrow
    let isOfMost = ofMost && closeUp != nil && sheets.regionMarkup != nil
    let isFolded = foldsLegend && legend.sentences(of: narrow).count > 1
    let isTold =
      !lines.isEmpty
      || [ofWide, ofNarrow, lackOfWide, lackOfNarrow, iceOfWide, iceOfNarrow, legend.hollow]
        .contains { $0 != nil }
    return [
      // Below what most of a trip is on, the whole of it comes second.
      "isOfMost": .flag(isOfMost),
      "regionHTML": sheets.regionMarkup.map { .html(HTML(trusted: $0)) } ?? .none,
      "wideHTML": .html(HTML(trusted: wide.markup)), "narrowHTML": .html(HTML(trusted: narrow.markup)),
      "closer": TemplateValue(closer.records),
      "isSpot": .flag(sheets.isSpot), "lines": TemplateValue(lines),
      "ways": TemplateValue(isOfBoth ? ofWide : nil),
      "wideWays": TemplateValue(isOfBoth ? nil : ofWide),
      "narrowWays": TemplateValue(isOfBoth ? nil : ofNarrow),
      "lack": TemplateValue(lackOfWide == lackOfNarrow ? lackOfWide : nil),
      "wideLack": TemplateValue(lackOfWide == lackOfNarrow ? nil : lackOfWide),
      "narrowLack": TemplateValue(lackOfWide == lackOfNarrow ? nil : lackOfNarrow),
      "untold": untold([wide, narrow].contains(where: legend.leavesNamesUntold)),
      // In place of both on a phone.
      "hollow": TemplateValue(legend.hollow), "folded": TemplateValue(isFolded ? ofNarrow : nil),
      "ice": TemplateValue(iceOfWide == iceOfNarrow ? iceOfWide : nil),
      "wideIce": TemplateValue(iceOfWide == iceOfNarrow ? nil : iceOfWide),
      "narrowIce": TemplateValue(iceOfWide == iceOfNarrow ? nil : iceOfNarrow),
      "source": TemplateValue(words.credit(of: sources)),
      "wideRings": TemplateValue(rings(of: wide)),
      "narrowRings": TemplateValue(rings(of: narrow)),
      "extracts": TemplateValue(self.sources(of: Set(extracts).sorted())),
      "isExplained": .flag(
        isTold || !sources.isEmpty || !extracts.isEmpty
          || [wide, narrow, sheets.region].contains { $0?.gridMetres != nil }),
      // The two drawings may have squares of different widths.
      "wideGrid": TemplateValue(grid(of: wide, beside: sheets.region)),
      "narrowGrid": TemplateValue(grid(of: narrow, beside: sheets.region)),
    ]
  }

  /// Areas that have maps of their own are closer already.
  private func closeUp(
    of content: MapContent, in areas: MapAreas?, around way: [Coordinate]?, ofMost: Bool
  ) -> MapContent.CloseUp? {
    if ofMost, areas == nil { return content.closeUpOfMost }
    return way.flatMap { content.closeUp(around: $0) }
  }

  /// What its rings are; nil where it has none.
  private func rings(of drawing: SVGDrawing) -> String? {
    drawing.ringsAround.map { $0.isEmpty ? words[.mapRings] : words(.mapRingsAround, ["place": $0.isolated]) }
  }

  /// Where the places stand whose names are not even told below a map; nothing on that page itself.
  func untold(_ isAnyUntold: Bool) -> TemplateValue {
    guard isAnyUntold, let list = plan.addresses.places, list != scope.path else { return .none }
    return .record(["href": .text(scope.link(list)), "label": .text(words[.allPlaces])])
  }

  /// Whom the traveller's own maps are from, each once.
  func sources(of extracts: [Int]) -> [Record] {
    var seen: Set<String> = []
    return extracts.compactMap { index -> Record? in
      let map = plan.way.maps[index]
      let source = map.attribution ?? words[.mapOpenStreetMap]
      guard seen.insert(source).inserted else { return nil }
      let isOpen = map.attribution == nil
      return [
        "text": .text(source),
        "href": TemplateValue(isOpen ? "https://www.openstreetmap.org/copyright" : nil),
      ]
    }
  }

  /// How wide its squares are, or those of the one beside it; those of one of two maps are said to be that one's.
  private func grid(of drawing: SVGDrawing, beside region: SVGDrawing?) -> String? {
    (drawing.gridMetres ?? region?.gridMetres).map { metres in
      let distance = words.lengths.round(metres, in: plan.profile.units).text
      return words(region == nil || isWithoutRegion ? .mapGrid : .mapGridCloser, ["distance": distance])
    }
  }

  func draw(_ content: MapContent, frame: MapFrame, suffix: String, title: String) -> SVGDrawing? {
    drawMap(
      content, frame: frame, on: scope.site.atlas, units: plan.profile.units,
      wording: wording(content, title: title),
      idPrefix: name + suffix)
  }

  /// A town as all pages of the trip call it.
  func called(_ town: Town) -> String { plan.way.townNames.name(of: town.name, in: town.country) }

  private func wording(_ content: MapContent, title: String) -> MapWording {
    let (words, units, towns) = (words, plan.profile.units, plan.way.townNames)
    let names = (content.stops.map(\.name) + content.marks.map(\.name)).filter { !$0.isEmpty }
    let description = names.isEmpty ? title : words.list(Array(names.prefix(Self.maxNamesTold)))
    return MapWording(
      title: title, description: description, north: words[.north],
      distance: { words.lengths.round($0, in: units).text }, country: { words.country($0) },
      town: { towns.name(of: $0.name, in: $0.country) },
      places: { words.counted(.countPlaces, $0) },
      latitude: { words.degrees($0, positive: .latitudeNorth, negative: .latitudeSouth) },
      longitude: { words.degrees($0, positive: .longitudeEast, negative: .longitudeWest) })
  }

  private static let maxNamesTold = 12
}

extension Words {
  /// A parallel or meridian: `64° N`, `21°30′ W`, with seconds only where there are any.
  func degrees(_ degrees: Double, positive: Phrase, negative: Phrase) -> String {
    let seconds = Int((min(360, abs(degrees)) * 3600).rounded())
    var text = "\(seconds / 3600)"
    if seconds % 3600 != 0 { text += "°\(seconds / 60 % 60)" }
    if seconds % 60 != 0 { text += "′\(seconds % 60)″" } else if seconds % 3600 != 0 { text += "′" }
    // The phrase brings the degree sign where nothing finer follows.
    let phrase = self(degrees < 0 ? negative : positive, ["degrees": text])
    return seconds % 3600 == 0 ? phrase : phrase.replacing("′°", with: "′").replacing("″°", with: "″")
  }
}
