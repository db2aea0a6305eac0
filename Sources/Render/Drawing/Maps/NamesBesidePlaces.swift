/// What is named on a sheet beside its own places, whose names stand: each takes the room that all before it left.
struct NamesBesidePlaces {
  /// The figures of a walk, where lines lead over the edge, and what ways are called.
  private(set) var ofWay: [SVGElement] = []
  /// The towns at which ways end that end at no sign.
  private(set) var ended: [SVGElement] = []
  /// What the way passes, and what the traveller's own maps name.
  private(set) var ofGround: [SVGElement] = []
  /// How many quarters of a town are among that.
  private(set) var quarters = 0
  private(set) var rings: [SVGElement] = []
  /// What comes as a script enlarges the sheet.
  private(set) var ofLevels: [SVGElement] = []
  private let sheet: NamedSheet
  private var names: LabelPlacement
  private var taken: Set<String>

  private var signed: SignedSheet { sheet.signed }
  private var view: MapView { signed.view }
  private var content: MapContent { signed.content }
  private var style: MapStyle { signed.style }

  init(_ sheet: NamedSheet) {
    self.sheet = sheet
    (names, taken) = (sheet.names, sheet.taken)
    measureWalk()
    nameWays()
    let passed = namePassed()
    nameExtract()
    drawRings()
    nameLevels(besides: passed)
  }

  private mutating func measureWalk() {
    guard let walk = content.walk else { return }
    ofWay =
      WalkDrawing(
        walk, on: view, markers: sheet.placement.markers, names: sheet.labels.values.map(\.box),
        placement: &names
      ).elements
  }

  private mutating func nameWays() {
    names.keepApart(from: sheet.placement.markers)
    let exits = ExitNames(
      content.exits, on: view, besides: taken, raster: signed.raster, placement: &names)
    taken.formUnion(exits.written)
    // On a sheet that a script enlarges they come as it grows.
    let ways = WayNames(
      content.isLive ? [] : content.namedWays, on: view, besides: taken, raster: signed.raster,
      placement: &names)
    taken.formUnion(ways.written)
    ofWay += exits.elements + ways.elements
  }

  private mutating func namePassed() -> BaseNames? {
    guard
      let passed = BaseNames(
        view, on: style.atlas, ground: signed.ground, wording: style.wording, taken: taken,
        markers: sheet.placement.markers, anchors: sheet.anchored, chief: sheet.chief,
        isLive: content.isLive, lines: signed.route.lines, raster: signed.raster, placement: names)
    else { return nil }
    (ended, ofGround, names) = (passed.ended, passed.elements, passed.placement)
    taken.formUnion(passed.written)
    quarters = passed.quarters
    return passed
  }

  private mutating func nameExtract() {
    guard let extract = signed.extract else { return }
    let written = ExtractNames(
      extract.chosen.map { content.extracts[$0] }, scale: extract.scale, in: view, taken: taken,
      raster: signed.raster, placement: names)
    ofGround += written.elements
    (names, taken) = (written.placement, written.taken)
  }

  /// On a map of streets one sees how far it is, a walk has its own kilometres, and what is around a place is no way.
  private mutating func drawRings() {
    guard signed.grid != nil, signed.extract == nil, content.walk == nil, content.hasRings,
      style.atlas != nil, sheet.placement.markers.count > 1, case .none = content.surroundings,
      let first = sheet.placement.markers.first(where: { $0.source == .stop(0) })
    else { return }
    rings =
      DistanceRings(
        around: first.point, on: view, units: style.units, wording: style.wording, placement: &names
      ).elements
  }

  private mutating func nameLevels(besides passed: BaseNames?) {
    let along = LevelWayNames(
      content.isLive ? content.namedWays : [], on: view, besides: taken, route: signed.route.lines,
      land: passed?.land, steady: names.steady)
    ofWay += along.elements
    guard content.isLive else { return }
    let near = LevelNames.place(
      on: view, from: style.atlas, wording: style.wording, route: signed.route.lines,
      markers: sheet.placement.markers, taken: taken.union(along.written), steady: along.steady,
      dots: passed?.dots ?? [])
    ofLevels = near?.elements ?? []
  }
}
