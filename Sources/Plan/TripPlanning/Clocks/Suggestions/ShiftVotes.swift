/// Shifts of a clock, in seconds, with how many things speak for each.
struct ShiftVotes {
  /// The shift that most speak for.
  struct Peak {
    var count: Int
    /// The shifts that nearly as many speak for, without a gap.
    var region: Range<Int>
    /// What speaks for the best shift that is another one.
    var rival: Int
    /// What speaks for the clock being right.
    var atZero: Int
  }

  private var edges: [(at: Int, change: Int)] = []

  /// Twenty-six hours: the clocks of two zones are never further apart.
  static let reach = 26 * 3600
  /// Further from the peak than this, a shift is another one.
  private static let apart = 600

  /// One thing's vote for all shifts around these, each counted once.
  mutating func add(_ shifts: [Int], tolerance: Int) {
    var current: (from: Int, to: Int)?
    for shift in shifts.sorted() {
      let next = (from: shift - tolerance, to: shift + tolerance)
      if let open = current, next.from <= open.to {
        current = (open.from, next.to)
      } else {
        close(current)
        current = next
      }
    }
    close(current)
  }

  private mutating func close(_ interval: (from: Int, to: Int)?) {
    guard let interval else { return }
    edges.append((interval.from, 1))
    edges.append((interval.to, -1))
  }

  /// Nil where nothing speaks for anything.
  var peak: Peak? {
    let steps = steps
    guard let maximum = steps.map(\.count).max(), maximum > 0 else { return nil }
    let top = steps.indices.filter { steps[$0].count == maximum }
      .max { (steps[$0].to - steps[$0].from, -$0) < (steps[$1].to - steps[$1].from, -$1) }
    guard let top else { return nil }
    var (low, high) = (top, top)
    while low > 0, steps[low - 1].count * 5 >= maximum * 4 { low -= 1 }
    while high + 1 < steps.count, steps[high + 1].count * 5 >= maximum * 4 { high += 1 }
    let region = steps[low].from..<steps[high].to
    let far = (region.lowerBound - Self.apart, region.upperBound + Self.apart)
    let rival = steps.filter { $0.to <= far.0 || $0.from >= far.1 }.map(\.count).max() ?? 0
    let zero = steps.filter { $0.from <= 120 && $0.to >= -120 }.map(\.count).max() ?? 0
    return Peak(count: maximum, region: region, rival: rival, atZero: zero)
  }

  /// How many speak for the shifts of each stretch, from the earliest on.
  private var steps: [(from: Int, to: Int, count: Int)] {
    let sorted = edges.sorted { $0.at < $1.at }
    var steps: [(from: Int, to: Int, count: Int)] = []
    var count = 0
    var index = 0
    while index < sorted.count {
      let at = sorted[index].at
      while index < sorted.count, sorted[index].at == at {
        count += sorted[index].change
        index += 1
      }
      if index < sorted.count { steps.append((at, sorted[index].at, count)) }
    }
    return steps
  }
}
