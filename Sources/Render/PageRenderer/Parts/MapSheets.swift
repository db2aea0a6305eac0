import Drawing
import SiteLanguage

/// The drawings of one map: for wide and for narrow screens, and beside that of a town or a walk its region.
///
/// A town's streets are in no atlas, so a map of one place, or of a few kilometres, tells alone by the land around where
/// that is.
struct MapSheets {
  var wide: SVGDrawing
  var narrow: SVGDrawing
  var region: SVGDrawing?
  /// Whether it is the map of a single place, and no wider than that needs.
  var isSpot = false

  /// Whose land and water stand on them.
  var sources: Set<GroundSource> {
    wide.sources.union(narrow.sources).union(region?.sources ?? [])
  }

  /// Nil where there is nothing to draw.
  static func draw(_ content: MapContent, isLight: Bool, on map: TripMap, title: String) -> MapSheets? {
    let frames = isLight ? (wide: MapFrame.wide.light, narrow: MapFrame.narrow.light) : (.wide, .narrow)
    let one = { (content: MapContent) in
      sheets(content, frames.wide, frames.narrow, on: map, title: title)
    }
    guard map.scope.site.atlas != nil, case .none = content.surroundings, content.reach != .land
    else { return one(content) }
    var around = content
    around.surroundings = .region
    let spot = { () -> MapSheets? in
      guard isLight else { return one(around) }
      var sheets = sheets(around, .spot, frames.narrow, on: map, title: title)
      sheets?.isSpot = true
      return sheets
    }
    if content.reach == .spot, content.extracts.isEmpty { return spot() }
    let two = sheets(content, .besideRegion, frames.narrow.besideRegion, on: map, title: title)
    if content.reach == .spot, two?.wide.extracts.isEmpty ?? true { return spot() }
    guard var two else { return nil }
    var region = content.spot(on: map.scope.site.atlas)
    region.inset = two.wide.corners + two.narrow.corners
    two.region = map.draw(region, frame: .square, suffix: "-region", title: title)
    return two
  }

  private static func sheets(
    _ content: MapContent, _ wide: MapFrame, _ narrow: MapFrame, on map: TripMap, title: String
  ) -> MapSheets? {
    guard let wide = map.draw(content, frame: wide, suffix: "-wide", title: title),
      let narrow = map.draw(content, frame: narrow, suffix: "-narrow", title: title)
    else { return nil }
    return MapSheets(wide: wide, narrow: narrow)
  }
}
