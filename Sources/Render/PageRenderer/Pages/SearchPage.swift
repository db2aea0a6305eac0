import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// Where everything is found. What finds it is a script; the page itself leads to the lists of everything.
struct SearchPage {
  private let scope: PageScope

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  var file: OutputFile {
    let title = scope.words[.navSearch]
    let data = OutputPath(scope.plan.addresses.data + "/search.js").map { scope.link($0) }
    return scope.file(
      "search", section: .search, title: title, description: nil,
      [
        "data": TemplateValue(data), "months": .text(months), "years": .text(years),
        "story": TemplateValue(scope.plan.addresses.story.first.map { scope.link($0.page) }),
      ])
  }

  /// What a visitor may call a month: all names of one kind, then the short ones.
  private var months: String {
    let words = scope.words
    return [Phrase.months, .monthsShort].map { words[$0] }.joined(separator: "|")
  }

  /// The first and the last year of the trip: a day that is asked for without its year was in one of them.
  private var years: String {
    let years = scope.plan.days.map(\.date.year)
    return [years.min(), years.max()].map { String($0 ?? 0) }.joined(separator: "-")
  }
}
