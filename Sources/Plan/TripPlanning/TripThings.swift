import SiteOutput
import TripModel

/// The things of a trip, each with its day, its place and its address, and with the others that belong to it.
struct TripThings {
  var places: [PlacePlan]
  var journal: TripJournal
  var media: TripMedia
  var itinerary: TripItinerary
  var tracks: [TimedTrack]
  /// What clocks showed along the way.
  var clocks: LocalClocks

  subscript(id: PhotoID) -> PhotoPlan { _read { yield media.photos[id.index] } }
  subscript(id: EntryID) -> EntryPlan { _read { yield journal.entries[id.index] } }
  subscript(id: PlaceID) -> PlacePlan { places[id.index] }
  subscript(id: AttractionID) -> AttractionPlan { itinerary.attractions[id.index] }
}

/// What was photographed and written, each with its address; none of it knows yet where it was, or what else belongs
/// to it.
struct WrittenThings {
  var photos: [PhotoPlan]
  var entries: [EntryPlan]
  let pages: [OwnPagePlan]
  let albums: [AlbumPlan]
  let chats: [ChatPlan]
  let extras: [MediaPlan]
}

/// The same with the positions that the recorded way gives, and what these are called.
struct LocatedThings {
  let written: WrittenThings
  let gate: TrackGate
}

extension TripPlanner {
  /// Finds them in the order in which one needs another: pictures before what was written beside them, both before
  /// places, and all before what leads from one to another.
  mutating func gather(_ selected: SelectedPhotos, _ facts: MediaFacts) -> TripThings {
    let clocks = selected.clocks
    var book = selected.book
    let written = write(selected, facts, &book)
    var guess = TravelGuess(names: names)
    guess.crossings = trip.events.compactMap { $0.crossing(clocks) }
    let gate = TrackGate.admit(
      trip.withTourOfBicycles.tracks, settings: trip.settings, photos: written.photos,
      entries: written.entries, clocks: clocks,
      journal: trip.entries, guess: guess, areUntimedPlanned: trip.areUntimedWaysPlanned(on: today))
    diagnostics += gate.diagnostics
    let located = locate(consume written, along: gate, clocks)
    tellUnplaced(located.written.entries)
    let places = planPlaces(
      photos: located.written.photos.pictures, entries: located.written.entries, strays: gate.strays,
      clocks: clocks, book: &book)
    return join(consume located, places, selected, &book)
  }

  private mutating func write(
    _ selected: SelectedPhotos, _ facts: MediaFacts, _ book: inout AddressBook
  ) -> WrittenThings {
    let all = selected.photos.map(facts.told)
    let photos = all.pictures
    let ownPages = ownPageAddresses(&book)
    let entries = planEntries(
      photos: photos, clocks: selected.clocks, ownPages: ownPages, own: own, towns: towns, book: &book)
    let addresses = ownPages.merging(entries.map { ($0.file, $0.page) }) { first, _ in first }
    let extras = planMedia(&book)
    return WrittenThings(
      photos: all, entries: naming(extras, in: entries),
      pages: planOwnPages(photos, pages: addresses, media: extras),
      albums: planAlbums(photos, leftOut: selected.leftOut, pages: addresses, book: &book),
      chats: planChats(photos, pages: addresses, media: extras, book: &book), extras: extras)
  }

  /// Photos that know what of them is not to be cut off: by the text beside them, else by the first entry that they stand
  /// for, else, of the trip's cover, by trip.yml.
  private func focused(_ photos: [PhotoPlan], in entries: [EntryPlan], cover: PhotoID?) -> [PhotoPlan] {
    var photos = photos
    for index in photos.indices { photos[index].focus = photos[index].photo.focus }
    for entry in entries {
      guard let focus = entry.focus, let shown = entry.cover?.value else { continue }
      photos[shown.index].focus = photos[shown.index].focus ?? focus
    }
    if let cover, trip.settings.coverFocus != .middle {
      photos[cover.index].focus = photos[cover.index].focus ?? trip.settings.coverFocus
    }
    return photos
  }

  /// Gives photos and entries positions, and tells what these are called.
  private func locate(
    _ written: consuming WrittenThings, along gate: TrackGate, _ clocks: LocalClocks
  ) -> LocatedThings {
    let pictures = written.photos.pictures
    place(&written.entries, pictures, along: gate.tracks, clocks: clocks)
    unplace(&written.entries, pictures, along: gate.tracks)
    let estimates = EstimatedPositions(tracks: gate.tracks, photos: written.photos, clocks: clocks)
    place(&written.photos, by: estimates)
    for index in written.photos.indices {
      written.photos[index].locality = locality(of: written.photos[index])
    }
    for index in written.entries.indices {
      written.entries[index].locality = locality(of: written.entries[index])
    }
    return LocatedThings(written: written, gate: gate)
  }

  // Functions of their own, because an entry or a photo at hand is a second owner and would be copied to be changed.
  private func locality(of photo: PhotoPlan) -> Locality? {
    if let withheld = Locality(photo.photo.withheld) { return withheld }
    let place = photo.position?.value
    let found = names.locality(at: place)
    // What a camera wrote in whole degrees was rounded, or made up.
    let isRough = place.map { $0.isInWholeDegrees && $0 == photo.photo.coordinate } ?? false
    return isRough ? found?.ofCountry : found
  }

