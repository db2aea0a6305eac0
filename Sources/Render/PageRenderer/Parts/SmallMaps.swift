import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Maps as pictures: of a day on its card or beside its words, and of what a preview card shows.
extension TripMap {
  /// A day as the picture of its card, which is upright, or of a row: no links, since the whole of it is one.
  func small(of day: DayPlan, isRow: Bool = false) -> HTML? {
    var content = content(of: day, marks: signsWithoutKey(of: day))
    for index in content.stops.indices { content.stops[index].link = nil }
    for index in content.marks.indices {
      (content.marks[index].link, content.marks[index].list) = (nil, nil)
    }
    // By its line a way is told from others in the same mountains, and by its stops a day from others in the same town: on
    // a map of their region all are alike.
    let isOfWay = isWay(content, metres: day.way?.groundMetres ?? 0)
    if isOfWay { content.walk = WalkFigure(scope: scope, day: day)?.ofSmallMap }
    let frame = isRow ? MapFrame.row(ofDays: plan.days.count) : .card(ofDays: plan.days.count)
    let card = draw(
      isOfWay ? content : knowable(content), frame: isOfWay ? frame.ofWalk : frame, suffix: "",
      title: title(of: day))
    return card.map { HTML(trusted: $0.markup) }
  }

  /// A day in its cell of the calendar: its land, its way and where that began; its places where there is no way.
  func cell(of day: DayPlan) -> HTML? {
    let whole = content(of: day, marks: signs(of: day))
    let isOfWay = isWay(whole, metres: day.way?.groundMetres ?? 0)
    var content = isOfWay ? whole : knowable(whole)
    let stops = content.lines.isEmpty ? content.stops : Array(content.stops.prefix(1))
    var places = stops.map(\.coordinate)
    for end in endsOfRides(content) where places.allSatisfy({ $0.distance(to: end) > Self.reachOfTown }) {
      places.append(end)
    }
    content.stops = places.map { MapStop(number: "", name: "", coordinate: $0) }
    let marks = content.lines.isEmpty || places.isEmpty ? content.marks : []
    content.marks = marks.map { MapMark(kind: $0.kind.withoutNumber, coordinate: $0.coordinate) }
    let frame = MapFrame.cell(ofDays: plan.days.count)
    let cell = draw(content, frame: isOfWay ? frame.onHeights : frame, suffix: "", title: title(of: day))
    // One place in the middle of nothing but land is a dot on paper.
    if places.count == 1, content.lines.isEmpty, content.marks.isEmpty, let cell, cell.showsGround,
      !cell.showsShore
    {
      return nil
    }
    return cell.map { HTML(trusted: $0.markup) }
  }

  /// Both ends of each ride, also where that ends on another day: a line that leads to nothing goes on.
  private func endsOfRides(_ content: MapContent) -> [Coordinate] {
    content.lines.filter { $0.isStraight && !$0.style.isJoined }.flatMap { line in
      [line.points.first, line.points.last].compactMap(\.self)
    }
  }

  /// Metres within which a stop and the end of a ride are one sign on so small a map.
  private static let reachOfTown = 30_000.0

  /// A track that no day has, as small as a day in its cell, of so many: larger it stands on the map of the trip.
  func cell(of track: TrackPlan, among count: Int) -> HTML? {
    let style: RouteStyle =
      track.isPlanned || track.isEstimate ? .joined : track.way?.isOnFoot == true ? .walk : .road
    let content = MapContent(
      lines: track.segments.map { segment in
        RouteLine(points: segment.runs.joined().map(\.coordinate), style: style)
      })
    let isOfWay = isWay(content, metres: track.drawnMetres)
    let frame = MapFrame.cell(ofDays: count)
    let cell = draw(
      isOfWay ? content : knowable(content), frame: isOfWay ? frame.onHeights : frame, suffix: "",
      title: words(.mapOfTrip, ["title": scope.title(of: track)]))
    return cell.map { HTML(trusted: $0.markup) }
  }

  /// Whether it is a walk or a way through a town, of which so much was recorded on the ground; also where all that is
  /// known of it leads straight from place to place and comes back to its only stop.
  private func isWay(_ content: MapContent, metres: Double) -> Bool {
    content.reach == .town
      && (metres >= Self.shortestWay || content.stops.count > 1 || content.hasLongStraightWay)
  }

  /// Metres below which what was recorded is a dot on any map.
  private static let shortestWay = 1000.0

  /// A day beside its words, on a page with so many of them.
  func beside(_ day: DayPlan, of count: Int) -> SVGDrawing? {
    // A walk is seen as one, with its region in a corner of it.
    var content = content(of: day, marks: signsWithoutKey(of: day))
    content.walk = WalkFigure(scope: scope, day: day)?.map(isJoined: false)
    content.restOfWay = scope.site.wayOutline.besides(day.date)
    return draw(
      content.reach == .spot ? knowable(content) : content, frame: .beside(ofDays: count), suffix: "",
      title: title(of: day))
  }

  /// What the lines of such a drawing mean.
  func keyOfLines(on drawing: SVGDrawing, of day: DayPlan) -> [Record] {
    let legend = MapLegend(
      words: words, content: content(of: day, marks: []), areUntimed: plan.areTracksUntimed)
    return legend.lines(on: drawing)
  }

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
    scope.site.atlas == nil || content.reach == .land
      ? content : content.spot(on: scope.site.atlas, calling: called)
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

  /// The same where no key says what signs mean: the way tells the day, and its pins do only where that is one place.
  private func signsWithoutKey(of day: DayPlan) -> [MapMark] {
    day.route.stops.count > 1 && !day.route.isAtSea ? [] : signs(of: day)
  }

  /// What stands on a small map of a day: its pins, and where nothing but water was, the pictures of it.
  private func signs(of day: DayPlan) -> [MapMark] {
    pins(of: day) + (day.route.isAtSea ? photoMarks(day.photos.map { plan[$0] }) : [])
  }
}

extension MapMark.Kind {
  fileprivate var withoutNumber: MapMark.Kind {
    if case .pin(let category, _) = self { .pin(category) } else { self }
  }
}
