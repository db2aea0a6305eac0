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
  /// have 0.57 at most, rides over hills 0.63, the heights of the Moselle 0.74 to 0.85, and chance alone, of a normal
  /// distribution, has the square root of three quarters.
  private static let ratios = (hills: 0.65, chance: 0.75)

  /// Of runs whose heights were averaged over as far as is usual.
  init(_ runs: [[HeightLine.Sample]]) {
    var (marks, bends, steps) = (0, 0.0, 0.0)
    for run in runs {
      var own: [HeightLine.Sample] = []
      for sample in run where own.last.map({ sample.along - $0.along >= Self.grain }) ?? true {
        own.append(sample)
      }
      marks += own.count
      for (here, next) in zip(own, own.dropFirst()) { steps += abs(next.height - here.height) }
      for (sides, middle) in zip(zip(own, own.dropFirst(2)), own.dropFirst()) {
        let (before, behind) = sides
        let part = (middle.along - before.along) / (behind.along - before.along)
        bends += abs(middle.height - before.height - part * (behind.height - before.height))
      }
    }
    guard marks >= Self.needed, steps > 0 else {
      share = 0
      return
    }
    let (hills, chance) = Self.ratios
    share = min(1, max(0, (bends / steps - hills) / (chance - hills)))
  }
}
