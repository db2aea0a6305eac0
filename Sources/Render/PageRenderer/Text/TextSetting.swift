import SiteLanguage
import TripPlanning

/// What a text needs to know about the page that it is set on.
struct TextSetting {
  /// The photos of the trip among its pictures, by their address as it was written.
  var pictures: [String: PhotoID]
  /// The drawings, stickers and recordings among its pictures and links, likewise.
  var media: [String: MediaPlan] = [:]
  /// Links that lead to other pages of the trip, by their address as it was written, ready for an `href`.
  var links: [String: String]
  /// What the ids of this text begin with, so that many texts can stand on one page.
  var idPrefix: String
  /// What leads to this text's own page, where it stands elsewhere, as in a feed; nothing on the page itself.
  var ownPage = ""
  /// The level of the page's headings at which the text begins.
  var topLevel: Int
  /// Whether the first paragraph may begin with a large letter.
  var hasInitial: Bool
  var words: Words
  /// Sets photos that stand one after another.
  var figures: ([TextFigure]) -> HTML
  /// Sets a drawing or a recording, and a sticker in its line.
  var mediaFigure: (TextMedia) -> HTML = { _ in .empty }
}
