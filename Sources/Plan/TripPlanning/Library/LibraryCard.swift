package import SiteOutput
package import TripModel

/// A trip as it stands on the front page of its library.
package struct LibraryCard: Hashable, Sendable {
  package var trip: TripNumber
  package var page: OutputPath
  package var title: String
  /// That of the title.
  package var language: String
  package var description: String?
  package var icon: String?
  package var category: String?
  /// Whether the traveller is on the way, and somebody wrote of when.
  package var isOnTheWay: Bool
  /// Whether it has not begun: also where it has no day, and nothing tells of anything but a plan.
  package var isPlanned: Bool
  /// The first and last day; nil for a trip on which nothing has a day.
  package var start: LocalDate?
  package var end: LocalDate?
  /// The first day to come of a folder of several outings, some of which are past; nil for any other trip.
  package var next: LocalDate?
  /// ISO 3166-1 alpha-2, in the order of the way.
  package var countries: [String]
  /// Those who come along, by name.
  package var travellers: [String]
  package var cover: TripSummary.Cover?
  /// Another picture for the top of the page, while the card has its own below it.
  package var other: TripSummary.Cover?
  /// What is drawn of its way where it has no picture.
  package var shapes: [TripSummary.Shape] = []
}

/// Cards that stand together, in the library's order.
package struct LibraryShelf: Hashable, Sendable {
  package enum Heading: Hashable, Sendable {
    /// The year in which the trips began; of a folder of outings that of the last one that was, else of the first to come.
    case year(Int)
    /// Trips on which nothing has a day, where years are told.
    case undated
    /// As the first of its trips writes it.
    case category(String)
    /// Trips of no category, where these are told.
    case uncategorized
  }

  package var heading: Heading
  package var cards: [LibraryCard]

  /// Nil for one that is of no year.
  package var year: Int? { if case .year(let year) = heading { year } else { nil } }
}
