import SiteLanguage
import TripModel
import TripPlanning

/// How far a day was, for cards and lists of days: what the page of figures has in the day's row, so that the days are
/// together what the trip is.
struct DayDistance {
  /// The figure and its unit, each for itself.
  let measure: Measure
  /// As short as can be: `24.5 km`.
  let figure: String
  /// The same, or that it was at least so far where not all of it was recorded: `at least 24.5 km`.
  let told: String

  /// Nil for a day of which no distance is told.
  init?(of day: DayPlan, on scope: PageScope) {
    let units = scope.plan.profile.units
    guard let index = scope.site.dayIndex(on: day.date),
      let (metres, isAtLeast) = scope.site.figures.toldDistance(ofDay: index, in: units)
    else { return nil }
    let lengths = scope.words.lengths
    measure = metres < Self.short ? scope.distance(metres) : lengths.tenths(metres, in: units)
    figure = measure.text
    told = isAtLeast ? scope.words(.atLeast, ["figure": figure]) : figure
  }

  /// Metres of which tenths of a kilometre would tell little.
  private static let short = 995.0
}
