import DataRenderer
import PageRenderer
import SiteOutput
import TripPlanner

/// The files of a site that are for machines and for its search, and the page that servers show in the place of one that is missing.
struct MachineFiles {
  let plan: SitePlan
  let renderer: SiteRenderer
  let generator: String

  /// All of them; `pages` are the addresses of the site's pages, in their order.
  func all(pages: [OutputPath]) -> [OutputFile] {
    let missing = renderer.missingPage(of: plan).map { [$0.file] } ?? []
    return TripJSON.files(of: plan, generator: generator) + PlacesGeoJSON.files(of: plan)
      + TrackGPX.files(of: plan, generator: generator) + ExpensesCSV.files(of: plan)
      + renderer.searchData(of: plan) + feeds + calendars
      + Sitemap.files(of: plan, pages: pages)
      + [Robots.file(of: plan)] + missing
  }

  private var calendars: [OutputFile] {
    plan.trips.compactMap { trip in
      let said = renderer.calendarTexts(of: trip, today: plan.today)
      let words = CalendarWords(
        events: said.events, places: said.places, journal: said.journal, expenses: said.expenses)
      return CalendarICS.file(of: trip, today: plan.today, words: words, generator: generator)
    }
  }

  private var feeds: [OutputFile] {
    plan.trips.compactMap { trip in
      let articles = renderer.articles(of: trip, entries: AtomFeed.entries(of: trip), today: plan.today)
      return AtomFeed.file(of: trip, articles: articles, generator: generator)
    }
  }
}
