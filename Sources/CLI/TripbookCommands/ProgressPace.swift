import Foundation

/// How fast long work goes and how long it will still take, by what was done lately: the first pictures may all be in
/// the cache, the last ones not.
struct ProgressPace {
  private struct Sample {
    let done: Int
    /// Since any fixed moment.
    let seconds: Double
  }

  private var samples: [Sample] = []
  private var total = 0

  /// Work is looked at over so many seconds back.
  private static let span = 15.0
  /// What is known after less than this is no more than a guess.
  private static let minSpan = 2.0
  /// Seconds between two samples that are kept.
  private static let step = 0.5

  /// Notes that so many things are done at a moment, in seconds since any fixed one.
  mutating func note(done: Int, of all: Int, at seconds: Double) {
    if let last = samples.last, all != total || done < last.done || seconds < last.seconds { samples = [] }
    total = all
    if let last = samples.last, samples.count > 1,
      last.seconds - samples[samples.count - 2].seconds < Self.step
    {
      samples.removeLast()
    }
    samples.append(Sample(done: done, seconds: seconds))
    while samples.count > 2, seconds - samples[1].seconds >= Self.span { samples.removeFirst() }
  }

  /// Things done in a second; nil while too little is known, and where nothing moves.
  private var rate: Double? {
    guard let first = samples.first, let last = samples.last, last.seconds - first.seconds >= Self.minSpan,
      last.done > first.done
    else { return nil }
    return Double(last.done - first.done) / (last.seconds - first.seconds)
  }

  /// “, 12 a second, 3 min left”; empty while too little is known, and at the end.
  var words: String {
    guard let rate, let done = samples.last?.done, done < total else { return "" }
    return ", \(Self.words(rate: rate)), \(Self.words(secondsLeft: Double(total - done) / rate)) left"
  }

  private static func words(rate: Double) -> String {
    if rate >= 10 { return "\(Int(rate.rounded())) a second" }
    return rate >= 1
      ? String(format: "%.1f a second", rate) : "\(max(1, Int((rate * 60).rounded()))) a minute"
  }

  /// In steps that do not jump with each thing: 5 s below a minute, minutes below an hour.
  private static func words(secondsLeft: Double) -> String {
    let seconds = Int(min(secondsLeft.rounded(.up), 1e9))
    if seconds <= 55 { return "\((seconds + 4) / 5 * 5) s" }
    let minutes = (seconds + 59) / 60
    if minutes < 60 { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
