import Basemap
import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Maps of the page: each drawn twice, for wide and for narrow screens, since scaled lettering cannot be read.
struct TripMap {
  let scope: PageScope
  /// Keeps the drawings of one page apart.
  let name: String
  /// Whether a script moves and plays it: then its parts say of which days they are.
  var isLive = false
  /// Whether a single place is shown among what else the trip has around it: not where only its town is known.
  var showsNearby = false
  /// Whether that place has a name of its own, and not that of its town.
  var isPlaceNamed = true
  /// Whether it stands in a column beside what is told of a place, which is narrower than the page.
  var isInColumn = false
  var words: Words { scope.words }
  var plan: TripPlan { scope.plan }

  /// The way of the whole trip; where nothing says where that was, its destination.
  func wholeTrip() -> Record? {
    let title = words(.mapOfTrip, ["title": scope.tripTitle])
    guard plan.isNowhere else {
      // Without a way its places are what a trip has.
      let alone = plan.way.route.isEmpty ? places.map { mark($0, number: nil) } : []
      var content = wholeWay(marks: ideasWithoutWay + alone)
      content.walk = scope.onlyDay.flatMap { WalkFigure(scope: scope, day: $0) }?.map(isJoined: false)
      return figure(content, title: title)
    }
    return destination.flatMap { figure($0, title: title) }
  }

  /// Everything that has a position; without any the destination, and without that the world.
  func everything() -> Record? {
    let title = words(.mapOfTrip, ["title": scope.tripTitle])
    guard plan.isNowhere else {
      let entries = entryMarks(plan.journal.entries.indices.map { EntryID($0) }, isEachMarked: true)
      let marks = listedPlaces + entries + listedIdeas + photoMarks(plan.media.photos)
      return figure(wholeWay(marks: marks), title: title)
    }
    if let destination { return figure(destination, title: title) }
    return scope.site.atlas.flatMap { _ in figure(MapContent(surroundings: .world), title: title) }
  }

  /// Where the trip goes, with the land around it: a place, or a whole country; nil where nobody knows.
  var destination: MapContent? {
    if let destination = plan.way.destination?.value, let coordinate = destination.coordinate {
      let mark = MapMark(
        kind: .pin(.other), name: destination.name ?? "", coordinate: coordinate, days: told([]))
      return MapContent(marks: [mark], surroundings: .metres(Self.aroundDestination))
    }
    return plan.way.destinationArea.isEmpty
      ? nil : MapContent(surroundings: .points(plan.way.destinationArea))
  }

  /// Metres of the land around a destination.
  private static let aroundDestination = 120_000.0

  /// The pins but those that are stops of the way.
  private var places: [PlacePlan] {
    let onRoute = Set(plan.way.route.stops.compactMap(\.place))
    return plan.places.filter { !onRoute.contains($0.id) }
  }

  /// The same with their numbers in the lists below the map, which are shown where there are several lists.
  private var listedPlaces: [MapMark] {
    let areas = PlaceAreas(scope: scope)
    return places.map { place in
      let number = areas?[place.id]
      var mark = mark(place, number: number.map(words.numbers.whole))
      mark.listed = number ?? place.id.index + 1
      mark.list = areas?.link(to: place.id) ?? "#places"
      return mark
    }
  }

  /// Saved attractions, which are listed behind the places.
  private var listedIdeas: [MapMark] {
    let listed = plan.itinerary.attractions.filter { $0.position != nil }.map(\.id)
    let numbers = Dictionary(uniqueKeysWithValues: zip(listed, 1...))
    let places = PlaceAreas(scope: scope)?.ordered.count ?? plan.places.count
    let shown = plan.itinerary.attractions.filter { $0.pin == nil }
    return shown.flatMap { idea in
      marks([idea]).map { mark in
        var mark = mark
        mark.listed = numbers[idea.id].map { places + $0 }
        mark.list = "#ideas"
        return mark
      }
    }
  }

