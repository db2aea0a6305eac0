package import Diagnostics
package import SiteOutput
package import TripModel

/// A pin of the traveller's, or a named waypoint of a track.
package struct PlacePlan: Sendable {
  package enum Origin: Hashable, Sendable {
    case pin
    case waypoint(file: String)
  }

  package var id: PlaceID
  package var origin: Origin
  package var title: String
  package var page: OutputPath
  package var coordinate: Coordinate
  /// What its position is called on any map.
  package var locality: Locality?
  package var category: String?
  package var colour: String?
  package var link: String?
  /// As they were written.
  package var tags: [String]
  /// The same as they lead to their pages, and to those of other places.
  package var tagLinks: [TagLink] = []
  package var description: String?
  /// As it was written: no gazetteer knows it.
  package var address: String?
  /// The local day, where the place has a time.
  package var day: LocalDate?
  package var time: Moment?
  /// That time on the one time line; nil where nothing tells its offset from UTC.
  package var instant: Instant?
  /// Photos named with the pin first, then those within 8 km, nearest first.
  package var photos: [NearPhoto]
  /// The one of them that stands for it in lists: of each two places another one.
  package var picture: PhotoID?
  /// Entries written there: their position is within 300 m, or they name it, also among their tags.
  package var entries: [EntryID]
  /// Other places that bear its title as a tag.
  package var taggedPlaces: [PlaceID] = []
  /// The local days on which one was there, in order: its own, and those of what was written, photographed or passed.
  package var days: [LocalDate] = []
  /// Who was there: those whom the pin names, then those of the entries.
  package var who: [String]
  /// Where it was written; of a waypoint its track.
  package var source: SourcePlace
  /// Whether it is a waypoint of planned routes alone, and nothing tells that anybody was there.
  package var isOnlyPlanned = false
  /// Purchases that name it or were made there, by their positions in the budget's list.
  package var expenses: [Int] = []
  /// Those of them that nothing puts there but their hour or their day.
  package var guessedExpenses: [Int] = []
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
}

/// A photo near a place.
package struct NearPhoto: Hashable, Sendable {
  package var photo: PhotoID
  /// Nil for a photo that was named with the pin and has no position.
  package var metres: Double?
  /// Whether it was named with the pin, and so belongs to it wherever it was taken.
  package var isNamed = false

  /// Metres that one calls near on foot.
  private static let near = 500.0

  /// Metres within which one that nobody named with a place may stand for it: what is farther off shows another door.
  package static let shownWithin = 150.0

  /// Whether it shows the place, as far as one can tell, and not the country around it.
  package var isAtPlace: Bool { isNamed || (metres ?? 0) <= Self.near }
}
