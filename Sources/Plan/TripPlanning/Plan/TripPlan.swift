import Diagnostics
package import SiteColour
package import SiteOutput
package import TripModel

/// One trip of the site.
package struct TripPlan: Sendable {
  /// The day on which its pages are made: a parameter from the command down.
  package internal(set) var today: LocalDate
  package internal(set) var profile: TripProfile
  /// The first and last day; nil for a trip on which nothing has a day.
  package internal(set) var dates: TripDates?
  package internal(set) var days: [DayPlan]
  /// Pins, then named waypoints.
  package internal(set) var places: [PlacePlan]
  /// The same in the order of lists and of the numbers on maps.
  package private(set) var listedPlaces: [PlaceID]
  /// The same, by their positions.
  package let placesNear: NeighbourIndex<PlaceID>
  /// Where they are told by areas; nothing where they make one list.
  package private(set) var placeAreas: [PlaceArea]
  /// Where they are told by towns; nothing where they are told by areas, or make one list.
  package private(set) var placeTowns: [PlaceTown]
  package internal(set) var journal: TripJournal
  package internal(set) var media: TripMedia
  package internal(set) var itinerary: TripItinerary
  package internal(set) var way: TripWay
  /// For each event the leg of its way that is the ride as it was recorded, by its position in the list.
  let recordedRides: [Int?]
  /// How many tracks its way is made of, where these are no common way, and some have no day; nil elsewhere.
  package private(set) var tracksApart: Int?
  package internal(set) var money: TripMoney
  /// Places to go next; nil without any.
  package internal(set) var next: NextPlan?
  package internal(set) var publication: TripPublication
  package private(set) var addresses: TripAddresses
  /// The trip in figures: its pages, its files for machines and its library tell the same.
  package private(set) var figures = TripFigures()

  init(
    today: LocalDate, profile: TripProfile, dates: TripDates?, things: TripThings, days: [DayPlan],
    way: TripWay, money: TripMoney, publication: TripPublication, next: NextPlan? = nil
  ) {
    self.today = today
    self.profile = profile
    self.dates = dates
    self.days = days
    self.places = things.places
    placesNear = NeighbourIndex(things.places.map { ($0.coordinate, $0.id) })
    listedPlaces = PlaceOrder.ofLists(things.places)
    placeAreas = PlaceArea.gather(things.places)
    placeTowns = placeAreas.isEmpty ? PlaceTown.grouped(things.places) : []
    self.journal = things.journal
    self.media = things.media
    self.itinerary = things.itinerary
    self.way = way
    recordedRides = RecordedRides.find(things.itinerary.events, among: way.route.legs)
    tracksApart = dates == nil && profile.state == .planned ? nil : way.tracksApart()
    self.money = money
    self.publication = publication
    self.next = next
    addresses = TripAddresses(in: publication.root)
    addresses = TripAddresses.choose(for: self, in: publication.root)
    figures = TripFigures.sumUp(self)
    self.days = daysAsFar
  }

  /// For a trip among others that looks different: `lisbon/assets`.
  mutating func moveAssetsToOwnFolder() {
    addresses.assets = (publication.root + [addresses.assets]).joined(separator: "/")
  }

  /// Whether nothing of the trip says where it was: all that a map can show is where it goes.
  package var isNowhere: Bool {
    way.route.isEmpty && places.isEmpty && way.start == nil && way.end == nil
      && !itinerary.attractions.contains { $0.position != nil }
      && !media.pictures.contains { $0.position != nil && !$0.isRoughlyPlaced }
      && !journal.entries.contains { $0.position.map { !$0.reason.isRegion } ?? false }
  }

  /// Whether its map has a single stop to show, and no way.
  package var isOfOnePlace: Bool {
    let route = way.route
    return route.legs.isEmpty && route.waters.isEmpty && route.stops.count == 1
      && places.count <= (route.stops[0].place == nil ? 0 : 1)
      && !itinerary.attractions.contains { $0.position != nil }
  }

  // Photos and entries are read where they stand, so that who asks for a title copies no more than that.
  package subscript(id: PhotoID) -> PhotoPlan { _read { yield media.photos[id.index] } }
  package subscript(id: EntryID) -> EntryPlan { _read { yield journal.entries[id.index] } }
  package subscript(id: PlaceID) -> PlacePlan { places[id.index] }
  package subscript(id: EventID) -> EventPlan { itinerary.events[id.index] }
  package subscript(id: AlbumID) -> AlbumPlan { media.albums[id.index] }
  package subscript(id: AttractionID) -> AttractionPlan { itinerary.attractions[id.index] }
}

