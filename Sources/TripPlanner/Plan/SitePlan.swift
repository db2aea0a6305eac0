package import Diagnostics
package import SiteColour
package import SiteOutput
package import TripModel

/// Everything that the site will hold, chosen, ordered and addressed: what renderers read, and all they read.
///
/// What is kept back (drafts, private things) has not come this far.
package struct SitePlan: Sendable {
  package var trips: [TripPlan]

  package init(trips: [TripPlan]) { self.trips = trips }
}

/// One trip of the site.
package struct TripPlan: Sendable {
  /// The day on which its pages are made: a parameter from the command down.
  package var today: LocalDate
  package var title: Reasoned<String>
  /// What its folder's name is worth as a title.
  package var folder = FolderName("")
  package var description: String?
  package var icon: String?
  package var category: String?
  package var language: String
  package var units: Units
  /// Nil where nothing of the money is published.
  package var currency: Currency?
  package var travellers: [Traveller]
  package var state: TripState
  /// The first and last day; nil for a trip on which nothing has a day.
  package var dates: TripDates?
  /// Where it goes, with the reason for its position.
  package var destination: Reasoned<NamedPlace>?
  /// Points around the country or region that the destination names.
  package var destinationArea: [Coordinate] = []
  package var cover: Reasoned<PhotoID>?
  package var days: [DayPlan]
  package var entries: [EntryPlan]
  /// The author's own pages, in the order of the navigation.
  package var pages: [OwnPagePlan]
  package var photos: [PhotoPlan]
  package var places: [PlacePlan]
  /// What was booked or is planned, in order of time.
  package var events: [EventPlan] = []
  /// What may be wrong with that.
  package var itineraryRemarks: [ItineraryRemark] = []
  /// What was saved to see, in the order of its file.
  package var attractions: [AttractionPlan] = []
  package var albums: [AlbumPlan] = []
  /// What texts show beside pictures.
  package var media: [MediaPlan] = []
  /// Those of most things first.
  package var tags: [TagPlan] = []
  /// The ways to look at the pictures; the first is that of all of them, day by day.
  package var galleries: [GalleryPlan] = []
  package var route: RoutePlan
  /// Those through which something recorded or told led, in the order of time.
  package var countriesOnWay: [String] = []
  /// Where the trip begins and ends: as written, else where its way does (A3).
  package var start: Reasoned<TripEnd>?
  package var end: Reasoned<TripEnd>?
  /// How far from home it went; nil where no home is given, or it was near.
  package var farthest: FarthestFromHome?
  package var tracks: [TrackPlan]
  /// Maps that the traveller brought along, to stand under the trip's own.
  package var maps: [MapExtract] = []
  /// What the profiles of its days have in common; nil where no day has one.
  package var heights: TripHeights?
  package var budget: BudgetPlan?
  package var leftOut: [LeftOutPhoto]
  /// Whether hours are withheld, since something was near a private place.
  package var withholdsHours = false
  /// What seems to be wrong with the clocks of cameras.
  package var cameraShifts: [CameraShift] = []
  /// Where the finished site will stand; nil where the traveller does not say.
  package var address: SiteAddress?
  /// Whether search engines may list the site.
  package var isListed: Bool
  package var accent: AccentChoice
  /// The colour that the cover is known by, once it has been looked at; nil also for a grey one.
  package var coverColour: RGBColour?
  package var addresses: TripAddresses
  /// Why readers do not get the trip: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
  /// Why readers do not get the money, likewise.
  package var budgetKept: KeptMark?
  /// The picture of the preview card of the trip, and of all pages without one of their own.
  package var card: CardPlan?

  /// The accent of the trip's pages; nil for the one that the site has anyway.
  package var accentScheme: AccentScheme? {
    switch accent {
    case .standard: nil
    case .written(let colour): AccentScheme(written: colour)
    case .cover: coverColour.map { AccentScheme(cover: $0) }
    }
  }

  /// Whether nothing of the trip says where it was: all that a map can show is where it goes.
  package var isNowhere: Bool {
    route.isEmpty && places.isEmpty && start == nil && end == nil
      && !attractions.contains { $0.position != nil }
      && !photos.contains { $0.position != nil } && !entries.contains { $0.position != nil }
  }

  /// Whether the trip has an accent of its own.
  package var hasOwnAccent: Bool { accent == .cover ? coverColour != nil : accent != .standard }

  // Seen by other rooms as they are written, and read where they stand, so that who asks for a title copies no more than that.
  @inlinable package subscript(id: PhotoID) -> PhotoPlan { _read { yield photos[id.index] } }
  @inlinable package subscript(id: EntryID) -> EntryPlan { _read { yield entries[id.index] } }
  @inlinable package subscript(id: PlaceID) -> PlacePlan { places[id.index] }
  @inlinable package subscript(id: EventID) -> EventPlan { events[id.index] }
  @inlinable package subscript(id: AlbumID) -> AlbumPlan { albums[id.index] }
}

