/// Days, since 1970, put in order once to be asked how many of them are near another.
struct DaysInOrder {
  private let days: [Int]

  init(_ days: [Int]) { self.days = days.sorted() }

  /// How many there are at most so many days before or after a day, that day among them.
  func count(within gap: Int, of day: Int) -> Int {
    let first = days.firstIndex(sortedBy: { $0 }, notBelow: day - gap)
    return days.firstIndex(sortedBy: { $0 }, notBelow: day + gap + 1) - first
  }
}