  /// The way of a day, its pins and where its photos were taken.
  func of(_ day: DayPlan) -> Record? {
    let marks = pins(of: day) + entryMarks(day.entries) + photoMarks(day.photos.map { plan[$0] })
    var content = content(of: day, marks: marks)
    // Squares of water say nothing: as much is shown as it takes to see a coast.
    if day.route.isAtSea, content.reach != .land { content.surroundings = .region }
    content.walk = WalkFigure(scope: scope, day: day)?.map(isJoined: true)
    if let walk = day.walk { content.lines.append(RouteLine(points: walk.points, style: .joined)) }
    let way = day.route.isAtSea ? nil : recorded(on: day)
    return figure(
      content, closeUpAround: way, isLight: true, title: title(of: day), seas: day.route.waters.map(\.name))
  }

  /// The way of a day on the ground, as far as it was recorded.
  private func recorded(on day: DayPlan) -> [Coordinate] {
    let onGround: Set<RouteStyle> = [.walk, .road]
    return day.route.legs.filter { $0.kind == .recorded && onGround.contains(Self.style(of: $0)) }
      .flatMap(\.points)
  }

  /// What stands on a small map of a day: its pins, and where nothing but water was, the pictures of it.
  private func signs(of day: DayPlan) -> [MapMark] {
    pins(of: day) + (day.route.isAtSea ? photoMarks(day.photos.map { plan[$0] }) : [])
  }

  /// The day's pins but those that are stops of its way, and what is planned for it.
  private func pins(of day: DayPlan) -> [MapMark] {
    let stops = Set(day.route.stops.compactMap(\.place))
    return day.places.filter { !stops.contains($0) }.map { mark(plan[$0], number: nil) }
      + marks(day.committed.map { plan[$0] })
  }

  /// A day as the picture of its card, which is upright, or of a row: no links, since the whole of it is one.
  func small(of day: DayPlan, isRow: Bool = false) -> HTML? {
    var content = content(of: day, marks: signs(of: day))
    for index in content.stops.indices { content.stops[index].link = nil }
    for index in content.marks.indices {
      (content.marks[index].link, content.marks[index].list) = (nil, nil)
    }
    // By its line a way is told from others in the same mountains, and by its stops a day from others in the same town: on
    // a map of their region all are alike.
    let isOfWay = isWay(content, metres: day.way?.groundMetres ?? 0)
    if isOfWay { content.walk = WalkFigure(scope: scope, day: day)?.map(isJoined: false) }
    let frame = isRow ? MapFrame.row(ofDays: plan.days.count) : .card(ofDays: plan.days.count)
    let card = draw(
      isOfWay ? content : knowable(content), frame: isOfWay ? frame.ofWalk : frame, suffix: "",
      title: title(of: day))
    return card.map { HTML(trusted: $0.markup) }
  }

  /// Whether it is a walk or a way through a town, of which so much was recorded on the ground.
  private func isWay(_ content: MapContent, metres: Double) -> Bool {
    content.reach == .town && (metres >= Self.shortestWay || content.stops.count > 1)
  }

  /// Metres below which what was recorded is a dot on any map.
  private static let shortestWay = 1000.0

  /// A day beside its words, on a page with so many of them.
  func beside(_ day: DayPlan, of count: Int) -> SVGDrawing? {
    // A walk is seen as one, with its region in a corner of it.
    var content = content(of: day, marks: signs(of: day))
    content.walk = WalkFigure(scope: scope, day: day)?.map(isJoined: false)
    return draw(
      content.reach == .spot ? knowable(content) : content, frame: .beside(ofDays: count), suffix: "",
      title: title(of: day))
  }

  /// One position, with a mark where there is one for it.
  func spot(_ position: Coordinate, name: String?, mark: MapMark.Kind?, isVague: Bool = false) -> Record? {
    var map = self
    map.showsNearby = !isVague
    return map.spot(position, name: name, mark)
  }

