package import SiteOutput
package import TripPlanning

/// The front page of a library in its plainest form: the trips by their titles, each a link.
package enum LibraryIndex {
  package static func file(of plan: LibraryPlan) -> OutputFile {
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