/// Where a trip stands on the day on which its site is made (A3).
package enum TripState: String, Sendable {
  case planned
  case underWay = "under way"
  case ended
}

extension TripState {
  /// Ended once it is closed; planned before the start, ended after a written end, else under way (A3).
  init(dates: TripDates?, isClosed: Bool, today: LocalDate) {
    guard !isClosed else {
      self = .ended
      return
    }
    guard let dates else {
      self = .underWay
      return
    }
    if today < dates.start.value {
      self = .planned
    } else if dates.hasWrittenEnd && today > dates.end.value {
      self = .ended
    } else {
      self = .underWay
    }
  }
}

/// From when to when a trip goes, and who said so.
package struct TripDates: Sendable {
  package var start: Reasoned<LocalDate>
  /// The last day: written, or the last one that holds something.
  package var end: Reasoned<LocalDate>
  /// Whether the traveller wrote an end: without one a trip stays under way.
  package var hasWrittenEnd: Bool
  /// Where the days are no one journey.
  package var outings: Outings?

  package init(
    start: Reasoned<LocalDate>, end: Reasoned<LocalDate>, hasWrittenEnd: Bool, outings: Outings? = nil
  ) {
    self.start = start
    self.end = end
    self.hasWrittenEnd = hasWrittenEnd
    self.outings = outings
  }

  /// How many days the trip has: both ends and all between them, or the days of its outings.
  package var count: Int { outings?.count ?? span }

  /// How many days of the calendar there are from start to end, both counted.
  package var span: Int { end.value - start.value + 1 }

  /// How many of the trip's days there are up to and with a date within it.
  func count(upTo date: LocalDate) -> Int { outings?.count(upTo: date) ?? (date - start.value + 1) }

  /// Which day of the trip a date is, from 1; nil for one that is not within.
  package func number(of date: LocalDate) -> Int? {
    if let outings { return outings.number(of: date) }
    return date >= start.value && date <= end.value ? date - start.value + 1 : nil
  }
}

/// The point at which a trip begins or ends.
package struct TripEnd: Sendable, Hashable {
  package var name: String?
  package var coordinate: Coordinate
  /// Whether a stop of the way stands there.
  package var isStop: Bool

  package init(name: String?, coordinate: Coordinate, isStop: Bool) {
    self.name = name
    self.coordinate = coordinate
    self.isStop = isStop
  }
}

/// A photo by its position in the plan's chronological list.
package struct PhotoID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// An entry by its position in the plan's chronological list.
package struct EntryID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// A place by its position in the plan's list.
package struct PlaceID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// The pages of a trip that are not about one thing; nil where there is nothing to show.
package struct TripAddresses: Sendable {
  package var home: OutputPath
  package var journal: OutputPath?
  package var photos: OutputPath?
  package var map: OutputPath?
  package var budget: OutputPath?
  package var places: OutputPath?
  /// All tags, where there are several.
  package var tags: OutputPath?
  /// Saved attractions.
  package var ideas: OutputPath?
  package var search: OutputPath?
  package var calendar: OutputPath?
  package var itinerary: OutputPath?
  /// What is planned, for calendar programs.
  package var ics: OutputPath?
  /// The trip in figures.
  package var figures: OutputPath?
  package var json: OutputPath
  /// Everything that has a position, for maps of others.
  package var geojson: OutputPath?
  /// The recorded way, for other programs.
  package var gpx: OutputPath?
  /// What was spent, one by one, for spreadsheets.
  package var expenses: OutputPath?
  /// The folder of what scripts read (`data`).
  package var data: String
  package var feed: OutputPath?
  /// The folder of the theme's files (`assets`), as they are found from every trip of the library.
  package var assets: String
  /// The style sheet of the trip's own accent.
  package var accent: OutputPath

  package init(
    home: OutputPath, journal: OutputPath?, photos: OutputPath?, map: OutputPath?, budget: OutputPath?,
    places: OutputPath?, search: OutputPath?, json: OutputPath, feed: OutputPath?, data: String,
    assets: String, accent: OutputPath
  ) {
    self.home = home
    self.journal = journal
    self.photos = photos
    self.map = map
    self.budget = budget
    self.places = places
    self.search = search
    self.json = json
    self.data = data
    self.feed = feed
    self.assets = assets
    self.accent = accent
  }
}
