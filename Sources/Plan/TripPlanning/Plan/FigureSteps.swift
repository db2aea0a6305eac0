package import TrackFigures
package import TripModel

/// The steps in which figures are told: tenths of a kilometre or mile, minutes, metres or feet of height.
///
/// Each part of a day is rounded to them before anything is added up, so that a sum is that of the rows beside it, by
/// days and by manners alike. What was at least so far is rounded down before that: then no sum says more than is true.
struct FigureSteps {
  let units: Units

  private var tenth: Double { units == .miles ? 160.9344 : 100 }
  private var height: Double { units == .miles ? 0.3048 : 1 }

  func rounded(metres: Double) -> Double { (metres / tenth).rounded() * tenth }

  /// The whole tenths in what was at least so far; what its arithmetic alone takes from it does not count.
  func least(metres: Double) -> Double { (metres / tenth + 1e-6).rounded(.down) * tenth }

  /// A way that ends as high as it began leads as far down as up, to the metre.
  func rounded(_ figures: WayFigures) -> WayFigures {
    let rise = (figures.ascent ?? 0) - (figures.descent ?? 0)
    let descent = figures.descent == nil || heights(rise) != 0 ? figures.descent : figures.ascent
    return WayFigures(
      metres: rounded(metres: figures.metres), timedMetres: rounded(metres: figures.timedMetres),
      seconds: figures.seconds.map(minutes),
      movingSeconds: figures.movingSeconds.map(minutes), ascent: figures.ascent.map(heights),
      descent: descent.map(heights))
  }

  private func minutes(_ seconds: Int) -> Int { (seconds + 30) / 60 * 60 }

  private func heights(_ metres: Double) -> Double { (metres / height).rounded() * height }
}

extension DayWay {
  /// All of it, as the day's own page has it and the page of figures in the day's row; a way of less than a kilometre, of
  /// which tenths would tell little, to the metre.
  package func shown(in units: Units) -> WayFigures { shown(parts, in: units) }

  /// The same of what was on the ground.
  package func shownOnGround(in units: Units) -> WayFigures {
    shown(parts.filter(\.mode.isOnGround), in: units)
  }

  /// Metres that one climbed oneself, and not in a car or a train; nil where nothing tells them.
  package func ownAscent(in units: Units) -> Double? {
    shown(parts.filter { !$0.mode.isDriven }, in: units).ascent
  }

  /// The manners in which one climbed oneself, where one was driven, too, and nothing is unknown; else none.
  package var ownManners: [TravelMode] {
    let climbed = parts.filter { $0.figures.ascent != nil }
    guard climbed.contains(where: \.mode.isDriven), climbed.allSatisfy({ $0.mode != nil }) else { return [] }
    return climbed.filter { !$0.mode.isDriven }.compactMap(\.mode)
  }

  private func shown(_ parts: [Part], in units: Units) -> WayFigures {
    let sum = parts.reduce(into: WayFigures()) { $0 += FigureSteps(units: units).rounded($1.figures) }
    let metres = parts.reduce(0) { $0 + $1.figures.metres }
    guard metres < 995 else { return sum }
    var short = sum
    short.metres = metres
    return short
  }
}
