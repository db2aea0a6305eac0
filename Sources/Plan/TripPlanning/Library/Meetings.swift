import TripModel

/// On which days two people were in one place: on one trip, or on two that met.
struct Meetings {
  private var all: [PersonNumber: [PersonNumber: Meeting]] = [:]

  struct Meeting {
    var days: Set<LocalDate> = []
    /// Those of the first of the two.
    var trips: Set<TripNumber> = []
  }

  /// Metres between two stops at which one meets.
  private static let reach = 1000.0

  static func find(among trips: TripsInOrder, _ roster: Roster) -> Meetings {
    var meetings = Meetings()
    let begun = trips.all.filter { !$0.past.isEmpty && !roster.travellers[$0.number.index].isEmpty }
    for trip in begun {
      let people = roster.travellers[trip.number.index]
      for one in people {
        for other in people where one != other { meetings.note(one, other, trip, trip.past) }
      }
    }
    let paths = begun.map { Path($0) }
    for first in paths.indices {
      for second in paths.indices where first < second {
        let days = paths[first].days(with: paths[second], within: reach)
        if days.isEmpty { continue }
        let (trip, trip2) = (begun[first], begun[second])
        for one in roster.travellers[trip.number.index] {
          for other in roster.travellers[trip2.number.index] where one != other {
            meetings.note(one, other, trip, days)
            meetings.note(other, one, trip2, days)
          }
        }
      }
    }
    return meetings
  }

  private mutating func note(
    _ one: PersonNumber, _ other: PersonNumber, _ trip: NumberedTrip, _ days: [LocalDate]
  ) {
    all[one, default: [:]][other, default: Meeting()].days.formUnion(days)
    all[one, default: [:]][other, default: Meeting()].trips.insert(trip.number)
  }

  /// Whom a person met, most days first, then in the order of the people.
  func together(with person: PersonNumber) -> [LibraryPerson.Together] {
    (all[person] ?? [:]).map { other, meeting in
      LibraryPerson.Together(person: other, days: meeting.days.sorted(), trips: meeting.trips.sorted())
    }.sorted { one, other in
      one.days.count == other.days.count ? one.person < other.person : one.days.count > other.days.count
    }
  }
}

/// Where a trip was on which of its days.
private struct Path {
  private let span: ClosedRange<LocalDate>
  private let stops: [(place: Coordinate, days: Set<LocalDate>)]

  /// Of a trip with a day.
  init(_ trip: NumberedTrip) {
    let past = Set(trip.past)
    span = trip.past[0]...trip.past[trip.past.count - 1]
    stops = trip.summary.stops.compactMap { stop -> (place: Coordinate, days: Set<LocalDate>)? in
      let days = past.intersection(stop.days)
      guard !stop.isPlanned, !days.isEmpty, let place = stop.spot?.position else { return nil }
      return (place, days)
    }
  }

  /// Days on which a stop of one was near a stop of the other, in order.
  func days(with other: Path, within reach: Double) -> [LocalDate] {
    guard span.overlaps(other.span) else { return [] }
    let band = reach / Nearness.degree
    var days: Set<LocalDate> = []
    for stop in stops {
      for near in other.stops where abs(near.place.latitude - stop.place.latitude) <= band {
        guard near.place.distance(to: stop.place) <= reach else { continue }
        days.formUnion(stop.days.intersection(near.days))
      }
    }
    return days.sorted()
  }
}
