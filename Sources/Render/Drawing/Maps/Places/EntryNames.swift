/// Where the title of an entry stands beside its sign: not among the names of towns, for one of which it would be taken.
enum EntryNames {
  /// Metres across: a sheet of more shows countries and their towns.
  private static let farthest = 200_000.0

  /// The markers that have their names on a sheet as it is drawn; a script that enlarges a live one writes the others.
  static func standing(among markers: [Marker], on view: MapView, isLive: Bool) -> [Marker] {
    let isNear = !view.projection.isWorld && view.metresAcross <= farthest
    return isLive && !isNear ? markers.filter { !$0.isEntry } : markers
  }
}
