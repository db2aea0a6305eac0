package import Basemap
package import TripModel

/// Draws a map of everything in the content, fitted into the frame.
///
/// `idPrefix` keeps the ids of several drawings on one page apart: give each its own, of letters, digits and
/// hyphens. The atlas is the ground that the map stands on. Nil where there is nothing to draw.
package func drawMap(
  _ content: MapContent, frame: MapFrame, on atlas: Atlas? = nil, units: Units, wording: MapWording,
  idPrefix: String
) -> SVGDrawing? {
  let paths = content.lines.map { (style: $0.style, day: $0.day, path: SpherePath($0)) }
  let places = (content.stops.map(\.coordinate) + content.marks.map(\.coordinate)).map(UnitVector.init)
  let island = frame.largestGround > 0 ? WholeIsland(under: places, on: atlas).outline : []
  let framesPlaces = content.linesGoOn
  let within = zip(content.lines, paths).filter { !framesPlaces && !$0.0.leadsBeyond }
  let shown = within.flatMap { $0.1.path.vectors } + places + island
  let search = SheetSearch(
    shown: shown, places: places, frame: frame, atlas: atlas, hasStops: !content.stops.isEmpty,
    hasWay: content.hasWay, hasStreets: content.hasStreets, isEnlarged: content.isLive)
  guard let stand = search.stand(content.surroundings) else { return nil }
  let (view, ground) = (stand.view, stand.ground)
  let goesOn = framesPlaces || content.lines.contains(where: \.leadsBeyond)
  let way = PlacedWay(
    content.lines, along: paths.map { $0.path }, on: view, over: ground,
    besides: content.stops.compactMap { view.place(UnitVector($0.coordinate)) }, isLive: content.isLive)
  let route = RoutePaths(
    zip(paths, way.pieces).map { path, pieces in
      (
        style: path.style, day: path.day, pieces: goesOn ? pieces.flatMap { view.inner.clipping($0) } : pieces
      )
    }, isLive: content.isLive)
  let points = places.compactMap(view.place)
  // Letters tell whose map it is; without them it may not be shown.
  let extract = ExtractGround(
    frame.isLettered ? content.extracts : [], in: view, places: points,
    isOverGround: !(ground?.isFlat ?? true), largestSize: frame.largestExtract)
  let inset = InsetOutline(content.inset, onPhone: content.insetOnPhone, in: view)
  var content = content
  // The outline stands for what has no number there, and for what is shown closer.
  let kept = content.stops.indices.filter { index in
    inset == nil || !(content.stops[index].number.isEmpty || content.stops[index].isCloseUp)
  }
  content.stops = kept.map { content.stops[$0] }
  content = content.withRingsFitting(view)
  let style = MapStyle(
    frame: frame, units: units, wording: wording,
    atlas: frame.isLettered && frame.namesPassed && frame.largestGround > 0 ? atlas : nil,
    around: frame.hasLocator && frame.largestGround > 0 ? atlas : nil, idPrefix: idPrefix)
  let signed = SignedSheet(
    view, content: content, ground: ground, extract: extract, route: route, inset: inset, style: style)
  let named = NamedSheet(signed)
  // Few pins without their names may have them where others stand elsewhere; a script lays those of a live sheet itself.
  guard frame.isLettered, !content.isLive, (1...NamedSheet.mostAgain).contains(named.unsettled.count) else {
    return MapSheet(named).drawing().countingStops(as: kept).bowing(way.bowed)
  }
  let other = NamedSheet(signed, naming: named.unsettled)
  let best = other.isNamedBetter(than: named) ? other : named
  return MapSheet(best).drawing().countingStops(as: kept).bowing(way.bowed)
}

extension SVGDrawing {
  /// With the indices that stops have among all of the content, of which it shows those.
  fileprivate func countingStops(as shown: [Int]) -> SVGDrawing {
    var drawing = self
    drawing.unnamedStops = unnamedStops.map { shown[$0] }
    drawing.sharedSigns = Dictionary(uniqueKeysWithValues: sharedSigns.map { (shown[$0.key], $0.value) })
    drawing.shortSigns = Dictionary(uniqueKeysWithValues: shortSigns.map { (shown[$0.key], $0.value) })
    return drawing
  }

  /// With how those lines are drawn of which some lead in a bow.
  fileprivate func bowing(_ styles: Set<RouteStyle>) -> SVGDrawing {
    var drawing = self
    drawing.bowedStyles = styles
    return drawing
  }
}

