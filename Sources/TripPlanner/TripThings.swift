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

extension TripPlanner {
  /// Finds them in the order in which one needs another: pictures before what was written beside them, both before places.
  mutating func gather(_ selected: SelectedPhotos, _ facts: MediaFacts) -> TripThings {
    let clocks = selected.clocks
    var book = selected.book
    var photos = selected.photos.map(facts.told)
    let ownPages = ownPageAddresses(&book)
    var entries = planEntries(
      photos: photos, clocks: clocks, ownPages: ownPages, own: own, towns: towns, book: &book)
    let addresses = ownPages.merging(entries.map { ($0.file, $0.page) }) { first, _ in first }
    let extras = planMedia(&book)
    nameMedia(extras, in: &entries)
    let pages = planOwnPages(photos, pages: addresses, media: extras)
    var albums = planAlbums(photos, leftOut: selected.leftOut, book: &book)
    linkAlbums(&albums, to: addresses)
    let gate = TrackGate(
      trip.tracks, settings: trip.settings, photos: photos, entries: entries, clocks: clocks,
      journal: trip.entries, guess: TravelGuess(names: names))
    diagnostics += gate.diagnostics
    place(&entries, along: gate.tracks, clocks: clocks)
    place(&photos, by: EstimatedPositions(tracks: gate.tracks, photos: photos, clocks: clocks))
    var places = planPlaces(
      photos: photos, entries: entries, strays: gate.strays, clocks: clocks, book: &book)
    localize(&photos, &entries)
    link(&photos, to: entries, places, albums)
    for place in places { for id in place.entries { entries[id.index].places.append(place.id) } }
    let tags = planTags(entries: &entries, places: &places, book: &book)
    let attractions = planAttractions(photos: photos, entries: entries, places: places, book: &book)
    for saved in attractions { for id in saved.entries { entries[id.index].attractions.append(saved.id) } }
    let events = planEvents(clocks: clocks, book: &book)
    let media = TripMedia(
      photos: photos, albums: albums, galleries: planGalleries(photos, albums: albums, book: &book),
      extras: extras, cover: TripCover(photos: photos, entries: entries, named: trip.settings.cover).chosen,
      leftOut: markTold(selected.leftOut, beside: photos, clocks: clocks),
      cameraShifts: ClockSuggestions(trip, tracks: gate.tracks, clocks: clocks).shifts)
    return TripThings(
      places: places, journal: TripJournal(entries: entries, pages: pages, tags: tags), media: media,
      itinerary: TripItinerary(events: events, remarks: [], attractions: attractions), tracks: gate.tracks,
      clocks: clocks)
  }

  /// Guesses where photos were taken that do not say it; a guess may lead near home although nothing was there.
  private func place(_ photos: inout [PhotoPlan], by estimates: EstimatedPositions) {
    for index in photos.indices where photos[index].position == nil && photos[index].photo.withheld == nil {
      let position = estimates.position(of: photos[index])
      photos[index].position = position.flatMap { trip.withheld.region(at: $0.value) == nil ? $0 : nil }
    }
  }

  /// Tells what the positions of photos and entries are called.
  private func localize(_ photos: inout [PhotoPlan], _ entries: inout [EntryPlan]) {
    for index in photos.indices {
      photos[index].locality =
        Locality(photos[index].photo.withheld) ?? names.locality(at: photos[index].position?.value)
    }
    for index in entries.indices {
      entries[index].locality =
        Locality(entries[index].withheld) ?? names.locality(at: entries[index].position)
    }
  }

  /// Tells each photo which entries show it, which place is nearest, and in which albums it lies.
  private func link(
    _ photos: inout [PhotoPlan], to entries: [EntryPlan], _ places: [PlacePlan], _ albums: [AlbumPlan]
  ) {
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
    for album in albums { for id in album.photos { photos[id.index].albums.append(album.id) } }
  }
}
