import Basemap

/// The name of the town that a map beside shows closer, in the outline of that where the town has room for its dot there, and
/// else by it: who does not know the shore sees a box in the middle of nowhere.
struct InsetName {
  /// In small letters.
  let name: String
  let element: SVGElement

  /// Units between the outline and its name.
  private static let off = 7.0
  /// Units across an outline within which its town has room for a dot and a name of its own.
  private static let largest = 45.0
  /// A share of the sheet: what is larger is most of what one sees, and nothing to be looked for.
  private static let largestShare = 0.5
  /// Units around the outline within which a town is what one sees in it.
  private static let beside = 8.0

  /// As many as may be in a small outline without being asked for in vain.
  private static let mostInside = 8

  /// Of those in a small outline, of which the name is all that tells where it is, that nearest to its middle; nil where none is:
  /// a larger one beside it is not what the map beside shows.
  private static func town(in outline: Box, on view: MapView, _ names: PlaceNames) -> Town? {
    let inside = names.towns(in: GeoWindow(view, in: outline), maximum: mostInside)
      .compactMap { town -> (town: Town, off: Double)? in
        guard let point = view.place(UnitVector(town.point)), outline.contains(point) else { return nil }
        return (town, point.distance(to: outline.centre))
      }
    return inside.min { $0.off < $1.off }?.town
  }

  /// Takes its room of the sheet. Nil where no town is there, where it is named already, and where there is no room;
  /// `taken` are names that stand on the sheet, in small letters, and `own` is what is there called where that is no town.
  init?(
    of outline: Box, called own: String, on view: MapView, from atlas: Atlas?, wording: MapWording,
    taken: Set<String>,
    raster: RouteRaster, placement: inout LabelPlacement
  ) {
    let window = GeoWindow(view, in: outline.inset(by: -Self.beside))
    let extent = max(outline.width, outline.height)
    guard let names = atlas?.names, !view.projection.isWorld,
      extent < Self.largestShare * max(view.inner.width, view.inner.height),
      view.metresAcross < BaseNames.largestExtent
    else { return nil }
    // The largest comes first.
    let around = own.isEmpty ? names.towns(in: window, maximum: 1).first : nil
    let town = around.map { extent < Self.largest ? Self.town(in: outline, on: view, names) ?? $0 : $0 }
    let text = town.map(wording.town) ?? own
    guard !text.isEmpty, !taken.contains(text.lowercased()) else { return nil }
    let size = TownDrawing.size(on: view)
    if extent >= Self.largest, let town, let point = view.place(UnitVector(town.point)),
      let label = placement.placeTown(text, at: point, size: size, isBold: true)
    {
      name = text.lowercased()
      let element = SVGElement("text").with("class", "map-name").with("font-size", label.size)
      self.element = SVGElement("g").containing(TownDrawing.dots([point]) + [label.written(in: element)])
      return
    }
    // Beside a large outline the name of a town at its edge would be that of all in it.
    if extent >= Self.largest, town != nil { return nil }
    let labels = LabelPlacement.labels(
      ofTown: text, at: outline.centre, size: size, isBold: true, off: outline.width / 2 + Self.off,
      above: outline.height / 2 + Self.off)
    guard let label = labels.first(where: { raster.count(in: $0.box) == 0 && placement.claim($0.box) }) else {
      return nil
    }
    name = text.lowercased()
    element = label.written(
      in: SVGElement("text").with("class", "map-name").with("font-size", label.size))
  }
}
