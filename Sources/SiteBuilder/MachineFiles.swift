import DataRenderer
import PageRenderer
import SiteOutput
import TripPlanner

/// The files of a site that are for machines and for its search, and the page that servers show in the place of one that is missing.
struct MachineFiles {
  let plan: SitePlan
  let renderer: SiteRenderer
  let generator: String

  /// Hands out all of them, each as soon as it is made; `pages` are the addresses of the site's pages, in their order.
  func make(pages: [OutputPath], hand: @escaping (OutputFile) -> Void) {
    TripJSON.files(of: plan, generator: generator).forEach(hand)
    PlacesGeoJSON.files(of: plan).forEach(hand)
    TrackGPX.files(of: plan, generator: generator).forEach(hand)
    ExpensesCSV.files(of: plan).forEach(hand)
    renderer.makeSearchData(of: plan, hand: hand)
    feeds.forEach(hand)
    calendars.forEach(hand)
    Sitemap.files(of: plan, pages: pages).forEach(hand)
    hand(Robots.file(of: plan))
    renderer.missingPage(of: plan).map { hand($0.file) }
  }

  private var calendars: [OutputFile] {
    plan.trips.compactMap { trip in
      let said = renderer.calendarTexts(of: trip)
      let words = CalendarWords(
        events: said.events, places: said.places, journal: said.journal, expenses: said.expenses)
      return CalendarICS.file(of: trip, words: words, generator: generator)
    }
  }

  private var feeds: [OutputFile] {
    plan.trips.compactMap { trip in
      let articles = renderer.articles(of: trip, entries: AtomFeed.entries(of: trip))
      return AtomFeed.file(of: trip, articles: articles, generator: generator)
    }
  }
}
