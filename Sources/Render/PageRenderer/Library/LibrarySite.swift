import Basemap
import SiteLanguage
import SiteOutput
import TripPlanning

/// A library, with what all of its shared pages have in common.
final class LibrarySite: Sendable {
  let plan: LibraryPlan
  let words: Words
  /// The words as templates ask for them: `words.navTrips`.
  let wordsRecord: Record
  let templates: TemplateSet
  /// The ground under maps.
  let atlas: Atlas?
  let title: String
  /// Under which names its files are published.
  let published: PublishedAddresses
  /// Whether the picture was made that a message shows below a link: no page names another.
  let hasCard: Bool

  init(plan: LibraryPlan, words: Words, templates: TemplateSet, atlas: Atlas?, hasCard: Bool) {
    self.hasCard = hasCard
    (self.plan, self.words, self.templates, self.atlas) = (plan, words, templates, atlas)
    wordsRecord = Record(Phrase.allCases.map { ($0.rawValue, .text(words[$0])) })
    published = PublishedAddresses(plan.profile.addresses)
    title = plan.profile.title ?? words[.libraryUntitled]
  }

  /// Every page that has something to show, and the front page in any case.
  func pages() -> [SitePage] {
    var pages = [SitePage(plan.addresses.home, isOfWholeTrip: true) { ShelfPage(site: self).file }]
    if let path = plan.addresses.countries {
      pages.append(SitePage(path, isOfWholeTrip: true) { CountriesPage(site: self, path: path).file })
    }
    for index in plan.countries.indices {
      pages.append(SitePage(plan.countries[index].page) { CountryPage(site: self, index: index).file })
    }
    if let path = plan.addresses.people {
      pages.append(SitePage(path, isOfWholeTrip: true) { PeoplePage(site: self, path: path).file })
    }
    for index in plan.people.indices {
      pages.append(
        SitePage(plan.people[index].page) { PersonPage(site: self, number: PersonNumber(index)).file })
    }
    if let path = plan.addresses.map {
      pages.append(SitePage(path, isOfWholeTrip: true) { WorldPage(site: self, path: path).file })
    }
    for index in plan.calendar.years.indices {
      pages.append(SitePage(plan.calendar.years[index].page) { YearPage(site: self, index: index).file })
    }
    if let next = plan.next { pages += NextPage.pages(of: next) { LibraryScope(site: self, path: $0) } }
    if let path = plan.addresses.search {
      pages.append(SitePage(path) { LibrarySearchPage(site: self, path: path).file })
    }
    return pages
  }
}

/// A part of the library with a link in the line of links.
enum LibrarySection: CaseIterable {
  case trips, map, countries, calendar, next, people

  var label: Phrase {
    switch self {
    case .trips: .navTrips
    case .map: .navMap
    case .countries: .navCountries
    case .calendar: .navCalendar
    case .next: .navNext
    case .people: .navPeople
    }
  }

  /// Where the link leads; nil where the library has nothing of the kind.
  func target(in plan: LibraryPlan) -> OutputPath? {
    switch self {
    case .trips: plan.addresses.home
    case .map: plan.addresses.map
    case .countries: plan.addresses.countries
    case .calendar: plan.addresses.calendar
    case .next: plan.next?.page
    case .people: plan.addresses.people
    }
  }
}
