/// How much the heights of a way scatter, from smooth (0) to drawn by chance (1), and how they are steadied for that.
///
/// Satellites, and maps of a coarse grid beside a river, give heights that rise and fall from mark to mark by metres where
/// the way is level. Of such a line each height is far from the middle of its neighbours, as measured by the steps
/// between them; of a hill it is not, however steep it is: the idea of J. von Neumann, "Distribution of the ratio of the
/// mean square successive difference to the variance", Annals of Mathematical Statistics 12, 1941.
///
/// A way through a plain and over a hill is judged by stretches as well: of the whole the hill's steps would hide that the
/// heights of the plain scatter.
struct HeightScatter {
  /// Of the whole, from 0, of a way whose hills are its own, to 1.
  private let whole: Double
  /// Of the stretch around each mark, in the order of the way; never less than that of the whole.
  private let stretches: [(along: Double, share: Double)]

  /// Metres along the way on either side over which heights are averaged where they do not scatter.
  static let usualReach = 20.0

  /// Metres from one mark to the next: what repeats itself within them was averaged away before.
  private static let grain = 100.0
  /// Marks that are needed to tell, and of which a stretch is: five kilometres.
  private static let needed = 50
  /// The ratio up to which a way has hills, and from which on it has none that anybody could tell: walks in the mountains
  /// have 0.54 at most, rides over hills 0.57, the heights of the Moselle 0.70 to 0.84, and chance alone, of a normal
  /// distribution, has the square root of three quarters.
  private static let ratios = (hills: 0.6, chance: 0.7)
  /// The same of a stretch, of which so few marks tell less: one of five kilometres in the mountains may have 0.64.
  private static let ratiosOfStretch = (hills: 0.65, chance: 0.75)

  /// Of runs whose heights were averaged over as far as is usual.
  init(_ runs: [[HeightLine.Sample]]) {
    let marks = runs.map { Self.marks(on: $0) }
    let whole = Self.share(of: marks.map { $0[...] }, between: Self.ratios)
    self.whole = whole
    guard whole < 1 else {
      stretches = []
      return
    }
    stretches = marks.flatMap { run in
      run.indices.map { index -> (along: Double, share: Double) in
        let own = Self.share(of: [Self.stretch(around: index, of: run)], between: Self.ratiosOfStretch)
        return (along: run[index].along, share: max(whole, own))
      }
    }
  }

  /// Whether heights scatter on any of the way.
  var isAnywhere: Bool { whole > 0 || stretches.contains { $0.share > 0 } }

  /// Metres of the way on either side over which heights are averaged at a place of it.
  func reach(at along: Double) -> Double { Self.usualReach + 230 * share(at: along) }

  /// Metres that it rises there before it falls again, and likewise down, to be counted.
  func threshold(at along: Double) -> Double { 5 + 5 * share(at: along) }

  /// That of the last mark up to there.
  private func share(at along: Double) -> Double {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].along <= along { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? stretches[low - 1].share : whole
  }

  /// As many marks as are needed with that one in their middle, or at an end of the run not quite.
  private static func stretch(
    around index: Int, of run: [HeightLine.Sample]
  ) -> ArraySlice<HeightLine.Sample> {
    let first = max(0, min(index - needed / 2, run.count - needed))
    return run[first..<min(run.count, first + needed)]
  }

  /// From 0 to 1, by the marks of some runs; 0 where these are too few to tell.
  private static func share(
    of runs: [ArraySlice<HeightLine.Sample>], between ratios: (hills: Double, chance: Double)
  ) -> Double {
    guard runs.reduce(0, { $0 + $1.count }) >= needed else { return 0 }
    var (bends, steps): ([Double], [Double]) = ([], [])
    for marks in runs {
      for (here, next) in zip(marks, marks.dropFirst()) { steps.append(abs(next.height - here.height)) }
      for (middle, sides) in zip(marks.dropFirst(), zip(marks, marks.dropFirst(2))) {
        let (before, behind) = sides
        let part = (middle.along - before.along) / (behind.along - before.along)
        bends.append(abs(middle.height - before.height - part * (behind.height - before.height)))
      }
    }
    return min(1, max(0, (ratio(of: bends, to: steps) - ratios.hills) / (ratios.chance - ratios.hills)))
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
