import Basemap

/// The largest town among the signs of a sheet that has many of them, by which one knows where they are: their own names
/// would leave it no room, and towns farther off would be named instead.
struct ChiefTown {
  let name: String
  let point: Point
  let label: MapLabel

  /// Signs of places from which on their names may fill a sheet.
  private static let leastSigns = 6
  /// Inhabitants: of a smaller town fewer know where it is than of what lies around it.
  private static let leastPopulation = 100_000
  /// More are not among the largest of any area.
  private static let mostTried = 24

  /// Takes its room of the sheet. Nil where there are few signs, where no large town lies among them, and where one of them
  /// stands in its place; `taken` are the names of the way's own places, in small letters.
  init?(
    on view: MapView, from atlas: Atlas?, wording: MapWording, taken: Set<String>, markers: [Marker],
    placement: inout LabelPlacement
  ) {
    guard let names = atlas?.names, !view.projection.isWorld,
      markers.count(where: { $0.shape != .stop && !$0.isEntry }) >= Self.leastSigns,
      (SquareGrid.largestExtent..<BaseNames.largestExtent).contains(view.metresAcross),
      let area = Box(around: markers.map(\.point))
    else { return nil }
    for town in names.towns(in: GeoWindow(view, in: area), maximum: Self.mostTried) {
      // The largest come first.
      guard town.population >= Self.leastPopulation else { return nil }
      let name = wording.town(town)
      guard let point = view.place(UnitVector(town.point)), area.contains(point) else { continue }
      // A place of the way that is called so tells as much.
      if taken.contains(name.lowercased()) { return nil }
      guard name.shortenedForMap() == name, view.inner.inset(by: 6).contains(point),
        !markers.contains(where: { $0.point.distance(to: point) < BaseNames.nearest + $0.reach.x }),
        let label = placement.placeTown(name, at: point, size: TownDrawing.size(on: view))
      else { continue }
      (self.name, self.point, self.label) = (name, point, label)
      return
    }
    return nil
  }
}
