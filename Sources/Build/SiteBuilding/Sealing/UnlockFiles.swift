import Diagnostics
import PageRenderer
import SiteOutput
import SiteSealing
import TripModel
import TripPlanning
import TripReading

/// What a sealed site has beside what is sealed: the page that asks for the password, with its look and its script, and
/// the page for those who got lost.
///
/// They are the shipped ones in each site: what a traveller puts in the place of a template tells of the trip.
struct UnlockFiles {
  let shells: SiteSealer.Shells
  let assets: [OutputFile]
  /// The look and the scripts that any site has, in the order of their paths: all of them lie in every sealed one, lest
  /// those that lack tell which the traveller has of their own, and whether it is a trip or a library.
  let shipped: [OutputFile]
  /// `404.html`.
  let missingPage: OutputFile

  /// `language` is that of the site; nil with the reasons where the theme cannot be used.
  static func make(
    fromTheme folder: String, in language: String
  ) -> (files: UnlockFiles?, diagnostics: [Diagnostic]) {
    let theme = TripReader.shippedTheme(folder, language: language)
    let (renderer, findings) = LibraryRenderer.open(theme: theme)
    guard let renderer else { return (nil, findings) }
    let plan = nobodys(in: language)
    let made = renderer.unlockShells(of: plan)
    let shells = SiteSealer.Shells(
      top: SiteSealer.Shell(before: made.top.before, after: made.top.after),
      below: SiteSealer.Shell(before: made.below.before, after: made.below.after))
    let shipped = ShippedAssets.files(of: theme).sorted { $0.key < $1.key }.compactMap { path, bytes in
      OutputPath(path).map { OutputFile(path: $0, content: .bytes(bytes)) }
    }
    let files = UnlockFiles(
      shells: shells, assets: renderer.unlockAssets,
      shipped: shipped.filter(\.path.isPlainInSealedSite),
      missingPage: renderer.lockedMissingPage(of: plan))
    return (files, [])
  }

  /// A library that has nothing but a language, so that nothing of any other can be in these pages.
  private static func nobodys(in language: String) -> LibraryPlan {
    var contents = LibraryContents(trips: [], circles: [])
    contents.settings.language = language
    return LibraryPlan.make(contents, today: LocalDate(dayNumber: 0)).plan
  }
}
