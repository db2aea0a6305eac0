package import SiteOutput

/// The pages of a library that are not about one thing; nil where there is nothing to show.
package struct LibraryAddresses: Hashable, Sendable {
  package var home: OutputPath
  package var map: OutputPath?
  /// The page of the last year that has come, else of the first.
  package var calendar: OutputPath?
  package var countries: OutputPath?
  package var people: OutputPath?
  /// Places to go next.
  package var next: OutputPath?
  package var search: OutputPath?
  /// The trips, for machines.
  package var json: OutputPath
  package var feed: OutputPath?
  /// The picture that a message shows below a link to a shared page: where the library has an address, and anything on
  /// its map.
  package var card: OutputPath?
  /// The folder of what scripts read (`data`).
  package var data: String
  /// The folder of the theme's files (`assets`).
  package var assets: String
}
