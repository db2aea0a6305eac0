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
  let route = RoutePaths(
    paths.map { path in
      let pieces = path.path.placed(in: view)
      return (
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
  if inset != nil { content.stops.removeAll { $0.number.isEmpty || $0.isCloseUp } }
  content = content.withRingsFitting(view)
  let style = MapStyle(
    frame: frame, units: units, wording: wording,
    atlas: frame.isLettered && frame.namesPassed && frame.largestGround > 0 ? atlas : nil,
    around: frame.hasLocator && frame.largestGround > 0 ? atlas : nil, idPrefix: idPrefix)
  let signed = SignedSheet(
    view, content: content, ground: ground, extract: extract, route: route, inset: inset, style: style)
  let sheet = MapSheet.lay(signed)
  // Few pins without their names may have them where others stand elsewhere; a script lays those of a live sheet itself.
  guard frame.isLettered, !content.isLive, (1...MapSheet.mostAgain).contains(sheet.unsettled.count) else {
    return sheet.drawing()
  }
  let other = MapSheet.lay(signed, naming: sheet.unsettled)
  return (other.isNamedBetter(than: sheet) ? other : sheet).drawing()
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
  let placement: MarkerPlacement
  let furniture: Furniture
  let labels: [Marker.Source: MapLabel]
  /// The pins whose names found no room, though they should be on it, and those whose names the way runs through.
  let unsettled: Set<Marker.Source>
  /// The stops and the pins through whose names it runs.
  let struck: (stops: Int, pins: Int)
  /// What stands on the way: stops that have no sign, and towns at its ends.
  let dots: [SVGElement]
  /// How far and how high a walk is.
  let walk: [SVGElement]
  /// The names of what the way passes.
  let base: [SVGElement]
  let hasRings: Bool
  /// How much larger a script makes it; nil where none moves it.
  let largestScale: Double?
  private var isLive: Bool { largestScale != nil }
  let inset: InsetOutline?
  let sources: Set<GroundSource>
  /// How the lines of the way are drawn that one sees.
  let styles: Set<RouteStyle>
  let showsIce: Bool

  /// Units between a name and the line around the sheet: letters of some faces are broader than the guess.
  private static let besideEdge = 6.0

  /// A sheet on which more pins have no name is full.
  static let mostAgain = 4

  /// Names what stands on a sheet, as far as there is room: the pins that are told as `first` before the stops.
  static func lay(_ sheet: SignedSheet, naming first: Set<Marker.Source> = []) -> MapSheet {
    let (view, content, route, inset) = (sheet.view, sheet.content, sheet.route, sheet.inset)
    let (frame, units, wording) = (sheet.style.frame, sheet.style.units, sheet.style.wording)
    let (atlas, idPrefix) = (sheet.style.atlas, sheet.style.idPrefix)
    let (grid, ground, extract, largest) = (sheet.grid, sheet.ground, sheet.extract, sheet.largest)
    let (anchors, raster, furniture, heads) = (sheet.anchors, sheet.raster, sheet.furniture, sheet.heads)
    var placement = sheet.placement
    var names = LabelPlacement(
      sheet: view.inner.inset(by: Self.besideEdge), raster: raster,
      markers: placement.markers.filter { !$0.isEntry },
      furniture: furniture.boxes + (inset?.edges ?? []),
      dots: placement.photos.map(\.point), heads: heads.heads.map(\.point))
    var labels: [Marker.Source: MapLabel] = [:]
    func write(_ markers: [Marker], besides giving: [Marker] = []) {
      for marker in markers where labels[marker.source] == nil {
        labels[marker.source] = names.place(
          marker, size: NameSize.of(marker, on: view), besides: giving)
      }
    }
    let entries = placement.markers.filter(\.isEntry)
    if let own = placement.onlyPlace {
      labels[own.source] = names.placeOwn(own, size: NameSize.of(own, on: view), besides: entries)
    }
    write(placement.inOrderOfNaming.filter { first.contains($0.source) }, besides: entries)
    // The names of stops go before the signs of what was written.
    write(placement.inOrderOfNaming.filter { $0.shape == .stop }, besides: entries)
    placement.giveWay(to: labels.values.map(\.box))
    names.keepClear(of: placement.markers.filter(\.isEntry))
    var taken = Set(placement.all.flatMap { [$0.name.lowercased(), $0.label.lowercased()] })
      .union(placement.markers.map { $0.label.lowercased() })
    let anchored = anchors.placed(in: &names, on: view, besides: placement.markers)
    taken.formUnion(anchored.map { $0.name.lowercased() })
    let shownCloser = inset.flatMap {
      InsetName(
        of: $0.area, called: content.insetName, on: view, from: atlas, wording: wording, taken: taken,
        raster: raster, placement: &names)
    }
    if let shownCloser { taken.insert(shownCloser.name) }
    let chief = ChiefTown(
      on: view, from: atlas, wording: wording, taken: taken, markers: placement.markers, placement: &names)
    let stops = placement.markers.filter { $0.shape == .stop && labels[$0.source] != nil }
    let signs = EntryNames.standing(among: placement.inOrderOfNaming, on: view, isLive: content.isLive)
      .filter { $0.shape != .stop && !NamesOfStops.tell($0, by: stops) }
    let (free, named) = (names, labels)
    write(signs)
    if sheet.isByTown, frame.isForPhones, NumbersAlone.tell(signs, named: labels) {
      (names, labels) = (free, named)
      write(signs.filter { !NumbersAlone.isNumbered($0) })
    }
    let nameless = signs.filter { labels[$0.source] == nil }
    if !content.isLive { placement.shrink(nameless) }
    let struck = placement.markers.filter { marker in
      labels[marker.source].map { !names.isOffWay($0) } ?? false
    }
    let unsettled = nameless.filter { !$0.label.isEmpty } + struck
    let walk = content.walk.map {
      WalkDrawing(
        $0, on: view, markers: placement.markers, names: labels.values.map(\.box), placement: &names
      ).elements
    }
    names.keepApart(from: placement.markers)
    let exits = ExitNames(content.exits, on: view, besides: taken, raster: raster, placement: &names)
    taken.formUnion(exits.written)
    // On a sheet that a script enlarges they come as it grows.
    let ways = WayNames(
      content.isLive ? [] : content.namedWays, on: view, besides: taken, raster: raster, placement: &names)
    taken.formUnion(ways.written)
    let passed = BaseNames(
      view, on: atlas, ground: ground, wording: wording, taken: taken, markers: placement.markers,
      anchors: anchored, chief: chief, isLive: content.isLive, lines: route.lines, raster: raster,
      placement: names)
    let written = extract.map {
      ExtractNames(
        $0.chosen.map { content.extracts[$0] }, scale: $0.scale, in: view,
        taken: taken.union(passed?.written ?? []), raster: raster, placement: passed?.placement ?? names)
    }
    var rest = written?.placement ?? passed?.placement ?? names
    var rings: [SVGElement] = []
    // On a map of streets one sees how far it is, a walk has its own kilometres, and what is around a place is no way.
    if grid != nil, extract == nil, content.walk == nil, content.hasRings, atlas != nil,
      placement.markers.count > 1,
      case .none = content.surroundings,
      let first = placement.markers.first(where: { $0.source == .stop(0) })
    {
      rings =
        DistanceRings(around: first.point, on: view, units: units, wording: wording, placement: &rest)
        .elements
    }
    let known = written?.taken ?? taken.union(passed?.written ?? [])
    let along = LevelWayNames(
      content.isLive ? content.namedWays : [], on: view, besides: known, route: route.lines,
      land: passed?.land, steady: rest.steady)
    let near =
      content.isLive
      ? LevelNames.place(
        on: view, from: atlas, wording: wording, route: route.lines, markers: placement.markers,
        taken: known.union(along.written), steady: along.steady, dots: passed?.dots ?? []) : nil
    let ringed =
      rings.isEmpty
      ? [] : [SVGElement("g").with("clip-path", "url(#\(idPrefix)-sheet)").containing(rings)]
    return MapSheet(
      view: view, frame: frame, wording: wording, idPrefix: idPrefix, grid: grid,
      ground: ground.map {
        GroundDrawing($0, edge: view.outline, isWorld: view.projection.isWorld, idPrefix: idPrefix)
      }, extract: extract.map { ExtractDrawing($0, edge: view.outline, idPrefix: idPrefix) },
      extracts: extract?.chosen ?? [], route: RouteDrawing(paths: route, heads: heads, idPrefix: idPrefix),
      placement: placement, furniture: furniture, labels: labels,
      unsettled: Set(unsettled.filter { $0.kind != nil && $0.number.isEmpty }.map(\.source)),
      struck: (struck.count { $0.shape == .stop }, struck.count { $0.kind != nil }),
      dots: PlainDots.elements(content.dots, in: view) + (passed?.ended ?? []),
      walk: (walk ?? []) + exits.elements + ways.elements + along.elements,
      base: ringed + (passed?.elements ?? []) + (written?.elements ?? []) + (near?.elements ?? [])
        + (shownCloser.map { [$0.element] } ?? []),
      hasRings: !rings.isEmpty, largestScale: content.isLive ? largest.factor : nil, inset: inset,
      sources: ground?.sources ?? [],
      styles: SeenStyles(
        route.lines, in: view.inner, under: placement.markers, labels.values.map(\.box)
      ).styles,
      // On a map of the world nobody takes Greenland for a lake.
      showsIce: !view.projection.isWorld && ground?.paths.hasIce(in: view.inner) ?? false)
  }

  /// Whether more pins than on another have names that one can read, and no stop and no sign pays for it.
  func isNamedBetter(than other: MapSheet) -> Bool {
    let (own, others) = (lost, other.lost)
    // A name that the way runs through is read, one that is nowhere is not.
    return own.pins < others.pins && own.stops <= others.stops && nowhere <= other.nowhere
      && placement.markers.count >= other.placement.markers.count
  }

  /// How many stops are without their names.
  private var nowhere: Int { placement.unnamed(beside: labels).stops.count }

  /// How many names of stops and of all else are not on it as a whole, or are crossed by the way.
  private var lost: (stops: Int, pins: Int) {
    let unnamed = placement.unnamed(beside: labels)
    let cut = placement.markers.count { $0.shape == .stop && labels[$0.source]?.isCut ?? false }
    return (
      unnamed.stops.count + cut + struck.stops,
      unnamed.marks.count + placement.cutMarks(beside: labels).count + struck.pins
    )
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
          sheet + base + (inset?.elements ?? []) + route.elements + dots + walk
            + (frame.isLettered ? furniture.elements : furniture.corner)
            + MarkerDrawing.leaders(placement.markers))
      )
      .containing(MarkerDrawing.photos(placement.photos))
      .containing(placement.hidden.map { MarkerDrawing.element($0, label: nil) })
      .containing(placement.markers.map { MarkerDrawing.element($0, label: labels[$0.source]) })
      .containing(ends)
    let unnamed = placement.unnamed(beside: labels)
    var drawing = SVGDrawing(
      markup: (frame.isLettered ? svg : svg.withoutText).markup, gridMetres: grid?.metres,
      sources: sources.union(furniture.sources), showsRings: hasRings, extracts: extracts,
      corners: view.corners.compactMap(\.coordinate),
      unnamedStops: unnamed.stops, sharedSigns: placement.sharedSigns,
      unnamedMarks: unnamed.marks, styles: styles)
    drawing.cutMarks = placement.cutMarks(beside: labels)
    drawing.struckNames = struck.pins
    drawing.showsWhere = !furniture.corner.isEmpty
    drawing.showsIce = showsIce
    if isLive { drawing.laterStyles = Set(route.paths.lines.map(\.style)).subtracting(styles) }
    drawing.kinds = frame.isLettered ? placement.kinds(areAllShown: isLive) : []
    drawing.showsPhotos = frame.isLettered && placement.showsPhotos(areAllShown: isLive)
    drawing.entrySigns = frame.isLettered ? placement.entrySigns(areAllShown: isLive) : []
    drawing.showsSeveral = frame.isLettered && placement.markers.contains { $0.shape == .cluster }
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
    guard hasRings else { return [] }
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