/// Whoever holds the things of a plan.
package protocol PlannedThings {
  var journal: TripJournal { get }
  var places: [PlacePlan] { get }
  var itinerary: TripItinerary { get }
  /// What was spent, then what was paid back.
  var payments: PlannedItems { get }
}

extension PlannedThings {
  /// The things of a kind, in the order of the plan: a new kind joins here. Albums are no things of their own there,
  /// but ways to look at pictures.
  package func items(of kind: ItemKind) -> PlannedItems {
    switch kind {
    case .entry: PlannedItems(journal.entries)
    case .page: PlannedItems(journal.pages)
    case .album: .none
    case .pin: PlannedItems(places)
    case .attraction: PlannedItems(itinerary.attractions)
    case .event: PlannedItems(itinerary.events)
    case .expense: payments
    case .chat: PlannedItems(journal.chats)
    }
  }

  /// All things, kind by kind.
  package var items: [any PlannedItem] { ItemKind.allCases.flatMap(items) }
}

extension TripPlan: PlannedThings {
  package var payments: PlannedItems {
    money.budget.map { PlannedItems($0.expenses, $0.repayments) } ?? .none
  }
}

extension TripThings: PlannedThings {
  /// Money is planned when the days are known.
  package var payments: PlannedItems { .none }

  /// Gives each thing its mark. Money is kept back as a whole.
  mutating func markItems(_ marks: [SourcePlace: KeptMark]) {
    journal.entries.mark(marks)
    journal.pages.mark(marks)
    places.mark(marks)
    itinerary.events.mark(marks)
    itinerary.attractions.mark(marks)
    journal.chats.mark(marks)
  }
}

extension Array where Element: PlannedItem {
  fileprivate mutating func mark(_ marks: [SourcePlace: KeptMark]) {
    for index in indices { self[index].kept = marks[self[index].source] }
  }
}

/// What a trip is called, and how it is spoken of.
package struct TripProfile: Sendable {
  package var title: Reasoned<String>
  /// What its folder's name is worth as a title.
  package var folder: FolderName
  package var description: String?
  package var icon: String?
  package var category: String?
  package var language: String
  package var units: Units
  package var travellers: [Traveller]
  /// Whom people.yml tells of, in its order.
  package var people: [PersonProfile] = []
  /// By dates and closing alone; what visitors are told is `TripPlan.toldState`.
  package var state: TripState
  package var accent: AccentChoice
  package var coverFocus: CoverFocus
  /// The colour that the cover is known by, where the accent is drawn from it; nil also for a grey one.
  package var coverColour: RGBColour?
  /// The side on which the title covers least of the cover; nil where that is neither.
  package var calmSideOfCover: PictureSide?

  /// The accent of the trip's pages; nil for the one that the site has anyway.
  package var accentScheme: AccentScheme? {
    switch accent {
    case .standard: nil
    case .written(let colour): AccentScheme(written: colour)
    case .cover: coverColour.map { AccentScheme(cover: $0) }
    }
  }

  /// Whether the trip has an accent of its own.
  package var hasOwnAccent: Bool { accent == .cover ? coverColour != nil : accent != .standard }
}

/// What was written.
package struct TripJournal: Sendable {
  package var entries: [EntryPlan]
  /// The author's own pages, in the order of the navigation.
  package var pages: [OwnPagePlan]
  /// Those of most things first.
  package var tags: [TagPlan]
  /// Days of conversations, in the order of time.
  package var chats: [ChatPlan] = []
  /// In the order in which they begin.
  package var conversations: [ConversationPlan] = []
}

