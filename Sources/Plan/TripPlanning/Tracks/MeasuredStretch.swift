import TrackFigures
import TripModel

/// A stretch of a recorded way that was travelled in one manner, with what it amounts to.
struct MeasuredStretch {
  let mode: TravelMode?
  let points: ArraySlice<TrackPoint>
  private(set) var figures: WayFigures
  /// Nil in the air, where a height is the aeroplane's, and on the water, where it is noise.
  let heights: HeightLine?
  /// Where it came to, metre by metre; nothing off the ground.
  let line: [WayPlace]

  init(_ stretch: TravelGuess.Stretch) {
    mode = stretch.mode
    points = stretch.points
    let measured = MeasuredWay(Array(stretch.points))
    var figures = measured.figures
    if !mode.isOnGround { (figures.ascent, figures.descent) = (nil, nil) }
    if let seconds = figures.movingSeconds,
      mode.isImplausible(metres: figures.timedMetres, seconds: seconds)
    {
      (figures.seconds, figures.movingSeconds, figures.timedMetres) = (nil, nil, 0)
    }
    self.figures = figures
    heights = mode.isOnGround ? measured.heights : nil
    line = mode.isOnGround ? measured.line : []
  }

  /// Counts what one rose, or fell where negative, since the stretch before it. Nothing where no heights are told.
  mutating func add(rise: Double) {
    guard let ascent = figures.ascent, let descent = figures.descent else { return }
    (figures.ascent, figures.descent) = (ascent + max(0, rise), descent + max(0, -rise))
  }
}
