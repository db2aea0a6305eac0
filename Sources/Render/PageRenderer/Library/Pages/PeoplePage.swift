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
    let (plan, words) = (scope.plan, scope.words)
    let travelled = plan.people.filter { !$0.days.isEmpty }
    let others = plan.people.count - travelled.count
    guard !travelled.isEmpty else { return words.counted(.peopleLedeAhead, others) }
    let days = Set(travelled.flatMap(\.days)).count
    let told = words.counted(.peopleLede, travelled.count, ["days": scope.countDays(days)])
    return others == 0 ? told : told + " " + words.counted(.peopleLedeOthers, others)
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
