package import TrackFigures
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
  package var tags: [String]
  package var description: String?
  /// The local day, where the place has a time.
  package var day: LocalDate?
  package var time: Moment?
  /// Photos named with the pin first, then those within 8 km, nearest first (D3).
  package var photos: [NearPhoto]
  /// Entries written there: their position is within 300 m, or they name it.
  package var entries: [EntryID]
  /// The local days on which one was there, in order: its own, and those of what was written, photographed or passed.
  package var days: [LocalDate] = []
  /// Who was there: those whom the pin names, then those of the entries.
  package var who: [String]
  /// Purchases that name it, by their positions in the budget's list.
  package var expenses: [Int] = []
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
}

/// A photo near a place.
package struct NearPhoto: Hashable, Sendable {
  package var photo: PhotoID
  /// Nil for a photo that was named with the pin and has no position.
  package var metres: Double?

  package init(photo: PhotoID, metres: Double?) {
    self.photo = photo
    self.metres = metres
  }
}

/// A track of the trip with its plain figures.
package struct TrackPlan: Sendable {
  package var file: String
  package var name: String?
  /// The local days on which it was recorded; empty for a track without times.
  package var days: [LocalDate]
  /// The plain sum over the recorded points, segments not joined.
  package var recordedMetres: Double
  /// What its way amounts to.
  package var figures: WayFigures

  package init(
    file: String, name: String?, days: [LocalDate], recordedMetres: Double, figures: WayFigures = WayFigures()
  ) {
    self.figures = figures
    self.file = file
    self.name = name
    self.days = days
    self.recordedMetres = recordedMetres
  }
}
