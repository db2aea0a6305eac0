import TripModel

/// The numbers that a sign of several stops or places stands for.
enum SignNumbers {
  /// Each once, in order, three and more in a row as one: `2·3`, `1·5–8`; as they are where they are no numbers.
  static func runs(of numbers: [String], pairedBy pair: String = "·", joinedBy mark: String = "·") -> String {
    var told: [String] = []
    for number in parts(of: numbers) where !told.contains(number) { told.append(number) }
    let single = told.flatMap(Self.single)
    let whole = single.compactMap(Int.init)
    guard whole.count == single.count else { return told.joined(separator: mark) }
    return whole.inRuns(pairedBy: single.count > told.count ? "–" : pair, joinedBy: mark)
  }

  /// All of them where a sign has room for these, else the first and the last; nil where it has none for either.
  static func told(of numbers: [String], onNarrow isNarrow: Bool) -> String? {
    let all = runs(of: numbers)
    return SignRows.hasRoom(for: all, onNarrow: isNarrow) ? all : span(of: numbers)
  }

  /// The first and the last of all, `12–30`, whatever is between them; nil where they are no numbers, or but one.
  static func span(of numbers: [String]) -> String? {
    let single = parts(of: numbers).flatMap(Self.single)
    let whole = single.compactMap(Int.init)
    guard whole.count == single.count, let first = whole.min(), let last = whole.max(), first < last
    else { return nil }
    return "\(first)–\(last)"
  }

  /// Whether one of these numbers lies between both ends of a range that another sign shows: who looks for it would look
  /// there. At an end of it two may meet, as on the day on which one went from one place to the next.
  static func isAny(of numbers: [String], within shown: String) -> Bool {
    let ranges = parts(of: [shown]).compactMap(range)
    let whole = ranges.isEmpty ? [] : parts(of: numbers).flatMap(single).compactMap(Int.init)
    return ranges.contains { range in
      whole.contains { range.lowerBound < $0 && $0 < range.upperBound }
    }
  }

  /// The largest of all; nil where they are no numbers.
  static func last(of numbers: [String]) -> Int? {
    let single = parts(of: numbers).flatMap(Self.single)
    let whole = single.compactMap(Int.init)
    return whole.count == single.count ? whole.max() : nil
  }

  private static func parts(of numbers: [String]) -> [String] {
    // A comma alone may stand within a number: `1,234`.
    let parts = numbers.flatMap { $0.split(separator: "·").flatMap { $0.split(separator: ", ") } }
    return parts.map { String($0) }
  }

  /// The days of `3–5`, so that they are joined with those before and behind; anything else as it is.
  private static func single(_ number: String) -> [String] {
    range(number).map { range in range.map { String($0) } } ?? [number]
  }

  /// From the first to the last of `3–5`; nil of anything else.
  private static func range(_ number: String) -> ClosedRange<Int>? {
    let ends = number.split(separator: "–").compactMap { Int($0) }
    guard ends.count == 2, ends[0] < ends[1], ends[1] - ends[0] < maxInRun else { return nil }
    return ends[0]...ends[1]
  }

  /// No trip stays longer at one place that its sign would have room for.
  private static let maxInRun = 1_000
}
