package import Basemap
package import Diagnostics
import SiteLanguage
package import SiteOutput
package import TripModel
package import TripPlanning

/// From the plan of a library to the pages that its trips share, through the shipped theme's templates. Pure: the same plan
/// and theme give the same bytes.
package struct LibraryRenderer: Sendable {
  private let templates: ParsedTemplates
  private let theme: Theme
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

  /// The pages, in the order of their addresses, none of them made yet. Maps stand on the atlas.
  package func pages(of plan: LibraryPlan, on atlas: Atlas?) -> [SitePage] {
    site(of: plan, on: atlas).pages().sorted { $0.path < $1.path }
  }

  /// The theme's files, where these pages look for them.
  package func assets(of plan: LibraryPlan) -> [OutputFile] {
    theme.assets.sorted { $0.key < $1.key }.compactMap { name, bytes in
      OutputPath(plan.addresses.assets + "/" + name).map { OutputFile(path: $0, content: .bytes(bytes)) }
    }
  }

  func site(of plan: LibraryPlan, on atlas: Atlas?) -> LibrarySite {
    let language = languages.known(plan.profile.language) {
      let words = Words(language: plan.profile.language, table: theme.phrases, in: theme.phraseLanguage)
      return ThemeLanguages.Language(words: words, templates: templates.localized(in: words))
    }
    return LibrarySite(plan: plan, words: language.words, templates: language.templates, atlas: atlas)
  }
}
