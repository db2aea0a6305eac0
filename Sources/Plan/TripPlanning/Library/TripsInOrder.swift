import TripModel

/// The trips of a library in its order, each with its days.
struct TripsInOrder {
  let all: [NumberedTrip]
  let today: LocalDate
  let states: LibraryStates

  /// Those without a day stand last, whatever the order.
  static func sort(_ trips: [LibraryTrip], _ order: LibraryOrder, today: LocalDate) -> TripsInOrder {
    let dated = trips.filter { $0.summary.start != nil }.sorted { one, other in
      let (start, start2) = (one.summary.start ?? today, other.summary.start ?? today)
      let (end, end2) = (one.summary.end ?? start, other.summary.end ?? start2)
      if start != start2 { return (start > start2) == (order == .newestFirst) }
      if end != end2 { return (end > end2) == (order == .newestFirst) }
      return isBefore(one, other)
    }
    let undated = trips.filter { $0.summary.start == nil }.sorted(by: isBefore)
    let states = LibraryStates(trips)
    let all = (dated + undated).enumerated().map { NumberedTrip(TripNumber($0), $1, states, today: today) }
    return TripsInOrder(all: all, today: today, states: states)
  }

  /// The newest first, whatever the library's order.
  var newestFirst: [NumberedTrip] {
    all.sorted { one, other in
      switch (one.summary.start, other.summary.start) {
      case (let start?, let other?) where start != other: start > other
      case (_?, nil): true
      case (nil, _?): false
      default: one.number < other.number
      }
    }
  }

  subscript(number: TripNumber) -> NumberedTrip { all[number.index] }

  private static func isBefore(_ one: LibraryTrip, _ other: LibraryTrip) -> Bool {
    one.summary.title == other.summary.title
      ? one.id < other.id : NameKey(one.summary.title) < NameKey(other.summary.title)
  }
}

/// One of the trips of a library, with what is asked of it again and again.
struct NumberedTrip {
  let number: TripNumber
  let trip: LibraryTrip
  /// All days that are of the trip, in order.
  let days: [LocalDate]
  /// Those of them up to today.
  let past: [LocalDate]
  /// The others: of a trip that has not begun all.
  let ahead: [LocalDate]
  /// Whether it has not begun.
  let isPlanned: Bool
  /// Its countries as the library tells of them.
  let countries: [TripSummary.Country]
  /// Those in which it was: not where it is only booked to go.
  let visited: [TripSummary.Country]
  /// The codes of the same on maps, where each part of a country has its own.
  let shaded: [String]

  var summary: TripSummary { trip.summary }

  init(_ number: TripNumber, _ trip: LibraryTrip, _ states: LibraryStates, today: LocalDate) {
    self.number = number
    self.trip = trip
    let summary = trip.summary
    isPlanned = summary.isOnlyPlanned
    days = Self.days(of: summary)
    past = isPlanned ? [] : days.filter { $0 <= today }
    ahead = isPlanned ? days : days.filter { $0 > today }
    countries = states.told(summary.countries)
    func been(_ countries: [TripSummary.Country]) -> [TripSummary.Country] {
      countries.filter { country in
        !country.isPlanned && country.days.first.map { $0 <= today } ?? true
      }
    }
    visited = isPlanned ? [] : been(countries)
    shaded = isPlanned ? [] : been(summary.countries).map(\.code)
  }

  private static func days(of summary: TripSummary) -> [LocalDate] {
    let numbered = summary.days.filter { $0.number != nil }.map(\.date)
    guard !summary.isScattered, let start = summary.start, let end = summary.end else {
      return Set(numbered).sorted()
    }
    return (0...(end - start)).map { start + $0 }
  }

  /// Those who come along.
  var travellers: [Traveller] { summary.travellers.filter { $0.status == .accepted } }
}

/// What names are put in order by: neither capitals nor accents matter, until nothing else parts two of them.
struct NameKey: Hashable, Comparable {
  private let plain: String
  private let name: String

  init(_ name: String) {
    plain = Slug.make(name)
    self.name = name
  }

  static func < (one: NameKey, other: NameKey) -> Bool {
    one.plain == other.plain ? one.name < other.name : one.plain < other.plain
  }
}