/// Pictures, clips, drawings and recordings.
package struct TripMedia: Sendable {
  /// All that have a page: in the order of time, receipts behind all others.
  package var photos: [PhotoPlan]
  package var albums: [AlbumPlan]
  /// The ways to look at the pictures; the first is that of all of them, day by day.
  package var galleries: [GalleryPlan]
  /// What texts show beside pictures.
  package var extras: [MediaPlan]
  /// Those of people and of destinations, which are on no page of pictures.
  package var portraits: [PhotoPlan] = []
  package var cover: Reasoned<PhotoID>?
  package var leftOut: [LeftOutPhoto]
  /// What seems to be wrong with the clocks of cameras.
  package var cameraShifts: [CameraShift]
  /// Pictures of which two times disagree by days.
  package var satelliteDoubts: [SatelliteDoubt] = []
  /// Cameras of which nothing tells on whose time their clocks were.
  package var zoneDoubts: [CameraZoneDoubt] = []
  /// How many of the photos only prove a purchase.
  package var receiptCount = 0

  /// The photos that are looked at for themselves.
  package var pictures: ArraySlice<PhotoPlan> { photos.dropLast(receiptCount) }
}

/// What was booked, planned and saved.
package struct TripItinerary: Sendable {
  /// In order of time.
  package var events: [EventPlan]
  /// What may be wrong with that.
  package var remarks: [ItineraryRemark]
  /// What was saved to see, in the order of its file.
  package var attractions: [AttractionPlan]
  /// What is saved near by and open today, the best first, while the trip is under way and today has no day of its own.
  package var best: [AttractionID] = []
}

/// Where the trip went, and where it goes.
package struct TripWay: Sendable {
  package var route: RoutePlan
  /// What the places are called at which its lines begin.
  package var beginnings: [WayBeginning]
  /// Those through which something recorded or told led, in the order of time.
  package var countries: [String]
  /// Where the trip begins and ends: as written, else where its way does.
  package var start: Reasoned<TripEnd>?
  package var end: Reasoned<TripEnd>?
  /// How far from home it went; nil where no home is given, or it was near.
  package var farthest: FarthestFromHome?
  package var tracks: [TrackPlan]
  /// The files of tracks that count once with another, and that one.
  package var copiedTracks: [String: String]
  /// Maps that the traveller brought along, to stand under the trip's own.
  package var maps: [MapExtract]
  /// Where it goes, with the reason for its position.
  package var destination: Reasoned<NamedPlace>?
  /// Points around the country or region that the destination names, else of those that entries name.
  package var destinationArea: [Coordinate]
  /// What these entries call them; none where there is a destination.
  package var toldAreas: [String]
  /// The days on which an entry names a place that nobody finds.
  package var unfoundDays: Set<LocalDate>
  /// What the trip calls the towns of the gazetteer.
  package var townNames: TownNames
  /// Whether it is known where it goes, though nothing of it has a place.
  package var leadsSomewhere: Bool { destination != nil || !toldAreas.isEmpty }
  /// Whether hours are withheld, since something was near a private place.
  package var withholdsHours: Bool
}

/// What the trip costs.
package struct TripMoney: Sendable {
  /// Nil where nothing of the money is published.
  package var currency: Currency?
  package var budget: BudgetPlan?
  /// Why readers do not get the money: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
}

/// Where and for whom the trip is published.
package struct TripPublication: Sendable {
  /// The folders of the site below which its pages stand.
  package var root: [String]
  /// Where the finished site will stand; nil where the traveller does not say.
  package var address: SiteAddress?
  /// Under which names its files are published.
  package var addresses = AddressPolicy.open
  /// Whether search engines may list the site: never what only those can read who have its password.
  package var isListed: Bool
  /// The library to whose front page each of its pages leads up; nil for a trip by itself.
  package var library: LibraryAbove?
  /// The picture of the preview card of the trip, and of all pages without one of their own.
  package var card: CardPlan?
  /// The picture of the whole trip that a reader may send to others.
  package var share: CardPlan?
  /// Why readers do not get the trip: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
}

extension TripPublication {
  /// The whole address of a file of the site; nil where nobody says where that will stand.
  package func address(of path: OutputPath) -> String? { address?.of(addresses.published(path)) }
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
