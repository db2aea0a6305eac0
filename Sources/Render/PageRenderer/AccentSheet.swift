import SiteColour
import SiteOutput
import TripModel
import TripPlanning

/// The style sheet of a trip's own accent: the shipped tokens in its colours. Paper keeps those of print.
struct AccentSheet {
  let scheme: AccentScheme

  /// What the trip's own sheet is called, below `assets/`.
  static let name = "accent.css"

  var text: String {
    """
    /* The accent of this trip. */
    @media screen { :root { \(Self.declarations(scheme.light)) } }
    @media screen and (prefers-color-scheme: dark) { :root { \(Self.declarations(scheme.dark)) } }

    """
  }

  private static func declarations(_ tokens: AccentTokens) -> String {
    let named = [
      ("accent", tokens.accent), ("wash", tokens.wash), ("wash2", tokens.wash2), ("wash3", tokens.wash3),
      ("wash4", tokens.wash4), ("route", tokens.route),
    ]
    return named.map { "--\($0): \($1);" }.joined(separator: " ")
  }
}

/// What the trip folder has that pages link beside the shipped style sheets, or in the place of what is made.
struct OwnSheets: Hashable, Sendable {
  /// Custom properties of the traveller's: linked last, so that they win.
  static let variables = "variables.css"

  let hasAccent: Bool
  let hasVariables: Bool
  /// Whether the picture beside the page's name is the traveller's.
  let hasIcon: Bool
  /// The names of all files of the traveller's.
  private let own: Set<String>

  init(_ theme: Theme) {
    hasAccent = theme.assets[AccentSheet.name] != nil
    hasVariables = theme.assets[Self.variables] != nil
    hasIcon = theme.ownAssets.contains(IconDrawing.shipped)
    own = theme.ownAssets
  }

  /// Where a file of the theme is. In a site that is sealed the shipped ones are not, and all such sites have the same: one
  /// of the traveller's in the place of a shipped one tells of the trip, so it is another file.
  func path(of name: String, in folder: String, under addresses: AddressPolicy) -> OutputPath? {
    OutputPath(folder + (addresses.isOpaque && own.contains(name) ? "/own/" : "/") + name)
  }
}
