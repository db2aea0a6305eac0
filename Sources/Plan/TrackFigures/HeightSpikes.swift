/// Takes out heights at which the way was not: of a hill through which it led in a tunnel, where a program looked the
/// heights up on a map, or of a receiver that lost its satellites for a moment.
///
/// A height is compared to the median of those around it (a Hampel filter), by what is usual on its own way: a path in
/// the mountains has crests, the towpath of a canal none. F. R. Hampel, "The influence curve and its role in robust
/// estimation", JASA 69, 1974.
enum HeightSpikes {
  /// Metres along the way on either side within which the median is taken.
  private static let reach = 300.0
  /// Metres from one sample of which it is taken to the next, so that a rest does not outweigh the way.
  private static let grain = 20.0
  /// Samples that are needed on either side to tell.
  private static let needed = 3
  /// Metres above or below the median that a spike has at least, and how many times as much as nineteen of twenty have.
  private static let least = (metres: 30.0, times: 6.0)

  /// The runs without the samples of spikes; their ends stay, since nothing tells of those.
  static func removed(from runs: [[HeightLine.Sample]]) -> [[HeightLine.Sample]] {
    let off = runs.map { distances($0) }
    let known = off.joined().compactMap(\.self).sorted()
    guard let largest = known.last else { return runs }
    let limit = max(least.metres, least.times * known[(known.count - 1) * 19 / 20])
    guard largest > limit else { return runs }
    return zip(runs, off).map { run, metres in
      zip(run, metres).filter { $0.1 ?? 0 <= limit }.map(\.0)
    }
  }

  /// Metres from each sample to the median around it; nil where too few are near.
  private static func distances(_ run: [HeightLine.Sample]) -> [Double?] {
    var marks: [HeightLine.Sample] = []
    for sample in run where marks.last.map({ sample.along - $0.along >= grain }) ?? true {
      marks.append(sample)
    }
    var (first, here, end) = (0, 0, 0)
    var known: (first: Int, end: Int, median: Double)?
    return run.map { sample in
      while first < marks.count, marks[first].along < sample.along - reach { first += 1 }
      while here < marks.count, marks[here].along < sample.along { here += 1 }
      while end < marks.count, marks[end].along <= sample.along + reach { end += 1 }
      guard here - first >= needed, end - here >= needed else { return nil }
      if known?.first != first || known?.end != end {
        let heights = marks[first..<end].map(\.height).sorted()
        known = (first, end, heights[heights.count / 2])
      }
      return known.map { abs(sample.height - $0.median) }
    }
  }
}
