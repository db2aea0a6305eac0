import TrackFigures
import TripModel

// The ways of all trips together, in rows as each trip's page of figures has them.

extension LibraryTotals {
  /// By manner. What is hardly any of the way stands in no row of its own.
  package var toldWays: [TripSummary.Way] {
    let figures = figures
    return figures.toldManners.map { manner in
      TripSummary.Way(
        mode: manner.mode, recordedMetres: Int((manner.recorded?.metres ?? 0).rounded()),
        straightMetres: Int((figures.toldStraightMetres(of: manner) ?? 0).rounded()))
    }
  }

  /// Short stretches besides, without which the rows would not add up; nil where there are none.
  package var restOfWays: TripSummary.Way? {
    figures.toldRest.map { rest in
      TripSummary.Way(
        mode: nil, recordedMetres: Int(rest.recorded.rounded()), straightMetres: Int(rest.straight.rounded()))
    }
  }

  /// The sums as those of one trip.
  private var figures: TripFigures {
    var figures = TripFigures()
    figures.manners = ways.map { way in
      TripFigures.Manner(
        mode: way.mode,
        recorded: way.recordedMetres > 0 ? WayFigures(metres: Double(way.recordedMetres)) : nil,
        straightMetres: Double(way.straightMetres))
    }
    return figures
  }
}
