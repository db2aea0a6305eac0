import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// Lengths and speeds as the page of figures has them.
struct FigureMeasures {
  private let lengths: LengthStyle
  private let units: Units

  init(scope: PageScope) {
    lengths = scope.words.lengths
    units = scope.plan.profile.units
  }

  /// In tenths, as in all rows.
  func distance(_ metres: Double) -> Measure { lengths.tenths(metres, in: units) }

  /// The speed under way.
  func speed(_ figures: WayFigures) -> Measure? {
    guard let seconds = figures.movingSeconds, seconds > 0 else { return nil }
    return lengths.speed(figures.timedMetres / Double(seconds), in: units)
  }

  func overallSpeed(_ figures: WayFigures) -> Measure? {
    guard let seconds = figures.seconds, seconds > 0 else { return nil }
    return lengths.speed(figures.timedMetres / Double(seconds), in: units)
  }
}
