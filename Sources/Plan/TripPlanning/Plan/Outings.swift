package import TripModel

/// Days that stand in one folder without being one journey: a hiker's book of two summers.
///
/// Where no dates are written and over 60 days lie between two days that hold something, only
/// days that hold something are counted, and no line is drawn from one outing to the next (`OutingSeams`). Where a start is
/// written and no end, so it is if most of the time since is such silences (`areScattered`).
package struct Outings: Hashable, Sendable {
  /// By its day, the number of each day that holds something, from 1.
  private let numbers: [LocalDate: Int]
  /// By its day, which outing it is part of.
  private let outings: [LocalDate: Int]
  /// Whether silences over `longestSilence` part them more than once: one alone may be a date that is far off.
  let areSeveral: Bool
  /// Whether so many such silences are most of the time that a written start says nothing against it: every new folder has
  /// one, also that into which the bookings of ten years were imported.
  let areScattered: Bool

  /// More days than this between two make them outings.
  package static let longestSilence = 60
  /// After more days than this without anything another outing begins.
  private static let longestRest = 7
  /// A journey round the world may be silent once or twice.
  private static let leastOfScattered = 3

  /// Nil where the days that hold something, in order, are one journey.
  init?(_ days: [LocalDate]) {
    let gaps = zip(days.dropFirst(), days).map { $0 - $1 }
    let silences = gaps.count { $0 > Self.longestSilence }
    guard silences > 0 else { return nil }
    areSeveral = silences > 1
    let silent = gaps.filter { $0 > Self.longestSilence }.reduce(0, +)
    areScattered = silences >= Self.leastOfScattered && 2 * silent > gaps.reduce(0, +)
    numbers = Dictionary(uniqueKeysWithValues: zip(days, 1...))
    var outing = 1
    var outings: [LocalDate: Int] = [:]
    for (day, gap) in zip(days, [0] + gaps) {
      if gap > Self.longestRest { outing += 1 }
      outings[day] = outing
    }
    self.outings = outings
  }

  var count: Int { numbers.count }

  /// The days that hold something, in order.
  var days: [LocalDate] { numbers.keys.sorted() }

  /// How many of the days that hold something there are up to and with a date.
  func count(upTo date: LocalDate) -> Int { numbers.keys.count { $0 <= date } }

  func number(of day: LocalDate) -> Int? { numbers[day] }

  /// Whether a day holds something, or lies between two days of one outing.
  func isOut(on day: LocalDate) -> Bool {
    let before = outings.keys.filter { $0 <= day }.max()
    let after = outings.keys.filter { $0 >= day }.min()
    guard let before, let after else { return false }
    return outings[before] == outings[after]
  }

  /// Which outing a day is part of, counted from 1; nil for one that holds nothing.
  package func outing(of day: LocalDate) -> Int? { outings[day] }
}
