import TripModel

extension LibraryTotals {
  static func count(_ trips: TripsInOrder, _ currency: Currency?, _ rates: DatedRates) -> LibraryTotals {
    let begun = trips.all.filter { !$0.isPlanned }
    let all = begun.map(\.summary.totals)
    let days = Set(begun.flatMap(\.past))
    return LibraryTotals(
      trips: begun.count, plannedTrips: trips.all.count - begun.count,
      days: days.count, daysAhead: Set(trips.all.flatMap(\.ahead)).subtracting(days).count,
      nights: nights(begun),
      countries: Set(begun.flatMap(\.visited).map(\.code)).count,
      entries: all.sum(\.entries), words: all.sum(\.words), photos: all.sum(\.photos),
      clips: all.sum(\.clips), ways: ways(all.flatMap(\.ways)), toldWays: ways(all.flatMap(\.toldWays)),
      undatedMetres: all.sum(\.undatedMetres),
      spent: spent(all, currency),
      spentInAll: currency.flatMap { spentInAll(begun, $0, rates, today: trips.today) })
  }

  /// As each trip counts its own, from its first day on; of two trips at once a night is one.
  private static func nights(_ trips: [NumberedTrip]) -> Int {
    let stretches = trips.map(\.summary).compactMap { summary -> (start: LocalDate, end: LocalDate)? in
      guard let start = summary.start, let nights = summary.totals.nights, nights > 0 else { return nil }
      return (start, start + nights)
    }
    var (count, known): (Int, LocalDate?) = (0, nil)
    for stretch in stretches.sorted(by: { $0.start < $1.start }) {
      let start = known.map { max($0, stretch.start) } ?? stretch.start
      guard stretch.end > start else { continue }
      count += stretch.end - start
      known = stretch.end
    }
    return count
  }

  private static func ways(_ all: [TripSummary.Way]) -> [TripSummary.Way] {
    let byMode = Dictionary(grouping: all, by: \.mode)
    let order: [TravelMode?] = TravelMode.allCases + [nil]
    return order.compactMap { mode in
      guard let ways = byMode[mode] else { return nil }
      return TripSummary.Way(
        mode: mode, recordedMetres: ways.sum(\.recordedMetres), straightMetres: ways.sum(\.straightMetres))
    }
  }

  private static func spent(_ totals: [TripSummary.Totals], _ own: Currency?) -> [Money] {
    var sums: [Currency: Money] = [:]
    for money in totals.compactMap(\.spent) where money.minorUnits != 0 {
      sums[money.currency, default: .zero(money.currency)] += money
    }
    return sums.values.sorted { one, other in
      (one.currency == own) != (other.currency == own)
        ? one.currency == own : one.currency < other.currency
    }
  }

  /// By the rates of each trip's last day, or of today where that is to come.
  private static func spentInAll(
    _ trips: [NumberedTrip], _ own: Currency, _ rates: DatedRates, today: LocalDate
  ) -> Money? {
    var sum: Money?
    for summary in trips.map(\.summary) {
      guard let spent = summary.totals.spent, spent.minorUnits != 0 else { continue }
      guard let worth = worth(of: spent, summary.end, own, rates, today: today) else { return nil }
      sum = (sum ?? .zero(own)) + worth
    }
    return sum
  }

  private static func worth(
    of spent: Money, _ end: LocalDate?, _ own: Currency, _ rates: DatedRates, today: LocalDate
  ) -> Money? {
    if spent.currency == own { return spent }
    guard let end, let rate = rates.rate(of: spent.currency, in: own, on: min(end, today)) else { return nil }
    return spent.converted(to: own, rate: rate)
  }
}

extension Sequence {
  fileprivate func sum(_ number: (Element) -> Int) -> Int { reduce(0) { $0 + number($1) } }
}
