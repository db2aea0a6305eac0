package import TripModel

/// What a recorded stretch amounts to, in figures that can be added up.
package struct WayFigures: Hashable, Sendable {
  /// Metres travelled, without what noise, rests and leaps would add.
  package var metres: Double
  /// Those of them of which times are known: a speed is these by the seconds.
  package var timedMetres: Double
  /// Seconds from the first point to the last; nil without times.
  package var seconds: Int?
  /// Seconds of these under way.
  package var movingSeconds: Int?
  /// Metres up and down; nil where heights are not known.
  package var ascent: Double?
  package var descent: Double?

  package init(
    metres: Double = 0, timedMetres: Double? = nil, seconds: Int? = nil, movingSeconds: Int? = nil,
    ascent: Double? = nil, descent: Double? = nil
  ) {
    self.metres = metres
    self.timedMetres = timedMetres ?? (seconds == nil ? 0 : metres)
    self.seconds = seconds
    self.movingSeconds = movingSeconds
    self.ascent = ascent
    self.descent = descent
  }

  /// Adds another stretch; what is known of only one of the two is known of that one.
  package static func += (one: inout WayFigures, other: WayFigures) {
    one.metres += other.metres
    one.timedMetres += other.timedMetres
    one.seconds = sum(one.seconds, other.seconds)
    one.movingSeconds = sum(one.movingSeconds, other.movingSeconds)
    one.ascent = sum(one.ascent, other.ascent)
    one.descent = sum(one.descent, other.descent)
  }

  private static func sum<Number: AdditiveArithmetic>(_ one: Number?, _ other: Number?) -> Number? {
    guard let one else { return other }
    return one + (other ?? .zero)
  }
}

/// Where a way had come after some metres.
package struct WayPlace: Hashable, Sendable {
  package var along: Double
  package var coordinate: Coordinate

  package init(along: Double, coordinate: Coordinate) {
    self.along = along
    self.coordinate = coordinate
  }
}

/// A recorded stretch, worked out: its figures, where it came to, and how high it was along the way.
package struct MeasuredWay: Sendable {
  package let figures: WayFigures
  package let heights: HeightLine?
  /// A place every twenty metres, also where no heights are known.
  package let line: [WayPlace]

  /// Measures the points of a stretch that was recorded without a break; leaps have been taken out (`TrackJumps`).
  package init(_ recorded: [TrackPoint]) {
    let way = SteadyWay(recorded)
    let steps = WaySteps(way)
    let heightLine = HeightLine(points: way.points, along: steps.along)
    heights = heightLine?.thinned()
    line = Self.thinned(way.points, along: steps.along)
    let climbs = heightLine?.climbs
    let lasted = way.seconds.map { ($0.last ?? 0) - ($0.first ?? 0) }
    figures = WayFigures(
      metres: steps.metres, seconds: lasted,
      movingSeconds: steps.movingSeconds, ascent: climbs?.ascent, descent: climbs?.descent)
  }

  private static func thinned(_ points: [TrackPoint], along: [Double]) -> [WayPlace] {
    var line: [WayPlace] = []
    for (index, point) in points.enumerated()
    where line.last.map({ along[index] - $0.along >= 20 }) ?? true || index + 1 == points.count {
      line.append(WayPlace(along: along[index], coordinate: point.coordinate))
    }
    return line
  }
}
