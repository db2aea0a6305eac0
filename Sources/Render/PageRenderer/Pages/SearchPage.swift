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
      "search", section: .search, title: scope.words[.navSearch], description: nil,
      form.record.with(["tries": TemplateValue(tries)]))
  }

  /// Some of what there is to find, for who does not know what to ask for: places from the first to the last, and what
  /// bears most tags.
  private var tries: [Record] {
    let plan = scope.plan
    let places = plan.listedPlaces.map { plan[$0] }.filter { $0.kept == nil }
    let step = max(1, (places.count + Self.mostTries - 1) / Self.mostTries)
    let spread = stride(from: 0, to: places.count, by: step).map { (places[$0].title, places[$0].page) }
    let tags = plan.journal.tags.filter { $0.kept == nil }.prefix(Self.mostTries).map { ($0.name, $0.page) }
    return (spread + tags).map { name, page -> Record in
      ["label": .text(name), "href": .text(scope.link(page))]
    }
  }

  /// Places, and as many tags.
  private static let mostTries = 6

  private var years: ClosedRange<Int>? { scope.plan.days.map(\.date.year).bounds }
}
