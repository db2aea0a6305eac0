package import Diagnostics
package import TripModel

/// From what the traveller's folder says to what the site will hold of it, stage by stage. Pure: the same trip and the same day give
/// the same plan.
package struct TripPlanner {
  /// Orders, dates, names and addresses everything, without anything that pixels tell: `TripSelection` in one go.
  package static func plan(
    _ trip: Trip, today: LocalDate, for audience: Audience = .readers, zones: ZoneLookup = .unknown,
    names: PlaceLookup = .unknown, root: [String] = []
  ) -> (plan: TripPlan, diagnostics: [Diagnostic]) {
    TripSelection(trip, today: today, for: audience, zones: zones, names: names, root: root).plan()
  }

  /// The most days that a trip may have (trip-folder.md).
  static let mostDays = 4000

  let trip: Trip
  let today: LocalDate
  let root: [String]
  let audience: Audience
  let zones: ZoneLookup
  let names: PlaceLookup
  /// Places that have a name and a position in the traveller's own files, and the towns that other names mean.
  let own: OwnPlaces
  let towns: NamedTowns
  var diagnostics: [Diagnostic]
  /// The trip's tracks, once there is a plan.
  private(set) var timedTracks: [TimedTrack] = []

  init(
    trip: Trip, today: LocalDate, root: [String], audience: Audience, zones: ZoneLookup, names: PlaceLookup
  ) {
    self.today = today
    self.root = root
    self.audience = audience
    self.zones = zones
    self.names = names
    let points = StrayTrackPoints(trip)
    let strays = StrayPositions(points.trip, names: names)
    let trip = strays.trip
    own = OwnPlaces(trip, names: names)
    towns = NamedTowns(trip, own: own, names: names)
    diagnostics = points.diagnostics + strays.diagnostics + towns.diagnostics
    self.trip = HourWithholding(trip, zones: zones, own: own, towns: towns)?.trip ?? trip
  }

  /// Plans what was selected, with what is known of its pixels.
  mutating func plan(_ selected: SelectedPhotos, media: MediaFacts = MediaFacts()) -> TripPlan {
    let clocks = selected.clocks
    let parts = gather(selected, media)
    timedTracks = parts.tracks
    let days = DayCollector(
      settings: trip.settings, entries: parts.entries, photos: parts.photos, places: parts.places,
      tracks: parts.tracks, events: parts.events,
      expenses: trip.budget?.expenses.filter { !$0.isRepayment } ?? [],
      attractions: parts.attractions)
    let dates = days.tripDates
    if let dates, dates.span > TripPlanner.mostDays { diagnostics.append(.tripTooLong(dates)) }
    let money = trip.budget.map {
      BudgetPlanner(settings: trip.settings, budget: $0, dates: dates, today: today)
    }

    var budget = money?.plan(&diagnostics)
    if audience == .readers, trip.settings.publish.budget == .totals { budget?.keepTotalsOnly() }
    budget?.bookings = bookings
    var plan = compose(parts, dates: dates, budget: budget)
    plan.maps = trip.maps
    plan.withholdsHours = !trip.withheld.stretches.isEmpty || !trip.withheld.moments.isEmpty
    plan.events = parts.events
    plan.itineraryRemarks = ItineraryReview(parts.events, dates: dates).remarks
    (plan.tags, plan.media) = (parts.tags, parts.media)
    if plan.tags.count > 1 { plan.addresses.tags = .page(root + ["tags"]) }
    plan.attractions = parts.attractions
    plan.tellInstants(of: clocks)
    plan.destinationArea = towns.destination?.corners ?? []
    plan.cover = TripCover(plan: plan, named: trip.settings.cover).chosen
    if plan.accent == .cover { plan.coverColour = plan.cover.flatMap { media.colour(plan[$0.value]) } }
    let router = Router(
      plan: plan, tracks: parts.tracks, clocks: clocks, names: names, withheld: trip.withheld)
    plan.route = router.wholeRoute()
    plan.countriesOnWay = CountriesOnWay(plan, tracks: parts.tracks, clocks: clocks, names: names).countries
    planEnds(&plan, router)
    tellDestination(of: plan)
    let dayPlanner = DayPlanner(
      plan: plan, root: root, tracks: parts.tracks, router: router, clocks: clocks, weather: trip.weather)
    plan.days = days.dates.map(dayPlanner.makePlan)
    plan.heights = TripHeights(plan.days)
    plan.planChapters()
    linkDays(&plan)
    plan.gatherVisits()
    plan.planIdeas(today: today)
    plan.farthest = FarthestFromHome(plan, from: trip.withheld.homeTown, names: names)
    if !plan.attractions.isEmpty { plan.addresses.ideas = .page(root + ["ideas"]) }
    if !plan.days.isEmpty { plan.addresses.calendar = .page(root + ["calendar"]) }
    if plan.days.count > 1 || plan.days.contains(where: { $0.way != nil }) {
      plan.addresses.figures = .page(root + ["figures"])
    }
    if !plan.events.isEmpty { plan.addresses.itinerary = .page(root + ["itinerary"]) }
    let isAnythingPlanned = !plan.events.isEmpty || plan.attractions.contains { $0.day != nil }
    if isAnythingPlanned || !plan.daysToCome.isEmpty {
      plan.addresses.ics = .file(root + ["calendar.ics"])
    }
    if plan.hasPositions { plan.addresses.geojson = .file(root + ["places.geojson"]) }
    if plan.tracks.contains(where: { !$0.segments.isEmpty }) {
      plan.addresses.gpx = .file(root + ["track.gpx"])
    }
    // Where only sums are published there are no expenses.
    if let budget = plan.budget, !budget.expenses.isEmpty || !budget.repayments.isEmpty {
      plan.addresses.expenses = .file(root + ["expenses.csv"])
      plan.budget?.listing = PurchaseListing(expenses: budget.expenses).pages(
        in: root + ["budget", "purchases"])
    }
    plan.planCards(root: root)
    return plan
  }

  /// The things of a trip, each with its day, its place and its address.
  private struct Parts {
    var photos: [PhotoPlan]
    var leftOut: [LeftOutPhoto]
    var entries: [EntryPlan]
    var pages: [OwnPagePlan]
    var places: [PlacePlan]
    var events: [EventPlan]
    var tracks: [TimedTrack]
    var cameraShifts: [CameraShift]
    var albums: [AlbumPlan]
    var galleries: [GalleryPlan]
    var tags: [TagPlan]
    var media: [MediaPlan]
    var attractions: [AttractionPlan]
  }

  private mutating func gather(_ selected: SelectedPhotos, _ media: MediaFacts) -> Parts {
    let clocks = selected.clocks
    var book = selected.book
    var photos = selected.photos.map(media.told)
    let ownPages = ownPageAddresses(&book)
    var entries = planEntries(
      photos: photos, clocks: clocks, ownPages: ownPages, own: own, towns: towns, book: &book)
    let addresses = ownPages.merging(entries.map { ($0.file, $0.page) }) { first, _ in first }
    let things = planMedia(&book)
    nameMedia(things, in: &entries)
    let pages = planOwnPages(photos, pages: addresses, media: things)
    var albums = planAlbums(photos, leftOut: selected.leftOut, book: &book)
    linkAlbums(&albums, to: addresses)
    let gate = TrackGate(
      trip.tracks, settings: trip.settings, photos: photos, entries: entries, clocks: clocks,
      journal: trip.entries, guess: TravelGuess(names: names))
    diagnostics += gate.diagnostics
    place(&entries, along: gate.tracks, clocks: clocks)
    let estimates = EstimatedPositions(tracks: gate.tracks, photos: photos, clocks: clocks)
    for index in photos.indices where photos[index].position == nil && photos[index].photo.withheld == nil {
      // A guess may lead near home although nothing was there.
      let position = estimates.position(of: photos[index])
      photos[index].position = position.flatMap { trip.withheld.region(at: $0.value) == nil ? $0 : nil }
    }
    var places = planPlaces(photos: photos, entries: entries, strays: gate.strays, book: &book)
    link(&photos, to: entries, and: places)
    for index in photos.indices {
      photos[index].locality =
        Locality(photos[index].photo.withheld) ?? names.locality(at: photos[index].position?.value)
    }
    for index in entries.indices {
      entries[index].locality =
        Locality(entries[index].withheld) ?? names.locality(at: entries[index].position)
    }
    for index in places.indices { places[index].locality = names.locality(at: places[index].coordinate) }
    for place in places { for id in place.entries { entries[id.index].places.append(place.id) } }
    for album in albums { for id in album.photos { photos[id.index].albums.append(album.id) } }
    let tags = planTags(entries: &entries, places: &places, book: &book)
    let attractions = planAttractions(photos: photos, entries: entries, places: places, book: &book)
    for saved in attractions {
      for id in saved.entries { entries[id.index].attractions.append(saved.id) }
    }
    return Parts(
      photos: photos, leftOut: markTold(selected.leftOut, beside: photos, clocks: clocks), entries: entries,
      pages: pages,
      places: places,
      events: planEvents(clocks: clocks, book: &book), tracks: gate.tracks,
      cameraShifts: ClockSuggestions(trip, tracks: gate.tracks, clocks: clocks).shifts,
      albums: albums, galleries: planGalleries(photos, albums: albums, book: &book), tags: tags,
      media: things, attractions: attractions)
  }

  /// Whether what was booked is in the sums. Of readers' sums that goes by the events alone, not by what they cost.
  private var bookings: BudgetPlan.Bookings {
    guard !trip.settings.publish.prices, !trip.events.isEmpty else { return .counted }
    return audience == .readers ? .leftOut : .leftOutForReaders
  }

  /// The plan before its cover, its route and its days, which are found in what stands there already.
  private func compose(_ parts: Parts, dates: TripDates?, budget: BudgetPlan?) -> TripPlan {
    let settings = trip.settings
    return TripPlan(
      today: today, title: title(), folder: FolderName(trip.folderName), description: settings.description,
      icon: settings.icon, category: settings.category,
      language: settings.language, units: settings.units,
      currency: audience == .readers && settings.publish.budget == .none ? nil : settings.currency,
      travellers: settings.travellers,
      state: TripState(dates: dates, isClosed: settings.isClosed, today: today), dates: dates,
      destination: destination, cover: nil, days: [], entries: parts.entries, pages: parts.pages,
      photos: parts.photos,
      places: parts.places, albums: parts.albums, galleries: parts.galleries, route: RoutePlan(),
      tracks: parts.tracks.map(\.plan), budget: budget,
      leftOut: parts.leftOut, cameraShifts: parts.cameraShifts,
      address: settings.address, isListed: settings.visibility == .listed,
      accent: settings.accent,
      addresses: addresses(
        hasEntries: !parts.entries.isEmpty, hasPhotos: !parts.photos.isEmpty,
        hasPlaces: !parts.places.isEmpty, hasBudget: budget != nil))
  }

  /// Where the trip goes: with the position that is written, else that of what its name means.
  private var destination: Reasoned<NamedPlace>? {
    trip.settings.destination.map { written in
      let said = Reasoned(written.value, because: .written(file: written.place.file))
      guard written.value.coordinate == nil,
        let found = own[written.value.name] ?? towns.position(of: written.value.name)
      else { return said }
      return Reasoned(NamedPlace(name: written.value.name, coordinate: found.value), because: found.reason)
    }
  }

  private func title() -> Reasoned<String> {
    if let title = trip.settings.title {
      return Reasoned(title, because: .written(file: trip.settings.titleFile))
    }
    return Reasoned(FolderName(trip.folderName).title ?? trip.folderName, because: .folderName)
  }

  /// Tells each photo which entries show it and which place is nearest.
  private func link(_ photos: inout [PhotoPlan], to entries: [EntryPlan], and places: [PlacePlan]) {
    for entry in entries {
      for id in Set(entry.pictures.values).union(entry.gallery.map(\.photo)) {
        photos[id.index].entries.append(entry.id)
      }
    }
    for place in places {
      for near in place.photos {
        guard let metres = near.metres, metres < photos[near.photo.index].nearestPlace?.metres ?? .infinity
        else { continue }
        photos[near.photo.index].nearestPlace = (place.id, metres)
      }
    }
  }

  private func addresses(hasEntries: Bool, hasPhotos: Bool, hasPlaces: Bool, hasBudget: Bool) -> TripAddresses
  {
    TripAddresses(
      home: .page(root), journal: hasEntries ? .page(root + ["journal"]) : nil,
      photos: hasPhotos ? .page(root + ["photos"]) : nil, map: .page(root + ["map"]),
      budget: hasBudget ? .page(root + ["budget"]) : nil,
      places: hasPlaces ? .page(root + ["places"]) : nil,
      search: hasEntries || hasPhotos || hasPlaces || hasBudget || !trip.events.isEmpty
        ? .page(root + ["search"]) : nil,
      json: .file(root + ["trip.json"]), feed: hasEntries ? .file(root + ["feed.xml"]) : nil,
      data: (root + ["data"]).joined(separator: "/"), assets: "assets",
      accent: .file(root + ["assets", "accent.css"]))
  }
}

extension TripPlan {
  /// The days of a trip with a written end that are not over yet.
  package var daysToCome: [LocalDate] {
    guard state != .ended, let dates, dates.hasWrittenEnd, dates.span <= TripPlanner.mostDays else {
      return []
    }
    let first = max(today, dates.start.value)
    return first > dates.end.value ? [] : (0...(dates.end.value - first)).map { first + $0 }
  }

  /// Whether anything stands anywhere.
  fileprivate var hasPositions: Bool {
    !places.isEmpty || !route.stops.isEmpty || attractions.contains { $0.position != nil }
      || entries.contains { $0.position != nil }
      || photos.contains { $0.position != nil }
      || events.contains { $0.places.contains { $0.position != nil } }
  }
}

extension Diagnostic {
  fileprivate static func tripTooLong(_ dates: TripDates) -> Diagnostic {
    Diagnostic(
      .error, .tripTooLong,
      "Trip of \(dates.span) days, from \(dates.start.value) to \(dates.end.value); days without anything were left out",
      advice: "Write `start:` and `end:` in trip.yml, or correct the date that is far off.")
  }
}
