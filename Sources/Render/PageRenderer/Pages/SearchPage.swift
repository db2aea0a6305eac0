import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// Where everything is found. What finds it is a script; the page itself leads to the lists of everything.
struct SearchPage {
  private let scope: PageScope

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  var file: OutputFile {
    let index = OutputPath(scope.plan.addresses.data + "/search.js").map { scope.link($0) }
    let form = SearchForm(words: scope.words, index: index, years: years)
    return scope.file(
      "search", section: .search, title: scope.words[.navSearch], description: nil, form.record)
  }

  private var years: ClosedRange<Int>? { scope.plan.days.map(\.date.year).bounds }
}
