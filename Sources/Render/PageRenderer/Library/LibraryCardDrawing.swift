import Basemap
import Drawing
import Lettering
import SiteLanguage
import TripModel
import TripPlanning

/// The drawing of a library's card: the countries and places of all trips, and below them what the library is called and
/// what it counts.
struct LibraryCardDrawing {
  let site: LibrarySite
  let style: StandaloneStyle
  /// Nil where nothing can be lettered: then there is only the map.
  let lettering: Lettering?

  private var plan: LibraryPlan { site.plan }
  private var words: Words { site.words }

  var markup: String? {
    let sheet = CardSheet(
      shape: .preview, isDrawn: true, title: site.title, facts: [facts], accent: nil,
      isRightToLeft: words.isRightToLeft, style: style, lettering: lettering)
    return sheet.markup { map($0) }
  }

  /// `12 trips and 1 planned`, `2011–2026`, `16 countries`.
  private var facts: [String] {
    let scope = LibraryScope(site: site, path: plan.addresses.home)
    let countries = plan.totals.countries
    return [
      scope.counted(TripCount(plan.totals)), plan.years.map { scope.years($0) },
      countries > 0 ? words.counted(.countCountries, countries) : nil,
    ].compactMap(\.self)
  }

  private func map(_ frame: CardSheet.Frame) -> String? {
    var content = WorldContent()
    content.visited = plan.map.visited
    content.spots = plan.places.map { place in
      WorldContent.Spot(coordinate: place.coordinate, name: "", link: "")
    }
    let drawing = drawWorldCard(
      content, on: site.atlas, aspect: frame.width / frame.height, title: words[.libraryMapTitle])
    return drawing.map {
      style.markup(of: $0, width: frame.width, height: frame.height) + "<style>\(rules)</style>"
    }
  }

  /// What the sheet of shared pages says of their maps, in terms that whoever makes a picture of it knows.
  private var rules: String {
    ".world-visited{fill:\(style["--wash3"]);fill-opacity:.72;fill-rule:evenodd}"
      + ".world-spots{fill:none;stroke:\(style["--route"]);stroke-width:5;stroke-linecap:round}"
  }
}
