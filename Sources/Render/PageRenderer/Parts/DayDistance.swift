import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// How far a day was, for cards and lists of days: what the page of figures has in the day's row, so that the days are
/// together, with what lies between them, what the trip is.
struct DayDistance {
  /// The figure and its unit, each for itself.
  let measure: Measure
  /// Whether not all of it was recorded, or some was kept back.
  let isAtLeast: Bool
  /// As short as can be: `24.5 km`, or `24+ km` where it was at least so far.
  let short: String
  /// The same, or that it was at least so far where not all of it was recorded: `at least 24 km`.
  let told: String
  /// Whether more than hardly any of it was not flown: of a day whose own way is a flight, how one came to its airport.
  let isBeyondFlights: Bool
  /// Whether it has all that was flown: a flight of today counts only once the day is past.
  let holdsFlights: Bool

  /// Nil for a day of which no distance is told.
  init?(of day: DayPlan, on scope: PageScope) {
    let units = scope.plan.profile.units
    guard let index = scope.site.dayIndex(on: day.date),
      let (metres, isAtLeast) = scope.site.figures.toldDistance(ofDay: index, in: units)
    else { return nil }
    let recorded = day.way?.shown(in: units).metres ?? 0
    let measure =
      isAtLeast
      ? Self.least(of: metres, isStraight: day.way == nil, recorded: recorded, on: scope)
      : Self.measure(of: metres, on: scope)
    (self.measure, self.isAtLeast) = (measure, isAtLeast)
    let flown = day.flownMetres(in: units)
    (isBeyondFlights, holdsFlights) = (metres > Self.hardlyMore * flown, metres >= flown)
    short = measure.text(isAtLeast: isAtLeast)
    told = isAtLeast ? scope.words(.atLeast, ["figure": measure.text]) : measure.text
  }

  /// The same beside the title of the day: nil where that tells how far it was, `Vík – Svínafell | 215 km`: two figures would
  /// contradict each other.
  init?(besideTitleOf day: DayPlan, on scope: PageScope) {
    self.init(of: day, on: scope)
    if TitleDistance.metres(in: scope.title(of: day)) != nil { return nil }
  }

  /// In tenths, as in the rows of what was recorded; what is less than a kilometre in metres.
  static func measure(of metres: Double, on scope: PageScope) -> Measure {
    metres < leastTenths
      ? scope.distance(metres) : scope.words.lengths.tenths(metres, in: scope.plan.profile.units)
  }

  /// Times what was flown.
  private static let hardlyMore = 1.01
  /// Metres of less of which tenths of a kilometre would tell little.
  private static let leastTenths = 995.0
  /// Metres of a way of which not all was recorded, of more of which tenths are none that anybody knows: of one of lines
  /// straight from place to place alone, and of others.
  private static let mostTenths = (straight: 10_000.0, mixed: LengthStyle.mostTenthsOfLeast)

  /// The least that a way was, on the front page, and in figures and tables the same.
  ///
  /// `isStraight` where nothing of it was recorded; metres `recorded` stand beside it in tenths, and are no more than the
  /// whole.
  static func least(
    of metres: Double, isStraight: Bool, recorded: Double = 0, on scope: PageScope
  ) -> Measure {
    let (lengths, units) = (scope.words.lengths, scope.plan.profile.units)
    guard metres >= (isStraight ? mostTenths.straight : mostTenths.mixed),
      lengths.wholeMetres(in: metres, units) >= recorded
    else {
      return metres < leastTenths ? scope.leastDistance(metres) : measure(of: metres, on: scope)
    }
    return lengths.leastWhole(metres, in: units)
  }
}