  private func spot(_ position: Coordinate, name: String?, _ mark: MapMark.Kind?) -> Record? {
    let title = words(.mapOfPlace, ["place": name ?? words.position(position)])
    guard let mark else {
      let stop = MapStop(number: "", name: name ?? "", coordinate: position)
      return figure(MapContent(stops: [stop]), isLight: true, title: title)
    }
    let content = MapContent(marks: [MapMark(kind: mark, name: name ?? "", coordinate: position)])
    return figure(content, isLight: true, title: title)
  }

  /// Places, numbered as in their list.
  func places(_ places: [PlacePlan]) -> Record? {
    let areas = PlaceAreas(scope: scope)
    let marks = places.enumerated().map { index, place in
      var mark = mark(place, number: words.numbers.whole(index + 1))
      mark.listed = index + 1
      // What stands for several leads to the first of them; in folded lists to the list.
      mark.list = areas.map { $0.link(to: place.id) ?? "#list" } ?? PlaceLine.id(of: place).map { "#" + $0 }
      return mark
    }
    var content = MapContent(marks: marks)
    content.foldsByTown = true
    return figure(content, title: words(.mapOfPlaces, ["title": scope.tripTitle]))
  }

  /// What is around the only place of a map.
  func surroundings(of content: MapContent) -> MapContent? {
    guard showsNearby, content.lines.isEmpty, content.stops.count + content.marks.count == 1,
      let place = content.stops.first?.coordinate ?? content.marks.first?.coordinate
    else { return nil }
    let name = content.stops.first?.name ?? content.marks.first?.name ?? ""
    var near = scope.site.nearby.content(around: place, called: isPlaceNamed ? name : "", on: scope)
    near?.extracts = content.extracts
    return near
  }

  private func title(of day: DayPlan) -> String {
    words(.mapOfDay, ["day": words.dates.long(day.date)])
  }

  /// `seas` are those on which the way was; `way` is what a second map is framed on where the rest lies far off, nil where
  /// there is to be none.
  func figure(
    _ bare: MapContent, closeUpAround way: [Coordinate]? = nil, isLight: Bool = false, title: String,
    seas: [String] = []
  ) -> Record? {
    var content = bare
    content.extracts = plan.way.maps
    let closeUp = way.flatMap { content.closeUp(around: $0) }
    guard
      let sheets = MapSheets.draw(content, closeUp: closeUp, isLight: isLight, on: self, title: title)
    else { return nil }
    let (wide, narrow) = (sheets.wide, sheets.narrow)
    content = sheets.content
    let legend = MapLegend(words: words, content: content, seas: seas)
    let (ofWide, ofNarrow) = (legend.text(of: wide), legend.text(of: narrow))
    let iceOfWide = legend.ice(of: wide, beside: sheets.region)
    let iceOfNarrow = legend.ice(of: narrow, beside: sheets.region)
    let lines = legend.lines(of: wide, narrow, beside: sheets.region)
    let isOfBoth = ofWide == ofNarrow
    let isTold = !lines.isEmpty || [ofWide, ofNarrow, iceOfWide, iceOfNarrow].contains { $0 != nil }
    return [
      "regionHTML": sheets.region.map { .html(HTML(trusted: $0.markup)) } ?? .none,
      "wideHTML": .html(HTML(trusted: wide.markup)), "narrowHTML": .html(HTML(trusted: narrow.markup)),
      "isSpot": .flag(sheets.isSpot), "lines": TemplateValue(lines),
      "ways": TemplateValue(isOfBoth ? ofWide : nil),
      "wideWays": TemplateValue(isOfBoth ? nil : ofWide),
      "narrowWays": TemplateValue(isOfBoth ? nil : ofNarrow),
      "ice": TemplateValue(iceOfWide == iceOfNarrow ? iceOfWide : nil),
      "wideIce": TemplateValue(iceOfWide == iceOfNarrow ? nil : iceOfWide),
      "narrowIce": TemplateValue(iceOfWide == iceOfNarrow ? nil : iceOfNarrow),
      "source": TemplateValue(source(of: sheets.sources)),
      "wideRings": TemplateValue(wide.showsRings ? words[.mapRings] : nil),
      "narrowRings": TemplateValue(narrow.showsRings ? words[.mapRings] : nil),
      "extracts": TemplateValue(sources(of: Set(wide.extracts + narrow.extracts).sorted())),
      "isExplained": .flag(
        isTold || !sheets.sources.isEmpty
          || [wide, narrow].contains { $0.gridMetres != nil || !$0.extracts.isEmpty }),
      // The two drawings may have squares of different widths.
      "wideGrid": TemplateValue(grid(of: wide)), "narrowGrid": TemplateValue(grid(of: narrow)),
    ]
  }

