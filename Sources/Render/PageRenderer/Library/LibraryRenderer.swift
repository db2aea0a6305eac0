package import Basemap
package import Diagnostics
package import Lettering
import SiteLanguage
package import SiteOutput
package import TripModel
package import TripPlanning

/// From the plan of a library to the pages that its trips share, through the shipped theme's templates. Pure: the same plan
/// and theme give the same bytes.
package struct LibraryRenderer: Sendable {
  private let templates: ParsedTemplates
  let theme: Theme
  private let languages = ThemeLanguages()

  /// The style sheet of these pages alone, and the script of their map.
  static let sheet = "library.css"
  static let script = "library.js"
  /// Files that no trip has.
  static let ownFiles: Set = [sheet, script]

  /// Reads a theme; nil with the reasons where one of its templates or its words cannot be used.
  package static func open(theme: Theme) -> (renderer: LibraryRenderer?, diagnostics: [Diagnostic]) {
    let (templates, findings) = ParsedTemplates.read(theme)
    let gaps = Words.gaps(in: theme.phrases).map { Diagnostic.missingWords($0) }
    guard let templates, gaps.isEmpty else { return (nil, findings + gaps) }
    return (LibraryRenderer(templates: templates, theme: theme), findings)
  }

  /// The pages, in the order of their addresses, none of them made yet. Maps stand on the atlas; `hasCard` says whether the
  /// picture is there that a message shows below a link.
  package func pages(of plan: LibraryPlan, on atlas: Atlas?, hasCard: Bool = false) -> [SitePage] {
    site(of: plan, on: atlas, hasCard: hasCard).pages().sorted { $0.path < $1.path }
  }

  /// That picture, as SVG that stands alone; nil where there is nothing to draw.
  package func cardDrawing(of plan: LibraryPlan, on atlas: Atlas?, in lettering: Lettering?) -> String? {
    LibraryCardDrawing(
      site: site(of: plan, on: atlas), style: StandaloneStyle(assets: theme.assets), lettering: lettering
    ).markup
  }

  /// What the search page looks things up in, file by file.
  package func makeSearchData(of plan: LibraryPlan, hand: @escaping (OutputFile) -> Void) {
    LibrarySearch(site: site(of: plan, on: nil))?.makeFiles(hand: hand)
  }

  /// What a server shows where there is no page.
  package func missingPage(of plan: LibraryPlan) -> SitePage {
    let page = MissingPage(of: site(of: plan, on: nil))
    return SitePage(page.path) { page.file }
  }

  /// What the library is called: one without a title by a word for what it is.
  package func title(of plan: LibraryPlan) -> String { site(of: plan, on: nil).title }

  /// The theme's files, where these pages look for them.
  package func assets(of plan: LibraryPlan) -> [OutputFile] {
    let assets = theme.assets.filter {
      !UnlockPage.files.contains($0.key) || theme.ownAssets.contains($0.key)
    }
    return PublishedAssets(assets, own: theme.ownAssets).files(in: plan.addresses.assets)
  }

  func site(of plan: LibraryPlan, on atlas: Atlas?, hasCard: Bool = false) -> LibrarySite {
    let language = languages.known(plan.profile.language) {
      let words = Words(language: plan.profile.language, table: theme.phrases, in: theme.phraseLanguage)
      return ThemeLanguages.Language(words: words, templates: templates.localized(in: words))
    }
    return LibrarySite(
      plan: plan, words: language.words, templates: language.templates, atlas: atlas, hasCard: hasCard)
  }
}
