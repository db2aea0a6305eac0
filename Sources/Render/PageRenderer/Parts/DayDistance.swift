import SiteLanguage
import TrackFigures
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

  /// Nil for a day without a way, and for one of which nothing was recorded where that says little.
  init?(of day: DayPlan, on scope: PageScope) {
    let site = scope.site
    guard let index = site.dayIndex(on: day.date) else { return nil }
    let units = scope.plan.profile.units
    let all = site.figures.days[index]
    let straight = site.tellsDistances ? all.straightMetres : 0
    let metres = straight > 0 ? all.metres : day.way?.shown(in: units).metres ?? 0
    guard metres > 0 else { return nil }
    let lengths = scope.words.lengths
    measure = metres < Self.short ? scope.distance(metres) : lengths.tenths(metres, in: units)
    figure = measure.text
    told =
      straight > 0 && straight >= Self.minShare * metres
      ? scope.words(.atLeast, ["figure": figure]) : figure
  }

  /// Metres of which tenths of a kilometre would tell little.
  private static let short = 995.0
  /// Of the day's way: what is less and was not recorded makes it no longer.
  private static let minShare = 0.01
}
