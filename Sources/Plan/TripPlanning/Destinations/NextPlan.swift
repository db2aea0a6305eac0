package import SiteOutput
package import TripModel

/// What the pages below `next/` show: the places to go next of a trip or a library, chosen, ordered and addressed. Pages
/// of both are made of it alike.
package struct NextPlan: Hashable, Sendable {
  /// The page of all cards.
  package var page: OutputPath
  /// By what a reader's browser keeps what was chosen here apart from what was chosen on other sites: 16 hexadecimal
  /// digits, the same in every build while the site's title and address are.
  package var key: String
  /// The cards in the order in which they are dealt: those that made trips suggest most first, else as they are written.
  package var destinations: [DestinationPlan]
  /// Their tags, those of most destinations first, then as they are written: one of them may be preferred.
  package var tags: [DestinationTag]
  /// In what rates are told and prices compared.
  package var currency: Currency
  /// Whether that is the currency of whoever made the pages: a library that names none only counts in it.
  package var hasOwnCurrency = true
  /// Where money is changed around the town nearest to home; nil where nobody wants that told, and where there is nothing
  /// to tell.
  package var changersNearHome: ChangersOfTown?
  /// The day on which the pages are made.
  package var today: LocalDate

  /// How all cards spell a tag, by what is compared of it.
  package var spelledTags: [TagKey: String] {
    Dictionary(tags.map { (TagKey($0.name), $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether any of its pages has a map.
  package var hasMaps: Bool { changersNearHome != nil || destinations.contains { $0.position != nil } }

  /// Whether one pays there in the same money as at home.
  package func isPaidAsHere(at destination: DestinationPlan) -> Bool {
    hasOwnCurrency && destination.currency == currency
  }

  /// Those that the front page of a library shows: the first that are dealt.
  package var firstCards: ArraySlice<DestinationPlan> { destinations.prefix(Self.cardsInFront) }

  private static let cardsInFront = 2
}

/// A word that destinations are chosen by.
package struct DestinationTag: Hashable, Sendable {
  /// As it is written first.
  package var name: String
  /// Those that have it, by their places in the plan's list.
  package var destinations: [Int]
}
