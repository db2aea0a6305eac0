package import TripModel

/// Days that stand in one folder without being one journey: a hiker's book of two summers.
///
/// Where no dates are written and over 60 days lie between two days that hold something, only
/// days that hold something are counted, and no line is drawn from one outing to the next (`OutingSeams`). Where a start is
/// written and no end, so it is if most of the time since is such silences (`areScattered`). Recordings from one home, a
/// few in months, are outings too (`areWorkouts`).
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
  /// Whether each day is one by itself, that begins and ends at home.
  let areWorkouts: Bool

  /// More days than this between two make them outings.
  package static let longestSilence = 60
  /// After more days than this without anything another outing begins.
  private static let longestRest = 7
  /// A journey round the world may be silent once or twice.
  private static let leastOfScattered = 3
  /// Fewer days tell nothing of a habit, and of one that goes on for months as many in this share of its days are few.
  private static let workouts = (least: 4, share: 0.25)

  /// A day of which something was recorded, with where that began.
  struct Recorded {
    var day: LocalDate
    var start: Coordinate
  }

  /// Nil where the days that hold something, in order, are one journey.
  init?(_ days: [LocalDate]) {
    let gaps = zip(days.dropFirst(), days).map { $0 - $1 }
    let silences = gaps.count { $0 > Self.longestSilence }
    guard silences > 0 else { return nil }
    areSeveral = silences > 1
    let silent = gaps.filter { $0 > Self.longestSilence }.reduce(0, +)
    areScattered = silences >= Self.leastOfScattered && 2 * silent > gaps.reduce(0, +)
    areWorkouts = false
    numbers = Dictionary(uniqueKeysWithValues: zip(days, 1...))
    var outing = 1
    var outings: [LocalDate: Int] = [:]
    for (day, gap) in zip(days, [0] + gaps) {
      if gap > Self.longestRest { outing += 1 }
      outings[day] = outing
    }
    self.outings = outings
  }

  /// Days of which nothing is known but what was recorded, by where that began; nil where they may be one journey. A few
  /// over months are none if all began near one another, or each lies more than a week behind the one before.
  init?(recorded: [Recorded]) {
    let days = recorded.map(\.day)
    guard days.count >= Self.workouts.least, let first = recorded.first, let last = days.last,
      last - first.day > Self.longestSilence,
      Double(days.count) <= Self.workouts.share * Double(last - first.day + 1)
    else { return nil }
    let isFromHome = recorded.allSatisfy { $0.start.distance(to: first.start) <= Nearness.dayReach }
    let areApart = zip(days.dropFirst(), days).allSatisfy { $0 - $1 > Self.longestRest }
    guard isFromHome || areApart else { return nil }
    areSeveral = true
    areScattered = false
    areWorkouts = true
    let numbers = Dictionary(uniqueKeysWithValues: zip(days, 1...))
    self.numbers = numbers
    outings = numbers
  }

  /// Whether so few days of so many hold something that one was at home between: those of a habit and not of a journey.
  static func areFew(_ days: Int, of span: Int) -> Bool {
    span > longestSilence && Double(days) <= workouts.share * Double(span)
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