  /// Whose land and water these are.
  func source(of sources: Set<GroundSource>) -> String? {
    switch (sources.contains(.shores), sources.contains(.naturalEarth)) {
    case (true, true): words[.mapSources]
    case (true, false): words[.mapShores]
    case (false, true): words[.mapSource]
    case (false, false): nil
    }
  }

  /// Whom the traveller's own maps are from, each once.
  private func sources(of extracts: [Int]) -> [Record] {
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

  private func grid(of drawing: SVGDrawing) -> String? {
    drawing.gridMetres.map {
      words(.mapGrid, ["distance": words.lengths.round($0, in: plan.profile.units).text])
    }
  }

  func draw(_ content: MapContent, frame: MapFrame, suffix: String, title: String) -> SVGDrawing? {
    drawMap(
      content, frame: frame, on: scope.site.atlas, units: plan.profile.units,
      wording: wording(content, title: title),
      idPrefix: name + suffix)
  }

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

  /// A map as the picture of a card, so much wider than high: neither words nor links. A way is shown as one, with its
  /// region in a corner; a place by a sign in its region.
  func preview(_ source: CardPlan.Source, aspect: Double) -> SVGDrawing? {
    guard var content = content(of: source) else { return nil }
    let isOfWay = isWay(content, metres: recordedMetres(of: source))
    for index in content.stops.indices {
      let stop = content.stops[index]
      content.stops[index] = MapStop(number: "", name: "", coordinate: stop.coordinate)
    }
    content.marks = content.marks.map { MapMark(kind: $0.kind.withoutNumber, coordinate: $0.coordinate) }
    if !isOfWay { content = knowable(content) }
    let places = content.stops.count + content.marks.count { $0.kind != .photo }
    return draw(
      content, frame: isOfWay ? .previewOfWay(aspect: aspect) : .preview(aspect: aspect, places: places),
      suffix: "", title: scope.tripTitle)
  }

  private func recordedMetres(of source: CardPlan.Source) -> Double {
    switch source {
    case .photo, .spot, .vignette: 0
    case .wayOfTrip: plan.days.reduce(0) { $0 + ($1.way?.groundMetres ?? 0) }
    case .wayOfDay(let date): scope.site.day(on: date)?.way?.groundMetres ?? 0
    }
  }

  /// What is to be drawn small, where a town's sheet of squares would say nothing: that and its region, as one sign.
  private func knowable(_ content: MapContent) -> MapContent {
    scope.site.atlas == nil || content.reach == .land ? content : content.spot(on: scope.site.atlas)
  }

  private func content(of source: CardPlan.Source) -> MapContent? {
    switch source {
    case .photo, .vignette: nil
    case .wayOfTrip:
      plan.isNowhere
        ? destination : wholeWay(marks: places.map { mark($0, number: nil) } + ideasWithoutWay)
    case .wayOfDay(let date): scope.site.day(on: date).map { content(of: $0, marks: signs(of: $0)) }
    case .spot(let position): MapContent(stops: [MapStop(number: "", name: "", coordinate: position)])
    }
  }
}

extension MapMark.Kind {
  fileprivate var withoutNumber: MapMark.Kind {
    if case .pin(let category, _) = self { .pin(category) } else { self }
  }
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