/// A map with everything in its place, ready to be written.
private struct MapSheet {
  let view: MapView
  let frame: MapFrame
  let wording: MapWording
  let idPrefix: String
  let grid: SquareGrid?
  let ground: GroundDrawing?
  let extract: ExtractDrawing?
  /// Which of the content's extracts are drawn.
  let extracts: [Int]
  let route: RouteDrawing
  let rest: RestOfWay
  let placement: MarkerPlacement
  let furniture: Furniture
  let labels: [Marker.Source: MapLabel]
  /// The stops and the pins through whose names it runs.
  let struck: (stops: Int, pins: Int)
  /// What stands on the way: stops that have no sign, and towns at its ends.
  let dots: [SVGElement]
  /// How far and how high a walk is.
  let walk: [SVGElement]
  /// The names of what the way passes.
  let base: [SVGElement]
  let ringsAround: String?
  let quarters: Int
  /// How much larger a script makes it; nil where none moves it.
  let largestScale: Double?
  private var isLive: Bool { largestScale != nil }
  let inset: InsetOutline?
  let sources: Set<GroundSource>
  let showsShore: Bool
  /// How the lines of the way are drawn that one sees.
  let styles: Set<RouteStyle>
  let showsIce: Bool

  init(_ named: NamedSheet) {
    let sheet = named.signed
    let (view, content, route, ground) = (sheet.view, sheet.content, sheet.route, sheet.ground)
    let (extract, idPrefix) = (sheet.extract, sheet.style.idPrefix)
    let beside = NamesBesidePlaces(named)
    (self.view, frame, wording, self.idPrefix) = (view, sheet.style.frame, sheet.style.wording, idPrefix)
    (grid, inset, furniture) = (sheet.grid, sheet.inset, sheet.furniture)
    (placement, labels, struck) = (named.placement, named.labels, named.struck)
    self.ground = ground.map {
      GroundDrawing($0, edge: view.outline, isWorld: view.projection.isWorld, idPrefix: idPrefix)
    }
    self.extract = extract.map { ExtractDrawing($0, edge: view.outline, idPrefix: idPrefix) }
    extracts = extract?.chosen ?? []
    self.route = RouteDrawing(paths: route, heads: sheet.heads, idPrefix: idPrefix)
    rest = RestOfWay(content.restOfWay, in: view, under: route.lines)
    dots = PlainDots.elements(content.dots, in: view) + beside.ended
    walk = beside.ofWay
    let ringed =
      beside.rings.isEmpty
      ? [] : [SVGElement("g").with("clip-path", "url(#\(idPrefix)-sheet)").containing(beside.rings)]
    base = ringed + beside.ofGround + beside.ofLevels + (named.shownCloser.map { [$0.element] } ?? [])
    ringsAround = beside.rings.isEmpty ? nil : content.stops.first?.name ?? ""
    quarters = beside.quarters
    largestScale = content.isLive ? sheet.largest.factor : nil
    sources = ground?.sources ?? []
    showsShore = extract != nil || ground?.paths.hasShore ?? false
    styles =
      SeenStyles(
        route.lines, in: view.inner, under: named.placement.markers, named.labels.values.map(\.box)
      ).styles
    // On a map of the world nobody takes Greenland for a lake.
    showsIce = !view.projection.isWorld && ground?.paths.hasIce(in: view.inner) ?? false
  }

