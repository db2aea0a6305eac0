/// How much the heights of a way scatter, from smooth (0) to drawn by chance (1), and how they are steadied for that.
///
/// Satellites, and maps of a coarse grid beside a river, give heights that rise and fall from mark to mark by metres where
/// the way is level. Of such a line each height is far from the middle of its neighbours, as measured by the steps
/// between them; of a hill it is not, however steep it is: the idea of J. von Neumann, "Distribution of the ratio of the
/// mean square successive difference to the variance", Annals of Mathematical Statistics 12, 1941.
struct HeightScatter {
  /// From 0, of a way whose hills are its own, to 1.
  let share: Double

  /// Metres along the way on either side over which heights are averaged where they do not scatter.
  static let usualReach = 20.0
  /// Metres of it over which they are.
  var reach: Double { Self.usualReach + 230 * share }
  /// Metres that it rises before it falls again, and likewise down, to be counted.
  var threshold: Double { 5 + 5 * share }

  /// Metres of the way from one mark to the next: what repeats itself within them was averaged away before.
  private static let grain = 100.0
  /// Marks that are needed to tell.
  private static let needed = 50
  /// The ratio up to which a way has hills, and from which on it has none that anybody could tell: walks in the mountains
  /// have 0.54 at most, rides over hills 0.57, the heights of the Moselle 0.70 to 0.84, and chance alone, of a normal
  /// distribution, has the square root of three quarters.
  private static let ratios = (hills: 0.6, chance: 0.7)

  /// Of runs whose heights were averaged over as far as is usual.
  init(_ runs: [[HeightLine.Sample]]) {
    var (count, bends, steps): (Int, [Double], [Double]) = (0, [], [])
    for run in runs {
      let marks = Self.marks(on: run)
      count += marks.count
      for (here, next) in zip(marks, marks.dropFirst()) { steps.append(abs(next.height - here.height)) }
      for (middle, sides) in zip(marks.dropFirst(), zip(marks, marks.dropFirst(2))) {
        let (before, behind) = sides
        let part = (middle.along - before.along) / (behind.along - before.along)
        bends.append(abs(middle.height - before.height - part * (behind.height - before.height)))
      }
    }
    let ratio = count >= Self.needed ? Self.ratio(of: bends, to: steps) : 0
    let (hills, chance) = Self.ratios
    share = min(1, max(0, (ratio - hills) / (chance - hills)))
  }

  private static func marks(on run: [HeightLine.Sample]) -> [HeightLine.Sample] {
    run.reduce(into: []) { marks, sample in
      if marks.last.map({ sample.along - $0.along >= grain }) ?? true { marks.append(sample) }
    }
  }

  /// By their sums, and by that of which three quarters have no more: a bridge on a plain is all of the one and none of
  /// the other, and steps of a metre the other way round.
  private static func ratio(of bends: [Double], to steps: [Double]) -> Double {
    let sums = (bends.reduce(0, +), steps.reduce(0, +))
    let quartiles = (thirdQuartile(of: bends), thirdQuartile(of: steps))
    guard sums.1 > 0, quartiles.1 > 0 else { return 0 }
    return min(sums.0 / sums.1, quartiles.0 / quartiles.1)
  }

  private static func thirdQuartile(of values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[(values.count - 1) * 3 / 4]
  }
}
