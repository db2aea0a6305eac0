import Basemap
import Drawing
import SiteLanguage
import TripPlanning

/// The drawings of one map: for wide and for narrow screens, and beside that of a town or a walk its region.
///
/// A town's streets are in no atlas, so a map of one place, or of a few kilometres, tells alone by the land around where
/// that is. Where in its town a place is, what else the trip has there tells: that is drawn around it.
struct MapSheets {
  /// What stands on them, with what is around a place.
  var content: MapContent
  var wide: SVGDrawing
  var narrow: SVGDrawing
  var region: SVGDrawing?
  /// The region as narrow screens have it, where that is another drawing.
  var narrowRegion: SVGDrawing?
  /// Whether it is the map of a single place, and no wider than that needs.
  var isSpot = false

  /// Whose land and water stand on them.
  var sources: Set<GroundSource> {
    (regions + [narrow]).reduce(wide.sources) { $0.union($1.sources) }
  }

  private var regions: [SVGDrawing] { [region, narrowRegion].compactMap(\.self) }

  /// What shows its region, on whatever screen; nil where nothing does.
  var regionMarkup: String? { regions.isEmpty ? nil : regions.map(\.markup).joined(separator: "\n") }

  /// What stands on wide and on narrow screens, each with what its region leaves unnamed; a desk may have no room for that.
  func drawings(withRegionOnDesks hasRegion: Bool) -> (wide: SVGDrawing, narrow: SVGDrawing) {
    var (ofWide, ofNarrow) = (wide, narrow)
    if hasRegion, let region, !region.namesLeftOut.isEmpty { ofWide.leaveNames(of: [region]) }
    if let region = narrowRegion ?? self.region, !region.namesLeftOut.isEmpty {
      ofNarrow.leaveNames(of: [region])
    }
    return (ofWide, ofNarrow)
  }

  /// Puts a map of the region beside it, small where that is told to show nothing else of the trip. In a column that has
  /// letters of its own size, and so it has on a phone. `apart` is what of it the other sheet does not show: of that it is
  /// told what has no name.
  private mutating func add(
    region: MapContent, apart: MapContent? = nil, isLocator: Bool = false, on map: TripMap, title: String
  ) {
    let square: MapFrame = map.isInColumn ? .squareInColumn : isLocator ? .locator : .square
    self.region = map.draw(region, frame: square, suffix: "-region", title: title)
    if map.isInColumn {
      narrowRegion = map.draw(region, frame: .squareOnPhone, suffix: "-region-narrow", title: title)
    }
    guard let apart else { return }
    self.region?.leaveNames(of: apart, on: map)
    narrowRegion?.leaveNames(of: apart, on: map)
  }

