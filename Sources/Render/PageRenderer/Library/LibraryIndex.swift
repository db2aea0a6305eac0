package import Basemap
package import Diagnostics
package import SiteOutput
package import TripModel
package import TripPlanning

/// The shared pages of a library in their plainest form: a front page with the trips by their titles, each a link.
package struct LibraryIndex: Sendable {
  private let theme: Theme

  /// Reads a theme; this one needs nothing of it but its files.
  package static func open(theme: Theme) -> (renderer: LibraryIndex?, diagnostics: [Diagnostic]) {
    (LibraryIndex(theme: theme), [])
  }

  /// The pages, none of them made yet.
  package func pages(of plan: LibraryPlan, on atlas: Atlas?) -> [SitePage] {
    [SitePage(plan.addresses.home, isOfWholeTrip: true) { Self.file(of: plan) }]
  }

  /// The theme's files, where these pages look for them.
  package func assets(of plan: LibraryPlan) -> [OutputFile] {
    theme.assets.sorted { $0.key < $1.key }.compactMap { name, bytes in
      OutputPath(plan.addresses.assets + "/" + name).map { OutputFile(path: $0, content: .bytes(bytes)) }
    }
  }

  private static func file(of plan: LibraryPlan) -> OutputFile {
    let title = plan.profile.title ?? "Tripbook"
    var page = HTML(trusted: "<!DOCTYPE html>\n")
    page.begin("html", [("lang", plan.profile.language)])
    page.append(trusted: "<head><meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\"")
    page.append(trusted: " content=\"default-src 'self'; base-uri 'none'; form-action 'none'\">")
    page.append(trusted: "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    if !plan.profile.isListed { page.append(trusted: "<meta name=\"robots\" content=\"noindex\">") }
    page += HTML.element("title", [], HTML(escaping: title))
    page.append(trusted: "<link rel=\"stylesheet\" href=\"assets/style.css\"></head>\n<body><main>")
    page += HTML.element("h1", [], HTML(escaping: title))
    page.append(trusted: "<ul>")
    for trip in plan.trips {
      let home = trip.onSite(trip.summary.addresses.home)
      let link = HTML.element(
        "a", [("href", home.percentEncoded), ("lang", trip.summary.language)],
        HTML(escaping: trip.summary.title))
      page += HTML.element("li", [], link)
    }
    page.append(trusted: "</ul></main></body></html>\n")
    return OutputFile(path: plan.addresses.home, content: .text(page.text))
  }
}
