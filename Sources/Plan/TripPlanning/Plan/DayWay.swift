package import TrackFigures
package import TripModel

/// What was recorded of a day's way.
package struct DayWay: Sendable {
  /// A part of the way that was travelled in one manner.
  package struct Part: Hashable, Sendable {
    /// Nil where nothing tells it.
    package var mode: TravelMode?
    package var figures: WayFigures

    package init(mode: TravelMode?, figures: WayFigures) {
      self.mode = mode
      self.figures = figures
    }
  }

  /// A stay of ten minutes or more within two hundred metres, of which five were not under way.
  package struct Stay: Hashable, Sendable {
    package var coordinate: Coordinate
    package var from: Instant
    package var seconds: Int

    package init(coordinate: Coordinate, from: Instant, seconds: Int) {
      self.coordinate = coordinate
      self.from = from
      self.seconds = seconds
    }
  }

  /// Where a way began and ended.
  package struct Ends: Hashable, Sendable {
    package var from: Coordinate
    package var to: Coordinate

    package init(from: Coordinate, to: Coordinate) {
      self.from = from
      self.to = to
    }
  }

  /// From when to when one was under way, as far as that was recorded, by the clock that was lived by there.
  package struct Hours: Hashable, Sendable {
    package var from: LocalTime
    package var to: LocalTime

    package init(from: LocalTime, to: LocalTime) {
      self.from = from
      self.to = to
    }
  }

  /// By how it was travelled, in the order of `TravelMode`; what nothing tells comes last.
  package var parts: [Part]
  package var stays: [Stay]
  /// How high it was, metre by metre of the day, without flights and voyages; each run unbroken.
  package var heights: [[HeightLine.Sample]]
  /// Where it came to, along the same metres, whether heights are known there or not.
  package var line: [WayPlace] = []
  /// The ends of both ways of which nobody can have gone one behind the other; nil on other days.
  package var apart: [Ends]?
  /// Metres of its line on the ground: as long is its profile. Of a step over an end of the day it is the whole step that has
  /// its end here, while the figures have the day's share of it.
  package var groundMetres = 0.0
  /// Between which metres of that line one was driven.
  var driven: [ClosedRange<Double>] = []
  /// At which metres of it what was driven is left out.
  var leftOut: [Double] = []
  /// Nil of a way without times, of one over which clocks were set, of one that went on over midnight between two points, and
  /// of one that was cut near a private place, or begins right behind what was: from where it begins its hour would tell how
  /// far that is.
  package var hours: Hours?
  /// Whether something of it was kept back near a private place, so that it was longer than it is told.
  package var isCut = false

  /// All of it.
  package var figures: WayFigures {
    parts.reduce(into: WayFigures()) { $0 += $1.figures }
  }

  /// Whether most of its way on the ground was walked.
  package var isOnFoot: Bool {
    let walked = parts.filter { $0.mode == .walk }.reduce(0) { $0 + $1.figures.metres }
    return walked * 2 >= groundMetres
  }

  package var highest: HeightLine.Sample? { heights.joined().max { $0.height < $1.height } }
  package var lowest: HeightLine.Sample? { heights.joined().min { $0.height < $1.height } }
}
