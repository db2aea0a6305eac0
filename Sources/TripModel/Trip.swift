/// All trips of a folder: one trip is a library of one.
package struct Library: Sendable {
  package var trips: [Trip]

  package init(trips: [Trip]) { self.trips = trips }
}

/// What a trip is: everything that the traveller's folder says, nothing chosen yet.
package struct Trip: Sendable {
  /// The name of the trip's folder: what the trip is called when it has no title.
  package var folderName: String
  package var settings: TripSettings
  package var entries: [JournalEntry]
  package var photos: [Photo]
  package var pins: [Pin]
  package var budget: Budget?
  package var tracks: [Track]
  /// The author's own pages, in the order of their files.
  package var pages: [OwnPage] = []
  /// Pictures that could not be taken in, with the reason.
  package var leftOut: [LeftOutPhoto]
  /// Pictures and tracks that their own text, or something kept back that names them, keeps back.
  package var filesKeptBack: [FilesKeptBack] = []
  /// Whether there is a trip.yml.
  package var hasOwnFile = true

  package init(
    folderName: String, settings: TripSettings = TripSettings(), entries: [JournalEntry] = [],
    photos: [Photo] = [], pins: [Pin] = [], budget: Budget? = nil, tracks: [Track] = [],
    leftOut: [LeftOutPhoto] = []
  ) {
    self.folderName = folderName
    self.settings = settings
    self.entries = entries
    self.photos = photos
    self.pins = pins
    self.budget = budget
    self.tracks = tracks
    self.leftOut = leftOut
  }
}

/// A picture that is not in the site, and why.
package struct LeftOutPhoto: Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// It could not be read; the text says what was wrong with it.
    case damaged(String)
    case withoutTime
    /// What is written about it says that it is not wanted.
    case rejected(Photo.Rejection)
    /// The text beside it leaves it out.
    case leftOut(by: String)
    case beforeTrip(LocalDate)
    case afterTrip(LocalDate)
  }

  package var file: String
  package var cause: Cause

  package init(file: String, cause: Cause) {
    self.file = file
    self.cause = cause
  }
}
