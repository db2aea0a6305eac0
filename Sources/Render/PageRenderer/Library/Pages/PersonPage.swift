import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// Somebody: who that is, the trips, the countries and places, and who was there as well.
struct PersonPage {
  private let scope: LibraryScope
  private let number: PersonNumber

  init(site: LibrarySite, number: PersonNumber) {
    scope = LibraryScope(site: site, path: site.plan[number].page)
    self.number = number
  }

  private var person: LibraryPerson { scope.plan[number] }
  private var words: Words { scope.words }

  var file: OutputFile {
    let person = person
    let lede = lede
    let codes = person.toldCountries.map(\.code)
    let title: Phrase = person.ahead == nil ? .personMap : .personMapAhead
    let map = scope.map(
      of: person.toldPlaces, before: person.been, shading: codes,
      title: words(title, ["name": person.name.isolated]))
    let record = scope.face(of: number).with([
      "peopleHref": TemplateValue(scope.plan.addresses.people.map { scope.link($0) }),
      "title": .text(person.name), "lede": TemplateValue(lede),
      "bio": .list(PersonProfile.paragraphs(of: person.bio).map { .text($0) }),
      "links": TemplateValue(
        PersonProfile.ways(person.links, mail: person.mail, phone: person.phone).map(\.record)),
      "facts": facts.value, "map": TemplateValue(map),
      "picture": TemplateValue(
        scope.picture(person.portrait, use: .portrait, alternative: nil, isFirst: true)),
      "trips": TemplateValue(
        person.trips.map { trip in
          scope.tripLine(
            trip.trip, at: trip.page, days: trip.days, ahead: trip.ahead, isPlanned: trip.isPlanned,
            role: trip.isOrganiser ? words[.personOrganiser] : nil)
        }),
      "countries": TemplateValue(countries),
      "beside": TemplateValue(isBrief ? together : []),
      "together": TemplateValue(isBrief ? [] : together),
      "togetherHeading": .text(words[person.ahead == nil ? .personTogether : .personAlong]),
      "been": TemplateValue(person.been.map(been)),
      "hasColumns": .flag(
        !codes.isEmpty || !person.been.isEmpty || (!isBrief && !together.isEmpty)),
    ])
    return scope.file(
      "library-person", section: .people, title: person.name, description: lede ?? person.name, record)
  }

  /// Whether there is room beside the map for the trips and for all who were there as well.
  private var isBrief: Bool {
    !person.trips.isEmpty && person.trips.count <= Self.fewTrips && person.toldCompany.count <= Self.fewPeople
  }

  private static let fewTrips = 5
  private static let fewPeople = 5

  private var together: [Record] {
    person.toldCompany.map { scope.personLine($0.person, days: $0.days) }
  }

  /// Of somebody of whom no trip tells there is nothing to say; of one who was on none yet, when the next begins.
  private var lede: String? {
    if let ahead = person.ahead {
      return [
        words.counted(.personLedeAhead, TripCount(person).planned),
        ahead.start.map { words.counted(.startsIn, $0 - scope.plan.today) },
      ].compactMap(\.self).joined(separator: " · ")
    }
    let trips = TripCount(person).begun
    guard trips > 0, let years = scope.years(of: person.days) else { return nil }
    return words.counted(.personLede, trips, ["years": years])
  }

  private var facts: [Fact] {
    let trips = TripCount(person)
    return [
      scope.fact(trips.begun, .factTrips),
      person.ahead.flatMap { _ in scope.fact(trips.planned, .factTripsAhead) },
      scope.fact(person.days.count, .factDays, ahead: daysAhead),
      scope.fact(person.toldCountries.count, .factCountries),
    ].compactMap(\.self) + scope.facts(of: scope.plan.reach(of: person.toldPlaces))
  }

  /// Days to come on which the person is on a trip.
  private var daysAhead: Int { Set(person.trips.flatMap(\.ahead)).subtracting(person.days).count }

  private var countries: [Record] {
    person.toldCountries.map { country in
      let days = country.days.isEmpty ? "" : scope.countDays(country.days.count)
      return scope.countryLine(
        country.code, page: country.page,
        line: person.isAhead(country) ? words[.libraryPlanned] : days)
    }
  }

  /// `Samarkand, Uzbekistan` and the year.
  private func been(_ been: Person.Been) -> Record {
    let country = been.country.map { words.country($0) }
    let parts = [been.name, country == been.name ? nil : country].compactMap(\.self)
    return [
      "label": .text(parts.joined(separator: words[.listMark])),
      "value": TemplateValue(been.year.map { String($0) }),
    ]
  }
}
