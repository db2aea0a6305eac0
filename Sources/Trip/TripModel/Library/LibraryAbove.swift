/// The library that a trip is one of, as the trip's pages lead up to it: all that a page of a trip knows of others.
package struct LibraryAbove: Hashable, Sendable {
  /// Nil where it has no name of its own.
  package var title: String?
  /// The language of the title, a BCP 47 tag in small letters.
  package var language: String

  package init(title: String?, language: String) {
    self.title = title
    self.language = language
  }
}
