package import Diagnostics
import SiteOutput
package import TripModel

extension LibraryPlan {
  /// Chooses, orders and sums what the trips share. `today` is the library's: trips are as their summaries tell.
  package static func make(
    _ library: LibraryContents, today: LocalDate
  ) -> (plan: LibraryPlan, diagnostics: [Diagnostic]) {
    let trips = TripsInOrder.sort(library.trips, library.settings.order, today: today)
    let told = ToldPeople.gather(library, trips)
    let roster = Roster.gather(told, trips)
    let drafts = TownSpelling.settled(PointDraft.gather(trips, roster))
    let places = PlacePlanner.find(among: drafts, roster, trips)
    let points = PlacePlanner.points(of: drafts, in: places)
    let presence = CountryPresence.gather(trips, points, roster)
    let countries = presence.countries(places.map(\.place))
    let people = PersonPlanner(
      roster: roster, trips: trips, presence: presence, places: places.map(\.place),
      meetings: Meetings.find(among: trips, roster), circles: library.circles,
      countries: Set(countries.map(\.code))
    ).people
    let map = LibraryMap.choose(
      points, places.map(\.place),
      visited: Set(trips.all.flatMap(\.shaded) + countries.filter(\.isVisited).map(\.code)))
    let calendar = LibraryCalendar.collect(trips)
    let shelving = Shelving.arrange(trips, library.settings)
    let isListed =
      !library.trips.isEmpty && library.trips.allSatisfy(\.summary.isListed) && !library.addresses.isOpaque
    var plan = LibraryPlan(
      today: today, profile: LibraryProfile(library.settings, library.addresses, isListed: isListed),
      addresses: LibraryAddresses(), trips: trips.all.map(\.trip), current: shelving.current,
      shelves: shelving.shelves, totals: .count(trips, library.settings.currency, library.rates),
      countries: countries, map: map, calendar: calendar, people: people, places: places.map(\.place),
      documents: [], news: LibraryNews.newest(of: trips, roster))
    let next = DestinationPlanner.plan(library.destinationContents(told, today: today))
    plan.next = next.plan
    plan.sealed = LibrarySealedTrip.sorted(library.sealed)
    plan.addresses = .choose(for: plan)
    plan.documents = LibraryDocument.all(of: plan, texts: places.map(\.texts))
    return (plan, roster.diagnostics + next.diagnostics)
  }
}

extension LibraryProfile {
  init(_ settings: LibrarySettings, _ addresses: AddressPolicy, isListed: Bool) {
    self.init(
      title: settings.title, description: settings.description, language: settings.language,
      address: settings.address, addresses: addresses, currency: settings.currency,
      grouping: settings.grouping,
      isListed: isListed)
  }
}

extension LibraryAddresses {
  /// Those that every library has.
  init() {
    home = .page([])
    json = .file(["library.json"])
    (data, assets) = ("data", "assets")
  }

  static let mapPage = OutputPath.page(["map"])

  static func country(_ code: String) -> OutputPath { .page(["countries", code.lowercased()]) }

  static func year(_ year: Int) -> OutputPath { .page(["calendar", String(year)]) }

  /// Those of all that a plan has to show.
  static func choose(for plan: LibraryPlan) -> LibraryAddresses {
    var all = LibraryAddresses()
    func page(_ name: String, _ isShown: Bool) -> OutputPath? { isShown ? .page([name]) : nil }
    all.map = plan.places.isEmpty && plan.map.visited.isEmpty ? nil : mapPage
    let years = plan.calendar.years
    all.calendar = (years.last { $0.year <= plan.today.year } ?? years.first)?.page
    all.countries = page("countries", !plan.countries.isEmpty)
    all.people = page("people", !plan.people.isEmpty)
    all.next = plan.next?.page
    if plan.profile.address != nil, all.map != nil { all.card = .file(["card.png"]) }
    all.feed = plan.news.isEmpty ? nil : .file(["feed.xml"])
    all.search = page("search", !plan.trips.isEmpty)
    return all
  }
}
