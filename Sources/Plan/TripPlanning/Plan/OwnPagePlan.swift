package import Markdown
package import SiteOutput
package import TripModel

/// A page of the author's own, with its address and its links led to their pages.
package struct OwnPagePlan: Sendable {
  package var file: String
  package var page: OutputPath
  package var title: Reasoned<String>
  package var navigation: OwnPage.Navigation
  /// A sentence or two that stands above the text.
  package var lead: String?
  package var body: MarkdownDocument
  /// The pictures of the text that are the trip's photos, by their address as it was written.
  package var pictures: [String: PhotoID]
  /// Drawings, stickers and recordings of the text, by the trip's list of them.
  package var media: [NamedMedia] = []
  /// The links of the text that lead to other pages of the trip, by their address as it was written.
  package var links: [String: OutputPath]
  /// The text's first words.
  package var excerpt: String
  package var wordCount: Int
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
}

extension OwnPage.Navigation {
  /// Where the page stands among those in the navigation; nil for one that is not in it.
  package var rank: Int? {
    switch self {
    case .hidden: nil
    case .shown(let order): order ?? .max
    }
  }
}
