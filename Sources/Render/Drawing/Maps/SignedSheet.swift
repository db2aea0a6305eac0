import Basemap

/// A sheet with its ground, its way, its signs and what stands in its corners, before anything on it is named: it stays as
/// it is, whichever names come first.
struct SignedSheet {
  let view: MapView
  let content: MapContent
  let style: MapStyle
  /// With the ice that the way leaves in sight.
  let ground: Ground?
  let extract: ExtractGround?
  let route: RoutePaths
  let inset: InsetOutline?
  let grid: SquareGrid?
  let placement: MarkerPlacement
  let anchors: AnchorTowns
  let largest: LargestScale
  let raster: RouteRaster
  let furniture: Furniture
  let heads: DirectionHeads

  /// Whether its signs are told by towns.
  var isByTown: Bool { content.foldsByTown && !content.isLive }

  init(
    _ view: MapView, content: MapContent, ground: Ground?, extract: ExtractGround?, route: RoutePaths,
    inset: InsetOutline?, style: MapStyle
  ) {
    (self.view, self.content, self.style) = (view, content, style)
    (self.extract, self.route, self.inset) = (extract, route, inset)
    let (frame, units, wording) = (style.frame, style.units, style.wording)
    let grid = SquareGrid(view, units: units)
    var placement = MarkerPlacement(content, in: view, count: wording.places)
    if content.foldsByTown, !content.isLive, grid == nil {
      placement.nameSigns(SignNames(content: content, names: style.atlas?.names, wording: wording))
    }
    let anchors = AnchorTowns(
      of: content, on: view, from: style.atlas, wording: wording, markers: placement.markers)
    placement.call(anchors.signs)
    let largest = LargestScale(view, last: placement.lastLevel)
    if content.isLive, largest.isDeep { placement.bePrecise() }
    let way = placement.all.map(\.anchor) + route.lines.flatMap(\.points)
    let raster = RouteRaster(route.lines, in: view.inner)
    self.ground = ground?.withIce(along: way, on: view)
    furniture = Furniture(
      view, units: units, wording: wording, markers: placement.markers.map(\.box), edges: inset?.edges ?? [],
      dots: placement.photos.map(\.point), raster: raster, atlas: style.around,
      largestInset: frame.largestInset, largestScale: content.isLive ? largest.factor : nil,
      idPrefix: style.idPrefix)
    heads = DirectionHeads(
      along: route.lines, drawing: route.isDrawn, sheetWidth: view.width,
      avoiding: placement.markers, dots: placement.photos.map(\.point), within: view.inner)
    (self.grid, self.placement, self.anchors, self.largest, self.raster) =
      (grid, placement, anchors, largest, raster)
  }
}
