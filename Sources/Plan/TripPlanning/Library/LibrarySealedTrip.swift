package import SiteOutput

/// A trip with a password in a library that has none, as its card tells of it: nothing else of it is known to the pages
/// that trips share.
package struct LibrarySealedTrip: Hashable, Sendable {
  package var title: String
  /// The first page of its sealed site, from the top of the library's.
  package var page: OutputPath

  package init(title: String, page: OutputPath) {
    self.title = title
    self.page = page
  }

  /// By title, and equal ones by where they are: the order of the folders, or of time, would tell something.
  static func sorted(_ trips: [LibrarySealedTrip]) -> [LibrarySealedTrip] {
    trips.sorted { ($0.title, $0.page) < ($1.title, $1.page) }
  }
}
