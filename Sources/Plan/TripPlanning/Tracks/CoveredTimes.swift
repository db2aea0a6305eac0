/// Moments of which more and more are covered by spans: each is passed over once, however many spans lie on it.
struct CoveredTimes {
  /// In order, each once.
  private let times: [Int]
  /// For each place, and one behind the last, the first place from it on that may not be covered yet.
  private var open: [Int]

  init(_ times: [Int]) {
    self.times = Set(times).sorted()
    open = Array(0...self.times.count)
  }

  /// Covers a span, with both of its ends.
  mutating func cover(_ span: ClosedRange<Int>) {
    var place = firstOpen(from: times.firstIndex(sortedBy: \.self, notBelow: span.lowerBound))
    while place < times.count, times[place] <= span.upperBound {
      open[place] = place + 1
      place = firstOpen(from: place + 1)
    }
  }

  /// Whether a moment, which has to be one of the list, is covered.
  mutating func isCovered(_ time: Int) -> Bool {
    let place = times.firstIndex(sortedBy: \.self, notBelow: time)
    return firstOpen(from: place) != place
  }

  private mutating func firstOpen(from start: Int) -> Int {
    var place = start
    while open[place] != place {
      open[place] = open[open[place]]
      place = open[place]
    }
    return place
  }
}
