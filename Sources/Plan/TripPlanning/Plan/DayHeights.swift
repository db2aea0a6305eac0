package import TrackFigures

extension DayWay {
  /// Whether its heights are worth a drawing: a kilometre of way, and fifty metres from its lowest to its highest.
  package var hasProfile: Bool {
    guard let lowest, let highest else { return false }
    return groundMetres >= 1000 && highest.height - lowest.height >= 50
  }

  /// Places that stand out by at least a tenth of the day's heights, and by thirty metres, over what comes before and
  /// behind them: summits and passes, the highest first.
  package var peaks: [HeightLine.Sample] {
    guard let lowest, let highest else { return [] }
    let minimum = max(30, (highest.height - lowest.height) / 10)
    return heights.flatMap { Self.peaks(of: $0, minimum: minimum) }.sorted { $0.height > $1.height }
  }

  private static func peaks(of run: [HeightLine.Sample], minimum: Double) -> [HeightLine.Sample] {
    guard var low = run.first?.height, var top = run.first else { return [] }
    var peaks: [HeightLine.Sample] = []
    for sample in run {
      if sample.height > top.height { top = sample }
      if top.height - sample.height >= minimum {
        if top.height - low >= minimum { peaks.append(top) }
        low = sample.height
        top = sample
      } else if top.height - low < minimum {
        low = min(low, sample.height)
        if sample.height == low { top = sample }
      }
    }
    // Where the way ends high up, that is its aim.
    if top.height - low >= minimum { peaks.append(top) }
    return peaks
  }
}
