import Basemap

/// The name of the town that a map beside shows closer, by the outline of that: who does not know the shore sees a box in
/// the middle of nowhere.
struct InsetName {
  /// In small letters.
  let name: String
  let element: SVGElement

  /// Units between the outline and its name.
  private static let off = 7.0
  /// Units across an outline within which the towns have room for their own dots and names.
  private static let largest = 45.0
  /// Units around the outline within which a town is what one sees in it.
  private static let beside = 8.0

  /// Takes its room of the sheet. Nil where no town is there, where it is named already, and where there is no room;
  /// `taken` are names that stand on the sheet, in small letters, and `own` is what is there called where that is no town.
  init?(
    of outline: Box, called own: String, on view: MapView, from atlas: Atlas?, wording: MapWording,
    taken: Set<String>,
    raster: RouteRaster, placement: inout LabelPlacement
  ) {
    let window = GeoWindow(view, in: outline.inset(by: -Self.beside))
    guard let names = atlas?.names, !view.projection.isWorld,
      max(outline.width, outline.height) < Self.largest,
      (SquareGrid.largestExtent..<BaseNames.largestExtent).contains(view.metresAcross),
      // The largest comes first.
      let text = own.isEmpty ? names.towns(in: window, maximum: 1).first.map(wording.town) : own
    else { return nil }
    guard !taken.contains(text.lowercased()) else { return nil }
    let labels = LabelPlacement.labels(
      ofTown: text, at: outline.centre, size: TownDrawing.size(on: view), off: outline.width / 2 + Self.off,
      above: outline.height / 2 + Self.off)
    guard let label = labels.first(where: { raster.count(in: $0.box) == 0 && placement.claim($0.box) }) else {
      return nil
    }
    name = text.lowercased()
    element = label.written(
      in: SVGElement("text").with("class", "map-name").with("font-size", label.size))
  }
}
