import SiteLanguage
package import SiteOutput
import TripModel
package import TripPlanning

/// What stands before and behind what is sealed in a page.
package typealias UnlockShell = (before: [UInt8], after: [UInt8])

/// Those of pages at the top of a site, and two folders below it.
package typealias UnlockShells = (top: UnlockShell, below: UnlockShell)

/// The page that stands in the place of each page of a sealed site: it asks for the password and holds the page, sealed.
/// It has nothing of the trip but its language.
struct UnlockPage {
  let language: String
  let words: Words
  let templates: TemplateSet

  static let template = "unlock"
  /// Its look and the script that opens pages: in no open site.
  static let files: Set = ["unlock.css", "unlock.js"]

  var shells: UnlockShells { (shell(root: "./"), shell(root: "../../")) }

  /// Stands in no text of a page, for what is escaped loses it.
  private static let mark: UInt8 = 1

  /// `root` is the way from the page to the top of the site.
  private func shell(root: String) -> UnlockShell {
    let page = templates.render(
      Self.template,
      [
        "language": .text(language), "direction": .text(words[.direction]), "root": .text(root),
        "sealedHTML": .html(HTML(trusted: String(UnicodeScalar(Self.mark)))),
      ])
    let place = page.firstIndex(of: Self.mark) ?? page.count
    return (Array(page[..<place]), Array(page[min(place + 1, page.count)...]))
  }

  /// The files of this page among those of a theme. They always lie at the top of a site.
  static func assets(of theme: [String: [UInt8]], own: Set<String>) -> [OutputFile] {
    PublishedAssets(theme.filter { files.contains($0.key) }, own: own).files(in: "assets")
  }
}

extension SiteRenderer {
  /// The page that asks for the password, but for what is sealed in it; nil for a site that no trip speaks for.
  package var unlockShells: UnlockShells? {
    plan.mainIndex.map { renderers[$0].unlockShells(of: plan.trips[$0]) }
  }

  /// Its look and its script.
  package var unlockAssets: [OutputFile] {
    plan.mainIndex.map { renderers[$0].unlockAssets } ?? []
  }
}

extension LibraryRenderer {
  /// The page that asks for the password, but for what is sealed in it.
  package func unlockShells(of plan: LibraryPlan) -> UnlockShells {
    let site = site(of: plan, on: nil)
    return UnlockPage(
      language: plan.profile.language, words: site.words, templates: site.templates
    ).shells
  }

  /// What a server shows of a sealed site where there is no page: like the page that asks, it tells nothing of the site
  /// but its language.
  package func lockedMissingPage(of plan: LibraryPlan) -> OutputFile {
    let site = site(of: plan, on: nil)
    return MissingPage(
      ofSealedSiteIn: plan.profile.language, words: site.words, templates: site.templates
    ).file
  }

  /// Its look and its script.
  package var unlockAssets: [OutputFile] {
    UnlockPage.assets(of: theme.assets, own: theme.ownAssets)
  }
}
