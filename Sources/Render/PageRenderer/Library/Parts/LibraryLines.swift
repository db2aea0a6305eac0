import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

// Trips, people and countries as lines of a list.

extension LibraryScope {
  /// A trip with the days of it that matter here, none for all of them, those to come, and what is said beside them.
  func tripLine(
    _ number: TripNumber, at page: OutputPath, days: [LocalDate], ahead: [LocalDate], isPlanned: Bool,
    isMissed: Bool = false, role: String? = nil, who: [LibraryPlace.Presence] = []
  ) -> Record {
    let trip = plan[number].summary
    // Without a day that was there stand those of the whole trip, which has those to come among them.
    let toCome = planned(on: days.isEmpty ? [] : ahead)
    let status = isPlanned ? words[isMissed ? .placeNotSeen : .libraryPlanned] : toCome
    return [
      "href": .text(link(page)), "title": .text(trip.title.withHyphensHeld),
      "language": language(trip.language), "icon": TemplateValue(trip.icon),
      "when": TemplateValue(dates(days) ?? dates(of: trip)),
      "length": TemplateValue(days.count > 1 ? countDays(days.count) : nil),
      "isPlanned": .flag(isPlanned), "status": TemplateValue(status),
      "role": TemplateValue(role), "who": TemplateValue(named(who)),
    ]
  }

  /// `Planned: 1 December 2026`, of a trip that was there before and is to come again; nil without a day.
  func planned(on days: [LocalDate]) -> String? {
    dates(days).map { words(.libraryPlannedOn, ["dates": $0]) }
  }

  func personLine(_ number: PersonNumber, days: [LocalDate]) -> Record {
    face(of: number).with([
      "href": .text(link(plan[number].page)), "name": .text(plan[number].name),
      "line": TemplateValue(days.isEmpty ? nil : countDays(days.count)),
    ])
  }

  /// People as a sentence names them, each with the way to the page that tells of them: `Ana, Ben and Driss`.
  func named(_ people: [LibraryPlace.Presence]) -> [Record] {
    people.enumerated().map { index, presence in
      [
        "name": .text(presence.name), "href": TemplateValue(presence.person.map { link(plan[$0].page) }),
        "after": .text(words.separator(after: index, of: people.count)),
      ]
    }
  }

  /// `43 days · 5 trips and 1 planned`.
  func told(_ country: LibraryCountry) -> String {
    [
      country.days.isEmpty ? nil : countDays(country.days.count),
      counted(TripCount(country)),
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// A country with the regions that anything is known of.
  func lineWithRegions(_ country: LibraryCountry) -> Record {
    let regions = country.regions.compactMap(\.name)
    return countryLine(country.code, page: country.page, line: told(country)).with([
      "regions": TemplateValue(regions.isEmpty ? nil : words.list(regions))
    ])
  }

  func countryLine(_ code: String, page: OutputPath?, line: String) -> Record {
    [
      "href": TemplateValue(page.map { link($0) }), "name": .text(words.country(code)),
      "flag": .text(PageScope.flag(of: code)), "line": .text(line),
    ]
  }
}
