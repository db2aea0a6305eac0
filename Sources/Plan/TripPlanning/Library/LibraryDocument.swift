import SiteOutput
package import TripModel

/// Something that a search over all trips finds.
package struct LibraryDocument: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case trip, person, country, entry, day, place, page, event, idea, tag
  }

  package var kind: Kind
  /// As the trip calls it; of a country its code; empty for a day without a title.
  package var title: String
  package var link: LibraryLink
  /// Nil for what is of the whole library.
  package var trip: TripNumber?
  /// The days by which it is found, in order.
  package var days: [LocalDate]
  /// Names it is found by beside its title: other people, towns, regions.
  package var names: [String]
  /// Countries it is found by: ISO 3166-1 alpha-2.
  package var countries: [String]
  package var tags: [String]
  package var text: String
}
