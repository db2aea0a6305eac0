import Diagnostics
import PageRenderer

/// The shipped theme, opened.
enum SiteRendererOpening {
  static var shipped: (renderer: SiteRenderer?, diagnostics: [Diagnostic]) {
    guard let theme = try? ShippedTheme.read() else { return (nil, []) }
    return SiteRenderer.open(theme: theme)
  }
}
