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
    let codes = shown.countries.map(\.code)
    let title: Phrase = person.ahead == nil ? .personMap : .personMapAhead
    let map = scope.map(
      of: shown.places, before: person.been, shading: codes,
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

  /// The countries and places of which the page tells: to which somebody goes who was on no trip yet, and where that
  /// person was before.
  private var shown: (countries: [LibraryPerson.InCountry], places: [LibraryPlaceNumber]) {
    guard let ahead = person.ahead else { return (person.countries, person.places) }
    let known = Set(ahead.countries.map(\.code))
    return (
      ahead.countries + person.countries.filter { !known.contains($0.code) }, ahead.places
    )
  }

  /// Whether there is room beside the map for the trips and for all who were there as well.
  private var isBrief: Bool {
    let people = person.ahead?.along.count ?? person.together.count
    return !person.trips.isEmpty && person.trips.count <= Self.fewTrips && people <= Self.fewPeople
  }

  private static let fewTrips = 5
  private static let fewPeople = 5

  private var together: [Record] {
    guard let ahead = person.ahead else {
      return person.together.map { scope.personLine($0.person, days: $0.days) }
    }
    return ahead.along.map { scope.personLine($0, days: []) }
  }

  /// Of somebody of whom no trip tells there is nothing to say; of one who was on none yet, when the next begins.
  private var lede: String? {
    if let ahead = person.ahead {
      return [
        words.counted(.personLedeAhead, person.trips.count),
        ahead.start.map { words.counted(.startsIn, $0 - scope.plan.today) },
      ].compactMap(\.self).joined(separator: " · ")
    }
    let trips = person.trips.count { !$0.isPlanned }
    guard trips > 0, let years = scope.years(of: person.days) else { return nil }
    return words.counted(.personLede, trips, ["years": years])
  }

  private var facts: [Fact] {
    [
      scope.fact(person.trips.count { !$0.isPlanned }, .factTrips),
      person.ahead.flatMap { _ in scope.fact(person.trips.count, .factTripsAhead) },
      scope.fact(person.days.count, .factDays, ahead: daysAhead),
      scope.fact(shown.countries.count, .factCountries),
    ].compactMap(\.self) + scope.facts(of: scope.plan.reach(of: shown.places))
  }

  /// Days to come on which the person is on a trip.
  private var daysAhead: Int { Set(person.trips.flatMap(\.ahead)).subtracting(person.days).count }

  private var countries: [Record] {
    let ahead = Set((person.ahead?.countries ?? []).map(\.code))
    return shown.countries.map { country in
      let days = country.days.isEmpty ? "" : scope.countDays(country.days.count)
      return scope.countryLine(
        country.code, page: country.page,
        line: ahead.contains(country.code) ? words[.libraryPlanned] : days)
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