  /// Nil where there is nothing to draw. Each of two `areas` has a map, and `closeUp` is what of the content a second map
  /// shows closer.
  static func draw(
    _ content: MapContent, in areas: MapAreas?, closeUp: MapContent.CloseUp?, isLight: Bool,
    on map: TripMap, title: String
  ) -> MapSheets? {
    let lightWide: MapFrame = map.isInColumn ? .inColumn : .wide.light
    let wholeWide: MapFrame = map.isLow ? .wide.low : .wide
    let frames = isLight ? (wide: lightWide, narrow: MapFrame.narrow.light) : (wholeWide, .narrow)
    let beside: MapFrame = map.isInColumn ? .besideRegionInColumn : .besideRegion
    let one = { (content: MapContent) in
      sheets(content, frames.wide, frames.narrow, on: map, title: title)
    }
    if let closeUp, map.scope.site.atlas != nil,
      var two = sheets(
        closeUp.near, beside, frames.narrow.besideRegion, on: map, title: title,
        hasNames: map.plan.places.count <= mostWidened),
      closeUp.isCrowd || two.tells(closeUp.near, by: leastInCloseUp)
    {
      two.content = content
      var region = closeUp.rest
      let signs = closeUp.sign(on: map.scope.site.atlas, calling: map.called)
      region.stops += signs
      region.insetName = signs.first?.name ?? ""
      (region.inset, region.insetOnPhone) = (two.wide.corners, two.narrow.corners)
      two.add(region: region, apart: closeUp.rest, on: map, title: title)
      return two
    }
    if map.scope.site.atlas != nil, let areas = areas?.sheets, areas.count == 2 {
      guard var two = sheets(areas[0], beside, frames.narrow.besideRegion, on: map, title: title) else {
        return nil
      }
      two.content = content
      two.add(region: areas[1], apart: areas[1], on: map, title: title)
      return two
    }
    if map.fitsPlaces, content.reach == .land, content.isUpright {
      // Below it a front page goes on, and on the page of the map its controls stand.
      let high = map.isLow || map.isLive ? frames.wide.tall : frames.wide.upright
      var upright = sheets(content, high, frames.narrow, on: map, title: title)
      upright?.isSpot = !map.isLive
      return upright
    }
    guard map.scope.site.atlas != nil, case .none = content.surroundings, content.reach != .land
    else { return one(content.settled(in: frames.narrow, on: map.scope.site.atlas)) }
    let spot = { () -> MapSheets? in
      // A phone and a desk show the same land. Where only a town is known, what lies around it tells where that is.
      let atlas = map.scope.site.atlas
      let isByTown = content.stops.contains { $0.name.isEmpty && $0.nearTown != nil }
      let closer =
        content.reached(by: map.waysThere)
        ?? (map.showsNearby || isByTown ? content.besideTown(on: atlas) : nil)
      let around = closer ?? content.around.with(map.lineOfRide).settled(in: frames.narrow, on: atlas)
      guard isLight else { return one(around) }
      var sheets = sheets(around, .spot, frames.narrow, on: map, title: title)
      sheets?.isSpot = true
      return sheets
    }
    let isSpot = content.reach == .spot
    let near = isSpot ? map.surroundings(of: content) : nil
    if isSpot, near == nil, content.extracts.isEmpty {
      return ofTown(content, beside, frames.narrow.besideRegion, on: map, title: title) ?? spot()
    }
    let two = sheets(
      near ?? content, beside, frames.narrow.besideRegion, on: map, title: title,
      hasNames: near != nil && map.plan.places.count <= mostWidened)
    if isSpot, near == nil, two?.wide.extracts.isEmpty ?? true { return spot() }
    guard var two else { return nil }
    guard two.isTelling(near ?? content, of: content, on: map) else { return spot() }
    var region = content.region(isOfTown: near != nil, on: map).with(map.lineOfRide)
    (region.inset, region.insetOnPhone) = (two.wide.corners, two.narrow.corners)
    two.add(region: region, isLocator: map.isLive, on: map, title: title)
    return two
  }

  /// The map of a day at one place of a town, of which the quarters around it say where that is; nil where few are named.
  private static func ofTown(
    _ content: MapContent, _ wide: MapFrame, _ narrow: MapFrame, on map: TripMap, title: String
  ) -> MapSheets? {
    guard map.showsQuarters, content.lines.isEmpty else { return nil }
    var town = content
    town.surroundings = .metres(aroundStop)
    guard var two = sheets(town, wide, narrow, on: map, title: title), two.namesQuarters else { return nil }
    two.content = content
    var region = content.region(isOfTown: false, on: map).with(map.lineOfRide)
    (region.inset, region.insetOnPhone) = (two.wide.corners, two.narrow.corners)
    two.add(region: region, isLocator: map.isLive, on: map, title: title)
    return two
  }

  /// Metres to all sides of such a place: a walk through its quarter and into the next.
  private static let aroundStop = 900.0
  /// Of fewer quarters one knows no better where it is than by the town.
  private static let leastQuarters = 2

  private var namesQuarters: Bool { min(wide.quarters, narrow.quarters) >= Self.leastQuarters }

