import SiteOutput
import TripModel

/// Who was in which country, and when; and which trips lead there.
struct CountryPresence {
  /// The newest first, by code.
  private var visits: [String: [LibraryCountry.Visit]] = [:]
  /// Days up to today, by code and person; none where only a track tells that the way led through.
  private(set) var days: [String: [PersonNumber: Set<LocalDate>]] = [:]
  private let today: LocalDate

  private init(today: LocalDate) { self.today = today }

  static func gather(
    _ trips: TripsInOrder, _ points: [LibraryPoint], _ roster: Roster
  ) -> CountryPresence {
    var presence = CountryPresence(today: trips.today)
    let pointsOfTrips = Dictionary(grouping: points, by: \.trip)
    for trip in trips.newestFirst {
      let points = pointsOfTrips[trip.number] ?? []
      presence.note(trip, points, roster.presence(at: [], on: trip.number))
      for country in trip.visited {
        for person in roster.travellers[trip.number.index] {
          presence.note(person, in: country.code, country.days)
        }
      }
      // Also somebody who came along for a day.
      for point in points where !point.isPlanned {
        guard let country = point.country else { continue }
        for name in point.who {
          if let person = roster.person(called: name) { presence.note(person, in: country, point.days) }
        }
      }
    }
    return presence
  }

  private mutating func note(
    _ trip: NumberedTrip, _ points: [LibraryPoint], _ who: [LibraryPlace.Presence]
  ) {
    let home = trip.trip.onSite(trip.summary.addresses.home)
    let visited = Set(trip.visited.map(\.code))
    let isOver = trip.summary.state == .ended
    var known: Set<String> = []
    for country in trip.countries where known.insert(country.code).inserted {
      let isPlanned = !visited.contains(country.code)
      // Of a trip that comes by again only the days that it was there count, as in the country's own days.
      visits[country.code, default: []].append(
        LibraryCountry.Visit(
          trip: trip.number, page: home, isPlanned: isPlanned, isMissed: isPlanned && isOver,
          days: isPlanned ? country.days : country.days.filter { $0 <= today },
          ahead: isPlanned ? [] : country.days.filter { $0 > today }, who: who))
    }
    // What is saved or marked in a country to which the way did not lead.
    for point in points {
      guard let code = point.country, known.insert(code).inserted else { continue }
      let days = points.filter { $0.country == code }.flatMap(\.days)
      visits[code, default: []].append(
        LibraryCountry.Visit(
          trip: trip.number, page: home, isPlanned: true, isMissed: isOver, days: Set(days).sorted(),
          ahead: [], who: who))
    }
  }

  private mutating func note(_ person: PersonNumber, in country: String, _ all: [LocalDate]) {
    let past = all.filter { $0 <= today }
    days[country, default: [:]][person, default: []].formUnion(past)
  }

  /// The countries in which a person was, by code.
  func countries(of person: PersonNumber) -> [String: Set<LocalDate>] {
    days.compactMapValues { $0[person] }
  }

  /// Those of most days first, then by code; planned ones last.
  func countries(_ places: [LibraryPlace]) -> [LibraryCountry] {
    let byCountry = Dictionary(grouping: places.indices) { places[$0].country }
    return visits.map { code, visits in
      let real = visits.filter { !$0.isPlanned }
      return LibraryCountry(
        code: code, page: LibraryAddresses.country(code), isVisited: !real.isEmpty, visits: visits,
        days: Set(real.flatMap(\.days).filter { $0 <= today }).sorted(),
        regions: LibraryCountry.Region.all(byCountry[code] ?? [], places),
        people: (days[code] ?? [:]).sorted { one, other in
          one.value.count == other.value.count
            ? one.key < other.key : one.value.count > other.value.count
        }.map { person, days in LibraryCountry.PersonVisit(person: person, days: days.sorted()) })
    }.sorted { one, other in
      if one.isVisited != other.isVisited { return one.isVisited }
      return one.days.count == other.days.count
        ? one.code < other.code : one.days.count > other.days.count
    }
  }
}

extension LibraryCountry.Region {
  /// By name, their places in the order of the plan.
  fileprivate static func all(_ indices: [Int], _ places: [LibraryPlace]) -> [LibraryCountry.Region] {
    let byName = Dictionary(grouping: indices) { places[$0].region }
    return byName.sorted { one, other in
      switch (one.key, other.key) {
      case (let name?, let other?): NameKey(name) < NameKey(other)
      case (_?, nil): true
      default: false
      }
    }.map { name, indices in
      LibraryCountry.Region(name: name, places: indices.map { LibraryPlaceNumber($0) })
    }
  }
}
