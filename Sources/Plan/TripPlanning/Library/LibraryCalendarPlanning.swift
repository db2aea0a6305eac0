import SiteOutput
import TripModel

extension LibraryCalendar {
  static func collect(_ trips: TripsInOrder) -> LibraryCalendar {
    var days: [LocalDate: [(trip: NumberedTrip, day: TripSummary.Day?)]] = [:]
    for trip in trips.all {
      var held = Dictionary(
        trip.summary.days.map { ($0.date, $0) }, uniquingKeysWith: { first, _ in first })
      for date in trip.days { days[date, default: []].append((trip, held.removeValue(forKey: date))) }
      // What lies outside the trip's dates.
      for (date, day) in held { days[date, default: []].append((trip, day)) }
    }
    let written = days.values.map { $0.compactMap(\.day) }.filter { $0.contains { $0.entries > 0 } }
    let many = JournalHeat.many(among: written.map { $0.reduce(0) { $0 + $1.words } })
    let squares = days.sorted { $0.key < $1.key }.map { Day($0.key, $0.value, manyWords: many) }
    let years = Dictionary(grouping: squares, by: \.date.year).sorted { $0.key < $1.key }
    return LibraryCalendar(
      years: years.map { year, days in
        Year(
          year: year, page: LibraryAddresses.year(year), days: days,
          trips: Set(days.lazy.flatMap(\.trips).map(\.trip)).sorted())
      }, manyWords: many)
  }
}

extension LibraryCalendar.Day {
  fileprivate init(
    _ date: LocalDate, _ trips: [(trip: NumberedTrip, day: TripSummary.Day?)], manyWords: Int
  ) {
    let held = trips.compactMap(\.day)
    let (entries, words) = (held.reduce(0) { $0 + $1.entries }, held.reduce(0) { $0 + $1.words })
    let order = trips.sorted { one, other in
      let (start, start2) = (one.trip.summary.start ?? date, other.trip.summary.start ?? date)
      return start == start2 ? one.trip.number < other.trip.number : start < start2
    }
    self.init(
      date: date, trips: order.map { LibraryCalendar.OnDay(date, $0.trip, $0.day) }, entries: entries,
      words: words, step: entries == 0 ? 0 : JournalHeat.step(words, manyWords: manyWords))
  }
}

extension LibraryCalendar.OnDay {
  fileprivate init(_ date: LocalDate, _ trip: NumberedTrip, _ day: TripSummary.Day?) {
    let start = trip.summary.isOneJourney ? trip.summary.start : nil
    self.init(
      trip: trip.number, number: day == nil ? start.map { date - $0 + 1 } : day?.number, title: day?.title,
      page: day.map { trip.trip.onSite($0.page) }, entries: day?.entries ?? 0, photos: day?.photos ?? 0)
  }
}
