import SiteLanguage
import SiteOutput
import TripPlanning

/// Where everything is found. What finds it is a script; the page itself leads to the lists of everything.
struct SearchPage {
  private let scope: PageScope

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  var file: OutputFile {
    let title = scope.words[.navSearch]
    let data = OutputPath(scope.plan.addresses.data + "/search.js").map { scope.link($0) }
    return scope.file(
      "search", section: .search, title: title, description: nil, ["data": TemplateValue(data)])
  }
}
