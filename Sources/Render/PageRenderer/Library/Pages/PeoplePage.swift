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
    let lede = lede
    return scope.file(
      "library-people", section: .people, title: words[.navPeople], description: lede,
      [
        "lede": .text(lede), "people": TemplateValue(plan.people.indices.map { person(PersonNumber($0)) }),
      ])
  }

  /// Those who were on the way, and the days of the calendar on which any of them was.
  private var lede: String {
    let (company, words) = (scope.plan.company, scope.words)
    guard company.travelled > 0 else { return words.counted(.peopleLedeAhead, company.others) }
    let told = words.counted(
      .peopleLede, company.travelled, ["days": scope.countDays(company.days)])
    return company.others == 0 ? told : told + " " + words.counted(.peopleLedeOthers, company.others)
  }

  private func person(_ number: PersonNumber) -> Record {
    let (person, words) = (scope.plan[number], scope.words)
    let trips = TripCount(person)
    // Of those who were on no trip yet, the trips to come.
    let isAhead = trips.begun == 0 && trips.planned > 0
    let told = isAhead ? trips.planned : trips.begun
    let line = [
      told > 0 ? words.counted(.countTrips, told) : nil,
      isAhead ? words[.libraryPlanned] : nil,
      person.days.isEmpty ? nil : scope.countDays(person.days.count),
    ].compactMap(\.self).joined(separator: " · ")
    return scope.face(of: number).with([
      "href": .text(scope.link(person.page)), "name": .text(person.name), "line": .text(line),
      "picture": TemplateValue(scope.picture(person.portrait, use: .portrait, alternative: nil)),
    ])
  }
}
