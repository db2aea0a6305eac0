import SiteLanguage
import SiteOutput
import TripPlanning

/// What a text needs to know to be set, whatever page it stands on.
struct TextSetting {
  /// The photos of the trip among its pictures, by their address as it was written.
  var pictures: [String: PhotoID]
  /// The drawings, stickers and recordings among its pictures and links, likewise.
  var media: [String: MediaPlan] = [:]
  /// Links that lead to other files of the site, by their address as it was written.
  var links: [String: OutputPath]
  /// The ids of headings on the pages of those links that lead to one, likewise.
  var headings: [String: String] = [:]
  /// What the ids of this text begin with, so that many texts can stand on one page.
  var idPrefix: String
  var words: Words
}

/// What is a page's own of the text that it shows.
struct TextFrame {
  /// The level of the page's headings at which the text begins.
  var topLevel: Int
  /// Whether the first paragraph may begin with a large letter.
  var hasInitial = false
  /// What leads to this text's own page, where it stands elsewhere, as in a feed; nothing on the page itself.
  var ownPage = ""
  /// The address of a file of the site, ready for an `href`.
  var link: (OutputPath) -> String
  /// Sets photos that stand one after another.
  var figures: ([TextFigure]) -> HTML
  /// Sets a drawing or a recording, and a sticker in its line.
  var mediaFigure: (TextMedia) -> HTML = { _ in .empty }

  /// The text on that page.
  func html(_ form: TextForm) -> HTML {
    form.filled { gap in
      switch gap {
      case .address(let path): HTML(escaping: link(path))
      case .ownPage: HTML(escaping: ownPage)
      case .level(let level): HTML(trusted: String(min(6, topLevel + level)))
      case .initial: HTML(trusted: hasInitial ? " class=\"open\"" : "")
      case .figures(let shown): figures(shown)
      case .media(let media): mediaFigure(media)
      }
    }
  }
}
