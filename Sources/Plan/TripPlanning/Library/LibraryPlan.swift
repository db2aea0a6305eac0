package import SiteOutput
package import TripModel

/// What the trips of a library share, chosen, ordered and addressed: what the renderers of shared pages read, and all
/// that they read.
///
/// It is made of summaries alone (`make`). All addresses are from the top of the site. The order of what was handed in
/// makes no difference.
package struct LibraryPlan: Hashable, Sendable {
  /// The day on which the pages are made.
  package internal(set) var today: LocalDate
  package internal(set) var profile: LibraryProfile
  package internal(set) var addresses: LibraryAddresses
  /// In the library's order, by the day on which each began; those without a day last, by title.
  package internal(set) var trips: [LibraryTrip]
  /// The card on top: of the trip that is under way today, else of the next one to come. It is in no shelf.
  package internal(set) var current: LibraryCard?
  package internal(set) var shelves: [LibraryShelf]
  /// The cards of trips that open with a password; nothing else counts or shows these.
  package internal(set) var sealed: [LibrarySealedTrip] = []
  package internal(set) var totals: LibraryTotals
  /// Those of most days first, then by code; behind them those to which the way only leads in plans.
  package internal(set) var countries: [LibraryCountry]
  package internal(set) var map: LibraryMap
  package internal(set) var calendar: LibraryCalendar
  /// Those of people.yml in its order, then those of most days first.
  package internal(set) var people: [LibraryPerson]
  /// Where somebody was or means to go, by name: what the map, the countries and the people count as places.
  package internal(set) var places: [LibraryPlace]
  /// Places to go next; nil without any.
  package internal(set) var next: NextPlan?
  /// What a search looks through, in the order in which kinds are shown.
  package internal(set) var documents: [LibraryDocument]
  /// The newest entries of all trips, the newest one first.
  package internal(set) var news: [LibraryNews]

  package subscript(trip: TripNumber) -> LibraryTrip { trips[trip.index] }
  package subscript(person: PersonNumber) -> LibraryPerson { people[person.index] }
  package subscript(place: LibraryPlaceNumber) -> LibraryPlace { places[place.index] }

  /// Whether any shared page has a map.
  package var hasMaps: Bool { addresses.map != nil || next?.hasMaps ?? false }

  /// Whether nothing is there yet but the library itself.
  package var isEmpty: Bool { trips.isEmpty && sealed.isEmpty }
}

/// A trip by its position in the plan's list.
package struct TripNumber: Hashable, Comparable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }

  package static func < (one: TripNumber, other: TripNumber) -> Bool { one.index < other.index }
}

/// A person by their position in the plan's list.
package struct PersonNumber: Hashable, Comparable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }

  package static func < (one: PersonNumber, other: PersonNumber) -> Bool { one.index < other.index }
}

/// A place by its position in the plan's list.
package struct LibraryPlaceNumber: Hashable, Comparable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }

  package static func < (one: LibraryPlaceNumber, other: LibraryPlaceNumber) -> Bool {
    one.index < other.index
  }
}

/// What the library is called, and how it is spoken of.
package struct LibraryProfile: Hashable, Sendable {
  /// Nil where nobody wrote one.
  package var title: String?
  package var description: String?
  package var language: String
  package var address: SiteAddress?
  /// Under which names the files of its site are published.
  package var addresses = AddressPolicy.open
  package var currency: Currency?
  package var grouping: LibraryGrouping
  /// Whether search engines may list the shared pages: only where every trip may be listed, and there is one.
  package var isListed: Bool

  /// Where search engines find it; nil for what they are not to list.
  package var listedAddress: SiteAddress? { isListed ? address : nil }

  /// The whole address of a file of the site; nil where nobody says where that will stand.
  package func address(of path: OutputPath) -> String? { address?.of(addresses.published(path)) }
}

/// A spot on a page of the site.
package struct LibraryLink: Hashable, Sendable {
  package var page: OutputPath
  /// The name of an element there; nil for the page as a whole.
  package var fragment: String?
}
