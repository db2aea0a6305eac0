import Basemap

/// Whether a sheet has room for the name of a town, by which a place in a desert is known sooner than by a dry lake.
struct TownsOnSheet {
  let names: PlaceNames
  let places: [UnitVector]

  /// No more towns are looked at: the largest are written first.
  private static let most = 24
  /// Units from the edge of a sheet, within which no dot stands.
  private static let edge = 6.0
  /// Units from the middle of the sign of a place.
  private static let least = BaseNames.nearest + Marker.stopRadius

  /// Whether a town is on it that would not lie under the sign of one of the places.
  func isAny(on view: MapView) -> Bool {
    let signs = places.compactMap(view.place)
    let sheet = view.inner.inset(by: Self.edge)
    return names.towns(in: GeoWindow(view, in: view.inner), maximum: Self.most).contains { town in
      guard let point = view.place(UnitVector(town.point)) else { return false }
      return sheet.contains(point) && signs.allSatisfy { $0.distance(to: point) >= Self.least }
    }
  }
}