  /// Whether such a closer map is worth its room beside one of the region.
  private func isTelling(_ near: MapContent, of content: MapContent, on map: TripMap) -> Bool {
    tells(near) || content.hasLongStraightWay || map.showsBareWay || map.showsQuarters && namesQuarters
  }

  /// Whether such a closer map tells more than squares do: a shore or streets, a way as it was recorded or as pictures
  /// tell it, or so many of the trip's places that one is known by the others.
  private func tells(_ content: MapContent, by least: Int = MapSheets.leastPlaces) -> Bool {
    if sources.contains(.shores) || !wide.extracts.isEmpty || !narrow.extracts.isEmpty { return true }
    if content.lines.contains(where: { !$0.style.isJoined && !$0.isStraight }) { return true }
    if content.isToldByPictures { return true }
    let places =
      content.stops.map(\.coordinate)
      + content.marks.filter { $0.kind != .photo }.map(\.coordinate)
    return Set(places).count >= least
  }

  private static let leastPlaces = 3
  /// Of a day's places fewer are signs on bare squares, worth a sheet only where they hide each other on that of the day.
  private static let leastInCloseUp = 4
  private static let mostPassed = 7
  /// Of a trip with more places the sheets around each are drawn once, whatever names find no room there.
  private static let mostWidened = 60

  /// `hasNames` where a sheet is rather wider than without some of the names of its places.
  private static func sheets(
    _ content: MapContent, _ wide: MapFrame, _ narrow: MapFrame, on map: TripMap, title: String,
    hasNames: Bool = false
  ) -> MapSheets? {
    func draw(_ content: MapContent, _ frame: MapFrame, _ suffix: String) -> SVGDrawing? {
      let drawn = { (content: MapContent) in
        map.draw(content, frame: frame, suffix: suffix, title: title)
      }
      return hasNames ? content.withNames(drawn) : drawn(content)
    }
    // Of towns that a way passes a phone has room for some: their rings would hide it.
    let few = map.plan.isWayUndated ? content.withStops(mostPassed) : content
    guard var wide = draw(content, wide, "-wide"), var narrow = draw(few, narrow, "-narrow")
    else { return nil }
    narrow.isOnPhone = true
    narrow.leavesOutStops = few.stops.count < content.stops.count
    wide.leaveNames(of: content, on: map)
    narrow.leaveNames(of: few, on: map)
    return MapSheets(content: content, wide: wide, narrow: narrow)
  }
}

extension MapContent {
  /// The same with so many of its stops at most, more than one: the first, the last, and some between them; the others
  /// are dots.
  fileprivate func withStops(_ most: Int) -> MapContent {
    guard stops.count > most else { return self }
    var few = self
    let kept = (0..<most).map { ($0 * (stops.count - 1) + (most - 1) / 2) / (most - 1) }
    few.stops = kept.map { stops[$0] }
    // Where a script enlarges the sheet they would stay behind.
    few.dots = isLive ? [] : stops.indices.filter { !kept.contains($0) }.map { stops[$0].coordinate }
    return few
  }

  /// The same with a ride, where there is one.
  fileprivate func with(_ ride: RouteLine?) -> MapContent {
    var content = self
    if let ride { content.lines.append(ride) }
    return content
  }

  /// The same with the land around it.
  fileprivate var around: MapContent {
    var around = self
    around.surroundings = .region
    return around
  }

  /// Where all of it is: called by the town where its own name stands beside.
  fileprivate func region(isOfTown: Bool, on map: TripMap) -> MapContent {
    var own = spot(on: map.scope.site.atlas, calling: map.called)
    var nameless = self
    for index in nameless.stops.indices { nameless.stops[index].name = "" }
    let town = nameless.spot(on: map.scope.site.atlas, calling: map.called)
    guard town.stops.allSatisfy(\.name.isEmpty) else { return isOfTown ? town : own }
    let names = stops.isEmpty ? marks.map(\.name) : stops.map(\.name)
    if map.isPlaceNamed, names.count == 1 { own.insetName = names[0] }
    return own
  }
}
