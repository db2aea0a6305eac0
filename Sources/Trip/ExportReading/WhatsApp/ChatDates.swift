import Importing
import TripModel

/// What days the heads of a chat are of.
///
/// 03/05/2026 is in May or in March by the region of the phone, so the order is found once for all of the chat: by a number
/// over 12, by the day that the name of an attachment tells, by what would be in the future, and since a chat never goes
/// back. Where nothing of that shows it, nothing is guessed.
struct ChatDates {
  /// Nil where nothing shows it.
  private(set) var days: [LocalDate?]
  /// The first date that may be two days, where nothing of the chat shows which.
  private(set) var doubt: (head: Int, days: [LocalDate])?
  /// The first head from which on the order is another, as after the region of the phone was changed.
  private(set) var change: Int?

  private let dates: [WrittenDate]
  private let named: [Int: LocalDate]
  private let wish: DateReading?
  private let today: LocalDate

  /// `named` are the days that the names of attachments tell, by their heads; `wish` is what the traveller says.
  init(_ dates: [WrittenDate], named: [Int: LocalDate], wish: DateOrder?, today: LocalDate) {
    (self.dates, self.named, self.today) = (dates, named, today)
    self.wish = wish.map { DateReading($0) }
    days = dates.map { $0.hasLongYearFirst ? $0.day(.yearFirst) : nil }
    for separator in WrittenDate.Separator.allCases {
      let heads = dates.indices.filter {
        dates[$0].separator == separator && !dates[$0].hasLongYearFirst
      }
      if !heads.isEmpty { decide(heads, separator) }
    }
  }

  private mutating func decide(_ heads: [Int], _ separator: WrittenDate.Separator) {
    let fitting = DateReading.allCases.filter { reading in
      heads.allSatisfy { dates[$0].day(reading) != nil }
    }
    guard let first = fitting.first else { return readTurning(heads) }
    var left = kept(fitting) { reading in heads.allSatisfy { day($0, reading) <= today + 1 } }
    left = kept(left) { nameAgrees(heads, $0) }
    left = kept(left) { neverGoesBack(heads, $0) }
    if left.count > 1, let wish, left.contains(wish) { left = [wish] }
    let isSame = heads.allSatisfy { head in Set(left.map { day(head, $0) }).count == 1 }
    // Nobody writes the month first with points or dashes (Unicode's CLDR 45).
    if left.count > 1, isSame || separator != .slash {
      left = left.contains(.yearFirst) ? [.yearFirst] : Array(left.prefix(1))
    }
    if left.count == 1 {
      for head in heads { days[head] = day(head, left.first ?? first) }
    } else if doubt == nil,
      let head = heads.first(where: { head in Set(left.map { day(head, $0) }).count > 1 })
    {
      doubt = (head, left.map { day(head, $0) })
    }
  }

  /// The readings for which something speaks, where it speaks for only some of them.
  private func kept(_ readings: [DateReading], _ speaksFor: (DateReading) -> Bool) -> [DateReading] {
    guard readings.count > 1 else { return readings }
    let spoken = readings.filter(speaksFor)
    return spoken.isEmpty ? readings : spoken
  }

  /// The day by a reading of which it is known that it fits.
  private func day(_ head: Int, _ reading: DateReading) -> LocalDate {
    dates[head].day(reading) ?? today
  }

  /// Whether some attachment tells a day that this reading gives, to a day.
  private func nameAgrees(_ heads: [Int], _ reading: DateReading) -> Bool {
    heads.contains { head in
      guard let name = named[head] else { return false }
      return abs(day(head, reading) - name) <= 1
    }
  }

  /// Whether no day is before the one before it, but for a day: clocks are set back on the way.
  private func neverGoesBack(_ heads: [Int], _ reading: DateReading) -> Bool {
    var before: LocalDate?
    for head in heads {
      let day = day(head, reading)
      if let before, day < before - 1 { return false }
      before = day
    }
    return true
  }

  // MARK: An order that changes

  /// Reads dates of which no order fits all: each by itself where it has one reading, the others by their neighbours.
  private mutating func readTurning(_ heads: [Int]) {
    let orders: [DateReading] = [.dayFirst, .monthFirst]
    func certain(_ head: Int) -> DateReading? {
      let fitting = orders.filter { dates[head].day($0) != nil }
      return fitting.count == 1 ? fitting.first : nil
    }
    var known: DateReading?
    var open: [Int] = []
    for head in heads {
      guard let reading = certain(head) else {
        open.append(head)
        continue
      }
      days[head] = dates[head].day(reading)
      if let known, known != reading { change = min(change ?? head, head) }
      settle(open, from: known ?? reading, to: reading, until: days[head])
      open = []
      known = reading
    }
    if let known { settle(open, from: known, to: known, until: nil) }
  }

  private mutating func settle(
    _ heads: [Int], from: DateReading, to: DateReading, until end: LocalDate?
  ) {
    guard let first = heads.first else { return }
    var start: LocalDate? = days[..<first].last { $0 != nil } ?? nil
    for head in heads {
      var fitting = [from]
      if from != to {
        fitting = [from, to].filter { reading in
          let day = day(head, reading)
          return (start.map { day >= $0 - 1 } ?? true) && (end.map { day <= $0 + 1 } ?? true)
        }
        if fitting.count > 1, let wish, fitting.contains(wish) { fitting = [wish] }
      }
      let found = Set(fitting.map { day(head, $0) })
      guard found.count == 1, let settled = found.first else { continue }
      days[head] = settled
      start = settled
    }
  }
}
