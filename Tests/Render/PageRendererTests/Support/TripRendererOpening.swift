import Diagnostics
import PageRenderer

/// The shipped theme, opened.
enum TripRendererOpening {
  static var shipped: (renderer: TripRenderer?, diagnostics: [Diagnostic]) {
    guard let theme = try? ShippedTheme.read() else { return (nil, []) }
    return TripRenderer.open(theme: theme)
  }
}
