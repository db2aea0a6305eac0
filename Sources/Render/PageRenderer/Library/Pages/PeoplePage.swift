import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// All who travel.
struct PeoplePage {
  private let scope: LibraryScope

  init(site: LibrarySite, path: OutputPath) { scope = LibraryScope(site: site, path: path) }

  var file: OutputFile {
    let (plan, words) = (scope.plan, scope.words)
    let lede = words.counted(
      .peopleLede, plan.people.count, ["days": scope.countDays(plan.totals.days)])
    return scope.file(
      "library-people", section: .people, title: words[.navPeople], description: lede,
      [
        "lede": .text(lede), "people": TemplateValue(plan.people.indices.map { person(PersonNumber($0)) }),
      ])
  }

  private func person(_ number: PersonNumber) -> Record {
    let (person, words) = (scope.plan[number], scope.words)
    let trips = person.trips.count { !$0.isPlanned }
    // Of those who were on no trip yet, the trips to come.
    let isAhead = trips == 0 && !person.trips.isEmpty
    let line = [
      trips > 0 || isAhead ? words.counted(.countTrips, isAhead ? person.trips.count : trips) : nil,
      isAhead ? words[.libraryPlanned] : nil,
      person.days.isEmpty ? nil : scope.countDays(person.days.count),
    ].compactMap(\.self).joined(separator: " · ")
    return scope.face(of: number).with([
      "href": .text(scope.link(person.page)), "name": .text(person.name), "line": .text(line),
      "picture": TemplateValue(scope.picture(person.portrait, use: .portrait, alternative: nil)),
    ])
  }
}

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
    let codes = person.countries.map(\.code)
    let map = scope.map(
      of: person.places, before: person.been, shading: codes,
      title: words(.personMap, ["name": person.name.isolated]))
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
            trip.trip, at: trip.page, days: trip.days, isPlanned: trip.isPlanned,
            role: trip.isOrganiser ? words[.personOrganiser] : nil)
        }),
      "countries": TemplateValue(countries),
      "together": TemplateValue(person.together.map { scope.personLine($0.person, days: $0.days) }),
      "been": TemplateValue(person.been.map(been)),
      "hasColumns": .flag(!codes.isEmpty || !person.together.isEmpty || !person.been.isEmpty),
    ])
    return scope.file(
      "library-person", section: .people, title: person.name, description: lede ?? person.name, record)
  }

  /// Of somebody who was on no trip yet there is nothing to say.
  private var lede: String? {
    let trips = person.trips.count { !$0.isPlanned }
    guard trips > 0, let years = scope.years(of: person.days) else { return nil }
    return words.counted(.personLede, trips, ["years": years])
  }

  private var facts: [Fact] {
    [
      scope.fact(person.trips.count { !$0.isPlanned }, .factTrips),
      scope.fact(person.days.count, .factDays), scope.fact(person.countries.count, .factCountries),
      scope.fact(person.places.count, .factPlaces),
    ].compactMap(\.self)
  }

  private var countries: [Record] {
    person.countries.map { country in
      scope.countryLine(
        country.code, page: country.page,
        line: country.days.isEmpty ? "" : scope.countDays(country.days.count))
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
