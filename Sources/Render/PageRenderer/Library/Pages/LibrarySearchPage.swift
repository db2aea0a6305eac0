import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// Where what all trips have is found, as on the search page of each of them.
struct LibrarySearchPage {
  private let scope: LibraryScope

  init(site: LibrarySite, path: OutputPath) { scope = LibraryScope(site: site, path: path) }

  var file: OutputFile {
    let index = OutputPath(scope.plan.addresses.data + "/search.js").map { scope.link($0) }
    let form = SearchForm(words: scope.words, index: index, years: years)
    return scope.file(
      "library-search", section: nil, title: scope.words[.navSearch], description: nil, form.record)
  }

  private var years: ClosedRange<Int>? { scope.plan.calendar.years.map(\.year).bounds }
}
