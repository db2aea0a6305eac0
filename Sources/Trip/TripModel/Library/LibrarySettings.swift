package import Diagnostics

/// What `library.yml` says of the library as a whole.
package struct LibrarySettings: Hashable, Sendable {
  package var title: String?
  package var description: String?
  /// Where the finished site will stand.
  package var address: SiteAddress?
  /// A BCP 47 language tag, lower case: `en`.
  package var language = "en"
  /// What totals are in, where they can be; each trip keeps its own.
  package var currency: Currency?
  /// Where flights to the places of its `destinations.yml` begin.
  package var flightsFrom: Airport?
  /// Where it is said that their pages tell of money changers around the town nearest to home; nil where they do not.
  package var changersNearHomeAt: SourcePlace?
  package var grouping = LibraryGrouping.year
  package var order = LibraryOrder.newestFirst
  /// How its site, with all trips in it, is sealed; nil for one that everybody can read.
  package var protection: Protection?

  package init() {}
}

/// By what the cards of the front page stand together.
package enum LibraryGrouping: String, CaseIterable, Sendable {
  /// That in which the trip began.
  case year
  case category
}

/// In which order trips stand.
package enum LibraryOrder: String, CaseIterable, Sendable {
  case newestFirst = "newest first"
  case oldestFirst = "oldest first"
}
