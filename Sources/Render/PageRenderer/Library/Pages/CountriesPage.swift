import SiteLanguage
import SiteOutput
import TripPlanning

/// All countries of a library, those of most days first, and behind them those that are still to come.
struct CountriesPage {
  private let scope: LibraryScope

  init(site: LibrarySite, path: OutputPath) { scope = LibraryScope(site: site, path: path) }

  var file: OutputFile {
    let (plan, words) = (scope.plan, scope.words)
    let visited = plan.countries.filter(\.isVisited)
    let others = plan.countries.filter { !$0.isVisited }
    // Ideas of trips that are over are still to come for nobody.
    let areMissed = others.allSatisfy { $0.visits.allSatisfy(\.isMissed) }
    let lede = visited.isEmpty ? words[.countriesPlanned] : scope.ledeOfCountries
    return scope.file(
      "library-countries", section: .countries, title: words[.navCountries], description: lede,
      [
        "lede": .text(lede),
        "groups": TemplateValue(
          [
            group(visited, heading: nil),
            group(
              others,
              heading: visited.isEmpty ? nil : words[areMissed ? .placeNotSeen : .countriesPlanned]),
          ].compactMap(\.self)),
      ])
  }

  private func group(_ countries: [LibraryCountry], heading: String?) -> Record? {
    guard !countries.isEmpty else { return nil }
    return [
      "heading": TemplateValue(heading),
      "countries": TemplateValue(countries.map(line)),
    ]
  }

  /// `6 days · 2 trips · 14 places`, and the regions that anything is known of.
  private func line(_ country: LibraryCountry) -> Record {
    let reach = scope.plan.reach(of: country)
    let places = scope.counted(country.isVisited ? reach.visited : reach.ahead)
    let told = [scope.told(country), places].compactMap(\.self).joined(separator: " · ")
    return scope.lineWithRegions(country).with(["line": .text(told)])
  }
}

extension LibraryScope {
  /// `Sixteen countries, on 208 days.`; where not of all days it is known, on how many of them, and of how many not.
  fileprivate var ledeOfCountries: String {
    let (count, days) = (plan.totals.countries, countDays(plan.totals.days))
    let known = plan.daysInCountries
    guard known < plan.totals.days, known > 0 else {
      return words.counted(.countriesLede, count, ["days": days])
    }
    let (told, rest) = (words.numbers.whole(known), countDays(plan.totals.days - known))
    return words.counted(.countriesLedeOfSome, count, ["known": told, "days": days, "rest": rest])
  }
}

/// A country: who was there and when, on which trips, and where.
struct CountryPage {
  private let scope: LibraryScope
  private let index: Int

  init(site: LibrarySite, index: Int) {
    scope = LibraryScope(site: site, path: site.plan.countries[index].page)
    self.index = index
  }

  private var country: LibraryCountry { scope.plan.countries[index] }
  private var words: Words { scope.words }

  var file: OutputFile {
    let name = words.country(country.code)
    return scope.file(
      "library-country", section: .countries, title: name, description: lede,
      [
        "countriesHref": TemplateValue(scope.plan.addresses.countries.map { scope.link($0) }),
        "title": .text(name), "flag": .text(PageScope.flag(of: country.code)), "lede": .text(lede),
        "facts": facts.value, "map": TemplateValue(scope.map(of: country)),
        "trips": TemplateValue(
          country.visits.map { visit in
            scope.tripLine(
              visit.trip, at: visit.page, days: visit.days, ahead: visit.ahead, isPlanned: visit.isPlanned,
              isMissed: visit.isMissed, who: visit.isMissed ? [] : visit.who)
          }),
        "people": TemplateValue(country.people.map { scope.personLine($0.person, days: $0.days) }),
        "regions": TemplateValue(regions),
        "placesCount": .text(counted), "turn": turn,
      ])
  }

  private var lede: String {
    let trips = TripCount(country)
    guard country.isVisited else {
      return words[country.visits.allSatisfy(\.isMissed) ? .countryLedeMissed : .countryLedePlanned]
    }
    let past =
      scope.years(of: country.days).map { words.counted(.countryLede, trips.begun, ["years": $0]) }
      ?? words.counted(.countryLedeUndated, trips.begun)
    return trips.planned > 0 ? past + " " + words.counted(.countryLedeMore, trips.planned) : past
  }

  /// `12 places`; `Visited: 12 places and 3 stops. Planned: 4 places.` where nobody was yet at some of them.
  private var counted: String {
    let reach = scope.plan.reach(of: country)
    let (visited, ahead) = (scope.counted(reach.visited), scope.counted(reach.ahead))
    guard let ahead else { return visited ?? "" }
    return [
      visited.map { words(.libraryMapVisited, ["what": $0]) }, words(.libraryMapPlanned, ["what": ahead]),
    ].compactMap(\.self).joined(separator: " ")
  }

  /// Those of what was, as on the front page and the pages of people: of the trips also how many are to come, as all of
  /// them are on the list.
  private var facts: [Fact] {
    let trips = TripCount(country)
    return [
      scope.fact(country.days.count, .factDays),
      scope.fact(trips.begun, .factTrips, ahead: trips.planned),
      scope.fact(country.people.count, .factPeople),
    ].compactMap(\.self) + scope.facts(of: scope.plan.reach(of: country).visited)
  }

  /// What is in no region that has a name has no heading where there is no other.
  private var regions: [Record] {
    country.regions.map { region in
      let heading = region.name ?? (country.regions.count > 1 ? words[.libraryMapElsewhere] : nil)
      return RegionList(
        scope: scope, heading: heading, places: region.places, isBelowTrips: true
      ).record
    }
  }

  /// To the countries before and behind it, in the order of their page.
  private var turn: TemplateValue {
    scope.turn(at: index, of: scope.plan.countries, label: .turnCountries) { country in
      (country.page, scope.counted(TripCount(country)), words.country(country.code))
    }
  }
}
