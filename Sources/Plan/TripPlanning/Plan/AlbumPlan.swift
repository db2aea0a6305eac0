package import Markdown
package import SiteOutput

/// An album with its address, its pictures and its links led to their pages.
package struct AlbumPlan: Sendable {
  package var id: AlbumID
  package var file: String
  package var page: OutputPath
  package var title: Reasoned<String>
  /// A sentence or two that stands above the text.
  package var lead: String?
  package var body: MarkdownDocument
  /// The pictures of the text that are the trip's photos, by their address as it was written.
  package var pictures: [String: PhotoID]
  /// The links of the text that lead to other pages of the trip, by their address as it was written.
  package var links: [String: OutputPath]
  /// The pictures of its folder, in the order in which they were taken; those of an album within it are there.
  package var photos: [PhotoID]
  package var cover: Reasoned<PhotoID>
  /// The album that it lies in, and those that lie in it.
  package var parent: AlbumID?
  package var children: [AlbumID] = []
  /// The text's first words.
  package var excerpt: String
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
}
