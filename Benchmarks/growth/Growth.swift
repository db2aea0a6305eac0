import Foundation

/// How much longer the reading of twice an input takes.
///
/// Where an input outgrows a cache of the processor, the time makes a step that says nothing of the reader; so three
/// doublings are measured, and counted with their mean.
struct Growth: Comparable {
  /// Of the largest input.
  private(set) var bytes = 0
  /// Processor time for the largest input, in seconds.
  private(set) var seconds = 0.0
  /// The mean factor for twice the input.
  private(set) var factor = 0.0

  /// A shorter time for the smallest input says nothing.
  private static let minimum = 0.001
  private static let rounds = 7
  private static let doublings = 3

  /// Doubles the input until it takes long enough, or may become no larger; small ones are read several times.
  init(of shape: Shape) {
    var size = shape.smallest
    while size << (Self.doublings + 1) <= shape.largest,
      Self.time(shape, shape.input(size), repeats: 1) < Self.minimum
    {
      size *= 2
    }
    let (small, large) = (shape.input(size), shape.input(size << Self.doublings))
    let repeats = max(1, Int(Self.minimum / max(1e-6, Self.time(shape, small, repeats: 1))))
    var (short, long) = (Double.infinity, Double.infinity)
    for _ in 0..<Self.rounds {
      short = min(short, Self.time(shape, small, repeats: repeats))
      long = min(long, Self.time(shape, large, repeats: repeats))
    }
    (bytes, seconds) = (large.count, long / Double(repeats))
    factor = pow(long / short, 1 / Double(Self.doublings))
  }

  private static func time(_ shape: Shape, _ input: [UInt8], repeats: Int) -> Double {
    let start = clock()
    for _ in 0..<repeats { shape.read(input) }
    // POSIX: a million of these make a second.
    return Double(clock() - start) / 1_000_000
  }

  static func < (one: Growth, other: Growth) -> Bool { one.factor < other.factor }

  func line(_ name: String) -> String {
    let columns = [String(bytes), decimal(seconds * 1000), decimal(factor)]
    let widths = [11, 9, 8]
    return zip(columns, widths).reduce(name.padding(toLength: 45, withPad: " ", startingAt: 0)) {
      $0 + String(repeating: " ", count: max(1, $1.1 - $1.0.count)) + $1.0
    }
  }

  private func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}
