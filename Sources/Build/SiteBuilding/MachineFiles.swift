import DataRenderer
import Localization
import PageRenderer
import SiteOutput
import TripPlanning

/// The files of a site that are for machines and for its search, and the page that servers show in the place of one
/// that is missing.
struct MachineFiles {
  let plan: SitePlan
  let renderer: SiteRenderer
  let generator: String

  /// Hands out all of them, each as soon as it is made; `pages` are the addresses of the site's pages, in their order.
  func make(pages: [OutputPath], hand: @escaping (OutputFile) -> Void) {
    makeOfTrips(hand: hand)
    // Who has no password is to find nothing but the page that asks for it, and that page says so to crawlers.
    if !plan.isSealed {
      Sitemap.files(of: plan, pages: pages).forEach(hand)
      hand(Robots.file(of: plan))
    }
    renderer.missingPage.map { hand($0.file) }
  }

  /// Those that are of one trip each.
  func makeOfTrips(hand: @escaping (OutputFile) -> Void) {
    for (trip, renderer) in renderer.trips { make(of: trip, renderer, hand: hand) }
    renderer.makeSearchData(hand: hand)
  }

  /// What may be asked of each trip without its plan.
  var summaries: [TripSummary] {
    renderer.trips.map { trip, renderer in
      let names = renderer.names(of: trip)
      return TripSummary.sumUp(trip, title: names.title, dayTitle: names.title, stopName: names.name)
    }
  }

  private func make(of trip: TripPlan, _ renderer: TripRenderer, hand: (OutputFile) -> Void) {
    let names = renderer.names(of: trip)
    hand(TripJSON.file(of: trip, names: names, generator: generator))
    PlacesGeoJSON.file(of: trip, names: names).map(hand)
    TrackGPX.file(of: trip, names: names, generator: generator).map(hand)
    ExpensesCSV.file(of: trip).map(hand)
    let articles = renderer.articles(of: trip, entries: AtomFeed.entries(of: trip))
    AtomFeed.file(of: trip, names: names, articles: articles, generator: generator).map(hand)
    let said = renderer.calendarTexts(of: trip)
    let words = CalendarWords(
      title: names.title, events: said.events, places: said.places, journal: said.journal,
      expenses: said.expenses)
    CalendarICS.file(of: trip, words: words, generator: generator).map(hand)
  }
}