  private func locality(of entry: EntryPlan) -> Locality? {
    Locality(entry.withheld) ?? names.locality(at: entry.position)
  }

  /// Leads each thing to all others that belong to it.
  private mutating func join(
    _ located: LocatedThings, _ places: [PlacePlan], _ selected: SelectedPhotos, _ book: inout AddressBook
  ) -> TripThings {
    let (written, clocks) = (located.written, selected.clocks)
    let attractions = planAttractions(
      photos: written.photos.pictures, entries: written.entries, places: places, book: &book)
    let tags = TagPlanner(written.entries, places, written.photos.pictures, attractions, root: root, &book)
    let photos = tags.tagged(photos(written.photos, in: written.entries, places, written.albums), places)
    let entries = entries(written.entries, at: places, attractions, tags)
    let pictures = photos.pictures
    let covers = BorrowedCovers(photos: pictures, places: places, attractions: attractions, clocks: clocks)
    let events = planEvents(photos: pictures, clocks: clocks, book: &book)
      .map(SpotsOfEvents(places, attractions).led)
    let told = covers.filled(entries)
    let cover =
      trip.settings.showsCover
      ? TripCover(photos: pictures, entries: entries, named: trip.settings.cover).chosen : nil
    let shifts = ClockSuggestions.find(in: trip, tracks: located.gate.tracks, clocks: clocks)
    let doubts = SatelliteDoubts.find(in: trip, clocks: clocks, besides: shifts)
    let media = TripMedia(
      photos: focused(photos, in: told, cover: cover?.value), albums: written.albums,
      galleries: planGalleries(
        pictures, entries, places, events, clocks, albums: written.albums, book: &book),
      extras: written.extras,
      cover: cover,
      leftOut: markTold(selected.leftOut, beside: photos, clocks: clocks),
      cameraShifts: shifts,
      satelliteDoubts: doubts,
      zoneDoubts: CameraZoneDoubts.find(in: trip, clocks: clocks, besides: shifts, doubts),
      receiptCount: photos.count - pictures.count)
    return TripThings(
      places: tags.tagged(places).withPictures(among: photos),
      journal: TripJournal(entries: told, pages: written.pages, tags: tags.plans, chats: written.chats),
      media: media,
      itinerary: TripItinerary(events: events, remarks: [], attractions: attractions),
      tracks: located.gate.tracks, clocks: clocks)
  }

  /// Guesses where photos were taken that do not say it; a guess may lead near home although nothing was there.
  private func place(_ photos: inout [PhotoPlan], by estimates: EstimatedPositions) {
    for index in photos.indices
    where photos[index].position == nil && photos[index].photo.withheld == nil
      && !photos[index].photo.isInFlight
    {
      let position = estimates.position(of: photos[index])
      photos[index].position = position.flatMap { trip.withheld.region(at: $0.value) == nil ? $0 : nil }
    }
  }

  /// Photos that know which entries show them, which place is nearest, and in which albums they lie.
  private func photos(
    _ photos: [PhotoPlan], in entries: [EntryPlan], _ places: [PlacePlan], _ albums: [AlbumPlan]
  ) -> [PhotoPlan] {
    var photos = photos
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
    takePlaces(&photos, from: places)
    for album in albums { for id in album.photos { photos[id.index].albums.append(album.id) } }
    return photos
  }

  /// Pictures that say nothing of where they were taken are at the pin that names them, where one alone does.
  private func takePlaces(_ photos: inout [PhotoPlan], from places: [PlacePlan]) {
    var naming: [PhotoID: PlaceID?] = [:]
    for place in places {
      for near in place.photos where near.isNamed {
        naming[near.photo] = .some(naming[near.photo] == nil ? place.id : nil)
      }
    }
    for case (let id, let place?) in naming where photos[id.index].isSilent {
      photos[id.index].nearestPlace = (place, 0)
      photos[id.index].locality = places[place.index].locality
    }
  }

  /// Entries that know at which places they were written, which attractions they name, and where their tags lead.
  private func entries(
    _ entries: [EntryPlan], at places: [PlacePlan], _ attractions: [AttractionPlan], _ tags: TagPlanner
  ) -> [EntryPlan] {
    var entries = tags.tagged(entries)
    for place in places { for id in place.entries { entries[id.index].places.append(place.id) } }
    for saved in attractions { for id in saved.entries { entries[id.index].attractions.append(saved.id) } }
    return entries
  }
}

extension TripEvent {
  /// The seconds in which a ferry was booked to be under way; nil for all else.
  fileprivate func crossing(_ clocks: LocalClocks) -> ClosedRange<Int>? {
    guard kind == .ferry, let left = start.instant(clocks, at: from?.value.coordinate),
      let arrived = end?.instant(clocks, at: to?.value.coordinate), left <= arrived
    else { return nil }
    return left.seconds...arrived.seconds
  }
}

extension TripEvent.Time {
  /// By the zone that is written, else that of the place.
  func instant(_ clocks: LocalClocks, at place: Coordinate?) -> Instant? {
    when.moment.map { moment in
      zone.map { moment.instant(assuming: $0.offset(atLocal: moment.local)) }
        ?? clocks.instant(moment, inZoneOf: place)
    }
  }
}
