import TripModel

/// How many times as large as drawn a script makes a sheet.
struct LargestScale {
  /// From 1.
  let factor: Double

  /// Whether a tenth of a unit is seen then: signs, dots and shores are written finer.
  var isDeep: Bool { factor > Self.deep }

  /// Metres that shall fill so many units then, on a sheet of which all shores are fine: one sees a town's square.
  private static let metres = 200.0
  private static let units = 50.0
  /// Of places written to a hundredth of a unit more would be a guess.
  private static let most = 150.0
  private static let deep = 24.0

  /// `last` is the enlargement at which the last of its signs come.
  init(_ view: MapView, last: Double = 1) {
    // Where many stand as one they part to the last level, and some more.
    let usual = last < 16 ? LevelNames.largest : max(48, 1.5 * last)
    let isNear = !view.projection.isWorld && view.metresAcross <= Ground.widest
    let metresInUnit = Coordinate.meanEarthRadius / view.scale
    factor = max(usual, isNear ? min(Self.most, metresInUnit * Self.units / Self.metres) : 1)
  }
}
