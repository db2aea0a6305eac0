import SiteOutput
import TripModel

/// The people of a library, each with what all trips say of them.
struct PersonPlanner {
  let roster: Roster
  let trips: TripsInOrder
  let presence: CountryPresence
  let places: [LibraryPlace]
  let meetings: Meetings
  let circles: [PrivateCircle]
  /// Codes of countries that have a page.
  let countries: Set<String>

  var people: [LibraryPerson] {
    var book = AddressBook()
    let (places, visits, newestFirst) = (placesOfPeople, visitsOfPeople, trips.newestFirst)
    return roster.members.enumerated().map { index, member in
      let number = PersonNumber(index)
      let told = member.told
      let been = (told?.been ?? []).filter { !isPrivate($0.coordinate) }
      return LibraryPerson(
        name: member.name, page: .page(["people", book.folder(in: "people", wishes: [member.name])]),
        relation: told?.relation ?? .ours, portrait: told?.portrait ?? [], bio: told?.bio,
        links: told?.links ?? [], mail: told?.mail, phone: told?.phone, colour: told?.colour, been: been,
        trips: onTrips(member, newestFirst), days: member.days.sorted(), countries: inCountries(number, been),
        places: (places[number] ?? []).map { LibraryPlaceNumber($0) },
        together: meetings.together(with: number),
        ahead: ahead(member, number, newestFirst, visits[number] ?? []))
    }
  }

  /// Whoever looks for home is not to find it among the places where somebody was before.
  private func isPrivate(_ place: Coordinate?) -> Bool {
    guard let place else { return false }
    return circles.contains { $0.contains(place) }
  }

  private func onTrips(
    _ member: Roster.Member, _ newestFirst: [NumberedTrip]
  ) -> [LibraryPerson.OnTrip] {
    let organised = Dictionary(
      member.trips.map { ($0.trip, $0.isOrganiser) }, uniquingKeysWith: { first, _ in first })
    return newestFirst.compactMap { trip in
      guard let isOrganiser = organised[trip.number] else { return nil }
      return LibraryPerson.OnTrip(
        trip: trip.number, page: trip.trip.onSite(trip.summary.addresses.home), isOrganiser: isOrganiser,
        isPlanned: trip.isPlanned, days: trip.past, ahead: trip.ahead)
    }
  }

  private func inCountries(_ person: PersonNumber, _ been: [Person.Been]) -> [LibraryPerson.InCountry] {
    var days = presence.countries(of: person)
    for country in been.compactMap(\.country).map(trips.states.code(of:)) where days[country] == nil {
      days[country] = []
    }
    let mostFirst = days.sorted { one, other in
      one.value.count == other.value.count ? one.key < other.key : one.value.count > other.value.count
    }
    return mostFirst.map { code, days in
      LibraryPerson.InCountry(
        code: code, page: countries.contains(code) ? LibraryAddresses.country(code) : nil,
        days: days.sorted())
    }
  }

  /// A place that a trip visits, or means to.
  struct Visit {
    /// Its position in the list.
    var place: Int
    var trip: TripNumber
  }

  /// Who is named at which places, in the order of the list.
  private var visitsOfPeople: [PersonNumber: [Visit]] {
    var found: [PersonNumber: [Visit]] = [:]
    for (index, place) in places.enumerated() {
      for visit in place.visits {
        for person in visit.who.compactMap(\.person) {
          found[person, default: []].append(Visit(place: index, trip: visit.trip))
        }
      }
    }
    return found
  }

  /// Places by their positions in the list, in its order.
  private var placesOfPeople: [PersonNumber: [Int]] {
    var found: [PersonNumber: [Int]] = [:]
    for (index, place) in places.enumerated() {
      for person in place.people { found[person, default: []].append(index) }
    }
    return found
  }
}
