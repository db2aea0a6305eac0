import TrackFigures
import TripModel

// The ways of all trips together, in rows that are the sums of those that each trip's page of figures has.

extension LibraryTotals {
  /// Short stretches besides, without which the rows would not add up; nil where there are none.
  package var restOfWays: TripSummary.Way? {
    let recorded = recordedMetres - toldWays.reduce(0) { $0 + $1.recordedMetres }
    let straight = straightMetres - toldWays.reduce(0) { $0 + $1.straightMetres }
    guard Double(max(recorded, straight)) >= TripFigures.leastRest else { return nil }
    return TripSummary.Way(mode: nil, recordedMetres: recorded, straightMetres: straight)
  }
}

extension TripSummary.Totals {
  /// Its ways by manner as its page of figures has them: what is hardly any of the way stands in no row of its own.
  var toldWays: [TripSummary.Way] {
    var figures = TripFigures()
    figures.manners = ways.map { way in
      TripFigures.Manner(
        mode: way.mode,
        recorded: way.recordedMetres > 0 ? WayFigures(metres: Double(way.recordedMetres)) : nil,
        straightMetres: Double(way.straightMetres))
    }
    return figures.toldManners.map { manner in
      TripSummary.Way(
        mode: manner.mode, recordedMetres: Int((manner.recorded?.metres ?? 0).rounded()),
        straightMetres: Int((figures.toldStraightMetres(of: manner) ?? 0).rounded()))
    }
  }
}