  func drawing() -> SVGDrawing {
    let isLinked = (placement.markers + placement.photos).contains { $0.link != nil }
    let size = "0 0 \(svgNumber(view.width)) \(svgNumber(view.height))"
    let svg = SVGElement("svg").with("class", "map \(frame.classes)").with("viewBox", size)
      .with("width", view.width).with("height", view.height)
      // A picture hides its parts from those who hear the page; links must stay within reach.
      .with("role", isLinked ? "group" : "img")
      .with("aria-labelledby", "\(idPrefix)-title").with("aria-describedby", "\(idPrefix)-about")
      .with("direction", "ltr").with("data-lay", isLive ? view.told : nil)
      .with("data-largest", largestScale.map(svgNumber))
      .containing(
        SVGElement("title").with("id", "\(idPrefix)-title").containing(text: wording.title),
        SVGElement("desc").with("id", "\(idPrefix)-about").containing(text: wording.description),
        SVGElement("defs").containing(
          (ground?.definitions ?? []) + (extract?.definitions ?? []) + ringEdge + route.definitions),
        silent(
          sheet + rest.elements + base + (inset?.elements ?? []) + route.elements + dots + walk
            + (frame.isLettered ? furniture.elements : furniture.corner)
            + MarkerDrawing.leaders(placement.markers)
            + MarkerDrawing.leads(placement.markers, labels: labels))
      )
      .containing(MarkerDrawing.photos(placement.photos))
      .containing(placement.hidden.map { MarkerDrawing.element($0, label: nil) })
      .containing(placement.markers.map { MarkerDrawing.element($0, label: labels[$0.source]) })
      .containing(ends)
    let unnamed = placement.unnamed(beside: labels)
    var drawing = SVGDrawing(
      markup: (frame.isLettered ? svg : svg.withoutText).markup, gridMetres: grid?.metres,
      sources: sources.union(furniture.sources), ringsAround: ringsAround, extracts: extracts,
      corners: view.corners.compactMap(\.coordinate),
      unnamedStops: unnamed.stops, sharedSigns: placement.sharedSigns,
      unnamedMarks: unnamed.marks, styles: styles)
    drawing.shortSigns = placement.shortSigns
    drawing.showsBeads = frame.isLettered && placement.hasBeads
    (drawing.showsGround, drawing.showsShore) = (!sources.isEmpty, showsShore)
    drawing.bareMarks = frame.isLettered ? placement.bareMarks(beside: labels, on: view, isLive: isLive) : []
    drawing.cutMarks = placement.cutMarks(beside: labels)
    drawing.struckNames = struck.pins
    drawing.showsWhere = !furniture.corner.isEmpty
    (drawing.showsIce, drawing.quarters) = (showsIce, quarters)
    if isLive { drawing.laterStyles = Set(route.paths.lines.map(\.style)).subtracting(styles) }
    drawing.kinds = frame.isLettered ? placement.kinds(areAllShown: isLive) : []
    drawing.ownKinds = frame.isLettered ? placement.ownKinds(areAllShown: isLive) : []
    (drawing.showsRestOfWay, drawing.isRestJoined) = (rest.isSeen, rest.isJoined)
    drawing.showsPhotos = frame.isLettered && placement.showsPhotos(areAllShown: isLive)
    drawing.entrySigns = frame.isLettered ? placement.entrySigns(areAllShown: isLive) : []
    let clusters = frame.isLettered ? placement.markers.filter { $0.shape == .cluster } : []
    // As the style sheet has it.
    let areFolded = isLive && placement.markers.contains { $0.shape == .stop && !$0.number.isEmpty }
    drawing.showsSeveral = clusters.contains { !(areFolded && $0.isAtStop) }
    drawing.foldsIntoStops = areFolded && clusters.contains(where: \.isAtStop)
    drawing.foldsEntries = areFolded && !drawing.entrySigns.isEmpty
    drawing.clusters = frame.isLettered ? placement.markers.numberedClusters : []
    drawing.showsAside = frame.isLettered && !ends.isEmpty
    return drawing
  }

  /// Where the places are whose markers had to give way.
  private var ends: [SVGElement] {
    let ends = MarkerDrawing.leaderEnds(placement.markers, isSmall: view.isSmall)
    return ends.isEmpty ? [] : [silent(ends)]
  }

  /// What rings are cut off at.
  private var ringEdge: [SVGElement] {
    guard ringsAround != nil else { return [] }
    return [SVGElement("clipPath").with("id", "\(idPrefix)-sheet").containing(view.outline)]
  }

  /// Everything under the way.
  private var sheet: [SVGElement] {
    let paper = SVGElement("rect").with("class", "map-paper").with("width", view.width).with(
      "height", view.height)
    let ground = ground.map { [$0.element] } ?? []
    let own = extract.map { [$0.element] } ?? []
    if view.projection.isWorld {
      let globe = view.outline.with("class", ground.isEmpty ? "map-globe" : "map-globe map-globe-edge")
      let lines = SVGElement("path").with("class", "map-graticule").with("d", Graticule(view).data)
      return [paper] + ground + [globe, lines]
    }
    guard frame.hasEdge else { return [paper] + ground + own }
    if let grid {
      let lines = SVGElement("path").with("class", "map-grid").with("d", grid.data(in: view.inner))
      let edge =
        frame.measuresEdge ? Neatline.band(grid, around: view.inner) : [Neatline.line(around: view.inner)]
      return [paper] + ground + [lines] + own + edge
    }
    let graticule = Graticule(view)
    let lines = SVGElement("path").with("class", "map-graticule").with("d", graticule.data)
    let edge =
      frame.measuresEdge
      ? Neatline.degrees(graticule, on: view, wording: wording) : [Neatline.line(around: view.inner)]
    return [paper] + ground + own + [lines] + edge
  }

  private func silent(_ elements: [SVGElement]) -> SVGElement {
    SVGElement("g").with("aria-hidden", "true").containing(elements)
  }
}
