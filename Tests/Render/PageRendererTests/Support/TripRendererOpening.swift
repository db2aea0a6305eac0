import Diagnostics
import PageRenderer

/// The shipped theme, opened once for all tests that ask for it here.
enum TripRendererOpening {
  static let shipped: (renderer: TripRenderer?, diagnostics: [Diagnostic]) = {
    guard let theme = try? ShippedTheme.read() else { return (nil, []) }
    return TripRenderer.open(theme: theme)
  }()
}

/// The same for the shared pages of libraries.
enum LibraryRendererOpening {
  static let shipped: (renderer: LibraryRenderer?, diagnostics: [Diagnostic]) = {
    guard let theme = try? ShippedTheme.read() else { return (nil, []) }
    return LibraryRenderer.open(theme: theme)
  }()
}
