package import Diagnostics
package import SiteOutput
package import TripModel

/// A saved attraction by its position in the plan's list.
package struct AttractionID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// Something that the traveller saved to see, with what the trip tells of it.
package struct AttractionPlan: Sendable {
  package var id: AttractionID
  package var name: String
  package var page: OutputPath
  package var position: Reasoned<Coordinate>?
  /// What its position is called on any map.
  package var locality: Locality?
  package var category: String?
  package var tags: [String]
  package var rating: Rating?
  package var price: PriceLevel?
  /// What a visit costs; nil where prices are not published.
  package var cost: Money?
  /// Whether readers do not get the cost: set in what is planned for the author alone.
  package var isCostKept = false
  package var address: String?
  package var phone: String?
  package var website: String?
  package var hours: OpeningHours?
  /// The hours as they were written.
  package var hoursText: String?
  package var photos: [PhotoID]
  package var reviews: [Attraction.Review]
  /// Whether one was there; nil where nothing tells.
  package var isVisited: Reasoned<Bool>?
  /// The day to which it is committed.
  package var day: LocalDate?
  package var time: Moment?
  package var description: String?
  /// Entries that name it as their place or in their tags, in order.
  package var entries: [EntryID]
  /// Pins that bear its name as a tag.
  package var taggedPlaces: [PlaceID] = []
  /// The pin of its name, which stands on maps in its place.
  package var pin: PlaceID?
  /// The stop, bed or place of the trip that is nearest.
  package var nearest: NearestStop?
  /// Where it was written.
  package var source: SourcePlace
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?

  /// A stop of the way, and how far it is.
  package struct NearestStop: Hashable, Sendable {
    /// Nil where nothing tells what the stop is called.
    package var name: String?
    package var day: LocalDate?
    package var metres: Double
  }

  /// Whether it is known that one was there.
  package var wasVisited: Bool { isVisited?.value == true }
  /// Whether it can still be chosen for a day.
  package var isOpenIdea: Bool { day == nil && isVisited?.value != true }

  /// Whether it is open on its day, at its time where it has one; nil where nothing tells.
  package var isOpenThen: Bool? {
    guard let hours, let day else { return nil }
    return time.map { hours.isOpen(on: day, at: $0.local.time) } ?? hours.isOpen(on: day)
  }
}
