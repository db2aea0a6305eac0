import TripModel

/// Which days a trip has, so far as anything tells them: the headings of a diary mostly say no year, and many a diary
/// goes on at home.
struct DiaryDays: Sendable {
  /// By what trip.yml says of them; nil where it says nothing.
  private let written: ClosedRange<LocalDate>?
  /// Days of pictures and tracks, in order.
  private let seen: [LocalDate]
  /// The written first day.
  let start: LocalDate?

  /// How many days from one that is seen a day is surely of the trip.
  private static let near = 3
  /// How many days apart two that are seen may be so that those between are of the trip as well.
  private static let apart = 14
  /// How long a trip may be of which one end is written and nothing else tells of it.
  private static let longest = 60

  init(_ settings: TripSettings, seen: some Sequence<LocalDate>) {
    let days = Set(seen).sorted()
    self.seen = days
    start = settings.start
    written = Self.written(settings, days)
  }

  /// Dates in the wrong order are told, and hold no day. Where one end is missing, nobody's whole year is published.
  private static func written(_ settings: TripSettings, _ seen: [LocalDate]) -> ClosedRange<LocalDate>? {
    switch (settings.start, settings.end) {
    case (let start?, let end?): start <= end ? start...end : nil
    case (let start?, nil): start...(start + reach(seen.map { $0 - start }))
    case (nil, let end?): (end - reach(seen.reversed().map { end - $0 }))...end
    case (nil, nil): nil
    }
  }

  /// How many days a trip goes on from its written end, by those that are seen, in order.
  private static func reach(_ seen: [Int]) -> Int {
    var last: Int?
    for days in seen where days >= 0 {
      if days - (last ?? 0) > longest { break }
      last = days
    }
    return last.map { $0 + near } ?? longest
  }

  /// The day that a heading means: of the years that it may be of the one nearest to the trip, where the weekday beside it
  /// does not tell which. `year` is what the text says elsewhere. Without a month it is the only such day of the trip.
  func day(of heading: DiaryHeading, year: Int?) -> LocalDate? {
    let range = heading.year.map { $0...$0 } ?? self.years(year)
    let years = range.map { Array($0) } ?? []
    let days = heading.readings.flatMap { reading in
      years.compactMap { LocalDate(year: $0, month: reading.month, day: reading.day) }
    }
    let agreeing = heading.weekday.map { named in days.filter { $0.weekday == named && isOfTrip($0) } } ?? []
    // Without a month it is a day between what was seen, since what is said at home begins likewise.
    guard heading.saysMonth else {
      let within = agreeing.filter { span?.contains($0) ?? false }
      return within.count == 1 ? within[0] : nil
    }
    // The first of equals: the likelier reading.
    return (agreeing.isEmpty ? days : agreeing).min { distance(of: $0) < distance(of: $1) }
  }

  /// Those of the trip; the one that the text says alone where that is none of them.
  private func years(_ said: Int?) -> ClosedRange<Int>? {
    let known = [written?.lowerBound, written?.upperBound, seen.first, seen.last].compactMap { $0?.year }
    guard let first = known.min(), let last = known.max() else { return said.map { $0...$0 } }
    if let said, !(first...last).contains(said) { return said...said }
    return (first - 1)...(last + 1)
  }

  /// The last of several days of which the first is known; nil where the heading says no more than that.
  func until(_ heading: DiaryHeading, from day: LocalDate) -> LocalDate? {
    guard let last = heading.last else { return nil }
    let days = [day.year, day.year + 1].compactMap {
      LocalDate(year: $0, month: last.month, day: last.day)
    }
    return days.first { (1...Self.longest).contains($0 - day) }
  }

  /// From the first day to the last, so far as they are known.
  var span: ClosedRange<LocalDate>? {
    if let written { return written }
    guard let first = seen.first, let last = seen.last else { return nil }
    return first...last
  }

  /// Whether a day is within the trip's written dates, else about or between what was seen; without any of these, none
  /// is: a diary may be of a whole life.
  func isOfTrip(_ day: LocalDate) -> Bool {
    if let written { return written.contains(day) }
    if seen.isEmpty { return false }
    if distance(of: day) <= Self.near { return true }
    let index = seen.firstIndex(notBelow: day)
    return index > 0 && index < seen.count && seen[index] - seen[index - 1] <= Self.apart
  }

  /// Days from the nearest one of the trip; 0 where nothing tells of any.
  private func distance(of day: LocalDate) -> Int {
    if let written { return max(0, written.lowerBound - day, day - written.upperBound) }
    let index = seen.firstIndex(notBelow: day)
    return seen[max(0, index - 1)..<min(seen.count, index + 1)].map { abs($0 - day) }.min() ?? 0
  }
}
